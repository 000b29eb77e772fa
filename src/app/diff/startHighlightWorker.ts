import workerUrl from "./highlight.worker.ts?worker&url";

/** The part of Trusted Types that TypeScript's DOM library does not know yet. A trusted URL turns into its text. */
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

/** Makes the one policy the page's content security policy names. It accepts our worker's own address and no other. */
function acceptOnlyOurs(url: string): string {
  if (url !== workerUrl) throw new TypeError("Only the highlighter's own worker may start.");
  return url;
}

const policy = globalThis.window?.trustedTypes?.createPolicy("galley-worker", { createScriptURL: acceptOnlyOurs });

/** Starts the worker that finds tokens; null where there are no workers or the page may not start one. */
export function startHighlightWorker(): Worker | null {
  if (typeof Worker === "undefined") return null;
  try {
    return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module", name: "galley-highlight" });
  } catch {
    return null; // colours are a courtesy: without them the reader shows plain text
  }
}
