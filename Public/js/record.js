import { byID, el } from "./dom.js";
import { text } from "./texts.js";
import { word } from "./words.js";
import { get, recordPath } from "./service.js";

/** What is drawn: every major version from 13 on; 18 is followed by 26. */
const versions = ["13.0", "14.0", "15.0", "16.0", "17.0", "18.0", "26.0"];
const hidden = new Set(["dataset", "id", "at", "kind", "phrases"]);
let asked = 0;

/** Shows no record. */
export function clearRecord() {
  asked += 1;
  byID("record").replaceChildren();
}

/** Fetches the record and draws it; the newest request wins. */
export async function showRecord(kind, id) {
  const turn = ++asked;
  const place = byID("record");
  const path = recordPath(kind, id);
  if (!path) return;
  try {
    const record = await get(path);
    const verdicts = kind === "apis" && record.status !== "private" ? await Promise.all(versions.map((ios) => get(path, { ios }))) : null;
    if (turn !== asked) return;
    place.replaceChildren(...draw(kind, record, verdicts));
  } catch (problem) {
    if (turn !== asked) return;
    place.replaceChildren(el("p", { class: "problem" }, problem.message),
      ...(problem.nearest?.length ? [el("p", {}, `${text("near")}: `, list(problem.nearest.map((name) => link(kind, name))))] : []));
  }
  if (matchMedia("(max-width: 48rem)").matches) place.scrollIntoView({ block: "start" });
}

function draw(kind, record, verdicts) {
  return [
    el("a", { class: "back", href: "#query", onclick: (event) => { event.preventDefault(); byID("query").scrollIntoView(); byID("query").focus({ preventScroll: true }); } }, text("back")),
    el("h2", {}, record.id),
    el("p", {}, el("span", { class: "tag" }, word(kind)), " ", ...["status", "verdict", "review_risk", "severity"]
      .filter((name) => typeof record[name] === "string")
      .map((name) => el("span", { class: `tag ${record[name]}` }, `${word(name)}: ${value(name, record[name])}`))
      .flatMap((tag) => [tag, " "])),
    verdicts ? bar(verdicts.map((answer) => answer.at?.verdict), text("versions")) : keyBar(kind, record),
    el("dl", {}, ...Object.entries(record).filter(([name, value]) => !hidden.has(name) && !empty(value))
      .flatMap(([name, value]) => [el("dt", {}, word(name)), el("dd", {}, shown(kind, name, value))])),
  ].filter(Boolean);
}

/** One cell a version, its verdict in words as well as in colour. */
function bar(verdicts, label) {
  return el("ul", { class: "versions", "aria-label": label }, versions.map((version, index) =>
    el("li", { class: verdicts[index] ?? "" }, el("b", {}, `iOS ${parseInt(version)}`), text(verdicts[index] ?? "—"))));
}

/** A key has no verdict of its own: it is there from `introduced` on, and may be deprecated. */
function keyBar(kind, record) {
  if (kind !== "keys" || !record.introduced) return null;
  const before = (bound, version) => bound && parseFloat(version) >= parseFloat(bound);
  return bar(versions.map((version) =>
    before(record.deprecated, version) ? "deprecated" : before(record.introduced, version) ? "available" : "unavailable"), text("versions"));
}

/** Members whose values are words of the vocabulary, not names. */
const worded = new Set(["role", "confidence", "if_missing", "if_missing_confidence", "review_risk", "effect", "verdict", "status", "severity", "certainty"]);

/** A word of the record's head: a verdict on a statement is yes or no, a status is told as on the version bar. */
const value = (name, content) => (name === "status" || name === "severity" ? text(content) : word(content));

const empty = (value) => value === null || (Array.isArray(value) && !value.length) || (typeof value === "object" && !Object.keys(value).length);

const links = { replacements: "apis", replaced_by: "keys", companions: "keys", keys: "keys", needed_by: "apis", permissions: "permissions",
  permission: "permissions", codes: "review-codes", facts: "facts", fact: "facts", category: "privacy-categories", reasons: "privacy-reasons",
  required_reason_category: "privacy-categories", apis: "apis", rules: "rules", guidelines: "guidelines", entitlements: "entitlements" };

function link(kind, id) {
  return el("a", { href: `#search/${encodeURIComponent(kind)}/${encodeURIComponent(id)}` }, id);
}

const list = (items) => el("ul", {}, items.map((item) => el("li", {}, item)));

function shown(kind, name, value) {
  if (name === "sources") return list(value.map(source));
  if (Array.isArray(value)) return list(value.map((item) => shown(kind, name, item)));
  if (value && typeof value === "object") return list(Object.entries(value).filter(([, inner]) => !empty(inner))
    .map(([inner, content]) => el("span", {}, `${word(inner)}: `, shown(kind, inner, content))));
  if (name === "key") return link("keys", value);
  // A code that begins with a digit is the number of a guideline.
  if (name === "codes" && /^\d/.test(value)) return link("guidelines", value);
  if (name === "replaced_by" && kind !== "keys") return link(kind, value);
  if (links[name] && typeof value === "string") return link(links[name], value);
  if (name === "bad" || name === "good" || name === "code") return el("code", { class: "example" }, value);
  return typeof value === "boolean" || worded.has(name) ? word(value) : String(value);
}

/** A source as text, with its address made a link. */
function source(value) {
  const found = /https:\/\/\S+/.exec(value);
  if (!found) return value;
  return el("span", {}, value.slice(0, found.index), el("a", { href: found[0], rel: "noreferrer" }, found[0]), value.slice(found.index + found[0].length));
}
