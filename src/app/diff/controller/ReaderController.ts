import { createContext } from "react";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { Store } from "#app/ui/Store.ts";
import { cursorRange, focusedGrid, revealCursor, visibleCursor } from "./cursorGeometry.ts";
import { type Cursor, CursorState } from "./Cursor.ts";
import { describeCursor } from "./describeRow.ts";
import type { DiffFile, ReaderOptions } from "../patch/DiffFile.ts";
import type { DiffLayer } from "../models/DiffLayer.ts";
import { describeExpansion, type ExpansionEvent, Expansions } from "./Expansions.ts";
import { MarkedLines } from "./MarkedLines.ts";
import type { ShownLengths } from "../models/lineWidth.ts";
import { LINE_LENGTH_SHOWN, LINE_LENGTH_STEP } from "../measures.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { type FileModel, hiddenKeys } from "../models/FileModel.ts";
import { FileRanges, filesToDraw } from "../models/FileStack.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { remember } from "../remember.ts";
import { pinnedLines, TextSelector } from "./TextSelector.ts";
import { type Slot, SlotGroups } from "../models/Slot.ts";
import { CollapseState } from "./CollapseState.ts";
import { Viewport } from "../Viewport.ts";
import type { FileContents } from "../patch/FileContents.ts";
import { ReaderModels } from "../models/ReaderModels.ts";
import type { ViewedMarks } from "../ViewedMarks.ts";
import { ChangeMoves } from "../workers/ChangeMoves.ts";
import { ChangeWorker } from "../workers/ChangeWorker.ts";
import type { AnchoredLine, ReaderPage, ReaderProps, ReaderView, ViewedMarking } from "./ReaderView.ts";
import {
  layoutFacts,
  metricsOf,
  observeMetrics,
  type ReaderMetrics,
  servedMetrics,
  servedReader,
} from "./readerMetrics.ts";

const NO_SLOTS: readonly Slot[] = [];
const NO_FILES: ReadonlySet<string> = new Set();
const EVERYTHING = { from: 0, to: Infinity } as const;

/** A key or an entry of the command palette. */
export interface ReaderCommand {
  readonly keys: string;
  readonly label: string;
  /** The group of the keyboard help; `shortcutGroups.reader` if absent. */
  readonly group?: string;
  /** True if the command is possible; if absent, whenever there are files. */
  readonly isEnabled?: (view: ReaderView) => boolean;
  readonly run: (reader: ReaderController) => void;
}

/** Something that a user can do in a reader. It knows the controller; the controller and other features do not know it. */
export interface ReaderFeature {
  readonly commands?: readonly ReaderCommand[];
  readonly attach?: (root: HTMLElement) => () => void;
  /** Runs when a view is laid out, before it is painted. `before` is the view before it, null for the first one. */
  readonly afterLayout?: (view: ReaderView, before: ReaderView | null) => void;
  readonly afterPaint?: (view: ReaderView) => void;
}

/** Runs after layouts until it returns true. */
type LayoutStep = (view: ReaderView) => boolean;

/**
 * A reader outside of React: the models of a change, where the user is in it, and what the user can do. React renders
 * its views: `render` computes one from the props and the state, `commit` takes it as what is on the screen.
 */
export class ReaderController {
  /** Changes whenever `render` would return another view for the same arguments. */
  readonly version = new Store(0);
  readonly viewport = firstViewport();
  readonly collapse = new CollapseState(() => this.refresh());
  readonly selector = new TextSelector();
  readonly cursorState = new CursorState(() => this.refresh());
  /** The markings as viewed, which can be undone. */
  readonly markings: ViewedMarking[] = [];
  /** The line that keeps its place on the screen at the next change of the patch of its file. */
  anchoredLine: AnchoredLine | null = null;
  root: HTMLElement | null = null;
  view: ReaderView;

  readonly #features: readonly ReaderFeature[];
  readonly #markedLines = new MarkedLines(() => this.refresh());
  readonly #fileRanges = new FileRanges();
  readonly #slotGroups = new SlotGroups();
  readonly #steps = new Map<string, LayoutStep>();
  readonly #keys = new Map<ReaderCommand, () => void>();
  #isCommitted = false;
  #metrics: ReaderMetrics | null = servedMetrics();
  #lengths: ReadonlyMap<string, ReadonlyMap<number, number>> = new Map();
  #isPursuing = false;

