import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { FILE_NAMES_BYTES, GIT_READ_MS, PAGE_SIZE_MAX, SEARCH_PATTERN_BYTES_MAX } from "#contract/limits.ts";
import { breather } from "../eventLoop.ts";
import { pastDamage } from "../objects/damagedObjects.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";
import { repositoryState, requireRepository } from "../repositoryState.ts";

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

/** Files whose paths fit. */
export interface FoundNames {
  /** The best first, as `byteText` carries them. */
  readonly paths: readonly string[];
  /** How many fit in all. */
  readonly count: number;
  /** The commit has more files than were looked at. */
  readonly isIncomplete: boolean;
  /** What kept files from being looked at; null where nothing did. */
  readonly failure: GalleyError | null;
}

/** Names that are looked at between two looks at the clock. */
const AT_ONCE = 1000;
/** What fits is sorted, and all but the best let go, whenever so much of it has come together. */
const HELD_MAX = 10_000;

/**
 * Finds the files of a commit whose paths fit what somebody typed, the best first, as `nameRank` has it. Linear in the paths of
 * all files: 100,000 in some 50 ms, in pieces that keep nobody else waiting. Fails as BAD_INPUT where nothing was typed.
 */
export async function searchFileNames(
  repository: Repository,
  commit: Oid,
  query: string,
  options: ReadOptions & { readonly maxCount: number },
): Promise<FoundNames> {
  const { maxCount, ...rest } = options;
  if (query.trim() === "" || query.length > SEARCH_PATTERN_BYTES_MAX)
    throw new GalleyError("BAD_INPUT", `The name to search for has 1 to ${SEARCH_PATTERN_BYTES_MAX} characters.`);
  const { text, isCut, failure } = await fileNames(repository, commit, rest);
  const rank = nameRank(query);
  const most = Math.min(Math.max(maxCount, 1), PAGE_SIZE_MAX);
  const breathe = breather();
  let best: RankedName[] = [];
  let [looked, count] = [0, 0];
  for (let at = 0; at < text.length;) {
    const nul = text.indexOf("\0", at);
    const path = text.slice(at, nul < 0 ? text.length : nul);
    at += path.length + 1;
    const ranked = rank(path);
    if (ranked !== null) {
      best.push({ path, rank: ranked });
      count += 1;
    }
    if (best.length >= HELD_MAX) best = bestOf(best, most);
    looked += 1;
    if (looked % AT_ONCE > 0) continue;
    await breathe();
    rest.signal?.throwIfAborted();
  }
  const paths = bestOf(best, most).map(({ path }) => path);
  return { paths, count, isIncomplete: isCut || failure !== null, failure };
}

interface RankedName {
  readonly path: string;
  readonly rank: number;
}

/** The best first, of those the shorter, and then as they came. */
function bestOf(names: readonly RankedName[], most: number): RankedName[] {
  return names.toSorted((one, other) => one.rank - other.rank || one.path.length - other.path.length).slice(0, most);
}

/**
 * Makes a test of what somebody typed to find a file: how well a path fits it, 0 being best, or null where it does not. Each word
 * fits where it stands in the path, best where it is the file's name, then its beginning, then in the name, then in a folder; all of
 * it without blanks fits less well where its characters follow each other with others in between, the less the more gaps there are. Capitals count only where some
 * were typed. Linear in the path, for each word.
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

/** Looks for the letters from the path's end on, since that is the name, and counts those that neither follow their neighbour nor begin a word. */
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
