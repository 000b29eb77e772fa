/** The scopes of a search: a revision's files, uncommitted work, or file names. */
const SCOPES = ["code", "worktree", "names"] as const;
export type SearchScope = (typeof SCOPES)[number];

export interface CodeSearchParams {
  /** Empty when nothing is searched for. */
  readonly q: string;
  readonly scope: SearchScope;
  /** Null for HEAD. */
  readonly at: string | null;
  readonly isRegex: boolean;
  readonly isWord: boolean;
  /** True if case matters. */
  readonly isExact: boolean;
  /** Path patterns separated by spaces. */
  readonly paths: string;
}

const YES = "1";
const EXACT = "exact";

/** A code search as parameters: `?q=parse&regex=1&path=*.ts`. */
export const codeSearch = {
  read(search: URLSearchParams): CodeSearchParams {
    return {
      q: search.get("q") ?? "",
      scope: SCOPES.find((scope) => scope === search.get("in")) ?? "code",
      at: search.get("at") || null,
      isRegex: search.get("regex") === YES,
      isWord: search.get("word") === YES,
      isExact: search.get("case") === EXACT,
      paths: search.get("path") ?? "",
    };
  },
  /** Null for defaults. */
  write({ q = "", scope, at = null, isRegex, isWord, isExact, paths = "" }: Partial<CodeSearchParams>) {
    return {
      q,
      in: scope === undefined || scope === "code" ? null : scope,
      at,
      path: paths.trim(),
      regex: isRegex === true ? YES : null,
      word: isWord === true ? YES : null,
      case: isExact === true ? EXACT : null,
    };
  },
  pathsOf: ({ paths }: CodeSearchParams): readonly string[] => paths.split(/\s+/u).filter((path) => path !== ""),
} as const;

/** The filters of a history; null for those not set. */
export interface HistorySearch {
  readonly author: string | null;
  /** Days such as 2026-11-22. */
  readonly since: string | null;
  readonly until: string | null;
  readonly message: string | null;
  /** A text whose number of occurrences changed. */
  readonly added: string | null;
}

export const historySearch = {
  read(search: URLSearchParams): HistorySearch {
    const text = (name: string): string | null => search.get(name) || null;
    return {
      author: text("author"),
      since: text("since"),
      until: text("until"),
      message: text("message"),
      added: text("added"),
    };
  },

  filterOf(search: HistorySearch): Readonly<Record<string, string | boolean>> {
    const given = Object.entries(search).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
    return { ...Object.fromEntries(given), follow: true };
  },
};
