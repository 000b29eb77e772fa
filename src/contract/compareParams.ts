import { CONTEXT_LINES, CONTEXT_LINES_MAX } from "./limits.ts";

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
