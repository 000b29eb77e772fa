/** The options of blame. */
export interface BlameView {
  /** As in the schema. */
  readonly follow: "RENAMES" | "MOVES" | "COPIES";
  /** True to ignore the commits that the tree lists. */
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

/** The options of blame as parameters: `?follow=moves&ignore=none&w=all`. */
export const blameView = {
  read: (search: URLSearchParams): BlameView => ({
    follow: FOLLOW.find(([, param]) => param === search.get("follow"))?.[0] ?? "RENAMES",
    ignoreRevs: search.get("ignore") !== NONE,
    ignoreWhitespace: search.get("w") === ALL,
  }),
  /** Null for defaults. */
  write: ({ follow, ignoreRevs, ignoreWhitespace }: BlameView): Readonly<Record<string, string | null>> => ({
    follow: FOLLOW.find(([known]) => known === follow)?.[1] ?? null,
    ignore: ignoreRevs ? null : NONE,
    w: ignoreWhitespace ? ALL : null,
  }),
} as const;

/** The parts of the uncommitted work as in the schema. */
export type WorktreePartName = "ALL" | "STAGED" | "UNSTAGED" | "UNTRACKED" | "CONFLICTED";

const PART_PARAMS: readonly (readonly [WorktreePartName, string])[] = [
  ["STAGED", "staged"],
  ["UNSTAGED", "unstaged"],
  ["UNTRACKED", "untracked"],
  ["CONFLICTED", "conflicted"],
];

/** A part of the uncommitted work as a parameter: `?part=staged`. All changes have no parameter. */
export const worktreePart = {
  /** Returns "ALL" if the parameter is missing or unknown. */
  read: (param: string | null): WorktreePartName => PART_PARAMS.find(([, known]) => known === param)?.[0] ?? "ALL",
  write: (part: WorktreePartName): string | null => PART_PARAMS.find(([known]) => known === part)?.[1] ?? null,
} as const;

/** Review states by parameter. */
const STATES = {
  changes: ["CHANGES_REQUESTED"],
  approved: ["APPROVED"],
  merged: ["MERGED"],
  abandoned: ["ABANDONED"],
  all: null,
} as const;

/** The states of open reviews, the default. */
const UNDER_WAY = ["OPEN", "CHANGES_REQUESTED", "APPROVED"] as const;

export type ReviewStatesParam = keyof typeof STATES;

/** The states of reviews that a list shows, as a parameter. Without one it shows open reviews. */
export const reviewStates = {
  /** Returns null for all states, and the default if the parameter is unknown. */
  read(param: string | null): readonly string[] | null {
    return param !== null && isStatesParam(param) ? STATES[param] : UNDER_WAY;
  },
} as const;

function isStatesParam(param: string): param is ReviewStatesParam {
  return Object.hasOwn(STATES, param);
}

/**
 * Parses the number of a patch set (0 is the base) or of a stash, with at most four digits; null if it is missing or
 * malformed.
 */
export function readNumber(param: string | null): number | null {
  return param !== null && /^\d{1,4}$/.test(param) ? Number(param) : null;
}

/** Layers of a stack that follow each other, by position from 1 for the lowest. */
export interface LayersParam {
  readonly first: number;
  readonly last: number;
}

/** The layers that are shown as a parameter: `?layers=3`, `?layers=2-5`. The whole stack has no parameter. */
export const layersParam = {
  /** Returns null if the parameter is missing or malformed. */
  read(param: string | null): LayersParam | null {
    const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(param ?? "") ?? [];
    const range = { first: Number(first), last: Number(last) };
    return range.first >= 1 && range.first <= range.last ? range : null;
  },
  write: ({ first, last }: LayersParam): string => (first === last ? String(first) : `${first}-${last}`),
} as const;

/** Removes the range of patch sets from an address. */
export function withoutSpan(address: string): string {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  const params = new URLSearchParams(search);
  params.delete("from");
  params.delete("to");
  return `${path}${params.size === 0 ? "" : `?${params}`}${hash}`;
}
