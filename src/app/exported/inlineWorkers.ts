import ChangeWorker from "#app/diff/workers/change.worker.ts?worker&inline";
import HighlightWorker from "#app/diff/workers/highlight.worker.ts?worker&inline";

/**
 * Replaces `diff/workers/startWorker.ts` in exported files, which cannot load other files: the programs of the workers
 * are texts in the file. See `oneFile` in vite.config.ts.
 */
const PROGRAMS = { change: ChangeWorker, highlight: HighlightWorker };

/** Starts a worker of the page; null if workers are not supported or not allowed. */
export function startWorker(name: keyof typeof PROGRAMS): Worker | null {
  if (typeof Worker === "undefined") return null;
  try {
    return new PROGRAMS[name]({ name: `galley-${name}` });
  } catch {
    return null; // workers are optional: the caller works without them and reports what is missing
  }
}

/** Starts the highlighting worker; null if workers are not supported or not allowed: code is then plain. */
export function startHighlightWorker(): Worker | null {
  return startWorker("highlight");
}
