import { byID, el } from "./dom.js";
import { text } from "./texts.js";
import { evaluate } from "./service.js";
import { drawReport } from "./report.js";
import { sample } from "./sample.js";

/** The files to be checked: `{ name, blob, content }`; `content` is text, or `null` for a binary file. */
let files = [];
let report = null;

async function read(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return bytes.includes(0) ? null : new TextDecoder().decode(bytes);
}

/** Takes files in; the list is copied at once, for a file field empties its own. */
async function add(list) {
  const added = [...list].map(async (file) => ({ name: file.webkitRelativePath || file.name, blob: file, content: await read(file) }));
  files.push(...await Promise.all(added));
  drawFiles();
}

/** The name that a pasted text goes by: the service tells files apart by name first. */
function nameFor(content) {
  if (/<key>NSPrivacy/.test(content)) return "PrivacyInfo.xcprivacy";
  return /<key>(com\.apple\.|aps-environment)/.test(content) ? "App.entitlements" : "Info.plist";
}

function addText(name, content) {
  files.push({ name, blob: new Blob([content]), content });
  drawFiles();
}

function drawFiles() {
  byID("documents").replaceChildren(...files.map((file, index) => el("li", {},
    el("input", { value: file.name, "aria-label": text("fileName"), onchange: (event) => { file.name = event.target.value.trim() || file.name; file.isNamed = true; } }),
    el("button", { type: "button", onclick: () => { files.splice(index, 1); drawFiles(); } }, text("remove")),
    file.pasted ? el("textarea", { rows: 8, spellcheck: "false", "aria-label": text("fileText"), oninput: (event) => retext(file, event.target) }, file.content) : null)));
}

/** Takes what was typed; until the name is typed too, it follows the text. */
function retext(file, area) {
  file.content = area.value;
  file.blob = new Blob([file.content]);
  if (file.isNamed) return;
  file.name = nameFor(file.content);
  area.closest("li").querySelector("input").value = file.name;
}

async function run() {
  const form = byID("check-form");
  const status = byID("check-status");
  const apis = form.elements.apis.value.split("\n").map((line) => line.trim()).filter(Boolean);
  const used = files.filter((file) => file.blob.size > 0);
  if (!used.length && !apis.length) {
    status.textContent = text("nothing");
    return;
  }
  const body = new FormData();
  for (const file of used) body.append("file", file.blob, file.name);
  for (const name of ["min_ios", "sdk", "kind"]) {
    const value = form.elements[name].value.trim();
    if (value) body.append(name, value);
  }
  if (apis.length) body.append("apis", JSON.stringify(apis.map((name) => ({ name }))));
  const button = form.querySelector("[type=submit]");
  button.disabled = true;
  status.textContent = text("checking");
  try {
    const answer = await evaluate(body);
    report = { answer, files: used.map(({ name, content }) => ({ name, content })) };
    status.textContent = "";
    byID("report").replaceChildren(...drawReport(report.answer, report.files));
    byID("report").scrollIntoView({ block: "start" });
  } catch (problem) {
    status.textContent = "";
    const errors = (problem.errors ?? []).filter((error) => error.detail !== problem.message);
    byID("report").replaceChildren(el("div", { class: "problem", role: "alert" }, el("p", {}, problem.message),
      errors.length ? el("ul", {}, errors.map((error) => el("li", {}, error.detail))) : null));
  } finally {
    button.disabled = false;
  }
}

export function start() {
  const drop = byID("drop");
  byID("files").addEventListener("change", (event) => { add(event.target.files); event.target.value = ""; });
  byID("paste-add").addEventListener("click", () => {
    files.push({ name: nameFor(""), blob: new Blob([]), content: "", pasted: true });
    drawFiles();
    byID("documents").lastElementChild.querySelector("textarea").focus();
  });
  byID("sample").addEventListener("click", () => { files = []; for (const [name, content] of Object.entries(sample)) addText(name, content); run(); });
  byID("check-form").addEventListener("submit", (event) => { event.preventDefault(); run(); });
  for (const kind of ["dragenter", "dragover"]) drop.addEventListener(kind, (event) => { event.preventDefault(); drop.classList.add("over"); });
  for (const kind of ["dragleave", "drop"]) drop.addEventListener(kind, () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => { event.preventDefault(); add(event.dataTransfer.files); });
  document.addEventListener("paste", (event) => {
    if (byID("view-check").hidden || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.clipboardData.files.length) return add(event.clipboardData.files);
    const content = event.clipboardData.getData("text");
    if (content.trim()) addText(nameFor(content), content);
  });
}

/** Words what this view made itself; findings come again in the new language. */
export function reword() {
  drawFiles();
  if (report) run();
}

export function show() {}
