import { decodeBytes } from "#contract/byteText.ts";
import type { GraphqlServer } from "#server/http/executeGraphql.ts";
import { queryGraphql, type QueryResult, type Json } from "./queryGraphql.ts";
import { gitAnswers } from "./gitAnswers.ts";

/** The longest time of any read, in ms, even on a busy machine. */
const TIMEOUT_MS = 10_000;
const COMMITS_MAX = 100;
const BLAMES = 3;
/** The word to search for: only the start of a longer one, because a search is limited to 1024 bytes. */
const WORD = /\w{3,1000}/;
/** The codes with which an odd repository may be refused; any other code is an internal error. */
const ALLOWED: ReadonlySet<string> = new Set(["NOT_FOUND", "OBJECT_MISSING", "TOO_LARGE"]);

const HEAD = `query Head($slug: String!) { repository(slug: $slug) {
  name path isBare isEmpty isShallow headName headRef { name } defaultBranchRef { name }
  remotes { name }
  headCommit { oid messageHeadline messageBody author { name email date } committer { name email date }
    parents(first: 100) { edges { node { oid } } } }
} }`;
const REFS = `query Refs($slug: String!) { repository(slug: $slug) {
  refs(first: 100, orderBy: NEWEST) { totalCount edges { node { prefix name revision target { oid } } } }
  branchesAhead { edges { node { name aheadBy behindBy } } }
} }`;
const STATUS = `query Status($slug: String!) { repository(slug: $slug) { worktreeSummary { files conflicted skippedFiles } } }`;
const HISTORY = `query History($slug: String!, $revision: String!) { repository(slug: $slug) {
  history(revision: $revision, first: ${COMMITS_MAX}) { edges { node {
    oid messageHeadline messageBody author { name email date } committer { name email date }
    parents(first: 100) { edges { node { oid } } } } } }
} }`;
const PATH_HISTORY = `query PathHistory($slug: String!, $revision: String!, $path: String!) { repository(slug: $slug) {
  history(revision: $revision, first: 30, filter: { path: $path, follow: true }) {
    isPartial edges { path node { oid } }
  }
} }`;
const CHANGE = `query Change($slug: String!, $revision: String!) { repository(slug: $slug) { commit(revision: $revision) {
  comparison {
    fileTable { paths statuses modes { fileIndexes old new } sources { fileIndexes paths similarities } generated { fileIndexes reasons } }
    lineCounts firstPatches { fileIndexes patches hunkKeys failures { fileIndex } }
  } } } }`;

const MERGE = `query Merge($slug: String!, $revision: String!) { repository(slug: $slug) { commit(revision: $revision) {
  remergeComparison { fileTable { paths } }
} } }`;
const FOLDER = `query Folder($slug: String!, $revisionPath: String!) { repository(slug: $slug) { tree(revisionPath: $revisionPath) {
  path kind isEmpty readme { path } tree { table { names kinds sizes } }
} } }`;
const FILE = `query File($slug: String!, $revisionPath: String!) { repository(slug: $slug) { file(revisionPath: $revisionPath) {
  path mode oid linkTarget submodule { name url } blob { byteSize encoding text }
} } }`;
const BLAME = `query Blame($slug: String!, $revisionPath: String!) { repository(slug: $slug) { file(revisionPath: $revisionPath) {
  blame { ignoredRevisions { count } ranges @stream(initialCount: 1) { startingLines lineCounts newOrigins { commit { oid } path } } }
} } }`;
const SEARCH = `query Search($slug: String!, $revision: String!, $pattern: String!) { repository(slug: $slug) {
  commit(revision: $revision) { searchCode(pattern: $pattern) { results @stream(initialCount: 0) { files { path lines { number text } } end { truncatedBy isIncomplete } } } }
} }`;
const WHOLE = `query Whole($slug: String!, $revision: String!) { repository(slug: $slug) {
  commit(revision: $revision) { searchFileNames(query: "a") { isIncomplete } }
} }`;

/** Refs that are not symbolic: for the others git prints an empty line. */
const ALL_REFS = [
  "for-each-ref",
  "--format=%(if)%(symref)%(then)%(else)%(refname)%(end)",
  "refs/heads",
  "refs/tags",
  "refs/remotes",
];

/** One read and its fault. */
export interface Reading {
  readonly what: string;
  readonly ms: number;
  readonly codes: readonly string[];
  /** Null if the read was correct. */
  readonly fault: string | null;
}

/** The repository that is being read. */
interface Subject {
  readonly graphql: GraphqlServer;
  readonly slug: string;
  readonly path: string;
}

/**
 * Reads from a repository what reviewers read: refs, status, a hundred commits of history with all their changes,
 * trees, blames, a search. Yields the result of each read. Faults are: a code that no repository can cause, a read that
 * takes ten seconds, and anything that git can read but Galley reports as missing.
 */
