import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import {
  FILE_NAMES_BYTES,
  FILE_NAMES_CACHE_BYTES,
  GIT_READ_MS,
  PAGE_SIZE_MAX,
  SEARCH_PATTERN_BYTES_MAX,
} from "#contract/limits.ts";
import { eventLoopYielder } from "../eventLoop.ts";
import { skipUnreadable } from "../objects/skipUnreadable.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { streamGit } from "../readGit.ts";
import { requireRepository } from "../repositoryState.ts";
import { repositoryCache } from "../byteCache.ts";

/** The paths of all files of a commit, by its id. */
const fileNamesCache = repositoryCache<FileNames>(FILE_NAMES_CACHE_BYTES);

/** The paths of all files of a tree, including submodules, in git's order. */
export interface FileNames {
  /** The paths in `byteText` encoding, separated by NUL. */
  readonly text: string;
  readonly count: number;
  /** True if only the first FILE_NAMES_BYTES are listed. */
  readonly isTruncated: boolean;
  /** OBJECT_MISSING if the files of some folders could not be listed; else null. */
  readonly failure: GalleyError | null;
}

export interface FileNamesOptions extends ReadOptions {
  /** The size limit of the list; FILE_NAMES_BYTES if absent. */
  readonly maxBytes?: number | undefined;
}

const NUL = 0;
const lost = (folders: number): string =>
  folders === 1
    ? "A folder of this commit cannot be read; its files are not listed."
    : `${folders} folders of this commit cannot be read; their files are not listed.`;

/**
 * Lists the paths of all files of a commit as one text: 100,000 separate values would cost more than git does. Cached.
 * A missing or damaged folder is skipped and reported in `failure`, and such a list is not cached; without the root it
 * fails with OBJECT_MISSING. Linear in the folders and files of the commit: 100,000 in about 50 ms.
 */
export async function fileNames(
  repository: Repository,
  commit: Oid,
  options: FileNamesOptions = {},
): Promise<FileNames> {
  requireOids(commit);
  const { maxBytes = FILE_NAMES_BYTES, ...rest } = options;
  const cache = fileNamesCache(repository);
  const key = `${commit} ${maxBytes}`;
  const known = cache.get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const args = ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit];
  const call = { ...rest, where: "mirror", args, timeoutMs: GIT_READ_MS, maxBytes: Infinity } as const;
  async function list(replaceRefBase: string | undefined): Promise<ListedNames> {
    const listed = listNames(maxBytes);
    await streamGit(repository, { ...call, replaceRefBase }, listed.take);
    return listed.end();
  }
  const { result, unreadable } = await skipUnreadable(repository, { ...rest, kind: "tree" }, list);
  if (unreadable.has(commit)) throw new GalleyError("OBJECT_MISSING");
  const failure = unreadable.size > 0 ? new GalleyError("OBJECT_MISSING", lost(unreadable.size)) : null;
  const found = { ...result, failure };
  if (failure === null) cache.set(key, found, 2 * found.text.length);
  return found;
}

type ListedNames = Omit<FileNames, "failure">;

/**
 * Collects git's output piece by piece, whole names up to a number of bytes, so that little work is left at the end.
 */
function listNames(maxBytes: number) {
  const texts: string[] = [];
  let [rest, bytes, count, isTruncated]: [Buffer[], number, number, boolean] = [[], 0, 0, false];

  function append(names: Buffer): void {
    texts.push(decodeBytes(names));
    count += countNames(names);
  }
  return {
    /** Returns false when the limit is reached. */
    take(chunk: Buffer): boolean {
      isTruncated = bytes + chunk.length > maxBytes;
      const piece = isTruncated ? chunk.subarray(0, maxBytes - bytes + 1) : chunk;
      bytes += chunk.length;
      const end = piece.lastIndexOf(NUL);
      if (end < 0) rest.push(piece);
      else {
        append(Buffer.concat([...rest, piece.subarray(0, end)]));
        rest = [piece.subarray(end + 1)];
      }
      return !isTruncated;
    },
    end: (): ListedNames => ({ text: texts.join("\0"), count, isTruncated }),
  };
}

function countNames(listed: Buffer): number {
  let count = 1;
  for (let at = listed.indexOf(NUL); at >= 0; at = listed.indexOf(NUL, at + 1)) count += 1;
  return count;
}

/** The files whose paths match. */
export interface FoundNames {
  /** The best matches first, in `byteText` encoding. */
  readonly paths: readonly string[];
  /** The number of all matches. */
  readonly count: number;
  /** True if the commit has more files than were searched. */
  readonly isIncomplete: boolean;
  /** The error if some files could not be searched; else null. */
  readonly failure: GalleyError | null;
}

