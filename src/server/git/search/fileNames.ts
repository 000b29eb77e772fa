import { prepare, single } from "fuzzysort";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { FILE_NAMES_BYTES, FILE_NAMES_CACHE_BYTES, PAGE_SIZE_MAX, SEARCH_PATTERN_BYTES_MAX } from "#contract/limits.ts";
import { eventLoopYielder } from "../eventLoop.ts";
import { countByte } from "../processes/streams.ts";
import { skipUnreadable } from "../objects/skipUnreadable.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { requireRepository, streamGit } from "../processes/readGit.ts";
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
  options: ReadOptions & { readonly maxBytes?: number | undefined } = {},
): Promise<FileNames> {
  requireOids(commit);
  const { maxBytes = FILE_NAMES_BYTES, ...rest } = options;
  const cache = fileNamesCache(repository);
  const key = `${commit} ${maxBytes}`;
  const known = cache.get(key);
  if (known !== undefined) return requireRepository(repository).then(() => known);
  const args = ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit];
  const call = { ...rest, args, maxBytes: Infinity };
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

/** Collects git's output piece by piece, whole names up to a number of bytes, so that little is left at the end. */
function listNames(maxBytes: number) {
  const texts: string[] = [];
  let [rest, bytes, count, isTruncated]: [Buffer[], number, number, boolean] = [[], 0, 0, false];

  function append(names: Buffer): void {
    texts.push(decodeBytes(names));
    count += countByte(names, NUL) + 1;
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

/** The files whose paths match. */
export interface FoundNames {
  /** The best matches first, in `byteText` encoding. */
  readonly paths: readonly string[];
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
 * Finds the files of a commit whose paths match a query, the best first, as ranked by `nameScore`. Linear in the paths
 * of all files, in slices that do not block the event loop. Fails with BAD_INPUT for an empty
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
  const most = Math.min(Math.max(maxCount, 1), PAGE_SIZE_MAX);
  const yieldToEventLoop = eventLoopYielder();
  let best: RankedName[] = [];
  let [scanned, count] = [0, 0];
  for (let at = 0; at < text.length;) {
    const nul = text.indexOf("\0", at);
    const path = text.slice(at, nul < 0 ? text.length : nul);
    at += path.length + 1;
    const score = nameScore(query, path);
    if (score !== null) {
      best.push({ path, score });
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

type RankedName = { readonly path: string; readonly score: number };

/** Sorts by score, then by length; the sort is stable. */
function bestOf(names: readonly RankedName[], most: number): RankedName[] {
  return names.toSorted((one, other) => other.score - one.score || one.path.length - other.path.length).slice(0, most);
}

/**
 * Returns how well a path matches a query, from 0 to 1, or null. The letters have to occur in order, whatever their
 * case; whole words and beginnings of words are better, and so is a match in the file's name. Linear in the path.
 */
export function nameScore(query: string, path: string): number | null {
  const text = query.trim();
  const inPath = single(text, prepare(path));
  if (inPath === null) return null;
  const inName = single(text, prepare(path.slice(path.lastIndexOf("/") + 1)));
  return Math.max(inPath.score, inName?.score ?? 0);
}
