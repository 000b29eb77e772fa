import { addressPart } from "./byteText.ts";
import {
  layersParam,
  pageReading,
  type PageReading,
  readNumber,
  type ReadSetting,
  reviewStates,
  worktreePart,
  type WorktreePartName,
} from "./pageParams.ts";
import { codeSearch, type CodeSearchParams, historySearch, type HistorySearch } from "./searches.ts";

/**
 * The addresses of pages and the query of each. The browser uses them to start the query on navigation, the server to
 * embed the response in the first page.
 */

export type Variables = Readonly<
  Record<
    string,
    string | number | boolean | readonly string[] | Readonly<Record<string, string | number | boolean>> | null
  >
>;
export type Params = Readonly<Record<string, string>>;

interface PageSpec {
  readonly path: string;
  readonly operation: string;
  readonly variables: (params: Params, search: URLSearchParams, reading: PageReading) => Variables;
}

const HISTORY_PAGE = 50;
const REVIEWS_PAGE = 50;

/** All pages: the pattern of the address, the query, and its variables. */
export const PAGES = {
  home: { path: "/", operation: "HomeScreenQuery", variables: () => ({}) },
  compareStart: {
    path: "/:repo/compare",
    operation: "CompareStartScreenQuery",
    variables: ({ repo = "" }) => ({ slug: repo }),
  },
  compare: {
    path: "/:repo/compare/*range",
    operation: "CompareScreenQuery",
    variables: ({ repo = "", range = "" }, search, reading) => ({
      slug: repo,
      ...splitRange(range),
      layers: layersParam.read(search.get("layers")),
      ...reading,
    }),
  },
  commit: {
    path: "/:repo/commit/*revision",
    operation: "CommitScreenQuery",
    variables: ({ repo = "", revision = "" }, search, reading) => ({
      slug: repo,
      revision,
      part: worktreePart.read(search.get("part")),
      parent: Number(/^\d{1,4}$/.exec(search.get("parent") ?? "")?.[0] ?? 1),
      isRemerge: search.get("parent") === "remerge",
      ...reading,
    }),
  },
  file: {
    path: "/:repo/blob/*revisionPath",
    operation: "FileScreenQuery",
    variables: ({ repo = "", revisionPath = "" }, search) => {
      const review = search.get("review") ?? "";
      return { slug: repo, revisionPath, review, isReviewed: review !== "", isSource: isSourceRequested(search) };
    },
  },
  treeStart: {
    path: "/:repo/tree",
    operation: "TreeScreenQuery",
    variables: ({ repo = "" }) => ({ slug: repo, revisionPath: "HEAD" }),
  },
  repository: {
    path: "/:repo",
    operation: "TreeScreenQuery",
    variables: ({ repo = "" }) => ({ slug: repo, revisionPath: "HEAD" }),
  },
  tree: {
    path: "/:repo/tree/*revisionPath",
    operation: "TreeScreenQuery",
    variables: ({ repo = "", revisionPath = "" }) => ({ slug: repo, revisionPath }),
  },
  blame: {
    path: "/:repo/blame/*revisionPath",
    operation: "BlameScreenQuery",
    variables: ({ repo = "", revisionPath = "" }) => ({ slug: repo, revisionPath }),
  },
  search: {
    path: "/:repo/search",
    operation: "SearchScreenQuery",
    variables: ({ repo = "" }, search) => searchVariables(repo, codeSearch.read(search)),
  },
  historyStart: {
    path: "/:repo/commits",
    operation: "HistoryScreenQuery",
    variables: ({ repo = "" }, search) => ({ slug: repo, revisionPath: "HEAD", ...historyVariables(search) }),
  },
  history: {
    path: "/:repo/commits/*revisionPath",
    operation: "HistoryScreenQuery",
    variables: ({ repo = "", revisionPath = "" }, search) => ({
      slug: repo,
      revisionPath,
      ...historyVariables(search),
    }),
  },
  reviews: {
    path: "/:repo/reviews",
    operation: "ReviewsScreenQuery",
    variables: ({ repo = "" }, search) => ({
      slug: repo,
      text: search.get("q") ?? "",
      states: reviewStates.read(search.get("state")),
      author: search.get("author"),
      reviewer: search.get("reviewer"),
      turnOf: search.get("turn"),
      first: REVIEWS_PAGE,
      after: search.get("after"),
    }),
  },
  review: {
    path: "/:repo/reviews/:review",
    operation: "ReviewScreenQuery",
    variables: ({ repo = "", review = "" }) => ({ slug: repo, review }),
  },
  reviewFiles: {
    path: "/:repo/reviews/:review/files",
    operation: "ReviewFilesScreenQuery",
    variables: ({ repo = "", review = "" }, search, reading) => ({
      slug: repo,
      review,
      from: readNumber(search.get("from")),
      to: readNumber(search.get("to")),
      layers: layersParam.read(search.get("layers")),
      ...reading,
    }),
  },
  worktree: {
    path: "/:repo/worktree",
    operation: "WorktreeScreenQuery",
    variables: ({ repo = "" }, search, reading) => ({
      slug: repo,
      ...worktreeView(search),
      ...reading,
    }),
  },
  notFound: { path: "/*address", operation: "NotFoundScreenQuery", variables: () => ({}) },
} as const satisfies Record<string, PageSpec>;

