import { CONTEXT_LINES, CONTEXT_LINES_MAX } from "./limits.ts";

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

/** The states of reviews that a list shows, as a parameter. Without one it shows open reviews. */
export const reviewStates = {
  /** Returns null for all states, and the default if the parameter is unknown. */
  read(param: string | null): readonly string[] | null {
    return param !== null && isStatesParam(param) ? STATES[param] : UNDER_WAY;
  },
} as const;

function isStatesParam(param: string): param is keyof typeof STATES {
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
export type LayersParam = {
  readonly first: number;
  readonly last: number;
};

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

/** Returns the viewer's value of a setting of `personSettings`, or null if it is not set. */
export type ReadSetting = (name: string) => string | null;

/** The compare options and the file order of a change. */
export interface PageReading {
  readonly options: {
    readonly whitespace: WhitespaceMode;
    readonly algorithm: DiffAlgorithm;
    readonly contextLines: number;
  };
  readonly order: FileOrderName;
}

/** Reads the compare options: from the address, or else the viewer's settings, or else git's defaults. */
export function pageReading(search: URLSearchParams, readSetting: ReadSetting): PageReading {
  return {
    options: {
      whitespace: whitespaceParam.read(search.get("w")) ?? whitespaceParam.known(readSetting("whitespace")) ?? "SHOW",
      algorithm: algorithmParam.read(search.get("diff")) ?? algorithmParam.known(readSetting("algorithm")) ?? "MYERS",
      contextLines:
        contextLinesParam.read(search.get("context")) ??
        contextLinesParam.read(readSetting("contextLines")) ??
        contextLinesParam.usual,
    },
    order: fileOrderParam.read(search.get("order")) ?? fileOrderParam.read(readSetting("order")) ?? "PATH",
  };
}

/** The whitespace modes as in the schema. */
export type WhitespaceMode = "SHOW" | "IGNORE_AT_END" | "IGNORE_AMOUNT" | "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES";

const WHITESPACE_PARAMS: readonly (readonly [WhitespaceMode, string])[] = [
  ["SHOW", "show"],
  ["IGNORE_AT_END", "end"],
  ["IGNORE_AMOUNT", "amount"],
  ["IGNORE_ALL", "all"],
  ["IGNORE_ALL_AND_BLANK_LINES", "blank-lines"],
];

/** A whitespace mode as a parameter: `?w=all`. */
export const whitespaceParam = {
  /** Returns null if the parameter is missing or unknown. */
  read: (param: string | null): WhitespaceMode | null =>
    WHITESPACE_PARAMS.find(([, known]) => known === param)?.[0] ?? null,
  /** Returns null if the schema has no such mode. */
  known: (name: string | null): WhitespaceMode | null =>
    WHITESPACE_PARAMS.find(([known]) => known === name)?.[0] ?? null,
  write: (mode: WhitespaceMode): string => WHITESPACE_PARAMS.find(([known]) => known === mode)?.[1] ?? "show",
} as const;

/** The diff algorithms as in the schema. `minimal` is left out: it takes four times as long and is seldom shorter. */
export type DiffAlgorithm = "MYERS" | "PATIENCE" | "HISTOGRAM";

const ALGORITHM_PARAMS: readonly (readonly [DiffAlgorithm, string])[] = [
  ["MYERS", "myers"],
  ["PATIENCE", "patience"],
  ["HISTOGRAM", "histogram"],
];

/** A diff algorithm as a parameter, named as in git: `?diff=histogram`. */
export const algorithmParam = {
  /** Returns null if the parameter is missing or unknown. */
  read: (param: string | null): DiffAlgorithm | null =>
    ALGORITHM_PARAMS.find(([, known]) => known === param)?.[0] ?? null,
  /** Returns null if the schema has no such algorithm. */
  known: (name: string | null): DiffAlgorithm | null => ALGORITHM_PARAMS.find(([known]) => known === name)?.[0] ?? null,
  write: (algorithm: DiffAlgorithm): string => ALGORITHM_PARAMS.find(([known]) => known === algorithm)?.[1] ?? "myers",
} as const;

const WHOLE = "whole";

/** The number of context lines as a parameter: `?context=10`, `?context=whole`. */
export const contextLinesParam = {
  /** Returns null if the parameter is missing or is not a number. */
  read(param: string | null): number | null {
    if (param === WHOLE) return CONTEXT_LINES_MAX;
    return param !== null && /^\d{1,6}$/u.test(param) ? Number(param) : null;
  },
  write: (lines: number): string => (lines >= CONTEXT_LINES_MAX ? WHOLE : String(lines)),
  /** Git's default. */
  usual: CONTEXT_LINES,
} as const;

/** The orders of a change's files as in the schema. */
type FileOrderName = "PATH" | "SIZE" | "LAST" | "TOGETHER";

const ORDERS: Readonly<Record<string, FileOrderName>> = {
  path: "PATH",
  size: "SIZE",
  last: "LAST",
  together: "TOGETHER",
};

/** A file order as a parameter and as a setting: `?order=size`. */
const fileOrderParam = {
  /** Returns null if the parameter is missing or unknown. */
  read: (param: string | null): FileOrderName | null =>
    param !== null && Object.hasOwn(ORDERS, param) ? (ORDERS[param] ?? null) : null,
} as const;
