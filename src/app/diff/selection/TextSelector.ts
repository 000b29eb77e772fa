import { type RefObject, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { Patch } from "../patch/Patch.ts";
import { carryLine } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";
import { type DrawnEnd, drawnEndAt, isCaret, pointOfEnd, type TextEnd, type TextSelection } from "./TextSelection.ts";

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ["data-line"],
};

/**
 * Follows what one selects of a reader's text with the browser's own means, as places in the lines, and puts the browser's
 * selection back there when lines were drawn anew. It stays on the side where it begins: a context line is of the pane it
 * is in, or of the new side. Lives outside React; both ends must be kept drawn.
 */
class TextSelector {
  readonly #listeners = new Set<() => void>();
  #root: HTMLElement | null = null;
  #stack: FileStack | null = null;
  #current: TextSelection | null = null;
  /** The nodes that hold the ends, as the browser last gave them; null while one begins to select anew. */
  #anchorNode: Node | null = null;
  #focusNode: Node | null = null;
  /** Whether the browser is to be given the selection as soon as both its ends are drawn. */
  #isWanted = false;
  readonly #observer =
    typeof MutationObserver === "undefined" ? null : new MutationObserver((records) => this.#mend(records));

  /** Begins to follow what is selected in an element; the returned function ends it. For an effect. */
  attach(root: HTMLElement): () => void {
    this.#root = root;
    const press = (event: PointerEvent): void => this.#press(event);
    const read = (): void => this.#read();
    root.addEventListener("pointerdown", press);
    // The browser tells of a change a little later, and lines may be drawn anew meanwhile.
    document.addEventListener("pointerup", read);
    document.addEventListener("selectionchange", read);
    return () => {
      root.removeEventListener("pointerdown", press);
      document.removeEventListener("pointerup", read);
      document.removeEventListener("selectionchange", read);
      this.#observer?.disconnect();
      this.#root = null;
    };
  }

  /** Gives what is selected, or where a selection would begin, null where nothing of the lines is; the same object until that changes. */
  readonly current = (): TextSelection | null => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Selects text, in the browser too when its ends have been drawn. */
  readonly select = (selection: TextSelection): void => {
    this.#isWanted = true;
    this.#set(selection);
  };

  /** Takes what has just been drawn. */
  settle(stack: FileStack): void {
    this.#stack = stack;
    if (!this.#isWanted) return;
    this.#isWanted = false;
    this.#restore(true, true);
  }

  /** What is not on the side where one begins cannot be selected: `selection.css` reads it from the root. */
  #press({ target, button, shiftKey }: PointerEvent): void {
    if (button !== 0 || shiftKey || !(target instanceof Element)) return;
    this.#anchorNode = null;
    const side = target.closest(".diff-row") === null ? null : sideAt(target);
    if (side === null) delete this.#root?.dataset["selects"];
    else this.#showSide(side);
  }

  #showSide(side: DiffSide): void {
    if (this.#root !== null) this.#root.dataset["selects"] = side;
  }

  #read(): void {
    const root = this.#root;
    const native = getSelection();
    if (root === null || native === null || this.#isWanted) return;
    const { anchorNode, focusNode } = native;
    const isInside = isInLines(root, anchorNode) && isInLines(root, focusNode);
    if (!isInside || anchorNode === null || focusNode === null) return this.#set(null);
    const side = this.#sideOf(root, anchorNode);
    const anchor = this.#endOf(drawnEndAt(root, side, anchorNode, native.anchorOffset));
    const focus = this.#endOf(drawnEndAt(root, side, focusNode, native.focusOffset));
    if (anchor === null || focus === null) return this.#set(null);
    [this.#anchorNode, this.#focusNode] = [anchorNode, focusNode];
    const known = this.#current;
    if (known?.side === side && isSame(known.anchor, anchor) && isSame(known.focus, focus)) return;
    const next: TextSelection = { side, anchor, focus };
    // What is selected of a header has no characters of lines.
    this.#set(isCaret(next) && !native.isCollapsed ? null : next);
  }

  /** A selection that only grows, or was put back, stays on its side. */
  #sideOf(root: HTMLElement, anchorNode: Node): DiffSide {
    if (this.#current !== null && anchorNode === this.#anchorNode) return this.#current.side;
    return sideAt(anchorNode) ?? (root.dataset["selects"] === "old" ? "old" : "new");
  }

  #endOf(drawn: DrawnEnd | null): TextEnd | null {
    const patch = this.#patchOf(drawn?.key);
    return drawn === null || patch === null ? null : { ...drawn, patch };
  }

  #patchOf(key: string | undefined): Patch | null {
    return this.#stack?.models[this.#stack.placeOf(key)]?.patch ?? null;
  }

