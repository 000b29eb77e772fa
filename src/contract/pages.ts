import { addressPart } from "./byteText.ts";
import {
  blameView,
  type BlameView,
  readNumber,
  reviewStates,
  worktreePart,
  type WorktreePartName,
} from "./pageParams.ts";
import { codeSearch, type CodeSearchWords, historySearch, type HistorySearch } from "./searches.ts";
import { pageReading, type PageReading, type ReadChoice } from "./compareParams.ts";

/**
 * The addresses that have a page, with the query that each page asks: known to the browser, which starts the query on
 * navigation, and to the server, which sends its answer inside the first page.
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

/** The addresses of all pages: the form of each, its query, and the variables that the address stands for. */
export const PAGES = {
  desk: { path: "/", operation: "DeskScreenQuery", variables: () => ({}) },
  compareStart: {
    path: "/:repo/compare",
    operation: "CompareStartScreenQuery",
    variables: ({ repo = "" }) => ({ slug: repo }),
  },
  compare: {
    path: "/:repo/compare/*range",
    operation: "CompareScreenQuery",
    variables: ({ repo = "", range = "" }, _search, reading) => ({
      slug: repo,
      ...splitRange(range),
      ...reading,
    }),
  },
  commit: {
    path: "/:repo/commit/*revision",
    operation: "CommitScreenQuery",
    variables: ({ repo = "", revision = "" }, search, reading) => ({
      slug: repo,
      revision,
      parent: Number(/^\d{1,4}$/.exec(search.get("parent") ?? "")?.[0] ?? 1),
      isCombined: search.get("parent") === "combined",
      condensed: search.get("places") !== "all",
      ...reading,
    }),
  },
  file: {
    path: "/:repo/blob/*place",
    operation: "FileScreenQuery",
    variables: ({ repo = "", place = "" }, search) => {
      const review = search.get("review") ?? "";
      return { slug: repo, place, review, isReviewed: review !== "", isSource: isSourceAsked(search) };
    },
  },
  treeStart: {
    path: "/:repo/tree",
    operation: "TreeScreenQuery",
    variables: ({ repo = "" }) => ({ slug: repo, place: "HEAD" }),
  },
  tree: {
    path: "/:repo/tree/*place",
    operation: "TreeScreenQuery",
    variables: ({ repo = "", place = "" }) => ({ slug: repo, place }),
  },
  blame: {
    path: "/:repo/blame/*place",
    operation: "BlameScreenQuery",
    variables: ({ repo = "", place = "" }, search) => ({ slug: repo, place, ...blameView.read(search) }),
  },
  search: {
    path: "/:repo/search",
    operation: "SearchScreenQuery",
    variables: ({ repo = "" }, search) => searchVariables(repo, codeSearch.read(search)),
  },
  historyStart: {
    path: "/:repo/commits",
    operation: "HistoryScreenQuery",
    variables: ({ repo = "" }, search) => ({ slug: repo, place: "HEAD", ...historyVariables(search) }),
  },
  history: {
    path: "/:repo/commits/*place",
    operation: "HistoryScreenQuery",
    variables: ({ repo = "", place = "" }, search) => ({ slug: repo, place, ...historyVariables(search) }),
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
 * Whether a file's lines are to be shown even if it can be seen otherwise: where one asks for that, and in a review, whose
 * remarks stand between lines, unless one asks for the other.
 */
function isSourceAsked(search: URLSearchParams): boolean {
  const view = search.get("view");
  return view === "source" || (search.has("review") && view !== "rendered");
}

/**
 * Tells whether two askings of one page have the same answer: by the order of files it only depends what of it comes first, but that
 * the server alone knows which files belong together.
 */
export function isSameAnswer(a: object, b: object): boolean {
  return answerKey(a) === answerKey(b);
}

/** The order that comes with the answer. */
const TOGETHER = "TOGETHER";

function answerKey(variables: object): string {
  const told = Object.entries(variables).filter(([name, value]) => name !== "order" || value === TOGETHER);
  return JSON.stringify(told.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export type PageName = keyof typeof PAGES;

function searchVariables(slug: string, words: CodeSearchWords): Variables {
  const { q, place, at, isRegex, isWord, isExact, context } = words;
  const isAsked = q !== "";
  return {
    slug,
    revision: at ?? "HEAD",
    text: q,
    isRegex,
    word: isWord,
    ignoreCase: !isExact,
    paths: codeSearch.pathsOf(words),
    contextLines: Number(context),
    inCode: isAsked && place === "code",
    inWorktree: isAsked && place === "worktree",
    inNames: isAsked && place === "names",
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
 * Reads what of the uncommitted work an address is about: a stash, what became of it between two patch sets, or else a part
 * of it. What is the same is read as the same: from its base to the last patch set is all of it.
 */
function worktreeView(search: URLSearchParams): Variables {
  const stash = readNumber(search.get("stash"));
  const from = readNumber(search.get("from")) || null;
  const to = readNumber(search.get("to"));
  const showsSpan = stash === null && (from !== null || to !== null);
  const showsPart = stash === null && !showsSpan;
  return {
    part: showsPart ? worktreePart.read(search.get("part")) : "ALL",
    stash: stash ?? 0,
    from: showsSpan ? from : null,
    to: showsSpan ? to : null,
    showsPart,
    showsSpan,
    showsStash: stash !== null,
  };
}

/** Splits `base...head` or `base..head`; a side that is left out is HEAD, as in git, and a lone revision is a head compared with it. */
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

/** A page found for an address, with what its query needs. */
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
 * Finds the page of an address (path and query), asked as its reader chose; `notFound` for one that no other page has or that is
 * not well-formed.
 */
export function matchPage(pathname: string, search: URLSearchParams, chosen: ReadChoice = nothingChosen): MatchedPage {
  const reading = pageReading(search, chosen);
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

function nothingChosen(): null {
  return null;
}

function decodeAll(groups: Readonly<Record<string, string>>): Params | null {
  const decoded = Object.entries(groups).map(([key, value]) => [key, addressPart.read(value)] as const);
  return decoded.every(([, value]) => value !== null) ? (Object.fromEntries(decoded) as Params) : null;
}

/** A part that leaves slashes, `@` and `:` readable. */
function segment(text: string): string {
  return addressPart.write(text, "/@:");
}

/** Writes a query of what is given, in this order; what is null or empty is left out. */
function queryOf(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const words = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [`${name}=${addressPart.write(String(value), "@:")}`],
  );
  return words.length === 0 ? "" : `?${words.join("&")}`;
}

/** What a list of reviews is narrowed down by; a person is an e-mail address or `me`. */
export interface ReviewsSearch {
  readonly q?: string | null;
  readonly state?: string | null;
  readonly author?: string | null;
  readonly reviewer?: string | null;
  readonly turn?: string | null;
  readonly after?: string | null;
}

/** Two patch sets of a review by their numbers, 0 being the base; null for the base and for the current one. */
export interface ReviewRange {
  readonly from?: number | null;
  readonly to?: number | null;
}

/** What is read of uncommitted work: a part of it, a stash by its number, or what became of it between two patch sets. */
export interface WorktreeView extends ReviewRange {
  readonly part?: WorktreePartName | null;
  readonly stash?: number | null;
}

/** What is read of a history: a file's or folder's, narrowed down, a page of it. */
export interface HistoryView extends Partial<HistorySearch> {
  readonly path?: string;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** The addresses of pages, written in one place so that links and patterns cannot drift apart. */
export const addressOf = {
  desk: () => "/",
  compareStart: (slug: string) => `/${segment(slug)}/compare`,
  compare: (slug: string, base: string, head: string, dots: "TWO" | "THREE" = "THREE") =>
    `/${segment(slug)}/compare/${segment(base)}${dots === "THREE" ? "..." : ".."}${segment(head)}`,
  commit: (slug: string, revision: string) => `/${segment(slug)}/commit/${addressPart.write(revision)}`,
  file: (slug: string, revision: string, path: string, { review = null }: { readonly review?: string | null } = {}) =>
    `/${segment(slug)}/blob/${segment(revision)}/${segment(path)}${queryOf({ review })}`,
  /** The root's files where there is no path; of what is checked out where there is no revision either. */
  tree: (slug: string, revision: string | null = null, path = "") =>
    `/${segment(slug)}/tree${[revision, path].map((part) => (part === null || part === "" ? "" : `/${segment(part)}`)).join("")}`,
  blame: (slug: string, revision: string, path: string, view: BlameView | null = null) =>
    `/${segment(slug)}/blame/${segment(revision)}/${segment(path)}${queryOf(view === null ? {} : blameView.write(view))}`,
  search: (slug: string, words: Partial<CodeSearchWords> = {}) =>
    `/${segment(slug)}/search${queryOf(codeSearch.write(words))}`,
  history: (
    slug: string,
    revision: string,
    { path = "", after = null, before = null, ...search }: HistoryView = {},
  ) => {
    const place = [revision, ...(path === "" ? [] : [path])].map(segment).join("/");
    const words = { ...historySearch.write(search), before, after: before === null ? after : null };
    return `/${segment(slug)}/commits/${place}${queryOf(words)}`;
  },
  reviews: (slug: string, search: ReviewsSearch = {}) =>
    `/${segment(slug)}/reviews${queryOf({ ...search, q: search.q?.trim() })}`,
  review: (slug: string, review: string) => `/${segment(slug)}/reviews/${addressPart.write(review)}`,
  reviewFiles: (slug: string, review: string, { from = null, to = null }: ReviewRange = {}) =>
    `/${segment(slug)}/reviews/${addressPart.write(review)}/files${queryOf({ from, to })}`,
  worktree: (slug: string, { part = null, stash = null, from = null, to = null }: WorktreeView = {}) =>
    `/${segment(slug)}/worktree${queryOf({ part: part && worktreePart.write(part), stash, from, to })}`,
} as const;
