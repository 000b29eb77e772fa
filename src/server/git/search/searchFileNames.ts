import { GalleyError } from "#contract/errors.ts";
import { PAGE_SIZE_MAX, SEARCH_PATTERN_BYTES_MAX } from "#contract/limits.ts";
import { fileNames } from "./fileNames.ts";
import { nameRank } from "./nameRank.ts";
import { breather } from "../breather.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

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
