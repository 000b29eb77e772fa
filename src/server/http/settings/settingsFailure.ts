import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "#server/git/disk/codeOf.ts";

const FULL = "The disk is full, so the settings were not written";
const UNWRITTEN = "The settings could not be read or written";
const NEXT_FULL = "The choice holds on this page; free some room and choose again to keep it.";
const NEXT = "The choice holds on this page; give yourself the right to write there and choose again to keep it.";

/** Says why the settings in a place could not be kept; a mistake of ours is given back as it is. */
export function settingsFailure(error: unknown, place: string): Error {
  const code = codeOf(error);
  if (error instanceof GalleyError) return error;
  if (code === "") return error instanceof Error ? error : new Error(String(error));
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  return isFull
    ? new GalleyError("DISK_FULL", `${FULL} (${place}).`, { next: NEXT_FULL, cause: error })
    : new GalleyError("READ_ONLY", `${UNWRITTEN} (${place}, ${code}).`, { next: NEXT, cause: error });
}
