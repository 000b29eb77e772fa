import type { DiffLayout, ReaderOptions } from "#app/diff/patch/DiffFile.ts";
import { type FileArrangement, fileOrders } from "#app/diff/list/FileListHead.tsx";
import { codeSize, settings, useSetting } from "#app/ui/settings.ts";
import { wideWindow } from "#app/ui/windowQuery.ts";
import type { Whitespace } from "#generated/fetchContentsPatchesQuery.graphql.ts";
import { useStore } from "#app/ui/Store.ts";

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
}

/**
 * Returns the view options: those in the URL, else the saved ones; the default layout is split in wide windows. A new
 * choice is saved and put into the URL.
 */
export function useReaderOptions(param: ReaderOptionParams): ReaderView {
  const isWide = useStore(wideWindow);
  const [layout, onLayout] = useOption("layout", param.view, readLayout, isWide ? "split" : "unified");
  const [wrap, onWrap] = useOption("wrap", param.wrap, readYesOrNo, false);
  const [tabSize, onTabSize] = useOption("tab", param.tab, readTabSize, TAB_SIZE);
  const [showsWhitespace, onShowWhitespace] = useOption("marks", param.marks, readYesOrNo, false);
  const lineHeight = codeSize.lineHeight(useSetting("codeSize"));
  const options = { layout, wrap, tabSize, showsWhitespace, lineHeight };
  return { options, onLayout, onWrap, onTabSize, onShowWhitespace, turned: param.turned };
}

/** Returns an option: that in the URL, else the saved one, else `usual`. A choice is saved and put into the URL. */
function useOption<T extends string | number | boolean>(
  name: string,
  [param, put]: OptionParam,
  read: (rawValue: string | null) => T | null,
  usual: T,
): readonly [value: T, choose: (next: T) => void] {
  const saved = useSetting(name);
  const choose = (next: T): void => {
    const value = typeof next === "boolean" ? (next ? YES : NO) : String(next);
    settings.save(name, value);
    put(value);
  };
  return [read(param) ?? read(saved) ?? usual, choose];
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

export interface ComparedBy {
  readonly whitespace: Whitespace;
  readonly contextLines: number;
}

/** The diff options of this page and their setters. Changing one navigates to another page. */
export interface Comparing {
  readonly by: ComparedBy;
  readonly onWhitespace: (whitespace: Whitespace) => void;
  readonly onContextLines: (lines: number) => void;
}

type ComparisonParam<T> = readonly [value: T, put: (value: T) => void];

type ComparisonParams = { readonly [Name in keyof ComparedBy]: ComparisonParam<ComparedBy[Name]> };

/**
 * Returns the diff options of this page and their setters. A choice is saved for all pages without these URL
 * parameters, and put into the URL of this page.
 */
export function useComparing({ whitespace, contextLines }: ComparisonParams): Comparing {
  return {
    by: { whitespace: whitespace[0], contextLines: contextLines[0] },
    onWhitespace: choose("whitespace", whitespace),
    onContextLines: choose("contextLines", contextLines),
  };
}

function choose<T extends string | number>(name: keyof ComparedBy, [, put]: ComparisonParam<T>): (value: T) => void {
  return (value) => {
    settings.save(name, String(value));
    put(value);
  };
}

function readForm(rawValue: string | null): FileArrangement["form"] | null {
  return rawValue === "tree" || rawValue === "list" ? rawValue : null;
}

function readOrder(rawValue: string | null): FileArrangement["order"] | null {
  return fileOrders.find(({ value }) => value === rawValue)?.value ?? null;
}

/**
 * Returns the arrangement of the file list: the one in the URL, else the saved one, else a tree by path. A choice is
 * saved and put into the URL.
 */
export function useFileArrangement(formParam: OptionParam, orderParam: OptionParam): FileArrangement {
  const [form, onForm] = useOption("files", formParam, readForm, "tree");
  const [order, onOrder] = useOption("order", orderParam, readOrder, "path");
  return { form, onForm, order, onOrder };
}

/** The available tab widths, in columns. */
export const tabSizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

interface ChangeParams<Address> {
  readonly view: ReaderOptionParams;
  readonly form: OptionParam;
  readonly order: OptionParam;
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
