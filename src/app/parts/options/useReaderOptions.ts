import { useMemo, useSyncExternalStore } from "react";
import type { DiffLayout, ReaderOptions } from "#app/diff/DiffFile.ts";
import type { FileArrangement } from "#app/diff/list/FileListHead.tsx";
import { choices, codeSize } from "#app/ui/choices.ts";
import { useChoice } from "#app/ui/useChoice.ts";
import { roomyWindow, wideWindow } from "#app/ui/windowQuery.ts";
import type { DiffAlgorithm, Whitespace } from "#generated/PatchStreamSubscription.graphql.ts";

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

/** How contents are compared, and how much is shown around what differs. */
export interface ComparedBy {
  readonly whitespace: Whitespace;
  readonly algorithm: DiffAlgorithm;
  readonly contextLines: number;
}

/** How a change was asked for, and how to ask for it otherwise: that is another page. */
export interface Comparing {
  readonly by: ComparedBy;
  readonly onWhitespace: (whitespace: Whitespace) => void;
  readonly onAlgorithm: (algorithm: DiffAlgorithm) => void;
  readonly onContextLines: (lines: number) => void;
}

/** What holds on this page, and how to put another into its address. */
type UseComparingAsked<T> = readonly [value: T, put: (value: T) => void];

type AskedComparing = { readonly [Name in keyof ComparedBy]: UseComparingAsked<ComparedBy[Name]> };

/**
 * Tells how the contents of this page are compared, and lets one choose it: a choice is kept for all pages whose address says
 * nothing of it, and handed on to the address of this one.
 */
export function useComparing({ whitespace, algorithm, contextLines }: AskedComparing): Comparing {
  return {
    by: { whitespace: whitespace[0], algorithm: algorithm[0], contextLines: contextLines[0] },
    onWhitespace: choose("whitespace", whitespace),
    onAlgorithm: choose("algorithm", algorithm),
    onContextLines: choose("contextLines", contextLines),
  };
}

function choose<T extends string | number>(name: keyof ComparedBy, [, put]: UseComparingAsked<T>): (value: T) => void {
  return (value) => {
    choices.keep(name, String(value));
    put(value);
  };
}

const MARGIN = "margin";
const INLINE = "inline";

/** Where remarks stand, and how to change that. */
interface RemarkPlace {
  /** Whether they are to stand in the margin wherever there is one. */
  readonly isInMargin: boolean;
  /** Whether there is room for a margin now: in one column of code in a wide window. */
  readonly hasRoom: boolean;
  readonly onInMargin: (isInMargin: boolean) => void;
}

/**
 * Has remarks stand in the margin where there is room and one has not chosen otherwise: the same view, with that. The choice
 * is kept.
 */
export function useRemarkPlace(view: ReaderView): ReaderView {
  const isRoomy = useSyncExternalStore(roomyWindow.subscribe, roomyWindow.current, roomyWindow.current);
  const isInMargin = useChoice("remarks") !== INLINE;
  const hasRoom = isRoomy && view.options.layout === "unified";
  return useMemo(
    () => ({
      ...view,
      options: { ...view.options, hasAside: hasRoom && isInMargin },
      remarks: {
        isInMargin,
        hasRoom,
        onInMargin: (next) => choices.keep("remarks", next ? MARGIN : INLINE),
      },
    }),
    [view, hasRoom, isInMargin],
  );
}

const FORM = "files";
const ORDER = "order";

type Form = FileArrangement["form"];
type Order = FileArrangement["order"];
/** A value that the address may hold, and how to put another there. */
type UseFileArrangementAsked = readonly [string | null, (value: string | null) => void];

function isForm(value: string | null): value is Form {
  return value === "tree" || value === "list";
}

function isOrder(value: string | null): value is Order {
  return value === "path" || value === "size" || value === "last" || value === "together";
}

/**
 * Chooses how the files of a change are arranged: as the address says, else as was last chosen, else as a tree by path. A
 * choice is kept and handed on to the address.
 */
export function useFileArrangement(
  [askedForm, askForm]: UseFileArrangementAsked,
  [askedOrder, askOrder]: UseFileArrangementAsked,
): FileArrangement {
  const keptForm = useChoice(FORM);
  const keptOrder = useChoice(ORDER);
  const form: Form = isForm(askedForm) ? askedForm : isForm(keptForm) ? keptForm : "tree";
  const order: Order = isOrder(askedOrder) ? askedOrder : isOrder(keptOrder) ? keptOrder : "path";
  return useMemo(
    () => ({
      form,
      order,
      onForm: (next) => {
        choices.keep(FORM, next);
        askForm(next);
      },
      onOrder: (next) => {
        choices.keep(ORDER, next);
        askOrder(next);
      },
    }),
    [form, order, askForm, askOrder],
  );
}

/** How far apart tab stops may stand, in columns, the nearest first. */
export const tabSizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
