import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";

/** Gives the code that the system names a failure by, such as ENOENT; empty for any other failure. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Gives what is read of a file or folder, or null where there is none of its name; fails as the reading does otherwise. */
export async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return null;
    throw error;
  }
}

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

const LOOK_AGAIN = "Look at the work tree as it is now, and try again; nothing was changed.";
const SEE_TO_IT = "Give yourself the right to write there and try again; nothing was changed.";
const SEE_TO_DISK = "See to the disk, then try again; nothing was changed.";

/** What kept a file of the work tree from being read or written: a failure for people, or the one given where it was not foreseen. */
export function workFileFailure(path: string, cause: unknown): unknown {
  const name = displayLine(path);
  switch (codeOf(cause)) {
    case "ENOENT":
      return new GalleyError("STALE", `${name} is not there any more.`, { next: LOOK_AGAIN, cause });
    case "EEXIST":
      return new GalleyError("STALE", `Something stands at ${name} by now.`, { next: LOOK_AGAIN, cause });
    case "ENOTDIR":
    case "ELOOP":
    case "EISDIR":
    case "EFTYPE":
    case "ENXIO":
      return new GalleyError("STALE", `${name} is no ordinary file any more, or a symbolic link leads to it.`, {
        next: LOOK_AGAIN,
        cause,
      });
    case "EFBIG":
      return new GalleyError("TOO_LARGE", `${name} is larger than Galley edits.`, { cause });
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ETXTBSY":
      return new GalleyError("READ_ONLY", `${name} cannot be written to.`, { next: SEE_TO_IT, cause });
    case "ENOSPC":
    case "EDQUOT":
      return new GalleyError("DISK_FULL", undefined, { cause });
    case "EIO":
      return new GalleyError("READ_ONLY", `The disk reported an error at ${name}.`, { next: SEE_TO_DISK, cause });
    default:
      return cause;
  }
}
