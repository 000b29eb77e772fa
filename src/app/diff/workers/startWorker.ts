import changeUrl from "./change.worker.ts?worker&url";
import highlightUrl from "./highlight.worker.ts?worker&url";

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

/** The page's workers and the addresses of their programs. */
const PROGRAMS = { change: changeUrl, highlight: highlightUrl };

/** Makes the one policy the page's content security policy names. It accepts our workers' own addresses and no other. */
function acceptOnlyOurs(url: string): string {
  if (!Object.values(PROGRAMS).includes(url)) throw new TypeError("Only the reader's own workers may start.");
  return url;
}

const policy = globalThis.window?.trustedTypes?.createPolicy("galley-worker", { createScriptURL: acceptOnlyOurs });

/** Starts a worker of the page; null where there are no workers or the page may not start one. */
export function startWorker(name: keyof typeof PROGRAMS): Worker | null {
  if (typeof Worker === "undefined") return null;
  const url = PROGRAMS[name];
  try {
    return new Worker(policy?.createScriptURL(url) ?? url, { type: "module", name: `galley-${name}` });
  } catch {
    return null; // what workers do is a courtesy: who asked for one says what is missing without it
  }
}

/** Starts the worker that finds tokens; null where there are no workers or the page may not start one: text is then plain. */
export function startHighlightWorker(): Worker | null {
  return startWorker("highlight");
}
