import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_LIST_BYTES, GIT_READ_MS, GIT_SEARCH_MS, SEARCH_EXPRESSION_SIZE_MAX } from "#contract/limits.ts";
import { statObjects } from "../objects/catFile.ts";
import { pastDamage, type PastDamage } from "../objects/damagedObjects.ts";
import { isOid, type Oid, requireAllOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { readGit } from "../readGit.ts";
import { expressionSize } from "../search/searchPattern.ts";
import type { HistoryRow } from "./HistoryRange.ts";
import { gitDate, pathLimit } from "./log.ts";

const NO_EXPRESSION = "This is not a regular expression that git understands.";
const TOO_LARGE = "The expression cannot be searched for: its repetitions make it too large.";
const REGEX_NEXT = "Correct it, or search for the text as it stands.";

const RECORD = /:(?<oldMode>\d{6}) (?<newMode>\d{6}) (?<oldOid>[0-9a-f]{40,64}) (?<newOid>[0-9a-f]{40,64}) /gu;
const NONE = "000000";
/** The mode of a submodule, whose commit need not be here. */
const SUBMODULE = "160000";

export interface MatchOptions extends ReadOptions {
  /** Whether a merge counts by what it brought to its first parent; else the contents of merges are not looked into. */
  readonly firstParent?: boolean | undefined;
  /** Whether folders and contents that cannot be read are read past, as empty ones; else it fails. */
  readonly isPast?: boolean | undefined;
}

/** The commits that match, as far as what they changed can be read. */
export interface MatchingCommits {
  readonly found: ReadonlySet<Oid>;
  /** The folders and contents that were read past; empty where all could be read. */
  readonly unreadable: ReadonlySet<Oid>;
}

/** Every word but those that look into contents, and both words that do. */
const PLAIN = [
  "log",
  "--no-walk=unsorted",
  "--stdin",
  "--format=%H",
  "--no-mailmap",
  "--no-notes",
  "--no-color",
  "--no-ext-diff",
  "--no-textconv",
  "--ignore-submodules=none",
];

/**
 * Tells which of some commits match, by `git log`'s own rules. One process for all; two texts in changes and each name of a
 * followed file take one more. Grows with the commits, 10 µs each, and where contents are looked into with what each changed:
 * some ms. Fails as TIMEOUT after GIT_SEARCH_MS.
 */
export async function matchCommits(
  repository: Repository,
  rows: readonly HistoryRow[],
  filter: CommitFilter,
  options: MatchOptions = {},
): Promise<MatchingCommits> {
  requireSmall(filter);
  const deadline = performance.now() + GIT_SEARCH_MS;
  const { added, changed } = filter;
  let left = rows;
  let found = new Set<Oid>();
  const unreadable = new Set<Oid>();
  // Git looks for one of these at a time.
  const contents = [
    added === null ? null : addedWords(filter, added),
    changed === null ? null : changedWords(filter, changed),
  ];
  const stages = contents.filter((words) => words !== null);
  for (const words of stages.length === 0 ? [[]] : stages) {
    const groups = words.length === 0 ? [{ paths: [], oids: left.map(({ oid }) => oid) }] : byPaths(left);
    found = new Set();
    for (const { paths, oids } of groups) {
      const matched = await matching(repository, oids, paths, [...plainWords(filter), ...words], {
        ...options,
        deadline,
      });
      for (const oid of matched.result) found.add(oid);
      for (const oid of matched.unreadable) unreadable.add(oid);
    }
    left = left.filter(({ oid }) => found.has(oid));
  }
  return { found, unreadable };
}

/** The C library writes repetitions out before it looks for anything, and would take gigabytes for some. */
function requireSmall({ author, message, added, changed, isRegex }: CommitFilter): void {
  const isLarge = (text: string | null): boolean =>
    isRegex && text !== null && expressionSize(text) > SEARCH_EXPRESSION_SIZE_MAX;
  if ([author, message, added, changed].some(isLarge))
    throw new GalleyError("BAD_INPUT", TOO_LARGE, { next: REGEX_NEXT });
}

function plainWords({ author, message, isRegex, ignoreCase, merges, until }: CommitFilter): readonly string[] {
  return [
    isRegex ? "--extended-regexp" : "--fixed-strings",
    ...(author === null ? [] : [`--author=${author}`]),
    ...(message === null ? [] : [`--grep=${message}`]),
    ...(ignoreCase ? ["--regexp-ignore-case"] : []),
    ...(merges === "NONE" ? ["--no-merges"] : merges === "ONLY" ? ["--merges"] : []),
    ...(until === null ? [] : [`--until=${gitDate(until)}`]),
  ];
}

function addedWords({ isRegex }: CommitFilter, text: string): readonly string[] {
  return [`-S${text}`, ...(isRegex ? ["--pickaxe-regex"] : [])];
}

/** What is always an expression to git: a text is written so that each character stands for itself. */
function changedWords({ isRegex }: CommitFilter, text: string): readonly string[] {
  return [`-G${isRegex ? text : text.replace(/[\\^$.|?*+()[{]/gu, "\\$&")}`];
}

/** Puts together the commits in which the same names are looked into: a file's own, and the one before where it was renamed. */
function byPaths(
  rows: readonly HistoryRow[],
): readonly { readonly paths: readonly string[]; readonly oids: readonly Oid[] }[] {
  const groups = new Map<string, { readonly paths: readonly string[]; readonly oids: Oid[] }>();
  for (const { oid, path, origin } of rows) {
    const paths = [path, origin].filter((name) => name !== null);
    const key = paths.join("\0");
    const group = groups.get(key) ?? { paths, oids: [] };
    group.oids.push(oid);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function matching(
  repository: Repository,
  oids: readonly Oid[],
  paths: readonly string[],
  words: readonly string[],
  { firstParent = false, isPast = false, deadline, ...options }: MatchOptions & { readonly deadline: number },
): Promise<PastDamage<readonly Oid[]>> {
  if (oids.length === 0) return { result: [], unreadable: new Set() };
  const limit = pathLimit(paths);
  // A file that is the copy of one that stays is held against that one.
  const copies = paths.length > 1 ? ["-C", "--find-copies-harder"] : [];
  const args = [...PLAIN, ...words, ...copies, ...(firstParent ? ["--first-parent"] : []), ...limit.args];
  const input = encodeBytes([...requireAllOids(oids), ...limit.lines, ""].join("\n"));
  const call = { ...options, where: "shadow", args, input, answers: [0, 128], heavy: true } as const;
  const read = async (standIns?: string): Promise<readonly Oid[]> => {
    const timeoutMs = Math.max(1, deadline - performance.now());
    const { code, stdout, stderr } = await readGit(repository, { ...call, standIns, timeoutMs });
    if (code === 0) return stdout.toString("latin1").split("\n").filter(isOid);
    if (/^fatal: (?:invalid regex|header, |command line, )/mu.test(stderr))
      throw new GalleyError("BAD_INPUT", NO_EXPRESSION, { next: REGEX_NEXT });
    throw gitFailure(args, code, stderr);
  };
  if (!isPast) return { result: await read(), unreadable: new Set() };
  const missing = () => missingChanged(repository, oids, options);
  return pastDamage(repository, { ...options, kind: "blob", missing, patience: 1 }, read);
}

/** Finds the contents that some commits changed and that are not here. One process; reads none of them. */
async function missingChanged(
  repository: Repository,
  commits: readonly Oid[],
  options: ReadOptions,
): Promise<readonly Oid[]> {
  const words = ["log", "--no-walk=unsorted", "--stdin", "--format=", "--raw", "--no-abbrev", "--no-renames"];
  const args = [...words, "--diff-merges=separate", "--ignore-submodules=none", "--no-ext-diff", "--no-textconv"];
  const input = `${requireAllOids(commits).join("\n")}\n`;
  const call = { ...options, where: "shadow", args, input, timeoutMs: GIT_READ_MS, maxBytes: GIT_LIST_BYTES } as const;
  const listed = (await readGit(repository, call)).stdout.toString("latin1");
  const oids = new Set<Oid>();
  for (const { groups: { oldMode = "", newMode = "", oldOid = "", newOid = "" } = {} } of listed.matchAll(RECORD)) {
    if (oldMode !== NONE && oldMode !== SUBMODULE) oids.add(oldOid);
    if (newMode !== NONE && newMode !== SUBMODULE) oids.add(newOid);
  }
  const asked = [...oids];
  const stats = await statObjects(repository, asked, options);
  return asked.filter((_, at) => stats[at] === null);
}

/** What is looked for in a history. All that is given must hold; null for what is not looked for. */
export interface CommitFilter {
  /** A part of `Name <address>` of who wrote the change. */
  readonly author: string | null;
  /** A part of the message. */
  readonly message: string | null;
  /** A text that occurs more or less often in a file after the change than before (git's -S). */
  readonly added: string | null;
  /** A text that a line has which was added or removed (git's -G). */
  readonly changed: string | null;
  /** Whether the four above are extended regular expressions; else they are texts as they stand. */
  readonly isRegex: boolean;
  readonly ignoreCase: boolean;
  /** Whether merges are left out or looked for alone. */
  readonly merges: "NONE" | "ONLY" | null;
  /** Seconds since 1970: commits made after are left out. */
  readonly until: number | null;
}
