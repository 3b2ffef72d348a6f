import { el } from "./dom.js";
import { text } from "./texts.js";
import { word } from "./words.js";

/** Lines shown around a marked one; the rest is folded. */
const around = 3;

/** Draws an evaluation: its verdict, then each file with the findings beside its lines. */
export function drawReport(answer, files) {
  const { error, warning, note } = answer.summary;
  const elsewhere = answer.findings.filter((finding) => !files.some((file) => file.name === finding.location?.path));
  const unread = answer.documents.filter((document) => document.status !== "read").length;
  const missing = answer.required_keys.filter((key) => key.present === false);
  return [
    el("div", { class: "summary" },
      el("span", { class: `tag ${{ fail: "error", warn: "warning", pass: unread ? "warning" : "pass" }[answer.verdict]}` },
        text(answer.verdict === "pass" && unread === answer.documents.length && unread > 0 ? "notJudged" : answer.verdict)),
      el("span", {}, [text("errors", error), text("warnings", warning), text("notes", note), ...(unread ? [text("unread", unread)] : [])].join(" · "))),
    missing.length ? el("p", {}, text("requiredKeys") + text("colon"), ...missing.flatMap((key) => [el("code", {}, key.key), ` (${text("missing")}) `])) : null,
    ...files.map((file) => drawFile(file, answer)),
    elsewhere.length ? el("section", { class: "file" }, el("h3", {}, text("elsewhere")), ...elsewhere.map((found) => drawFinding(found, true))) : null,
  ].filter(Boolean);
}

function drawFile(file, answer) {
  const findings = answer.findings.filter((finding) => finding.location?.path === file.name);
  const document = answer.documents.find((other) => other.path === file.name);
  return el("section", { class: "file" },
    el("h3", {}, file.name, " ", el("span", { class: "tag" }, document?.status === "read" ? word(document.kind) : text(document?.status ?? "ignored"))),
    findings.length ? null : el("p", { class: "finding" }, document?.detail ?? text("noFindings")),
    file.content === null ? el("div", {}, document?.status === "read" ? el("p", { class: "finding" }, text("binary")) : null,
      ...findings.map((found) => drawFinding(found, true)))
      : drawSource(file.content.split(/\r\n|\r|\n/), findings));
}

function drawSource(lines, findings) {
  const byLine = Map.groupBy(findings, (finding) => finding.location.line ?? 1);
  const near = (number) => [...byLine.keys()].some((line) => Math.abs(line - number) <= around);
  const rows = [];
  for (let index = 0; index < lines.length;) {
    const number = index + 1;
    if (near(number) || lines.length <= 2 * around) {
      rows.push(drawLine(lines[index], number, byLine.get(number) ?? []));
      index += 1;
      continue;
    }
    let end = index;
    while (end < lines.length && !near(end + 1)) end += 1;
    rows.push(fold(lines.slice(index, end), number));
    index = end;
  }
  return el("div", { class: "source" }, rows);
}

function drawLine(line, number, findings) {
  const loudest = ["error", "warning", "note"].find((severity) => findings.some((finding) => finding.severity === severity));
  return el("div", {},
    el("div", { class: `row ${loudest ?? ""}` }, el("span", { class: "number" }, String(number)), el("span", { class: "code" }, line || " ")),
    findings.map((finding) => drawFinding(finding, false)));
}

function fold(lines, first) {
  const place = el("div", {});
  place.append(el("button", { type: "button", class: "fold", onclick: () => place.replaceChildren(...lines.map((line, index) => drawLine(line, first + index, []))) },
    text("lines", lines.length)));
  return place;
}

function drawFinding(finding, withPlace) {
  const at = finding.location ?? {};
  const place = [at.path, at.pointer, at.line === null && at.offset !== undefined && at.offset !== null ? `${text("offset")} ${at.offset}` : null];
  return el("div", { class: `finding ${finding.severity}` },
    el("p", {}, el("span", { class: `tag ${finding.severity}` }, text(finding.severity)), " ", el("strong", {}, finding.message)),
    withPlace ? el("p", { class: "mono" }, place.filter(Boolean).join(" ")) : null,
    finding.why ? el("p", {}, text("why") + text("colon") + finding.why) : null,
    finding.fix?.text ? el("p", {}, text("fix") + text("colon") + finding.fix.text) : null,
    finding.fix?.patch?.length ? el("details", {}, el("summary", {}, text("patch")), el("pre", {}, JSON.stringify(finding.fix.patch, null, 1))) : null,
    el("p", { class: "meta" }, [finding.rule, ...(finding.codes ?? []), word(finding.effect)].filter(Boolean).join(" · ")),
    finding.sources?.length ? el("details", { class: "meta" }, el("summary", {}, text("sources")), el("ul", {}, finding.sources.map((source) => el("li", {}, source)))) : null);
}
