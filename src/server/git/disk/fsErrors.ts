import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";

/** Returns the system's error code, such as ENOENT; empty for any other error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/**
 * Resolves to the result of a read, or to null if the file or folder does not exist, which no path can that is too long for
 * the system. Rethrows any other error.
 */
export async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(codeOf(error))) return null;
    throw error;
  }
}

/** Returns the folder in which Galley saves what it can make again: `galley` in the user's cache folder. */
export function cacheFolder(): string {
  const { GALLEY_CACHE_DIR: own, XDG_CACHE_HOME: xdg } = process.env;
  if (own !== undefined && isAbsolute(own)) return own;
  return join(xdg !== undefined && isAbsolute(xdg) ? xdg : join(homedir(), ".cache"), "galley");
}

/**
 * Converts a system error while writing into our own folder to a `GalleyError`: DISK_FULL if there is no space, else
 * READ_ONLY. Returns an existing `GalleyError` unchanged.
 */
export function cacheFailure(folder: string, cause: unknown): unknown {
  if (cause instanceof GalleyError) return cause;
  const code = codeOf(cause);
  if (code === "ENOSPC" || code === "EDQUOT") return new GalleyError("DISK_FULL", undefined, { cause });
  return new GalleyError("READ_ONLY", `Cannot write to Galley's cache folder ${folder}.`, { cause });
}

export const RELOAD_HINT = "Reload the page and try again. Nothing was changed.";
const SEE_TO_IT = "Check the permissions and try again. Nothing was changed.";
const SEE_TO_DISK = "Check the disk and try again. Nothing was changed.";

/**
 * Converts a system error while reading or writing a file of the work tree to a `GalleyError`. Returns an unexpected
 * error unchanged.
 */
export function workFileFailure(path: string, cause: unknown): unknown {
  const name = displayLine(path);
  switch (codeOf(cause)) {
    case "ENOENT":
      return new GalleyError("STALE", `${name} no longer exists.`, { next: RELOAD_HINT, cause });
    case "EEXIST":
      return new GalleyError("STALE", `${name} already exists.`, { next: RELOAD_HINT, cause });
    case "ENOTDIR":
    case "ELOOP":
    case "EISDIR":
    case "EFTYPE":
    case "ENXIO":
      return new GalleyError("STALE", `${name} is no longer a regular file, or its path contains a symbolic link.`, {
        next: RELOAD_HINT,
        cause,
      });
    case "EFBIG":
      return new GalleyError("TOO_LARGE", `${name} is too large to edit.`, { cause });
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ETXTBSY":
      return new GalleyError("READ_ONLY", `Cannot write to ${name}.`, { next: SEE_TO_IT, cause });
    case "ENOSPC":
    case "EDQUOT":
      return new GalleyError("DISK_FULL", undefined, { cause });
    case "EIO":
      return new GalleyError("READ_ONLY", `The disk reported an I/O error for ${name}.`, { next: SEE_TO_DISK, cause });
    default:
      return cause;
  }
}