/**
 * Returns true if the source of a file is requested although it can be rendered: when the view asks for it, and by
 * default in a review, whose comments are between lines.
 */
function isSourceRequested(search: URLSearchParams): boolean {
  const view = search.get("view");
  return view === "source" || (search.has("review") && view !== "rendered");
}

/** Returns true if two sets of variables have the same answer. Of the file orders only that by imports changes it. */
export function isSameAnswer(a: object, b: object): boolean {
  return answerKey(a) === answerKey(b);
}

function answerKey(variables: object): string {
  const relevant = Object.entries(variables).filter(([name, value]) => name !== "order" || value === "IMPORTS");
  return JSON.stringify(relevant.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export type PageName = keyof typeof PAGES;

function searchVariables(slug: string, searchParts: CodeSearchParams): Variables {
  const { q, scope, at, isRegex, isWord, isExact } = searchParts;
  const isRequested = q !== "";
  return {
    slug,
    revision: at ?? "HEAD",
    text: q,
    isRegex,
    word: isWord,
    ignoreCase: !isExact,
    paths: codeSearch.pathsOf(searchParts),
    inCode: isRequested && scope === "code",
    inWorktree: isRequested && scope === "worktree",
    inNames: isRequested && scope === "names",
  };
}

function historyVariables(search: URLSearchParams): Variables {
  const before = search.get("before");
  const after = before === null ? search.get("after") : null;
  return {
    before,
    after,
    first: before === null ? HISTORY_PAGE : null,
    last: before === null ? null : HISTORY_PAGE,
    filter: historySearch.filterOf(historySearch.read(search)),
  };
}

/**
 * Reads which uncommitted work an address shows: the changes between two patch sets, or a part of the changes.
 * Equal views have equal variables: from the base to the last patch set is everything.
 */
function worktreeView(search: URLSearchParams): Variables {
  const from = readNumber(search.get("from")) || null;
  const to = readNumber(search.get("to"));
  const showsSpan = from !== null || to !== null;
  return {
    part: showsSpan ? "ALL" : worktreePart.read(search.get("part")),
    from: showsSpan ? from : null,
    to: showsSpan ? to : null,
    showsPart: !showsSpan,
    showsSpan,
  };
}

/**
 * Splits `base...head` or `base..head`. A missing side is HEAD, as in git; a single revision is a head compared with
 * HEAD.
 */
export function splitRange(range: string): {
  readonly base: string;
  readonly head: string;
  readonly dots: "TWO" | "THREE";
} {
  const at = range.indexOf("..");
  if (at < 0) return { base: "HEAD", head: range, dots: "THREE" };
  const three = range.startsWith("...", at);
  const head = range.slice(at + (three ? 3 : 2));
  return { base: range.slice(0, at) || "HEAD", head: head || "HEAD", dots: three ? "THREE" : "TWO" };
}

/** The page of an address, and the inputs of its query. */
export interface MatchedPage {
  readonly name: PageName;
  readonly operation: string;
  readonly params: Params;
  readonly variables: Variables;
  readonly reading: PageReading;
}

const patterns = Object.entries(PAGES).map(([name, { path }]) => ({
  name: name as PageName,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)").replace(/\*(\w+)/g, "(?<$1>.+?)")}/?$`),
}));

/**
 * Finds the page of an address (path and query), with the viewer's settings applied. Returns `notFound` if no page
 * matches or the address is malformed.
 */
export function matchPage(pathname: string, search: URLSearchParams, readSetting: ReadSetting = unset): MatchedPage {
  const reading = pageReading(search, readSetting);
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(pathname);
    const params = match && decodeAll(match.groups ?? {});
    if (!params) continue;
    const { operation, variables } = PAGES[name];
    return { name, operation, params, variables: variables(params, search, reading), reading };
  }
  return {
    name: "notFound",
    operation: PAGES.notFound.operation,
    params: { address: pathname },
    variables: {},
    reading,
  };
}

