import { GalleyError } from "#contract/errors.ts";

/** Git was ended by a signal that did not come from Galley: whether it had done its work is not known. */
export class GitKilled extends GalleyError {
  constructor(cause: Error) {
    super("INTERNAL", undefined, { cause });
  }
}
