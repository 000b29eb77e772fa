import { CONTEXT_LINES, CONTEXT_LINES_MAX } from "./limits.ts";

/** Makes the parameter of an enumeration of the schema from its names; the parameter of the default is null. */
function enumParam<const Params extends Readonly<Record<string, string | null>>>(params: Params) {
  type Name = keyof Params & string;
  const isName = (name: string): name is Name => Object.hasOwn(params, name);
  const names = Object.keys(params).filter(isName);
  return {
    /** Returns null if the parameter is unknown, or if it is missing and there is no default. */
    read: (param: string | null): Name | null => names.find((name) => params[name] === param) ?? null,
    /** Returns null if the schema has no such name. */
    known: (text: string | null): Name | null => names.find((name) => name === text) ?? null,
    write: (name: Name): Params[Name] => params[name],
  };
}

type NameIn<Param extends { readonly read: (param: string | null) => string | null }> = NonNullable<
  ReturnType<Param["read"]>
>;

const partParam = enumParam({
  ALL: null,
  STAGED: "staged",
  UNSTAGED: "unstaged",
  UNTRACKED: "untracked",
  CONFLICTED: "conflicted",
});
export type WorktreePartName = NameIn<typeof partParam>;

/** A part of the uncommitted work as a parameter: `?part=staged`. All changes have no parameter. */
export const worktreePart = {
  /** Returns "ALL" if the parameter is unknown. */
  read: (param: string | null): WorktreePartName => partParam.read(param) ?? "ALL",
  write: partParam.write,
} as const;

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
    readonly contextLines: number;
  };
  readonly order: NameIn<typeof fileOrderParam>;
}

/** Reads the compare options: from the address, or else the viewer's settings, or else git's defaults. */
export function pageReading(search: URLSearchParams, readSetting: ReadSetting): PageReading {
  return {
    options: {
      whitespace: whitespaceParam.read(search.get("w")) ?? whitespaceParam.known(readSetting("whitespace")) ?? "SHOW",
      contextLines:
        contextLinesParam.read(search.get("context")) ??
        contextLinesParam.read(readSetting("contextLines")) ??
        contextLinesParam.usual,
    },
    order: fileOrderParam.read(search.get("order")) ?? fileOrderParam.read(readSetting("order")) ?? "PATH",
  };
}

/** A whitespace mode as a parameter: `?w=all`. */
export const whitespaceParam = enumParam({
  SHOW: "show",
  IGNORE_AT_END: "end",
  IGNORE_AMOUNT: "amount",
  IGNORE_ALL: "all",
  IGNORE_ALL_AND_BLANK_LINES: "blank-lines",
});
export type WhitespaceMode = NameIn<typeof whitespaceParam>;

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

/** The order of a change's files as a parameter and as a setting: `?order=last`. */
const fileOrderParam = enumParam({ PATH: "path", LAST: "last", IMPORTS: "imports" });
