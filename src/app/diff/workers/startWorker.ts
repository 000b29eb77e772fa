import changeUrl from "./change.worker.ts?worker&url";
import formUrl from "../folding/form.worker.ts?worker&url";
import highlightUrl from "./highlight.worker.ts?worker&url";

/** The part of Trusted Types missing in TypeScript's DOM library. A trusted URL converts to its text. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

const PROGRAMS = { change: changeUrl, form: formUrl, highlight: highlightUrl };

/**
 * Creates the only policy that the page's content security policy allows. It accepts the URLs of our own workers and no
 * others.
 */
function acceptOnlyOurs(url: string): string {
  if (!Object.values(PROGRAMS).includes(url)) throw new TypeError("Only the reader's own workers may start.");
  return url;
}

const policy = globalThis.window?.trustedTypes?.createPolicy("galley-worker", { createScriptURL: acceptOnlyOurs });

/** Starts a worker of the page; null if workers are not supported or not allowed. */
export function startWorker(name: keyof typeof PROGRAMS): Worker | null {
  if (typeof Worker === "undefined") return null;
  const url = PROGRAMS[name];
  try {
    return new Worker(policy?.createScriptURL(url) ?? url, { type: "module", name: `galley-${name}` });
  } catch {
    return null; // workers are optional: the caller works without them and reports what is missing
  }
}

/** Starts the highlighting worker; null if workers are not supported or not allowed: code is then plain. */
export function startHighlightWorker(): Worker | null {
  return startWorker("highlight");
}
