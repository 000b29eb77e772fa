import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "./codeOf.ts";

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