export async function* readRepository(subject: Subject): AsyncGenerator<Reading> {
  const head = yield* read(subject, "head", HEAD, {});
  const headOid: string | null = head.data?.repository?.headCommit?.oid ?? null;
  yield* compare(subject, "head", headOid ?? "", ["rev-parse", "--verify", "HEAD^{commit}"]);

  const refs = yield* read(subject, "refs", REFS, {});
  yield* compare(subject, "refs", `${refs.data?.repository?.refs?.totalCount}`, ALL_REFS, countLines);
  yield* read(subject, "status", STATUS, {});

  const commits = new Set<string>();
  const tips: string[] = (refs.data?.repository?.refs?.edges ?? []).map(({ node }: Json) => node.target?.oid);
  for (const tip of [headOid, ...tips]) {
    if (!tip || commits.has(tip) || commits.size >= COMMITS_MAX) continue;
    // For a bare id, git lists a commit even if its content does not match the id; when it resolves the id, it refuses
    // it as Galley does.
    const order = ["log", "--format=%H", "--date-order", `--max-count=${COMMITS_MAX}`, `${tip}^{commit}`, "--"];
    const history = yield* read(subject, "history", HISTORY, { revision: tip }, order);
    if (history.errors.length > 0) continue;
    const oids: string[] = history.data.repository.history.edges.map(({ node }: Json) => node.oid);
    yield* compare(subject, "history", oids.join("\n"), order);
    for (const oid of oids) if (commits.size < COMMITS_MAX) commits.add(oid);
  }
  const changed = new Map<string, string>();
  let word = "";
  for (const revision of commits) {
    const oracle = ["diff-tree", "-p", "--root", "-m", "--first-parent", "--no-ext-diff", "--no-textconv", revision];
    const change = yield* read(subject, "change", CHANGE, { revision }, oracle);
    const { fileTable, firstPatches } = change.data?.repository?.commit?.comparison ?? {};
    for (const [at, path] of (fileTable?.paths ?? []).entries())
      if (fileTable.statuses[at] !== "D" && !changed.has(path)) changed.set(path, revision);
    for (const patch of firstPatches?.patches ?? [])
      if (word === "") word = WORD.exec(patch.split("\n@@")[1]?.split("\n").slice(1).join("\n") ?? "")?.[0] ?? "";
    yield* read(subject, "merge", MERGE, { revision });
  }
  const [tip] = commits;
  if (tip === undefined) return;
  yield* read(subject, "names", WHOLE, { revision: tip });
  yield* read(subject, "folder", FOLDER, { revisionPath: tip }, ["ls-tree", "-l", tip]);
  yield* read(subject, "search", SEARCH, { revision: tip, pattern: word === "" ? "a" : word });
  for (const [path, revision] of [...changed].slice(0, BLAMES)) {
    const revisionPath = `${revision}/${path}`;
    if (path.includes("/"))
      yield* read(subject, "folder", FOLDER, { revisionPath: revisionPath.slice(0, revisionPath.lastIndexOf("/")) });
    yield* read(subject, "file", FILE, { revisionPath }, ["cat-file", "-s", `${revision}:${path}`]);
    yield* read(subject, "path", PATH_HISTORY, { revision, path }, [
      "log",
      "--follow",
      "--format=%H",
      revision,
      "--",
      path,
    ]);
    yield* read(subject, "blame", BLAME, { revisionPath }, ["blame", "--porcelain", revision, "--", path]);
  }
}

/** Sends a query, yields its result, and returns the data. `oracle` are the arguments of git for the same question. */
async function* read(
  { graphql, slug, path }: Subject,
  what: string,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  oracle: readonly string[] | null = null,
): AsyncGenerator<Reading, QueryResult> {
  const requested = await queryGraphql(graphql, document, { ...variables, slug }, TIMEOUT_MS);
  const { errors, ms, isHung } = requested;
  const codes = errors.map(({ code }) => code);
  const wrong = errors.find(({ code }) => !ALLOWED.has(code));
  const revisionPath = Object.values(variables).join(" ");
  const fault = (): string | null => {
    if (isHung) return `${revisionPath}: no answer in ${TIMEOUT_MS / 1000} s`;
    return wrong === undefined ? null : `${revisionPath}: ${wrong.code} at ${wrong.at}`;
  };
  // Git can read what is too large for Galley to show in full.
  const isDenied = errors.some(({ code }) => code !== "TOO_LARGE");
  const denied = isDenied && oracle !== null && (await gitAnswers(path, oracle)).isDone;
  const unreadable = denied
    ? `${revisionPath}: git can read it, Galley says ${errors[0]?.code} at ${errors[0]?.at}`
    : null;
  yield { what, ms, codes, fault: fault() ?? unreadable };
  return requested;
}

/** Compares what Galley reported with what git prints; compares nothing if git fails. */
async function* compare(
  { path }: Subject,
  what: string,
  ours: string,
  args: readonly string[],
  reduce = (printed: string): string => printed.trim(),
): AsyncGenerator<Reading> {
  const { isDone, printed } = await gitAnswers(path, args);
  const gits = reduce(decodeBytes(printed));
  const shown = (text: string): string => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);
  const isRight = !isDone || ours === gits;
  yield { what, ms: 0, codes: [], fault: isRight ? null : `Galley has ${shown(ours)}, git ${shown(gits)}` };
}

/** Counts the lines that are not empty. */
function countLines(printed: string): string {
  return `${printed.split("\n").filter((line) => line !== "").length}`;
}
