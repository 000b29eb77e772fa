/** Where one looks: in a revision's files, in uncommitted work, in files' names, in what commits say, in what they changed. */
export type SearchPlace = "code" | "worktree" | "names" | "messages" | "changes";

/** What one looks for in a repository, as an address carries it. */
export interface CodeSearchWords {
  /** What is looked for; empty where nothing is. */
  readonly q: string;
  readonly place: SearchPlace;
  /** The revision that is looked through; null for what is checked out. */
  readonly at: string | null;
  readonly isRegex: boolean;
  readonly isWord: boolean;
  /** Whether capitals count. */
  readonly isExact: boolean;
  /** Patterns of paths with blanks between them. */
  readonly paths: string;
  /** Lines shown around what was found in files. */
  readonly context: SearchContext;
  /** Of changes: whether every changed line counts, not only those that bring the text or take it. */
  readonly isAnyLine: boolean;
}

/** Lines around what was found, as an address says it; two where it says nothing. */
export type SearchContext = "0" | "2" | "5";

const YES = "1";
const EXACT = "exact";
const PLACES: ReadonlySet<string> = new Set<SearchPlace>(["code", "worktree", "names", "messages", "changes"]);
const CONTEXTS: ReadonlySet<string> = new Set<SearchContext>(["0", "2", "5"]);

function isPlace(word: string | null): word is SearchPlace {
  return word !== null && PLACES.has(word);
}

function isContext(word: string | null): word is SearchContext {
  return word !== null && CONTEXTS.has(word);
}

/** How an address says it: `?q=parse&regex=1&path=*.ts`. */
export const codeSearch = {
  read(search: URLSearchParams): CodeSearchWords {
    const place = search.get("in");
    const context = search.get("context");
    return {
      q: search.get("q") ?? "",
      place: isPlace(place) ? place : "code",
      at: search.get("at") || null,
      isRegex: search.get("regex") === YES,
      isWord: search.get("word") === YES,
      isExact: search.get("case") === EXACT,
      paths: search.get("path") ?? "",
      context: isContext(context) ? context : "2",
      isAnyLine: search.get("lines") === YES,
    };
  },
  /** Gives the words of the query; null for what is not said. */
  write({
    q = "",
    place,
    at = null,
    isRegex,
    isWord,
    isExact,
    paths = "",
    context,
    isAnyLine,
  }: Partial<CodeSearchWords>) {
    return {
      q,
      in: place === undefined || place === "code" ? null : place,
      at,
      path: paths.trim(),
      regex: isRegex === true ? YES : null,
      word: isWord === true ? YES : null,
      case: isExact === true ? EXACT : null,
      context: context === undefined || context === "2" ? null : context,
      lines: isAnyLine === true ? YES : null,
    };
  },
  /** The patterns one by one. */
  pathsOf: ({ paths }: CodeSearchWords): readonly string[] => paths.split(/\s+/u).filter((path) => path !== ""),
} as const;
