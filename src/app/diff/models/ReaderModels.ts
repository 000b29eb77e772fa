import type { DiffFile } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import { canLayOut, fileModel, type FileModel, guessedModel, type LayoutFacts, restingModel } from "./FileModel.ts";
import { type Patch, readPatch } from "../patch/Patch.ts";
import { seenHunks, type SeenFacts, type SeenHunks } from "./viewedHunks.ts";
import type { SeenMarks } from "../ViewedMarks.ts";
import type { ShownLengths } from "../lines/lineWidth.ts";
import { FIELD_HEIGHT, SLOT_HEIGHT, type Slot } from "../Slot.ts";
import { fileAt, stackFiles, type FileStack } from "./FileStack.ts";
import type { Stretch } from "../Viewport.ts";

/** All that decides what a reader shows, but for what is still to arrive. */
export interface ReaderInputs {
  readonly files: readonly DiffFile[];
  readonly facts: LayoutFacts;
  readonly collapsed: ReadonlySet<string>;
  /** Files all of whose hunks were seen. */
  readonly seenFiles?: ReadonlySet<string>;
  /** Keys of the hunks that are shown though they were seen, by the key of their file. */
  readonly opened?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a patch of `patchTexts` shows its whole file. */
  readonly isWhole?: ((key: string) => boolean) | undefined;
  /** By the key of their file. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  /** Patches with more context than was fetched, by the key of their file. */
  readonly patchTexts: ReadonlyMap<string, string>;
  /** By the key of their file. */
  readonly lengths: ReadonlyMap<string, ShownLengths>;
  /** What `arrivals` gave: other inputs where something has arrived since. */
  readonly arrivals: number;
}

/** Laying out may move other files into the stretch; beyond so many rounds the next drawing goes on. */
const ROUNDS = 5;
/** Files that stay laid out because one went there: those a few steps back, to which one may return at once. */
const DEMANDED_MAX = 20;
const NO_HUNKS: ReadonlySet<string> = new Set();
const NOTHING: ReadonlyMap<string, ReadonlySet<string>> = new Map();
/** Files that stay laid out, those among them; many times what is on a screen, so that scrolling back costs nothing. */
const LAID_OUT_MAX = 400;

/**
 * Keeps a model of each file and lays files out when they come near the viewport: a change of ten thousand files costs
 * one guess each, and what arrives out of sight costs nothing until one comes there. Those seen long ago are let go of.
 */
export class ReaderModels {
  readonly #contents: FileContents;
  readonly #marks: SeenMarks | null;
  readonly #listeners = new Set<() => void>();
  readonly #slotHeights = new Map<string, number>();
  /** The height that each slot was laid out with. */
  readonly #slotRooms = new Map<string, number>();
  /** How tall the slot that is typed in was that was drawn last, when it came. */
  #fieldHeight = FIELD_HEIGHT;
  #inputs: ReaderInputs | null = null;
  #stack: FileStack | null = null;
  #places: ReadonlyMap<string, number> = new Map();
  /** Files whose contents or slots are not what their model was made of. */
  #stale = new Set<string>();
  /** Files that are laid out wherever they are; the one demanded last is the last. */
  readonly #demanded = new Set<string>();
  /** Files that stay laid out wherever they are, by what keeps them. */
  readonly #kept = new Map<string, readonly string[]>();
  /** Files that may be laid out, and no others are; the one seen or laid out last is the last. */
  readonly #laidOut = new Set<string>();
  /** The files drawn last, as places in the list. */
  #drawn = { first: 0, last: -1 };
  #arrivals = 0;

  constructor(contents: FileContents, marks: SeenMarks | null = null) {
    this.#contents = contents;
    this.#marks = marks;
  }

