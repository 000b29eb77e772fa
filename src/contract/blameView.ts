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
