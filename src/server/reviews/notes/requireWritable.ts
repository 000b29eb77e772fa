import { GalleyError } from "#contract/errors.ts";
import type { GoJson } from "./goJson.ts";

const REFUSED =
  "A text of the review holds a backspace, a form feed, half a character or a byte that is not UTF-8, which reviews cannot hold.";

const UNWRITABLE = /[\b\f]|\p{Surrogate}/u;

/**
 * Fails as BAD_INPUT if a text inside, however deep, cannot be read back the same by every tool: where it is not well-formed,
 * or holds one of the two characters that versions of Go spell differently, so that they disagree on a comment's id.
 */
export function requireWritable(value: GoJson | undefined): void {
  if (typeof value === "string") {
    if (UNWRITABLE.test(value)) throw new GalleyError("BAD_INPUT", REFUSED);
  } else if (typeof value === "object") {
    for (const one of Object.values(value)) requireWritable(one);
  }
}
