import { blame } from "#server/git/blame/blame.ts";
import type { CommitFilter } from "#server/git/history/matchCommits.ts";
import { diffPatches, patchBatches } from "#server/git/patches/diffPatches.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { distances } from "#server/git/ancestry/distances.ts";
import { fileNames, searchFileNames } from "#server/git/search/fileNames.ts";
import { firstPatches } from "#server/git/patches/firstPatches.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { grep } from "#server/git/search/grep.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import { historyRows } from "#server/git/history/historyRows.ts";
import { isAncestor, mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import { previewMerge } from "#server/git/ancestry/mergeTree.ts";
import { rangeDiff } from "#server/git/patches/rangeDiff.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readTree } from "#server/git/trees/readTree.ts";
import { searchHistory } from "#server/git/history/searchHistory.ts";
import type { GitRead, ReadCommits } from "./GitRead.ts";
import { COLD_FILE, HOT_FILE } from "./historyStream.ts";

/** The number of commits on a page of a history. */
const PAGE = 50;
const PART = "src/area0/part0";
/** A text that only one line of all files contains. */
const RARE = "value3 = 27;";

function range(tip: string, overrides: Partial<HistoryRange> = {}): HistoryRange {
  return { tips: [tip], exclude: [], path: null, follow: false, since: null, ...overrides };
}

function filter(overrides: Partial<CommitFilter>): CommitFilter {
  return { author: null, message: null, added: null, until: null, ...overrides };
}

/** Reads a generator to its end. */
async function drain(items: AsyncIterable<unknown>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  while ((await iterator.next()).done !== true);
}

/** Reads the first item of a generator and closes it. */
async function first(items: AsyncGenerator<unknown>): Promise<void> {
  await items.next();
  await items.return(undefined);
}

const log = (...args: readonly string[]) => ["log", "--format=%H", ...args];
const list = (places: ReadCommits): readonly string[] => [places.fork, places.wide];

/** The timed reads, in the order of the table. */
export const GIT_READS: readonly GitRead[] = [
  {
    name: "branches by name",
    ours: (git, _, options) => forEachRef(git, { ...options, patterns: ["refs/heads/"] }),
    git: () => ["for-each-ref", "--format=%(objectname)%00%(refname)", "refs/heads/"],
    isOfRefs: true,
  },
  {
    name: "branches, newest first",
    ours: (git, _, options) => forEachRef(git, { ...options, patterns: ["refs/heads/"], sort: "-committerdate" }),
    git: () => ["for-each-ref", "--format=%(refname)", "--sort=-committerdate", "refs/heads/"],
    isOfRefs: true,
  },
  {
    name: "history, first page",
    ours: (git, { main }, options) => historyRows(git, range(main), 0, PAGE, options),
    git: ({ main }) => log("--date-order", `-${PAGE}`, main),
    walks: true,
  },
  {
    name: "history, next page, deep",
    before: (git, { main, depth }, options) => historyRows(git, range(main), depth, PAGE, options),
    ours: (git, { main, depth }, options) => historyRows(git, range(main), depth + PAGE, PAGE, options),
    git: ({ main, depth }) => log("--date-order", `--skip=${depth + PAGE}`, `-${PAGE}`, main),
    walks: true,
  },
  {
    name: "history, a page at that depth, cold",
    ours: (git, { main, depth }, options) => historyRows(git, range(main), depth, PAGE, options),
    git: ({ main, depth }) => log("--date-order", `--skip=${depth}`, `-${PAGE}`, main),
    walks: true,
  },
  {
    name: "history of a folder",
    ours: (git, { main }, options) => historyRows(git, range(main, { path: PART }), 0, PAGE, options),
    git: ({ main }) => log(`-${PAGE}`, main, "--", PART),
    walks: true,
  },
  {
    name: "history of a file that changed once",
    ours: (git, { main }, options) => historyRows(git, range(main, { path: COLD_FILE }), 0, PAGE, options),
    git: ({ main }) => log(`-${PAGE}`, main, "--", COLD_FILE),
    walks: true,
  },
  {
    name: "history of a file, followed",
    ours: (git, { main }, options) => historyRows(git, range(main, { path: HOT_FILE, follow: true }), 0, PAGE, options),
    git: ({ main }) => log("--follow", `-${PAGE}`, main, "--", HOT_FILE),
    walks: true,
  },
  {
    name: "history by author",
    ours: (git, { main }, options) =>
      searchHistory(git, range(main), filter({ author: "author7@" }), { ...options, count: PAGE }),
    git: ({ main }) => log("--author=author7@", "--fixed-strings", `-${PAGE}`, main),
  },
  {
    name: "history by a word of the message, budgeted",
    ours: (git, { main }, options) =>
      searchHistory(git, range(main), filter({ message: "needle" }), { ...options, count: PAGE }),
    git: ({ main }) => log("--grep=needle", "--fixed-strings", `-${PAGE}`, main),
  },
  {
    name: "history by text added (-S), budgeted",
    ours: (git, { main }, options) =>
      searchHistory(git, range(main), filter({ added: "hot7 = " }), { ...options, count: PAGE }),
    git: ({ main }) => log("-Shot7 = ", `-${PAGE}`, main),
  },
  {
    name: "folder",
    ours: (git, { folder }, options) => readTree(git, folder, options),
    git: ({ folder }) => ["ls-tree", folder],
  },
  {
    name: "names of all files",
    ours: (git, { main }, options) => fileNames(git, main, options),
    git: ({ main }) => ["ls-tree", "-r", "-z", "--name-only", main],
  },
  {
    name: "find a name",
    ours: (git, { main }, options) => searchFileNames(git, main, "part7file3", { ...options, maxCount: PAGE }),
    git: null,
  },
  {
    name: "blob",
    ours: (git, { blob }, options) => readBlobs(git, [blob], { ...options, maxBytes: 1_000_000 }),
    git: ({ blob }) => ["cat-file", "blob", blob],
  },
  {
    name: "change of 2,000 files, list",
    ours: (git, { fork, wide }, options) => diffTree(git, fork, wide, options),
    git: (places) => ["diff-tree", "-r", "-z", "-M", "--raw", ...list(places)],
  },
  {
    name: "change of 2,000 files, counts",
    ours: (git, { fork, wide }, options) => numstat(git, fork, wide, options),
    git: (places) => ["diff-tree", "-r", "-z", "-M", "--numstat", ...list(places)],
  },
  {
    name: "change of 2,000 files, first patches",
    ours: async (git, { fork, wide }, options) =>
      firstPatches(git, fork, wide, await diffTree(git, fork, wide, options), options),
    git: (places) => ["diff-tree", "-r", "-z", "-M", "--raw", ...list(places)],
  },
  {
    name: "change of 2,000 files, one patch",
    before: (git, { fork, wide }, options) => diffTree(git, fork, wide, options),
    ours: async (git, { fork, wide }, options) =>
      diffPatches(git, fork, wide, (await diffTree(git, fork, wide, options)).slice(0, 1), options),
    git: (places) => ["diff-tree", "-p", ...list(places), "--", `${PART}/file0.ts`],
  },
  {
    name: "change of 2,000 files, all patches",
    ours: async (git, { fork, wide }, options) =>
      drain(patchBatches(git, fork, wide, await diffTree(git, fork, wide, options), options)),
    git: (places) => ["diff-tree", "-r", "-p", "-M", ...list(places)],
  },
  {
    name: "merge base",
    ours: (git, { main, unmerged }, options) => mergeBase(git, main, unmerged, options),
    git: ({ main, unmerged }) => ["merge-base", main, unmerged],
    walks: true,
  },
  {
    name: "ancestry of the first commit",
    ours: (git, { main, first: oldest }, options) => isAncestor(git, oldest, main, options),
    git: ({ main, first: oldest }) => ["merge-base", "--is-ancestor", oldest, main],
    walks: true,
  },
  {
    name: "ahead and behind",
    ours: (git, { main, topic }, options) => distances(git, [{ head: topic, base: main }], options),
    git: ({ main, topic }) => ["rev-list", "--left-right", "--count", `${topic}...${main}`],
    walks: true,
  },
  {
    name: "ahead and behind, 30 branches",
    ours: (git, { main, branches }, options) =>
      distances(
        git,
        branches.map((head) => ({ head, base: main })),
        options,
      ),
    git: null,
    walks: true,
  },
  {
    name: "merge preview",
    ours: (git, { main, wide }, options) => previewMerge(git, main, wide, options),
    git: ({ main, wide }) => ["merge-tree", "--write-tree", main, wide],
  },
  {
    name: "range comparison",
    ours: (git, { fork, topic, wide }, options) =>
      rangeDiff(git, { base: fork, head: topic }, { base: fork, head: wide }, options),
    git: ({ fork, topic, wide }) => ["range-diff", "--no-patch", `${fork}..${topic}`, `${fork}..${wide}`],
  },
  {
    name: "blame, first lines",
    ours: (git, { main }, options) => first(blame(git, main, HOT_FILE, options)),
    git: ({ main }) => ["blame", "--incremental", main, "--", HOT_FILE],
    walks: true,
  },
  {
    name: "blame, all lines",
    ours: (git, { main }, options) => drain(blame(git, main, HOT_FILE, options)),
    git: ({ main }) => ["blame", "--incremental", main, "--", HOT_FILE],
    walks: true,
  },
  {
    name: "search, a rare text",
    ours: async (git, { main }, options) => drain((await grep(git, main, RARE, options)).files),
    git: ({ main }) => ["grep", "-n", "-z", "-F", "-e", RARE, main],
  },
];
