import { encodeBytes } from "#contract/byteText.ts";
import { quotePath } from "../quotePath.ts";

/** A name that stands as it is, as most do. */
const PLAIN = /^[ !#-[\]-~]*$/u;

/** Writes a path, which is text as `byteText` carries it, as git does in a patch's header. */
export function quotedName(path: string): string {
  return PLAIN.test(path) ? path : quotePath(encodeBytes(path));
}
