import { useMemo, useSyncExternalStore } from "react";
import type { DiffLayout, ReaderOptions } from "#app/diff/DiffFile.ts";
import type { FileArrangement } from "#app/diff/list/FileListHead.tsx";
import { codeSize, settings } from "#app/ui/settings.ts";
import { useSetting } from "#app/ui/useSetting.ts";
import { extraWideWindow, wideWindow } from "#app/ui/windowQuery.ts";
import type { DiffAlgorithm, Whitespace } from "#generated/fetchContentsPatchesQuery.graphql.ts";

const TAB_SIZE = 4;
const YES = "1";
const NO = "0";

/** A URL parameter and its setter. */
type OptionParam = readonly [value: string | null, put: (value: string | null) => void];

export interface ReaderOptionParams {
  readonly view: OptionParam;
  readonly wrap: OptionParam;
  readonly tab: OptionParam;
  readonly marks: OptionParam;
  /** The files that are not in their default form (rendered or source). */
  readonly turned: OptionParam;
}

/** The view options of a change and their setters. */
export interface ReaderView {
  readonly options: ReaderOptions & { readonly layout: DiffLayout };
  readonly onLayout: (layout: DiffLayout) => void;
  readonly onWrap: (wrap: boolean) => void;
  readonly onTabSize: (tabSize: number) => void;
  readonly onShowWhitespace: (showsWhitespace: boolean) => void;
  readonly turned: OptionParam;
  /** Absent on pages without comments. */
  readonly commentPlacement?: CommentPlacement;
}

/**
 * Returns the view options: those in the URL, else the saved ones; the default layout is split in wide windows. A new
 * choice is saved and put into the URL.
 */
export function useReaderOptions(param: ReaderOptionParams): ReaderView {
  const isWide = useSyncExternalStore(wideWindow.subscribe, wideWindow.current, wideWindow.current);
  const [view, setViewParam] = param.view;
  const [wrapParam, setWrapParam] = param.wrap;
  const [tab, setTabParam] = param.tab;
  const [marks, setMarksParam] = param.marks;
  const [turned, setTurnedParam] = param.turned;
  const layout = useParamOrSetting("layout", view, readLayout) ?? (isWide ? "split" : "unified");
  const wrap = useParamOrSetting("wrap", wrapParam, readYesOrNo) ?? false;
  const tabSize = useParamOrSetting("tab", tab, readTabSize) ?? TAB_SIZE;
  const showsWhitespace = useParamOrSetting("marks", marks, readYesOrNo) ?? false;
  const lineHeight = codeSize.lineHeight(useSetting("codeSize"));
  return useMemo(() => {
    const save = (name: string, value: string, setParam: OptionParam[1]): void => {
      settings.save(name, value);
      setParam(value);
    };
    return {
      options: { layout, wrap, tabSize, showsWhitespace, lineHeight },
      onLayout: (next) => save("layout", next, setViewParam),
      onWrap: (next) => save("wrap", next ? YES : NO, setWrapParam),
      onTabSize: (next) => save("tab", String(next), setTabParam),
      onShowWhitespace: (next) => save("marks", next ? YES : NO, setMarksParam),
      turned: [turned, setTurnedParam],
    };
  }, [
    layout,
    wrap,
    tabSize,
    showsWhitespace,
    lineHeight,
    setViewParam,
    setWrapParam,
    setTabParam,
    setMarksParam,
    turned,
    setTurnedParam,
  ]);
}

function useParamOrSetting<T>(
  name: string,
  param: string | null,
  read: (rawValue: string | null) => T | null,
): T | null {
  const saved = useSetting(name);
  return read(param) ?? read(saved);
}

function readLayout(rawValue: string | null): DiffLayout | null {
  return rawValue === "unified" || rawValue === "split" ? rawValue : null;
}

function readYesOrNo(rawValue: string | null): boolean | null {
  return rawValue === YES ? true : rawValue === NO ? false : null;
}

function readTabSize(rawValue: string | null): number | null {
  return tabSizes.find((size) => String(size) === rawValue) ?? null;
}

/** The options of a diff. */
export interface ComparedBy {
  readonly whitespace: Whitespace;
  readonly algorithm: DiffAlgorithm;
  readonly contextLines: number;
}

