import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { LINK_TARGET_BYTES } from "#contract/limits.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Reads where a symbolic link leads, as `byteText` carries it: any bytes, an address of nothing but what it says. Fails as
 * TOO_LARGE beyond LINK_TARGET_BYTES, as OBJECT_MISSING where the link's blob is not there.
 */
export async function linkTarget(repository: Repository, oid: Oid, options: ReadOptions = {}): Promise<string> {
  const [target] = await readBlobs(repository, [oid], { ...options, maxBytes: LINK_TARGET_BYTES });
  if (target === "large") {
    throw new GalleyError("TOO_LARGE", `The symbolic link has more than ${LINK_TARGET_BYTES} bytes.`);
  }
  if (target === undefined || target === "missing") {
    throw new GalleyError("OBJECT_MISSING", "The symbolic link is not in this repository's object store.");
  }
  return decodeBytes(target);
}
