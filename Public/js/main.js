import { byID } from "./dom.js";
import { setLanguage, text, wordPage } from "./texts.js";
import { get } from "./service.js";
import * as search from "./search.js";
import * as check from "./check.js";

const views = { search, check };

/** Shows the view that the address names: `#search/<kind>/<id>` or `#check`. */
function route() {
  const [name, ...rest] = location.hash.slice(1).split("/").map(decodeURIComponent);
  const view = views[name] ? name : "search";
  for (const other of Object.keys(views)) byID(`view-${other}`).hidden = other !== view;
  for (const link of document.querySelectorAll("nav a[data-view]"))
    link.dataset.view === view ? link.setAttribute("aria-current", "page") : link.removeAttribute("aria-current");
  views[view].show(rest);
}

async function showDataset() {
  try {
    const { dataset } = await get("/v1/datasets");
    byID("dataset").textContent = `${text("dataset")} ${dataset}`;
  } catch { byID("dataset").textContent = ""; }
}

for (const button of document.querySelectorAll("[data-language]"))
  button.addEventListener("click", () => {
    setLanguage(button.dataset.language);
    showDataset();
    for (const view of Object.values(views)) view.reword();
    route();
  });

wordPage();
search.start();
check.start();
addEventListener("hashchange", route);
route();
showDataset();