/** The diff options of this page and their setters. Changing one navigates to another page. */
export interface Comparing {
  readonly by: ComparedBy;
  readonly onWhitespace: (whitespace: Whitespace) => void;
  readonly onAlgorithm: (algorithm: DiffAlgorithm) => void;
  readonly onContextLines: (lines: number) => void;
}

/** The value on this page and its setter. */
type ComparisonParam<T> = readonly [value: T, put: (value: T) => void];

type ComparisonParams = { readonly [Name in keyof ComparedBy]: ComparisonParam<ComparedBy[Name]> };

/**
 * Returns the diff options of this page and their setters. A choice is saved for all pages without these URL
 * parameters, and put into the URL of this page.
 */
export function useComparing({ whitespace, algorithm, contextLines }: ComparisonParams): Comparing {
  return {
    by: { whitespace: whitespace[0], algorithm: algorithm[0], contextLines: contextLines[0] },
    onWhitespace: choose("whitespace", whitespace),
    onAlgorithm: choose("algorithm", algorithm),
    onContextLines: choose("contextLines", contextLines),
  };
}

function choose<T extends string | number>(name: keyof ComparedBy, [, put]: ComparisonParam<T>): (value: T) => void {
  return (value) => {
    settings.save(name, String(value));
    put(value);
  };
}

const MARGIN = "margin";
const INLINE = "inline";

interface CommentPlacement {
  /** True if the user wants comments in the margin wherever there is one. */
  readonly isInMargin: boolean;
  /** True if the window is wide enough and the layout is unified. */
  readonly hasMarginSpace: boolean;
  readonly onInMargin: (isInMargin: boolean) => void;
}

/**
 * Adds the placement of comments to a view: in the margin if there is space, unless the user chose inline. The choice
 * is saved.
 */
export function useCommentPlacement(view: ReaderView): ReaderView {
  const isExtraWide = useSyncExternalStore(extraWideWindow.subscribe, extraWideWindow.current, extraWideWindow.current);
  const isInMargin = useSetting("comments") !== INLINE;
  const hasMarginSpace = isExtraWide && view.options.layout === "unified";
  return useMemo(
    () => ({
      ...view,
      options: { ...view.options, hasMargin: hasMarginSpace && isInMargin },
      commentPlacement: {
        isInMargin,
        hasMarginSpace,
        onInMargin: (next) => settings.save("comments", next ? MARGIN : INLINE),
      },
    }),
    [view, hasMarginSpace, isInMargin],
  );
}

const FORM = "files";
const ORDER = "order";

type Form = FileArrangement["form"];
type Order = FileArrangement["order"];
/** A URL parameter and its setter. */
type ArrangementParam = readonly [string | null, (value: string | null) => void];

function isForm(value: string | null): value is Form {
  return value === "tree" || value === "list";
}

function isOrder(value: string | null): value is Order {
  return value === "path" || value === "size" || value === "last" || value === "together";
}

/**
 * Returns the arrangement of the file list: the one in the URL, else the saved one, else a tree by path. A choice is
 * saved and put into the URL.
 */
export function useFileArrangement(
  [formParam, setFormParam]: ArrangementParam,
  [orderParam, setOrderParam]: ArrangementParam,
): FileArrangement {
  const savedForm = useSetting(FORM);
  const savedOrder = useSetting(ORDER);
  const form: Form = isForm(formParam) ? formParam : isForm(savedForm) ? savedForm : "tree";
  const order: Order = isOrder(orderParam) ? orderParam : isOrder(savedOrder) ? savedOrder : "path";
  return useMemo(
    () => ({
      form,
      order,
      onForm: (next) => {
        settings.save(FORM, next);
        setFormParam(next);
      },
      onOrder: (next) => {
        settings.save(ORDER, next);
        setOrderParam(next);
      },
    }),
    [form, order, setFormParam, setOrderParam],
  );
}

/** The available tab widths, in columns. */
export const tabSizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

interface ChangeParams<Address> {
  readonly view: ReaderOptionParams;
  readonly form: ArrangementParam;
  readonly order: ArrangementParam;
  readonly compare: ComparisonParams;
  readonly address: Address;
}

/** Returns how a change is shown, as the components that show it take it. */
export function useChangeOptions<Address>({ view, form, order, compare, address }: ChangeParams<Address>) {
  return {
    view: useReaderOptions(view),
    arrangement: useFileArrangement(form, order),
    comparing: useComparing(compare),
    address,
  };
}
