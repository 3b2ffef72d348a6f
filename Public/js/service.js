import { language } from "./texts.js";

/** A problem (RFC 9457) that the service answered with. */
export class Problem extends Error {
  constructor(body) {
    super(body.detail ?? body.title ?? "");
    this.nearest = body.nearest ?? [];
    this.errors = body.errors ?? [];
  }
}

async function answer(response) {
  const body = await response.json();
  if (!response.ok) throw new Problem(body);
  return body;
}

/** GETs `path` with the query `values`, in the page's language. */
export async function get(path, values = {}, signal = undefined) {
  const query = new URLSearchParams({ ...values, lang: language() });
  return answer(await fetch(`${path}?${query}`, { signal, headers: { Accept: "application/json" } }));
}

/** POSTs a form of files and fields to the evaluation. */
export async function evaluate(form) {
  const query = new URLSearchParams({ lang: language() });
  return answer(await fetch(`/v1/evaluations?${query}`, { method: "POST", body: form, headers: { Accept: "application/json" } }));
}

/** Where a record of `kind` is found; `null` for a kind without a page of its own. */
export function recordPath(kind, id) {
  const folders = {
    apis: "apis", permissions: "permissions", keys: "keys", "privacy-categories": "privacy/categories",
    "privacy-reasons": "privacy/reasons", "privacy-data-types": "privacy/data-types", "privacy-purposes": "privacy/purposes",
    "required-reason-apis": "privacy/required-reason-apis", "privacy-manifest-keys": "privacy/manifest-keys",
    "review-codes": "review-codes", guidelines: "guidelines", "background-modes": "background-modes",
    entitlements: "entitlements", matrix: "matrix", timeline: "timeline", symptoms: "symptoms", facts: "facts", rules: "rules",
  };
  return folders[kind] ? `/v1/${folders[kind]}/${encodeURIComponent(id)}` : null;
}
