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
  async function list(standIns: string | undefined): Promise<ListedNames> {
    const listed = listNames(maxBytes);
    await streamGit(repository, { ...call, standIns }, listed.take);
    return listed.end();
  }
  const { result, unreadable } = await pastDamage(repository, { ...rest, kind: "tree" }, list);
  if (unreadable.has(commit)) throw new GalleyError("OBJECT_MISSING");
  const failure = unreadable.size > 0 ? new GalleyError("OBJECT_MISSING", lost(unreadable.size)) : null;
  const found = { ...result, failure };
  if (failure === null) cache.set(key, found, 2 * found.text.length);
  return found;
}

type ListedNames = Omit<FileNames, "failure">;

/** Takes what git prints, a piece at a time, whole names of up to so many bytes together: nothing large is to be done at the end. */
function listNames(maxBytes: number) {
  const texts: string[] = [];
  let [rest, bytes, count, isCut]: [Buffer[], number, number, boolean] = [[], 0, 0, false];

  function keep(names: Buffer): void {
    texts.push(decodeBytes(names));
    count += countNames(names);
  }
  return {
    /** Says whether there is room for more. */
    take(chunk: Buffer): boolean {
      isCut = bytes + chunk.length > maxBytes;
      const piece = isCut ? chunk.subarray(0, maxBytes - bytes + 1) : chunk;
      bytes += chunk.length;
      const end = piece.lastIndexOf(NUL);
      if (end < 0) rest.push(piece);
      else {
        keep(Buffer.concat([...rest, piece.subarray(0, end)]));
        rest = [piece.subarray(end + 1)];
      }
      return !isCut;
    },
    end: (): ListedNames => ({ text: texts.join("\0"), count, isCut }),
  };
}

function countNames(listed: Buffer): number {
  let count = 1;
  for (let at = listed.indexOf(NUL); at >= 0; at = listed.indexOf(NUL, at + 1)) count += 1;
  return count;
}
