import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { readObjects, statObjects } from "#server/git/objects/catFile.ts";
import { isBinaryContent } from "#server/git/contents/isBinaryContent.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";

/**
 * Reads a blob as its patches are, null where git takes it for binary; a byte that is not UTF-8 is one lone surrogate. Fails as
 * TOO_LARGE beyond BLOB_TEXT_BYTES, which is told without reading it. Linear in the text.
 */
export async function blobText(git: Repository, oid: Oid, signal: AbortSignal): Promise<string | null> {
  const [stat] = await statObjects(git, [oid], { signal });
  if (stat && stat.size > BLOB_TEXT_BYTES) throw new GalleyError("TOO_LARGE", "The file has more than 10 MiB of text.");
  const [found] = await readObjects(git, [oid], { signal });
  if (!found) throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
  return isBinaryContent(found.content) ? null : decodeBytes(found.content);
}