  #set(selection: TextSelection | null): void {
    if (this.#current === selection) return;
    this.#current = selection;
    if (selection !== null) this.#showSide(selection.side);
    if (selection === null || this.#root === null) this.#observer?.disconnect();
    else this.#observer?.observe(this.#root, CHANGES);
    this.#listeners.forEach((listener) => listener());
  }

  /** Mends the ends whose nodes were replaced or came to show something else; one that the browser moved meanwhile stays. */
  #mend(records: readonly MutationRecord[]): void {
    const isHurt = (node: Node | null): boolean =>
      node !== null &&
      (!node.isConnected ||
        records.some(({ type, target }) => target === node || (type === "attributes" && target.contains(node))));
    const [anchor, focus] = [isHurt(this.#anchorNode), isHurt(this.#focusNode)];
    if (anchor || focus) this.#restore(anchor, focus);
  }

  #restore(isAnchor: boolean, isFocus: boolean): void {
    const native = getSelection();
    if (this.#current === null || native === null) return;
    const anchor = isAnchor ? this.#pointOf(this.#current.anchor) : pointOf(native.anchorNode, native.anchorOffset);
    const focus = isFocus ? this.#pointOf(this.#current.focus) : pointOf(native.focusNode, native.focusOffset);
    if (anchor === null || focus === null) return native.removeAllRanges();
    [this.#anchorNode, this.#focusNode] = [anchor.node, focus.node];
    native.setBaseAndExtent(anchor.node, anchor.offset, focus.node, focus.offset);
  }

  #pointOf(end: TextEnd): ReturnType<typeof pointOfEnd> {
    const patch = this.#patchOf(end.key);
    if (this.#root === null || this.#current === null || patch === null) return null;
    return pointOfEnd(this.#root, this.#current.side, { ...end, line: carryLine(end.patch, patch, end.line) });
  }
}

/** The side that a node in a line is of; null where it is in none. */
function sideAt(node: Node): DiffSide | null {
  const row = (node instanceof Element ? node : node.parentElement)?.closest(".diff-row") ?? null;
  if (row === null) return null;
  return row.closest(".diff-pane-old") !== null || row.classList.contains("diff-removed") ? "old" : "new";
}

/** Whether a node is among the reader's lines, not in what stands between them. */
function isInLines(root: HTMLElement, node: Node | null): boolean {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  return element !== null && root.contains(element) && element.closest(".diff-slots, input, textarea") === null;
}

function isSame(a: TextEnd, b: TextEnd): boolean {
  return a.key === b.key && a.patch === b.patch && a.line === b.line && a.offset === b.offset;
}

function pointOf(node: Node | null, offset: number): ReturnType<typeof pointOfEnd> {
  return node === null ? null : { node, offset };
}

/** Lines that are drawn wherever they are, by the key of their file. */
export type KeptLines = ReadonlyMap<string, readonly number[]>;

const NO_KEPT: KeptLines = new Map();
const nothing = (): null => null;

/** Follows the text that is selected in a reader, and names the lines that must stay drawn because it begins or ends there. */
export function useTextSelection(
  root: RefObject<HTMLElement | null>,
  stack: FileStack,
  models: ReaderModels,
): {
  readonly selection: TextSelection | null;
  readonly kept: KeptLines;
  readonly select: (selection: TextSelection) => void;
} {
  const [selector] = useState(() => new TextSelector());
  const selection = useSyncExternalStore(selector.subscribe, selector.current, nothing);
  const kept = useMemo(() => keptLines(stack, selection), [stack, selection]);
  useEffect(() => (root.current === null ? undefined : selector.attach(root.current)), [root, selector]);
  useLayoutEffect(() => selector.settle(stack), [selector, stack, selection]);
  const [from, to] = [selection?.anchor.key, selection?.focus.key];
  useEffect(() => {
    models.keep(
      "selection",
      [from, to].filter((key) => key !== undefined),
    );
  }, [models, from, to]);
  return { selection, kept, select: selector.select };
}

function keptLines(stack: FileStack, selection: TextSelection | null): KeptLines {
  if (selection === null) return NO_KEPT;
  const { anchor, focus } = selection;
  const [from, to] = [lineNow(stack, anchor), lineNow(stack, focus)];
  if (anchor.key === focus.key) return new Map([[anchor.key, [from, to]]]);
  return new Map([
    [anchor.key, [from]],
    [focus.key, [to]],
  ]);
}

/** The line of an end in the patch that its file is shown by now. */
function lineNow(stack: FileStack, { key, patch, line }: TextEnd): number {
  const model = stack.models[stack.placeOf(key)];
  return model === undefined ? line : carryLine(patch, model.patch, line);
}
