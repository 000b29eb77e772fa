import type { Json } from "../queryGraphql.ts";
import type { ApiCheck, ApiSubject } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const HISTORY = `query History($slug: String!, $revision: String!, $first: Int!, $after: String, $filter: HistoryFilter) {
  repository(slug: $slug) { history(revision: $revision, first: $first, after: $after, filter: $filter) {
    isPartial edges { path node { oid author { name } messageHeadline } } pageInfo { hasNextPage endCursor }
  } }
}`;
const PAGES = 3;
const SIZES = [1, 7, 30];
const FOUND_MAX = 20;

/** Pages of the history of a commit: the whole history, that of a file it changed, and a search in it. */
export const checkHistory: ApiCheck = async function* (subject, { oid }) {
  const { git, random } = subject;
  yield* checkPages(subject, oid, SIZES[Math.floor(random() * SIZES.length)] ?? 1, null, []);
  const listed = await git([
    "diff-tree",
    "-r",
    "--root",
    "-m",
    "--first-parent",
    "--no-commit-id",
    "-z",
    "--name-only",
    oid,
  ]);
  const paths = listed
    .toString()
    .split("\0")
    .filter((path) => path !== "" && !path.includes("\uFFFD"));
  const path = paths[Math.floor(random() * paths.length)];
  if (path !== undefined) yield* checkPages(subject, oid, 7, { path }, ["--", path]);
  const [author = "", subjectLine = ""] = (await git(["log", "-1", "--no-mailmap", "--format=%an%n%s", oid]))
    .toString()
    .split("\n");
  const [word = ""] = /[a-z]{4,}/.exec(subjectLine) ?? [];
  const ways: readonly (readonly [object, readonly string[]])[] = [
    ...(author === "" ? [] : [[{ author }, [`--author=${author}`]] as const]),
    ...(word === "" ? [] : [[{ message: word }, [`--grep=${word}`]] as const]),
    ...(word === "" ? [] : [[{ message: word.toUpperCase() }, [`--grep=${word}`]] as const]),
  ];
  const [filter, args] = ways[Math.floor(random() * ways.length)] ?? [{}, []];
  yield* checkPages(subject, oid, FOUND_MAX, filter, [
    "--fixed-strings",
    "--regexp-ignore-case",
    "--no-mailmap",
    ...args,
  ]);
};

async function* checkPages(
  { execute, git }: ApiSubject,
  oid: string,
  first: number,
  filter: object | null,
  args: readonly string[],
): AsyncGenerator<string> {
  const reported: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { history }: Json = await execute(HISTORY, { revision: oid, first, after, filter });
    if (history.isPartial) return; // the search reached the time limit of a page
    reported.push(...history.edges.map(({ node }: Json) => node.oid));
    if (!history.pageInfo.hasNextPage) break;
    after = history.pageInfo.endCursor;
  }
  const at = args.indexOf("--");
  const [flags, paths] = at < 0 ? [args, []] : [args.slice(0, at), args.slice(at)];
  const printed = await git([
    "log",
    "--format=%H",
    "--date-order",
    ...flags,
    `--max-count=${first * PAGES}`,
    oid,
    ...paths,
  ]);
  yield* differs(
    `pages of ${first} of ${JSON.stringify(filter)}`,
    reported.join("\n"),
    Buffer.from(printed.toString().trimEnd()),
  );
}