  /** Begins to follow what arrives; the returned function ends it. For an effect. */
  readonly attach = (): (() => void) => {
    // What came before the effect ran has told nobody.
    this.#inputs?.files.forEach(({ key }, index) => {
      const model = this.#stack?.models[index];
      const hasOtherMarks = model?.rows != null && (model.seen?.keys ?? null) !== (this.#marks?.keysOf(key) ?? null);
      if (model?.content !== this.#contents.of(key) || hasOtherMarks) this.#stale.add(key);
    });
    if (this.#stale.size > 0) this.#tell();
    const leaveContents = this.#contents.subscribe((keys) => this.#markStale(keys));
    const leaveMarks = this.#marks?.subscribe((keys) => this.#markStale(keys));
    return () => {
      leaveContents();
      leaveMarks?.();
    };
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Changes whenever `stackOf` would give another stack for the same arguments. */
  readonly arrivals = (): number => this.#arrivals;

  /** Lays a file out wherever it is, because one is about to go there. */
  demand(key: string): void {
    putLast(this.#demanded, key);
    for (const oldest of this.#demanded) {
      if (this.#demanded.size <= DEMANDED_MAX) break;
      this.#demanded.delete(oldest);
    }
    this.#stale.add(key);
    this.#tell();
  }

  /** Leaves files that are laid out so, wherever they are, until other ones are kept for the same reason. */
  keep(reason: "cursor" | "selection" | "slots", keys: readonly string[]): void {
    this.#kept.set(reason, keys);
  }

  /** Gives a file's patch as it is or would be shown; null where it is not there. Reads it where the file is not laid out. */
  readonly patchOf = (model: FileModel): Patch | null => {
    if (model.patch !== null) return model.patch;
    const text = this.#inputs?.patchTexts.get(model.file.key) ?? model.content.patch;
    return text === null ? null : readPatch(text);
  };

  /** Gives what was seen of a file's hunks, laid out or not; null where that is not known. */
  readonly seenOf = (model: FileModel): SeenHunks | null => {
    if (model.rows !== null || this.#inputs === null) return model.seen;
    const [patch, facts] = [this.patchOf(model), this.#factsOf(model.file.key, this.#inputs)];
    return patch === null || facts === null ? null : seenHunks(patch, model.content.patch, facts);
  };

  /** Takes how tall a slot was drawn, in pixels. */
  readonly measureSlot = (slot: Slot, height: number): void => {
    const whole = Math.ceil(height);
    const known = this.#slotHeights.get(slot.key);
    if (known === undefined && slot.staysDrawn === true && slot.guess === undefined) this.#fieldHeight = whole;
    this.#slotHeights.set(slot.key, whole);
    if (known === whole || this.#slotRooms.get(slot.key) === whole) return;
    this.#markStale([slot.fileKey]);
  };

  /** Gives the stack, all files in the stretch laid out that can be; the same object until something in it changes. */
  stackOf(inputs: ReaderInputs, drawn: Stretch): FileStack {
    const models = this.#take(inputs);
    const { collapsed, seenFiles = NO_HUNKS } = inputs;
    const restack = (of: readonly FileModel[]): FileStack => stackFiles(of, collapsed, this.#places, seenFiles);
    const known = this.#stack;
    const isKnown = known?.models === models && known.collapsed === collapsed && known.seenFiles === seenFiles;
    let stack = isKnown ? known : restack(models);
    for (let round = 0; round < ROUNDS; round++) {
      const first = Math.max(0, fileAt(stack, drawn.from));
      const last = fileAt(stack, drawn.to);
      this.#drawn = { first, last };
      const next = this.#layOut(stack, inputs, first, last);
      if (next === null) break;
      stack = restack(next);
    }
    const rested = this.#letGo(stack);
    if (rested !== null) stack = restack(rested);
    this.#stack = stack;
    this.#inputs = inputs;
    return stack;
  }

  #markStale(keys: readonly string[]): void {
    const { first, last } = this.#drawn;
    let isSeen = false;
    for (const key of keys) {
      this.#stale.add(key);
      const place = this.#places.get(key) ?? -1;
      isSeen ||= (place >= first && place <= last) || this.#isHeld(key);
    }
    if (isSeen) this.#tell();
  }

  /** Whether a file is, or stays, laid out wherever it is. */
  #isHeld(key: string): boolean {
    return this.#demanded.has(key) || [...this.#kept.values()].some((keys) => keys.includes(key));
  }

  #tell(): void {
    this.#arrivals++;
    this.#listeners.forEach((listener) => listener());
  }

  /** Gives the models for these inputs: those before where nothing of theirs changed, else new ones. */
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
      this.#places = new Map(inputs.files.map(({ key }, index) => [key, index]));
      this.#stale.clear();
      return models;
    }
    if (before.facts !== inputs.facts) {
      const { first, last } = this.#drawn;
      this.#stale.clear();
      this.#laidOut.clear();
      // What is on screen is laid out at once, so that one's place is found again.
      return known.map((model, index) =>
        ((index >= first && index <= last) || this.#isHeld(model.file.key)) && model.rows !== null
          ? this.#modelOf(model.file, inputs, model)
          : guessedModel(model.file, this.#contents.of(model.file.key), inputs.facts),
      );
    }
    if (this.#stale.size === 0) return known;
    const models = [...known];
    for (const key of this.#stale) {
      const place = this.#places.get(key);
      const model = place === undefined ? undefined : models[place];
      if (place === undefined || model === undefined) continue;
      const isLaidOut = model.rows !== null || this.#demanded.has(key);
      const content = this.#contents.of(key);
      // What is known of the height of a file that was laid out once holds for as long as its patch does.
      const isAlike = content.patch === model.content.patch && content.failure === model.content.failure;
      if (isLaidOut && canLayOut(model.file, content)) models[place] = this.#modelOf(model.file, inputs, model);
      else if (isAlike && model.rows === null) models[place] = restingModel({ ...model, content });
      else models[place] = guessedModel(model.file, content, inputs.facts);
    }
    this.#stale.clear();
    return models;
  }

  /** Gives models for another list of files; a file that is known with the same facts keeps its own. */
  #reconcile(inputs: ReaderInputs, known: readonly FileModel[] | undefined): readonly FileModel[] {
    const places = this.#places;
    return inputs.files.map((file) => {
      const content = this.#contents.of(file.key);
      const model = known?.[places.get(file.key) ?? -1];
      if (model === undefined) return guessedModel(file, content, inputs.facts);
      if (model.content === content && !this.#stale.has(file.key) && isSameFile(model.file, file)) return model;
      const isLaidOut = model.rows !== null || this.#demanded.has(file.key);
      return isLaidOut && canLayOut(file, content)
        ? this.#modelOf(file, inputs, model)
        : guessedModel(file, content, inputs.facts);
    });
  }

  /** Lets go of the files seen or laid out longest ago, all but so many; null where there are none such. */
  #letGo(stack: FileStack): readonly FileModel[] | null {
    const { first, last } = this.#drawn;
    for (let index = first; index <= last; index++) {
      const key = stack.models[index]?.file.key;
      if (key !== undefined && this.#laidOut.has(key)) putLast(this.#laidOut, key);
    }
    let models: FileModel[] | null = null;
    for (const key of this.#laidOut) {
      if (this.#laidOut.size <= LAID_OUT_MAX) break;
      const place = stack.placeOf(key);
      if ((place >= first && place <= last) || this.#isHeld(key)) continue;
      this.#laidOut.delete(key);
      const model = stack.models[place];
      if (model === undefined || model.rows === null) continue;
      models ??= [...stack.models];
      models[place] = restingModel(model);
    }
    return models;
  }

  /** Lays out what can be in a stretch; null where all of it is. */
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
      this.#slotRooms.set(slot, height);
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

  #factsOf(key: string, { opened, isWhole }: ReaderInputs): SeenFacts | null {
    const keys = this.#marks?.keysOf(key) ?? null;
    if (this.#marks === null || keys === null) return null;
    const { isSeen } = this.#marks;
    return { keys, isSeen, opened: opened?.get(key) ?? NO_HUNKS, isWhole: isWhole?.(key) === true };
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

/** Whether two descriptions of a file are alike in all that its rows are made of. */
function isSameFile(a: DiffFile, b: DiffFile): boolean {
  return (
    a === b ||
    (a.status === b.status &&
      a.oldPath === b.oldPath &&
      a.newPath === b.newPath &&
      a.oldMode === b.oldMode &&
      a.newMode === b.newMode &&
      a.similarity === b.similarity &&
      a.isSameContent === b.isSameContent &&
      a.isBinary === b.isBinary &&
      a.foldedBecause === b.foldedBecause &&
      a.chips === b.chips &&
      a.additions === b.additions &&
      a.deletions === b.deletions)
  );
}
