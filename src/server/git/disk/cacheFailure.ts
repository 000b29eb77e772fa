import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "./codeOf.ts";

/**
 * Says what kept us from writing into our own folder, by the system's failure: a `GalleyError`, DISK_FULL where there is no room, else
 * READ_ONLY; one that was said already stays as it is.
 */
export function cacheFailure(folder: string, cause: unknown): unknown {
  if (cause instanceof GalleyError) return cause;
  const code = codeOf(cause);
  if (code === "ENOSPC" || code === "EDQUOT") return new GalleyError("DISK_FULL", undefined, { cause });
  return new GalleyError("READ_ONLY", `Galley's cache folder ${folder} cannot be written to.`, { cause });
}