/** Names processed between two checks of the clock. */
const AT_ONCE = 1000;
/** The number of matches from which on all but the best are dropped. */
const CANDIDATES_MAX = 10_000;

/**
 * Finds the files of a commit whose paths match a query, the best first, as ranked by `nameRank`. Linear in the paths
 * of all files: 100,000 in about 50 ms, in slices that do not block the event loop. Fails with BAD_INPUT for an empty
 * query.
 */
export async function searchFileNames(
  repository: Repository,
  commit: Oid,
  query: string,
  options: ReadOptions & { readonly maxCount: number },
): Promise<FoundNames> {
  const { maxCount, ...rest } = options;
  if (query.trim() === "" || query.length > SEARCH_PATTERN_BYTES_MAX)
    throw new GalleyError(
      "BAD_INPUT",
      `The file name to search for must have 1 to ${SEARCH_PATTERN_BYTES_MAX} characters.`,
    );
  const { text, isTruncated, failure } = await fileNames(repository, commit, rest);
  const rank = nameRank(query);
  const most = Math.min(Math.max(maxCount, 1), PAGE_SIZE_MAX);
  const yieldToEventLoop = eventLoopYielder();
  let best: RankedName[] = [];
  let [scanned, count] = [0, 0];
  for (let at = 0; at < text.length;) {
    const nul = text.indexOf("\0", at);
    const path = text.slice(at, nul < 0 ? text.length : nul);
    at += path.length + 1;
    const ranked = rank(path);
    if (ranked !== null) {
      best.push({ path, rank: ranked });
      count += 1;
    }
    if (best.length >= CANDIDATES_MAX) best = bestOf(best, most);
    scanned += 1;
    if (scanned % AT_ONCE > 0) continue;
    await yieldToEventLoop();
    rest.signal?.throwIfAborted();
  }
  const paths = bestOf(best, most).map(({ path }) => path);
  return { paths, count, isIncomplete: isTruncated || failure !== null, failure };
}

interface RankedName {
  readonly path: string;
  readonly rank: number;
}

/** Sorts by rank, then by length; the sort is stable. */
function bestOf(names: readonly RankedName[], most: number): RankedName[] {
  return names.toSorted((one, other) => one.rank - other.rank || one.path.length - other.path.length).slice(0, most);
}

/**
 * Returns a function that ranks how well a path matches a query: 0 is best, null is no match. Each word matches
 * anywhere in the path: best as the file's name, then at its start, then inside the name, then in a folder. Otherwise
 * all letters may match in order with gaps between them, which ranks lower, the more gaps the lower. Case matters only
 * if the query has capitals. Linear in the path, for each word.
 */
export function nameRank(query: string): (path: string) => number | null {
  const isLoose = query === query.toLowerCase();
  const words = query.split(/\s+/u).filter((word) => word !== "");
  const letters = words.join("");
  return (path) => {
    const text = isLoose ? path.toLowerCase() : path;
    const nameAt = text.lastIndexOf("/") + 1;
    let rank = 0;
    for (const word of words) {
      const found = wordRank(text, nameAt, word);
      if (found === null) return scatteredRank(path, text, letters);
      rank += found;
    }
    return rank;
  };
}

const SCATTERED = 1000;

function wordRank(text: string, nameAt: number, word: string): number | null {
  const at = text.lastIndexOf(word);
  if (at < 0) return null;
  if (at < nameAt) return 3;
  if (at > nameAt && text.startsWith(word, nameAt)) return 1;
  if (at > nameAt) return 2;
  return at + word.length === text.length ? 0 : 1;
}

/**
 * Searches for the letters from the end of the path, where the name is, and counts those that neither adjoin the next
 * letter nor start a word.
 */
function scatteredRank(path: string, text: string, letters: string): number | null {
  let gaps = 0;
  let after = text.length;
  let isOpen = false;
  for (const letter of [...letters].toReversed()) {
    const at = text.lastIndexOf(letter, after - 1);
    if (at < 0 || after === 0) return null;
    if (isOpen && at + letter.length !== after) gaps += 1;
    isOpen = !beginsWord(path, at);
    after = at;
  }
  return SCATTERED + gaps + (isOpen ? 1 : 0);
}

function beginsWord(path: string, at: number): boolean {
  return at === 0 || /[/._\- ]/u.test(path.charAt(at - 1)) || /\p{Lu}/u.test(path.charAt(at));
}
