import { useMemo, useSyncExternalStore } from "react";
import type { DiffLayout } from "#app/diff/DiffFile.ts";
import type { ReaderOptions } from "#app/diff/ReaderOptions.ts";
import { choices } from "#app/ui/choices.ts";
import { codeSize } from "#app/ui/codeSize.ts";
import { useChoice } from "#app/ui/useChoice.ts";
import { wideWindow } from "#app/ui/wideWindow.ts";
import { tabSizes } from "./tabSizes.ts";
import type { RemarkPlace } from "./useRemarkPlace.ts";

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
  /** Where remarks stand; without it there are none. */
  readonly remarks?: RemarkPlace;
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
  const layout = useChosen("layout", view, readLayout) ?? (isWide ? "split" : "unified");
  const wrap = useChosen("wrap", wrapWord, readYesOrNo) ?? false;
  const tabSize = useChosen("tab", tab, readTabSize) ?? TAB_SIZE;
  const showsWhitespace = useChosen("marks", marks, readYesOrNo) ?? false;
  const lineHeight = codeSize.lineHeight(useChoice("codeSize"));
  return useMemo(() => {
    const keep = (name: string, value: string, ask: Asked[1]): void => {
      choices.keep(name, value);
      ask(value);
    };
    return {
      options: { layout, wrap, tabSize, showsWhitespace, lineHeight },
      onLayout: (next) => keep("layout", next, askView),
      onWrap: (next) => keep("wrap", next ? YES : NO, askWrap),
      onTabSize: (next) => keep("tab", String(next), askTab),
      onShowWhitespace: (next) => keep("marks", next ? YES : NO, askMarks),
      turned: [turned, askTurned],
    };
  }, [layout, wrap, tabSize, showsWhitespace, lineHeight, askView, askWrap, askTab, askMarks, turned, askTurned]);
}

function useChosen<T>(name: string, asked: string | null, read: (word: string | null) => T | null): T | null {
  const kept = useChoice(name);
  return read(asked) ?? read(kept);
}

function readLayout(word: string | null): DiffLayout | null {
  return word === "unified" || word === "split" ? word : null;
}

function readYesOrNo(word: string | null): boolean | null {
  return word === YES ? true : word === NO ? false : null;
}

function readTabSize(word: string | null): number | null {
  return tabSizes.find((size) => String(size) === word) ?? null;
}
