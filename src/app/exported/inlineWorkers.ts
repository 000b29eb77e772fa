import changeProgram from "#app/diff/workers/change.worker.ts?program";
import highlightProgram from "#app/diff/workers/highlight.worker.ts?program";

/**
 * Replaces `diff/workers/startWorker.ts` in exported files, which cannot load other files: the programs of the workers
 * are texts in the file. See `.ci/exportedPage.ts`.
 */
const PROGRAMS = { change: changeProgram, highlight: highlightProgram };

/** The only policy that the page's content security policy allows for its workers. Nothing else is given to it. */
const policy = window.trustedTypes?.createPolicy("galley-worker", { createScriptURL: (url) => url });

/** Starts a worker of the page; null if workers are not supported or not allowed. */
export function startWorker(name: keyof typeof PROGRAMS): Worker | null {
  if (typeof Worker === "undefined") return null;
  const url = URL.createObjectURL(new Blob([PROGRAMS[name]], { type: "text/javascript" }));
  try {
    return new Worker(policy?.createScriptURL(url) ?? url, { name: `galley-${name}` });
  } catch {
    return null; // workers are optional: the caller works without them and reports what is missing
  }
}

/** Starts the highlighting worker; null if workers are not supported or not allowed: code is then plain. */
export function startHighlightWorker(): Worker | null {
  return startWorker("highlight");
}