function unset(): null {
  return null;
}

function decodeAll(groups: Readonly<Record<string, string>>): Params | null {
  const decoded = Object.entries(groups).map(([key, value]) => [key, addressPart.read(value)] as const);
  return decoded.every(([, value]) => value !== null) ? (Object.fromEntries(decoded) as Params) : null;
}

/** Leaves slashes, `@` and `:` unescaped. */
function segment(text: string): string {
  return addressPart.write(text, "/@:");
}

/** Writes the query string, leaving out null and empty values. */
function queryOf(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const searchParts = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [`${name}=${addressPart.write(String(value), "@:")}`],
  );
  return searchParts.length === 0 ? "" : `?${searchParts.join("&")}`;
}

/** The filters of a list of reviews. A person is an email address or `me`. */
export interface ReviewsSearch {
  readonly q?: string | null;
  readonly state?: string | null;
  readonly author?: string | null;
  readonly reviewer?: string | null;
  readonly turn?: string | null;
  readonly after?: string | null;
}

/**
 * Two patch sets of a review by number. 0 is the base. Null means the base for `from`, and the current patch set for
 * `to`.
 */
export interface ReviewRange {
  readonly from?: number | null;
  readonly to?: number | null;
}

/** The uncommitted work shown: a part, or the changes between two patch sets. */
export interface WorktreeView extends ReviewRange {
  readonly part?: WorktreePartName | null;
}

/** The part of a history: a path, its filters, and a page. */
export interface HistoryView extends Partial<HistorySearch> {
  readonly path?: string;
  readonly after?: string | null;
  readonly before?: string | null;
}

export const addressOf = {
  home: () => "/",
  compareStart: (slug: string) => `/${segment(slug)}/compare`,
  /** `candidates` is the number of branches among which Galley chose the base; null if the user chose it. */
  compare: (
    slug: string,
    base: string,
    head: string,
    dots: "TWO" | "THREE" = "THREE",
    candidates: number | null = null,
  ) =>
    `/${segment(slug)}/compare/${segment(base)}${dots === "THREE" ? "..." : ".."}${segment(head)}${queryOf({ candidates })}`,
  /** A part only of a stash. */
  commit: (slug: string, revision: string, { part = null }: { readonly part?: WorktreePartName | null } = {}) =>
    `/${segment(slug)}/commit/${addressPart.write(revision)}${queryOf({ part: part && worktreePart.write(part) })}`,
  file: (slug: string, revision: string, path: string, { review = null }: { readonly review?: string | null } = {}) =>
    `/${segment(slug)}/blob/${segment(revision)}/${segment(path)}${queryOf({ review })}`,
  /** The root folder if `path` is empty; of HEAD if there is no revision either. */
  tree: (slug: string, revision: string | null = null, path = "") =>
    `/${segment(slug)}/tree${[revision, path].map((part) => (part === null || part === "" ? "" : `/${segment(part)}`)).join("")}`,
  blame: (slug: string, revision: string, path: string) =>
    `/${segment(slug)}/blame/${segment(revision)}/${segment(path)}`,
  search: (slug: string, searchParts: Partial<CodeSearchParams> = {}) =>
    `/${segment(slug)}/search${queryOf(codeSearch.write(searchParts))}`,
  history: (
    slug: string,
    revision: string,
    { path = "", after = null, before = null, ...search }: HistoryView = {},
  ) => {
    const revisionPath = [revision, ...(path === "" ? [] : [path])].map(segment).join("/");
    const searchParts = { ...search, before, after: before === null ? after : null };
    return `/${segment(slug)}/commits/${revisionPath}${queryOf(searchParts)}`;
  },
  reviews: (slug: string, search: ReviewsSearch = {}) =>
    `/${segment(slug)}/reviews${queryOf({ ...search, q: search.q?.trim() })}`,
  review: (slug: string, review: string) => `/${segment(slug)}/reviews/${addressPart.write(review)}`,
  reviewFiles: (slug: string, review: string, { from = null, to = null }: ReviewRange = {}) =>
    `/${segment(slug)}/reviews/${addressPart.write(review)}/files${queryOf({ from, to })}`,
  worktree: (slug: string, { part = null, from = null, to = null }: WorktreeView = {}) =>
    `/${segment(slug)}/worktree${queryOf({ part: part && worktreePart.write(part), from, to })}`,
} as const;
