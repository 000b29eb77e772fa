import { Listeners } from "#app/ui/Listeners.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import type { FileContents } from "../patch/FileContents.ts";
import { canLayOut, fileModel, type FileModel, guessedModel, type LayoutFacts, unloadedModel } from "./FileModel.ts";
import type { FormFolds } from "../folding/FormFolds.ts";
import { type Patch, readPatch } from "../patch/Patch.ts";
import { hunkKeysOf, viewedHunks, type ViewedFacts, type ViewedHunks } from "./viewedHunks.ts";
import type { ViewedMarks } from "../ViewedMarks.ts";
import type { ShownLengths } from "./lineWidth.ts";
import { FIELD_HEIGHT, SLOT_HEIGHT, type Slot } from "./Slot.ts";
import { rowOfLine, rowTop } from "./FileRows.ts";
import { fileAt, stackFiles, type FileStack } from "./FileStack.ts";
import type { PixelRange } from "../Viewport.ts";

/** Everything that determines the content of a reader, apart from data that is still to arrive. */
export interface ReaderInputs {
  readonly files: readonly DiffFile[];
  readonly facts: LayoutFacts;
  readonly collapsed: ReadonlySet<string>;
  readonly viewedFiles?: ReadonlySet<string>;
  /** The hunks that change only formatting; null if they do not collapse. */
  readonly forms?: FormFolds | null;
  /** The keys of viewed hunks that are shown, by the key of their file. */
  readonly opened?: ReadonlyMap<string, ReadonlySet<string>>;
  /** True if the patch of a file in `patchTexts` shows its whole file. */
  readonly isWhole?: ((key: string) => boolean) | undefined;
  /** By the key of their file. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  /** Patches with more context than the fetched ones, by the key of their file. */
  readonly patchTexts: ReadonlyMap<string, string>;
  /** By the key of their file. */
  readonly lengths: ReadonlyMap<string, ShownLengths>;
}

/** Laying out files may move others into the range; after this many rounds the next render continues. */
const ROUNDS = 5;
/** The number of files that stay laid out because the user went there and may return at once. */
const DEMANDED_MAX = 20;
const NO_HUNKS: ReadonlySet<string> = new Set();
const NOTHING: ReadonlyMap<string, ReadonlySet<string>> = new Map();
/** The number of files that stay laid out, those included: so many that scrolling back is free. */
const LAID_OUT_MAX = 400;

/**
 * Has a model per file and lays files out when they come near the viewport: a change of ten thousand files costs one
 * estimate per file, and data that arrives out of view costs nothing until the user gets there. Files viewed long ago
 * are released.
 */
export class ReaderModels {
  readonly #contents: FileContents;
  readonly #marks: ViewedMarks | null;
  readonly #listeners = new Listeners();
  readonly #slotHeights = new Map<string, number>();
  /** The height with which each slot was laid out. */
  readonly #measuredSlotHeights = new Map<string, number>();
  /** The initial height of the last slot with a text field. */
  #fieldHeight = FIELD_HEIGHT;
  #inputs: ReaderInputs | null = null;
  #stack: FileStack | null = null;
  #indexByKey: ReadonlyMap<string, number> = new Map();
  /** Files whose model is outdated because their contents or slots changed. */
  #stale = new Set<string>();
  /** Files that are laid out wherever they are; the latest one is the last. */
  readonly #demanded = new Set<string>();
  /** Files that stay laid out wherever they are. */
  #retained: ReadonlySet<string | undefined> = new Set();
  /** The only files that may be laid out; the most recently visible or laid out one is the last. */
  readonly #laidOut = new Set<string>();
  /** The files rendered last, as indexes of the list. */
  #drawn = { first: 0, last: -1 };

  constructor(contents: FileContents, marks: ViewedMarks | null = null) {
    this.#contents = contents;
    this.#marks = marks;
  }

