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

/** What a history is narrowed down by, as an address carries it; null for what is not looked for. */
export interface HistorySearch {
  readonly author: string | null;
  /** Days such as 2026-11-22. */
  readonly since: string | null;
  readonly until: string | null;
  readonly message: string | null;
  /** A text that came or went, and one in changed lines. */
  readonly added: string | null;
  readonly changed: string | null;
  readonly merges: MergesWord | null;
  readonly isRegex: boolean;
  /** Whether capitals count. */
  readonly isExact: boolean;
}

/** No merges, merges alone, or what the first parents alone tell. */
export type MergesWord = "none" | "only" | "first";

const MERGES: ReadonlySet<string> = new Set<MergesWord>(["none", "only", "first"]);

function isMergesWord(word: string | null): word is MergesWord {
  return word !== null && MERGES.has(word);
}

/** How an address says what a history is narrowed down by. */
export const historySearch = {
  /** Reads it; what says nothing is left out. */
  read(search: URLSearchParams): HistorySearch {
    const text = (name: string): string | null => search.get(name) || null;
    const merges = search.get("merges");
    return {
      author: text("author"),
      since: text("since"),
      until: text("until"),
      message: text("message"),
      added: text("added"),
      changed: text("changed"),
      merges: isMergesWord(merges) ? merges : null,
      isRegex: search.get("regex") === "1",
      isExact: search.get("case") === "exact",
    };
  },

  /** Gives the words of the query; null for what is not said. */
  write({
    isRegex = false,
    isExact = false,
    ...rest
  }: Partial<HistorySearch>): Readonly<Record<string, string | null>> {
    return { ...rest, regex: isRegex ? "1" : null, case: isExact ? "exact" : null };
  },

  /** Gives what to ask the schema for. */
  filterOf({ isRegex, isExact, merges, ...rest }: HistorySearch): Readonly<Record<string, string | boolean>> {
    const given = Object.entries(rest).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
    return {
      ...Object.fromEntries(given),
      follow: true,
      isRegex,
      ignoreCase: !isExact,
      firstParent: merges === "first",
      ...(merges === "none" ? { merges: "NONE" } : merges === "only" ? { merges: "ONLY" } : {}),
    };
  },
};
