import { byID, el } from "./dom.js";
import { text } from "./texts.js";
import { word } from "./words.js";
import { get } from "./service.js";
import { clearRecord, showRecord } from "./record.js";

const examples = ["CLLocationManager.authorizationStatus()", "NSCameraUsageDescription", "ITMS-91053", "PHPhotoLibrary.isLimited", "相机", "CA92.1"];
const input = byID("query");
const list = byID("results");
let running = null;
let selected = -1;
let shown = 0;
let nextPage = null;

const address = (item) => `#search/${encodeURIComponent(item.kind)}/${encodeURIComponent(item.id)}`;

/** Asks for what the field holds; a later question ends an earlier one. */
async function ask() {
  running?.abort();
  const query = input.value.trim();
  const page = new URL(location.href);
  query ? page.searchParams.set("q", query) : page.searchParams.delete("q");
  history.replaceState(null, "", page);
  const status = byID("search-status");
  if (!query) {
    list.replaceChildren();
    byID("more").hidden = true;
    input.setAttribute("aria-expanded", "false");
    status.textContent = "";
    return;
  }
  running = new AbortController();
  const { signal } = running;
  status.textContent = text("searching");
  try {
    selected = -1;
    shown = 0;
    list.replaceChildren();
    input.removeAttribute("aria-activedescendant");
    await showPage(query, signal);
    input.setAttribute("aria-expanded", String(shown > 0));
  } catch (problem) {
    if (problem.name !== "AbortError") status.textContent = text("failed") + problem.message;
  }
}

/** Adds the next results to the list, and a way to the ones after them. */
async function showPage(query, signal) {
  const page = shown ? { page_token: nextPage } : {};
  const { items, total, next } = await get("/v1/search", { q: query, limit: 30, ...page }, signal);
  list.append(...items.map((item, index) => row(item, shown + index)));
  shown += items.length;
  nextPage = next ? new URLSearchParams(next.split("?")[1]).get("page_token") : null;
  byID("search-status").textContent = text("found", shown, total);
  byID("more").hidden = !nextPage;
}

function row(item, index) {
  return el("li", { role: "option", id: `result-${index}`, "aria-selected": "false", onclick: () => { location.hash = address(item); } },
    el("span", { class: "name" }, item.id), " ", el("span", { class: "tag" }, word(item.kind)), " ",
    item.status && item.status !== "known" ? el("span", { class: `tag ${item.status}` }, text(item.status)) : null,
    item.title ? el("span", { class: "about" }, item.title) : null);
}

function select(index) {
  const rows = [...list.children];
  if (!rows.length) return;
  selected = (index + rows.length) % rows.length;
  rows.forEach((row, at) => row.setAttribute("aria-selected", String(at === selected)));
  input.setAttribute("aria-activedescendant", `result-${selected}`);
  rows[selected].scrollIntoView({ block: "nearest" });
}

export function start() {
  let timer;
  input.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(ask, 120); });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Enter") list.children[Math.max(selected, 0)]?.click();
    else if (event.key === "Escape") { input.value = ""; ask(); }
    else return;
    event.preventDefault();
  });
  byID("more").addEventListener("click", () => showPage(input.value.trim(), running?.signal));
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  reword();
}

/** Words what this view made itself, after a change of language. */
export function reword() {
  byID("examples").replaceChildren(`${text("examples")} `, ...examples.map((example) =>
    el("button", { type: "button", onclick: () => { input.value = example; ask(); input.focus(); } }, example)));
  ask();
}

export function show([kind, id]) {
  if (kind && id) showRecord(kind, id);
  else clearRecord();
}
