/** What one looks for in a repository's files, as an address carries it. */
export interface CodeSearchWords {
  /** What is looked for; empty where nothing is. */
  readonly q: string;
  readonly place: "code" | "names";
  /** The revision that is looked through; null for what is checked out. */
  readonly at: string | null;
  readonly isRegex: boolean;
  readonly isWord: boolean;
  /** Whether capitals count. */
  readonly isExact: boolean;
  /** Patterns of paths with blanks between them. */
  readonly paths: string;
}

const YES = "1";
const NAMES = "names";
const EXACT = "exact";

/** How an address says it: `?q=parse&regex=1&path=*.ts`. */
export const codeSearch = {
  read: (search: URLSearchParams): CodeSearchWords => ({
    q: search.get("q") ?? "",
    place: search.get("in") === NAMES ? "names" : "code",
    at: search.get("at") || null,
    isRegex: search.get("regex") === YES,
    isWord: search.get("word") === YES,
    isExact: search.get("case") === EXACT,
    paths: search.get("path") ?? "",
  }),
  /** Gives the words of the query; null for what is not said. */
  write: ({ q = "", place, at = null, isRegex, isWord, isExact, paths = "" }: Partial<CodeSearchWords>) => ({
    q,
    in: place === "names" ? NAMES : null,
    at,
    path: paths.trim(),
    regex: isRegex === true ? YES : null,
    word: isWord === true ? YES : null,
    case: isExact === true ? EXACT : null,
  }),
  /** The patterns one by one. */
  pathsOf: ({ paths }: CodeSearchWords): readonly string[] => paths.split(/\s+/u).filter((path) => path !== ""),
} as const;