  readonly attach = (): (() => void) => {
    // Data that arrived before the effect ran was not reported.
    this.#inputs?.files.forEach(({ key }, index) => {
      const model = this.#stack?.models[index];
      const hasOtherMarks = model?.rows != null && (model.viewed?.keys ?? null) !== (this.#marks?.keysOf(key) ?? null);
      if (model?.content !== this.#contents.of(key) || hasOtherMarks) this.#stale.add(key);
    });
    if (this.#stale.size > 0) this.#listeners.notify();
    const leaveContents = this.#contents.subscribe((keys) => this.markStale(keys));
    const leaveMarks = this.#marks?.subscribe((keys) => this.markStale(keys));
    return () => {
      leaveContents();
      leaveMarks?.();
    };
  };

  readonly subscribe = this.#listeners.add;

  /** Lays out a file wherever it is, because the user is about to go there. */
  demand(key: string): void {
    putLast(this.#demanded, key);
    for (const oldest of this.#demanded) {
      if (this.#demanded.size <= DEMANDED_MAX) break;
      this.#demanded.delete(oldest);
    }
    this.#stale.add(key);
    this.#listeners.notify();
  }

  /** Leaves files laid out, wherever they are, until others are retained. */
  retain(keys: Iterable<string | undefined>): void {
    this.#retained = new Set(keys);
  }

  /** Returns the patch of a file as shown; null if it is not loaded. Parses it if the file is not laid out. */
  readonly patchOf = (model: FileModel): Patch | null => {
    if (model.patch !== null) return model.patch;
    const text = this.#inputs?.patchTexts.get(model.file.key) ?? model.content.patch;
    return text === null ? null : readPatch(text);
  };

  /** Returns the viewed state of the hunks of a file, laid out or not; null if not known. */
  readonly viewedOf = (model: FileModel): ViewedHunks | null => {
    if (model.rows !== null || this.#inputs === null) return model.viewed;
    const [patch, facts] = [this.patchOf(model), this.#factsOf(model.file.key, this.#inputs)];
    return patch === null || facts === null ? null : viewedHunks(patch, model.content.patch, facts);
  };

  /** Returns the keys of the open hunks of a file that would collapse now and show lines in a range, in pixels below its header. */
  collapsingIn(key: string, { from, to }: PixelRange): readonly string[] {
    const { rows, patch, content, viewed } = this.#stack?.modelOf(key) ?? {};
    const facts = this.#inputs === null ? null : this.#factsOf(key, this.#inputs);
    if (rows == null || patch == null || content === undefined || facts === null) return [];
    const now = viewedHunks(patch, content.patch, facts);
    return patch.hunks.flatMap(({ first, end }, hunk) => {
      if (now?.collapsed[hunk] !== 1 || viewed?.collapsed[hunk] === 1) return [];
      const isShown = rowTop(rows, rowOfLine(rows, first)) < to && rowTop(rows, rowOfLine(rows, end - 1) + 1) > from;
      return isShown ? hunkKeysOf(now, hunk) : [];
    });
  }

  /** Records the rendered height of a slot, in pixels. */
  readonly measureSlot = (slot: Slot, height: number): void => {
    const whole = Math.ceil(height);
    const known = this.#slotHeights.get(slot.key);
    if (known === undefined && slot.staysDrawn === true && slot.guess === undefined) this.#fieldHeight = whole;
    this.#slotHeights.set(slot.key, whole);
    if (known === whole || this.#measuredSlotHeights.get(slot.key) === whole) return;
    this.markStale([slot.fileKey]);
  };

  /** Returns the stack with the files of the range laid out; the same object until something in it changes. */
  stackOf(inputs: ReaderInputs, drawn: PixelRange): FileStack {
    const models = this.#take(inputs);
    const { collapsed, viewedFiles = NO_HUNKS } = inputs;
    const restack = (of: readonly FileModel[]): FileStack => stackFiles(of, collapsed, this.#indexByKey, viewedFiles);
    const known = this.#stack;
    const isKnown = known?.models === models && known.collapsed === collapsed && known.viewedFiles === viewedFiles;
    let stack = isKnown ? known : restack(models);
    for (let round = 0; round < ROUNDS; round++) {
      const first = Math.max(0, fileAt(stack, drawn.from));
      const last = fileAt(stack, drawn.to);
      this.#drawn = { first, last };
      const next = this.#layOut(stack, inputs, first, last);
      if (next === null) break;
      stack = restack(next);
    }
    const released = this.#evict(stack);
    if (released !== null) stack = restack(released);
    this.#stack = stack;
    this.#inputs = inputs;
    return stack;
  }

  /** Lays out files again, because something of them has changed. */
  readonly markStale = (keys: readonly string[]): void => {
    const { first, last } = this.#drawn;
    let isViewed = false;
    for (const key of keys) {
      this.#stale.add(key);
      const fileIndex = this.#indexByKey.get(key) ?? -1;
      isViewed ||= (fileIndex >= first && fileIndex <= last) || this.#isRetained(key);
    }
    if (isViewed) this.#listeners.notify();
  };

  #isRetained(key: string): boolean {
    return this.#demanded.has(key) || this.#retained.has(key);
  }

  /** Returns the models for these inputs, reusing those that did not change. */
  #take(inputs: ReaderInputs): readonly FileModel[] {
    const before = this.#inputs;
    const known = this.#stack?.models;
    if (before !== null) {
      addChanged(this.#stale, before.slots, inputs.slots);
      addChanged(this.#stale, before.opened ?? NOTHING, inputs.opened ?? NOTHING);
      addChanged(this.#stale, before.patchTexts, inputs.patchTexts);
      addChanged(this.#stale, before.lengths, inputs.lengths);
    }
    if (before === null || known === undefined || before.files !== inputs.files) {
      const models = this.#reconcile(inputs, before?.facts === inputs.facts ? known : undefined);
      this.#indexByKey = new Map(inputs.files.map(({ key }, index) => [key, index]));
      this.#stale.clear();
      return models;
    }
    if (before.facts !== inputs.facts || before.forms !== inputs.forms) {
      const { first, last } = this.#drawn;
      this.#stale.clear();
      this.#laidOut.clear();
      // Lay out what is on the screen at once, so that the scroll anchor can be found again.
      return known.map((model, index) =>
        ((index >= first && index <= last) || this.#isRetained(model.file.key)) && model.rows !== null
          ? this.#modelOf(model.file, inputs, model)
          : guessedModel(model.file, this.#contents.of(model.file.key), inputs.facts),
      );
    }
    if (this.#stale.size === 0) return known;
    const models = [...known];
    for (const key of this.#stale) {
      const fileIndex = this.#indexByKey.get(key);
      const model = fileIndex === undefined ? undefined : models[fileIndex];
      if (fileIndex === undefined || model === undefined) continue;
      const isLaidOut = model.rows !== null || this.#demanded.has(key);
      const content = this.#contents.of(key);
      // The known height of a file that was laid out once remains valid while its patch is the same.
      const isAlike = content.patch === model.content.patch && content.failure === model.content.failure;
      if (isLaidOut && canLayOut(model.file, content)) models[fileIndex] = this.#modelOf(model.file, inputs, model);
      else if (isAlike && model.rows === null) models[fileIndex] = unloadedModel({ ...model, content });
      else models[fileIndex] = guessedModel(model.file, content, inputs.facts);
    }
    this.#stale.clear();
    return models;
  }

  /** Returns models for another list of files; a known file with the same facts keeps its model. */
  #reconcile(inputs: ReaderInputs, known: readonly FileModel[] | undefined): readonly FileModel[] {
    const indexByKey = this.#indexByKey;
    return inputs.files.map((file) => {
      const content = this.#contents.of(file.key);
      const model = known?.[indexByKey.get(file.key) ?? -1];
      if (model === undefined) return guessedModel(file, content, inputs.facts);
      if (model.content === content && !this.#stale.has(file.key) && isSameFile(model.file, file)) return model;
      const isLaidOut = model.rows !== null || this.#demanded.has(file.key);
      return isLaidOut && canLayOut(file, content)
        ? this.#modelOf(file, inputs, model)
        : guessedModel(file, content, inputs.facts);
    });
  }

  /** Releases the least recently visible or laid out files beyond the limit; returns null if there are none. */
  #evict(stack: FileStack): readonly FileModel[] | null {
    const { first, last } = this.#drawn;
    for (let index = first; index <= last; index++) {
      const key = stack.models[index]?.file.key;
      if (key !== undefined && this.#laidOut.has(key)) putLast(this.#laidOut, key);
    }
    let models: FileModel[] | null = null;
    for (const key of this.#laidOut) {
      if (this.#laidOut.size <= LAID_OUT_MAX) break;
      const fileIndex = stack.fileIndexOf(key);
      if ((fileIndex >= first && fileIndex <= last) || this.#isRetained(key)) continue;
      this.#laidOut.delete(key);
      const model = stack.models[fileIndex];
      if (model === undefined || model.rows === null) continue;
      models ??= [...stack.models];
      models[fileIndex] = unloadedModel(model);
    }
    return models;
  }

  /** Lays out the files of a range; returns null if all are laid out. */
  #layOut(stack: FileStack, inputs: ReaderInputs, first: number, last: number): readonly FileModel[] | null {
    let models: FileModel[] | null = null;
    for (let index = first; index <= last; index++) {
      const model = stack.models[index];
      if (model === undefined || model.rows !== null || stack.collapsed.has(model.file.key)) continue;
      if (!canLayOut(model.file, model.content)) continue;
      models ??= [...stack.models];
      models[index] = this.#modelOf(model.file, inputs, null);
    }
    return models;
  }

  #modelOf(file: DiffFile, inputs: ReaderInputs, before: FileModel | null): FileModel {
    const { key } = file;
    putLast(this.#laidOut, key);
    const slots = inputs.slots.get(key);
    const slotHeight = (slot: string): number => {
      const height = this.#slotHeights.get(slot) ?? this.#guessOf(slots?.find((one) => one.key === slot));
      this.#measuredSlotHeights.set(slot, height);
      return height;
    };
    return fileModel(
      file,
      this.#contents.of(key),
      {
        facts: inputs.facts,
        patchText: inputs.patchTexts.get(key),
        slots,
        slotHeight,
        lengths: inputs.lengths.get(key),
        marks: this.#factsOf(key, inputs),
      },
      before,
    );
  }

  #guessOf(slot: Slot | undefined): number {
    return slot?.guess ?? (slot?.staysDrawn === true ? this.#fieldHeight : SLOT_HEIGHT);
  }

  #factsOf(key: string, { opened, isWhole, forms }: ReaderInputs): ViewedFacts | null {
    const own = forms?.of(key, this.#contents.of(key).patch) ?? null;
    const keys = this.#marks?.keysOf(key) ?? own?.keys ?? null;
    if (keys === null) return null;
    const isViewed = this.#marks?.isViewed ?? (() => false);
    const [proofs, labelOf] = [own?.proofs ?? null, own?.labelOf ?? null];
    return { keys, isViewed, proofs, labelOf, opened: opened?.get(key) ?? NO_HUNKS, isWhole: isWhole?.(key) === true };
  }
}

function putLast(keys: Set<string>, key: string): void {
  keys.delete(key);
  keys.add(key);
}

function addChanged<T>(keys: Set<string>, before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): void {
  if (before === after) return;
  for (const [key, value] of before) if (after.get(key) !== value) keys.add(key);
  for (const [key, value] of after) if (before.get(key) !== value) keys.add(key);
}

function isSameFile(a: DiffFile, b: DiffFile): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof DiffFile)[]; // `Object.keys` forgets the names
  return a === b || names.every((name) => a[name] === b[name]);
}
