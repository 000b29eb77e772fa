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
