import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { FILE_NAMES_BYTES, GIT_READ_MS } from "#contract/limits.ts";
import { pastDamage } from "../objects/pastDamage.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requireRepository } from "../repositoryGone.ts";
import { repositoryState } from "../repositoryState.ts";

/** The paths of all files of a tree, submodules among them, in git's order. */
export interface FileNames {
  /** The paths as `byteText` carries them, with a NUL between them. */
  readonly text: string;
  readonly count: number;
  /** There are more: the first FILE_NAMES_BYTES are listed. */
  readonly isCut: boolean;
  /** What kept the files of some folders from being listed: OBJECT_MISSING; null where nothing did. */
  readonly failure: GalleyError | null;
}

export interface FileNamesOptions extends ReadOptions {
  /** How much is listed at most; FILE_NAMES_BYTES if absent. */
  readonly maxBytes?: number | undefined;
}

const NUL = 0;
const lost = (folders: number): string =>
  folders === 1
    ? "A folder of this commit cannot be read; its files are not listed."
    : `${folders} folders of this commit cannot be read; their files are not listed.`;

/**
 * Lists the paths of all files of a commit, as one text: a value for each of 100,000 would cost more than git takes. Cached. Of a
 * folder that is missing or damaged nothing is listed, and the list says so and is not kept; without the root it fails as OBJECT_MISSING.
 * Linear in the folders and files that the commit has: 100,000 in some 50 ms.
 */
export async function fileNames(
  repository: Repository,
  commit: Oid,
  options: FileNamesOptions = {},
): Promise<FileNames> {
  requireOids(commit);
  const { maxBytes = FILE_NAMES_BYTES, ...rest } = options;
  const { fileNames: cache } = repositoryState(repository);
  const key = `${commit} ${maxBytes}`;
  const known = cache.get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const args = ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit];
  const call = { ...rest, where: "shadow", args, timeoutMs: GIT_READ_MS, maxBytes: Infinity } as const;
  async function list(standIns: string | undefined): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    await streamGit(repository, { ...call, standIns }, (chunk) => {
      chunks.push(chunk);
      bytes += chunk.length;
      return bytes <= maxBytes;
    });
    return Buffer.concat(chunks);
  }
  const { result: all, unreadable } = await pastDamage(repository, { ...rest, kind: "tree" }, list);
  if (unreadable.has(commit)) throw new GalleyError("OBJECT_MISSING");
  const isCut = all.length > maxBytes;
  const end = isCut ? all.lastIndexOf(NUL, maxBytes) : all.length - 1;
  const listed = all.subarray(0, Math.max(0, end));
  const text = decodeBytes(listed);
  const failure = unreadable.size > 0 ? new GalleyError("OBJECT_MISSING", lost(unreadable.size)) : null;
  const found = { text, count: countNames(listed), isCut, failure };
  if (failure === null) cache.set(key, found, 2 * text.length);
  return found;
}

function countNames(listed: Buffer): number {
  if (listed.length === 0) return 0;
  let count = 1;
  for (let at = listed.indexOf(NUL); at >= 0; at = listed.indexOf(NUL, at + 1)) count += 1;
  return count;
}
