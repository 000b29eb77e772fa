import { useMemo, useSyncExternalStore } from "react";
import type { DiffLayout } from "#app/diff/DiffFile.ts";
import type { ReaderOptions } from "#app/diff/ReaderOptions.ts";
import { localChoice } from "#app/ui/localChoice.ts";
import { wideWindow } from "#app/ui/wideWindow.ts";

const TAB_SIZES = [2, 4, 8];
const TAB_SIZE = 4;
const YES = "1";
const NO = "0";

/** A value that the address may hold, and how to put another there. */
type Asked = readonly [value: string | null, put: (value: string | null) => void];

/** Where the address holds each option. */
export interface AskedOptions {
  readonly view: Asked;
  readonly wrap: Asked;
  readonly tab: Asked;
  readonly marks: Asked;
  /** Files that are shown the other way than unasked: rendered, or by their lines. */
  readonly turned: Asked;
}

/** How one reads a change, and how to change that. */
export interface ReaderView {
  readonly options: ReaderOptions & { readonly layout: DiffLayout };
  readonly onLayout: (layout: DiffLayout) => void;
  readonly onWrap: (wrap: boolean) => void;
  readonly onTabSize: (tabSize: number) => void;
  readonly onShowWhitespace: (showsWhitespace: boolean) => void;
  readonly turned: Asked;
}

/**
 * Chooses how lines are shown: as the address says, else as was last chosen; side by side from a certain width on where
 * neither says anything. A choice is kept and handed on to the address.
 */
export function useReaderOptions(asked: AskedOptions): ReaderView {
  const isWide = useSyncExternalStore(wideWindow.subscribe, wideWindow.current, wideWindow.current);
  const [view, askView] = asked.view;
  const [wrapWord, askWrap] = asked.wrap;
  const [tab, askTab] = asked.tab;
  const [marks, askMarks] = asked.marks;
  const [turned, askTurned] = asked.turned;
  const layout = chosen("layout", view, readLayout) ?? (isWide ? "split" : "unified");
  const wrap = chosen("wrap", wrapWord, readYesOrNo) ?? false;
  const tabSize = chosen("tab", tab, readTabSize) ?? TAB_SIZE;
  const showsWhitespace = chosen("marks", marks, readYesOrNo) ?? false;
  return useMemo(() => {
    const keep = (name: string, value: string, ask: Asked[1]): void => {
      localChoice.keep(keptAs(name), value);
      ask(value);
    };
    return {
      options: { layout, wrap, tabSize, showsWhitespace },
      onLayout: (next) => keep("layout", next, askView),
      onWrap: (next) => keep("wrap", next ? YES : NO, askWrap),
      onTabSize: (next) => keep("tab", String(next), askTab),
      onShowWhitespace: (next) => keep("marks", next ? YES : NO, askMarks),
      turned: [turned, askTurned],
    };
  }, [layout, wrap, tabSize, showsWhitespace, askView, askWrap, askTab, askMarks, turned, askTurned]);
}

function keptAs(name: string): string {
  return `galley.${name}`;
}

function chosen<T>(name: string, asked: string | null, read: (word: string | null) => T | null): T | null {
  return read(asked) ?? read(localChoice.read(keptAs(name)));
}

function readLayout(word: string | null): DiffLayout | null {
  return word === "unified" || word === "split" ? word : null;
}

function readYesOrNo(word: string | null): boolean | null {
  return word === YES ? true : word === NO ? false : null;
}

function readTabSize(word: string | null): number | null {
  return TAB_SIZES.find((size) => String(size) === word) ?? null;
}
