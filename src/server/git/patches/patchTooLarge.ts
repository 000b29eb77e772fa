import { GalleyError } from "#contract/errors.ts";
import { GIT_PATCH_BYTES } from "#contract/limits.ts";

/** Says of one file that its patch is longer than what is read of one. */
export function patchTooLarge(): GalleyError {
  return new GalleyError("TOO_LARGE", `The patch of this file exceeds ${GIT_PATCH_BYTES} bytes.`);
}
