/** How one wants to know where lines come from. */
export interface BlameView {
  /** How the schema names how far lines are followed. */
  readonly follow: "RENAMES" | "MOVES" | "COPIES";
  /** Whether the commits that the tree lists are passed over. */
  readonly ignoreRevs: boolean;
  readonly ignoreWhitespace: boolean;
}

const FOLLOW: readonly (readonly [BlameView["follow"], string | null])[] = [
  ["RENAMES", null],
  ["MOVES", "moves"],
  ["COPIES", "copies"],
];
const NONE = "none";
const ALL = "all";

/** The same as the address of a page has it: `?follow=moves&ignore=none&w=all`. */
export const blameView = {
  read: (search: URLSearchParams): BlameView => ({
    follow: FOLLOW.find(([, word]) => word === search.get("follow"))?.[0] ?? "RENAMES",
    ignoreRevs: search.get("ignore") !== NONE,
    ignoreWhitespace: search.get("w") === ALL,
  }),
  /** What is usual has no word. */
  write: ({ follow, ignoreRevs, ignoreWhitespace }: BlameView): Readonly<Record<string, string | null>> => ({
    follow: FOLLOW.find(([known]) => known === follow)?.[1] ?? null,
    ignore: ignoreRevs ? null : NONE,
    w: ignoreWhitespace ? ALL : null,
  }),
} as const;

/** How the schema names what of the uncommitted work is read. */
export type WorktreePartName = "ALL" | "STAGED" | "UNSTAGED" | "UNTRACKED" | "CONFLICTED";

const WORDS: readonly (readonly [WorktreePartName, string])[] = [
  ["STAGED", "staged"],
  ["UNSTAGED", "unstaged"],
  ["UNTRACKED", "untracked"],
  ["CONFLICTED", "conflicted"],
];

/** A part of the uncommitted work as the address of its page writes it, `?part=staged`; all of it has no word. */
export const worktreePart = {
  /** Finds the part of a word; all of it where the address has none, or one that is no part's. */
  read: (word: string | null): WorktreePartName => WORDS.find(([, known]) => known === word)?.[0] ?? "ALL",
  /** Null for all of it. */
  write: (part: WorktreePartName): string | null => WORDS.find(([known]) => known === part)?.[1] ?? null,
} as const;

/** The states of reviews that an address asks for by one word. */
const STATES = {
  changes: ["CHANGES_REQUESTED"],
  approved: ["APPROVED"],
  merged: ["MERGED"],
  abandoned: ["ABANDONED"],
  all: null,
} as const;

/** What no word stands for: everything that is under way. */
const UNDER_WAY = ["OPEN", "CHANGES_REQUESTED", "APPROVED"] as const;

/** A word of `STATES`. */
export type ReviewStatesWord = keyof typeof STATES;

/** Which reviews the address of a list is about: a word for one state or for all, none for those under way. */
export const reviewStates = {
  /** Gives the states of a word, null for all of them; a word that is none is left out of account. */
  read(word: string | null): readonly string[] | null {
    return word !== null && isWord(word) ? STATES[word] : UNDER_WAY;
  },
} as const;

function isWord(word: string): word is ReviewStatesWord {
  return Object.hasOwn(STATES, word);
}

/**
 * Reads a number of at most four digits as an address writes it, of a patch set (0 is the base) or a stash; null where there is
 * none.
 */
export function readNumber(word: string | null): number | null {
  return word !== null && /^\d{1,4}$/.test(word) ? Number(word) : null;
}

/** Takes the patch sets that are read out of an address of a page, and leaves all else as it is. */
export function withoutSpan(address: string): string {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  const params = new URLSearchParams(search);
  params.delete("from");
  params.delete("to");
  return `${path}${params.size === 0 ? "" : `?${params}`}${hash}`;
}