  readonly #dataOf = remember((contents: FileContents) => {
    const worker = new ChangeWorker(contents);
    const expansions = new Expansions(contents);
    expansions.subscribe(() => this.refresh());
    return { worker, expansions, moves: new ChangeMoves(worker) };
  });
  readonly #modelsOf = remember((contents: FileContents, marks: ViewedMarks | null) => {
    const models = new ReaderModels(contents, marks);
    models.subscribe(() => this.refresh());
    return models;
  });
  readonly #factsOf = layoutFacts();
  readonly #stayingOf = remember((slots: readonly Slot[]) =>
    slots.flatMap((slot) => (slot.staysDrawn === true ? [slot.fileKey] : [])),
  );
  readonly #searchedOf = remember((files: readonly DiffFile[]) => files.filter((file) => !isDescribedInWords(file)));
  readonly #setOrder = remember((worker: ChangeWorker, files: readonly DiffFile[]) =>
    worker.setOrder(files.map(({ key }) => key)),
  );
  readonly #pinnedLinesOf = remember(pinnedLines);

  constructor(
    features: readonly ((reader: ReaderController) => ReaderFeature)[],
    props: ReaderProps,
    page: ReaderPage,
  ) {
    this.#features = features.map((create) => create(this));
    this.viewport.drawn.subscribe(this.refresh);
    this.selector.selected.subscribe(this.refresh);
    this.view = this.render(props, page);
  }

  /** Makes React render the reader again. */
  readonly refresh = (): void => this.version.set(this.version.current() + 1);

  /** Returns what to show. Changes nothing that is on the screen. */
  render(props: ReaderProps, page: ReaderPage): ReaderView {
    const { files, contents, links, viewed = null } = props;
    const { viewport } = this;
    const { isPaper } = page;
    const options = isPaper ? onPaper(props.options) : props.options;
    const { worker, expansions, moves } = this.#dataOf(contents);
    const models = this.#modelsOf(contents, viewed);
    const slots = this.#slotGroups.of(props.slots ?? NO_SLOTS);
    const viewedFiles = viewed?.viewedFiles() ?? NO_FILES;
    const visibleRange = isPaper ? null : viewport.visibleRange;
    const [drawn, patchTexts] = [isPaper ? EVERYTHING : viewport.drawn.current(), expansions.patchTexts()];
    const inputs = {
      files,
      facts: this.#factsOf(options, this.#metrics, page.hunkHeaderHeight),
      collapsed: isPaper ? NO_FILES : this.collapse.collapsedFiles(files, viewedFiles, slots),
      viewedFiles,
      forms: props.forms ?? null,
      opened: this.collapse.opened,
      isWhole: expansions.isWhole,
      slots,
      patchTexts,
      lengths: isPaper ? new Map(files.map(({ key }) => [key, WHOLE_LINES])) : this.#lengths,
    };
    const stack = models.stackOf(inputs, visibleRange ?? drawn);
    const selection = this.selector.selected.current();
    const linesToPin = this.#pinnedLinesOf(stack, selection);
    const stayingFiles = this.#stayingOf(props.slots ?? NO_SLOTS);
    const pinnedFiles = new Set([...linesToPin.keys(), ...stayingFiles]);
    const shown = { drawn, visibleRange, pinned: pinnedFiles };
    return {
      props,
      page,
      models,
      worker,
      moves,
      expansions: props.onNeedText === undefined ? null : expansions,
      patchTexts,
      searchedFiles: this.#searchedOf(files),
      stack,
      slots,
      drawn,
      filesToDraw: this.#fileRanges.take(stack, filesToDraw(stack, drawn, pinnedFiles), shown),
      columns: this.#metrics?.columns ?? null,
      ...this.cursorState.in(stack),
      marked: this.#markedLines.over(links?.location ?? null),
      selection,
      pinnedLines: linesToPin,
      stayingFiles,
    };
  }

  attach(root: HTMLElement, probe: HTMLElement): () => void {
    this.root = root;
    const stops = [this.viewport.attach(root), ...this.#features.flatMap(({ attach }) => attach?.(root) ?? [])];
    // The measurement of the server-rendered reader is valid for this one. Measuring now would force a layout of
    // everything new.
    if (this.#metrics === null) this.#setMetrics(metricsOf(root, probe));
    stops.push(observeMetrics(root, probe, (metrics) => this.#setMetrics(metrics)));
    return () => {
      for (const stop of [...stops, ...this.#keys.values()]) stop();
      this.#keys.clear();
      this.#markedLines.end();
      this.#isCommitted = false;
      this.root = null;
    };
  }

  /** Takes a view that is in the page now, before it is painted. */
  commit(view: ReaderView): void {
    const before = this.#isCommitted ? this.view : null;
    this.#isCommitted = true;
    this.view = view;
    const { models, props, cursor, selection } = view;
    this.#markedLines.setLinks(props.links);
    models.retain([...view.stayingFiles, cursor?.key, selection?.anchor.key, selection?.focus.key]);
    this.#bindKeys(view);
    for (const { afterLayout } of this.#features) afterLayout?.(view, before);
    if (cursor !== view.waitingCursor && cursor !== null) this.#arrive(view, cursor);
    if (this.#isPursuing || before?.stack !== view.stack) this.#runSteps();
  }

  /** To be called once a view has been painted. */
  settle(): void {
    const { worker, searchedFiles, patchTexts } = this.view;
    this.#setOrder(worker, searchedFiles);
    worker.setShown(patchTexts);
    for (const { afterPaint } of this.#features) afterPaint?.(this.view);
  }

  get modelAtCursor(): FileModel | undefined {
    return this.view.stack.modelOf(this.view.cursor?.key);
  }

  setCursor(cursor: Cursor): void {
    const { stack, page } = this.view;
    this.cursorState.set(stack, cursor);
    // A focused grid announces its active row itself.
    const isAnnounced = cursor.line !== NO_LINE && focusedGrid()?.fileKey === cursor.key;
    if (!isAnnounced) page.announce(describeCursor(stack, cursor));
  }

  moveTo(cursor: Cursor): void {
    this.setCursor(cursor);
    this.reveal(cursor);
  }

  reveal(cursor: Cursor): void {
    revealCursor(this.viewport, this.view.stack, cursor);
  }

  /** Returns the cursor; without one, sets it to the uppermost visible line. Null if there are no files. */
  takeCursor(): Cursor | null {
    const { cursor } = this.view;
    const taken = cursor ?? visibleCursor(this.viewport, this.view.stack);
    if (taken !== null && cursor === null) this.setCursor(taken);
    return taken;
  }

  mark(location: DiffLocation | null): void {
    this.#markedLines.mark(location);
  }

  /** Collapses an expanded file and vice versa; a viewed file is expanded with all its hunks. */
  readonly toggle = (file: string): void => {
    const { stack, props } = this.view;
    const isCollapsed = !stack.collapsed.has(file);
    this.viewport.drawVisibleOnly();
    this.collapse.collapse([file], isCollapsed, stack.viewedFiles);
    if (!isCollapsed && stack.viewedFiles.has(file)) this.collapse.open(file, props.viewed?.keysOf(file) ?? [], true);
  };

  readonly collapseAll = (isCollapsed: boolean): void => {
    const { stack, page } = this.view;
    this.collapse.collapse(
      stack.models.map(({ file }) => file.key),
      isCollapsed,
      stack.viewedFiles,
    );
    page.announce(isCollapsed ? "All files are collapsed" : "All files are expanded");
  };

  expand(file: string): void {
    const { collapsed, viewedFiles } = this.view.stack;
    if (!collapsed.has(file)) return;
    this.viewport.drawVisibleOnly();
    this.collapse.collapse([file], false, viewedFiles);
  }

  open(file: string, hunks: readonly string[], isOpen: boolean): void {
    this.viewport.drawVisibleOnly();
    this.collapse.open(file, hunks, isOpen);
  }

  /** Opens the collapsed hunk that hides a line; returns false if there is none. */
  openAt({ key, line }: Cursor): boolean {
    const model = this.view.stack.modelOf(key);
    const hunks = model === undefined ? [] : hiddenKeys(model, line);
    if (hunks.length > 0) this.open(key, hunks, true);
    return hunks.length > 0;
  }

  /** Shows the next part of a truncated line. */
  readonly showMore = (key: string, line: number, length = LINE_LENGTH_STEP): void => {
    const ofFile = new Map(this.#lengths.get(key));
    ofFile.set(line, (ofFile.get(line) ?? LINE_LENGTH_SHOWN) + length);
    this.#lengths = new Map(this.#lengths).set(key, ofFile);
    this.refresh();
  };

  /** Records the rendered height of a slot, in pixels. */
  readonly measureSlot = (slot: Slot, height: number): void => this.view.models.measureSlot(slot, height);

  readonly retry = (key: string): void => this.view.props.onNeed([key]);

  /** Runs a step after each layout until it returns true. It replaces an unfinished step of the same name. */
  pursue(name: string, step: LayoutStep): void {
    this.#steps.set(name, step);
    this.#isPursuing = true;
    this.refresh();
  }

  #runSteps(): void {
    this.#isPursuing = false;
    for (const [name, step] of this.#steps) {
      if (step(this.view) && this.#steps.get(name) === step) this.#steps.delete(name);
    }
  }

  /** The lines at which the cursor waited are there. */
  #arrive({ stack, page, waitingCursor }: ReaderView, cursor: Cursor): void {
    this.cursorState.set(stack, cursor);
    page.announce(describeCursor(stack, cursor));
    // If the user has scrolled away meanwhile, do not scroll back.
    const { top, height } = this.viewport;
    const header = waitingCursor === null ? null : cursorRange(stack, waitingCursor);
    if (header !== null && header.to > top && header.from < top + height) this.reveal(cursor);
  }

  #setMetrics(metrics: ReaderMetrics | null): void {
    const known = this.#metrics;
    if (known?.columns === metrics?.columns && known?.numberPadding === metrics?.numberPadding) return;
    this.#metrics = metrics;
    this.refresh();
  }

  #bindKeys(view: ReaderView): void {
    for (const command of this.#features.flatMap(({ commands = [] }) => commands)) {
      const unbind = this.#keys.get(command);
      const isEnabled = command.isEnabled?.(view) ?? view.stack.models.length > 0;
      if (isEnabled === (unbind !== undefined)) continue;
      unbind?.();
      this.#keys.delete(command);
      const { keys, label, group = shortcutGroups.reader } = command;
      if (isEnabled)
        this.#keys.set(command, view.page.shortcuts.add({ keys, label, group, run: () => command.run(this) }));
    }
  }

  readonly needText = (keys: readonly string[]): void => this.view.props.onNeedText?.(keys);

  readonly onExpansion = (event: ExpansionEvent): void => {
    if (event.kind === "shown" || event.kind === "folded") this.viewport.drawVisibleOnly();
    this.view.page.announce(describeExpansion(event));
  };
}

/** The lengths of lines of which none is cut off. */
const WHOLE_LINES: ShownLengths = { get: () => Infinity };

/** Returns the options of a reader on paper, whose style sheet wraps the lines. */
function onPaper(options: ReaderOptions): ReaderOptions {
  return { ...options, layout: "unified", wrap: false };
}

const SUBMODULE = "160000";

/** True if the host describes a file in words instead of lines, as for a submodule. */
function isDescribedInWords({ status, oldMode, newMode }: DiffFile): boolean {
  return status !== "TYPE_CHANGED" && (oldMode === SUBMODULE || newMode === SUBMODULE);
}

/** Creates a viewport that follows the server-rendered reader, if there is one, until this reader replaces it. */
function firstViewport(): Viewport {
  const viewport = new Viewport();
  const served = servedReader();
  if (served !== null) viewport.takeOver(served);
  return viewport;
}

/** The reader of a component within its files, and what it allows; null outside of a reader. */
export const ReaderContext = createContext<{
  readonly reader: ReaderController;
  readonly moves: ChangeMoves;
  readonly layers: readonly DiffLayer[] | undefined;
  /** Null if lines cannot be expanded. */
  readonly expansions: Expansions | null;
  readonly canMark: boolean;
} | null>(null);
