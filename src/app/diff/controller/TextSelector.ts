import { Store } from "#app/ui/Store.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { DiffSide, Patch } from "../patch/Patch.ts";
import { portLine } from "../patch/patchLines.ts";
import { type DrawnEnd, drawnEndAt, isCaret, pointOfEnd, type TextEnd, type TextSelection } from "./TextSelection.ts";

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ["data-line"],
};

/**
 * Tracks the native text selection in a reader as places in lines, and restores the native selection when lines are
 * rendered again. The selection stays on the side where it begins: a context line counts for its pane, or for the new
 * side in unified layout. Lives outside React; both ends must stay rendered.
 */
export class TextSelector {
  /** The selection or its start; null if no lines are selected. */
  readonly selected = new Store<TextSelection | null>(null);
  #root: HTMLElement | null = null;
  #stack: FileStack | null = null;
  /** The nodes of the ends as last reported by the browser; null while a new selection begins. */
  #anchorNode: Node | null = null;
  #focusNode: Node | null = null;
  /** True if the native selection must be set once both ends are rendered. */
  #isWanted = false;
  readonly #observer =
    typeof MutationObserver === "undefined" ? null : new MutationObserver((records) => this.#repair(records));

  attach(root: HTMLElement): () => void {
    this.#root = root;
    const ending = new AbortController();
    const { signal } = ending;
    root.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    // The browser reports a change a little later; meanwhile lines may be rendered again.
    document.addEventListener("pointerup", () => this.#read(), { signal });
    document.addEventListener("selectionchange", () => this.#read(), { signal });
    return () => {
      ending.abort();
      this.#observer?.disconnect();
      this.#root = null;
    };
  }

  /** Selects text, natively too once its ends are rendered. */
  readonly select = (selection: TextSelection): void => {
    this.#isWanted = true;
    this.#set(selection);
  };

  afterDraw(stack: FileStack): void {
    this.#stack = stack;
    if (!this.#isWanted) return;
    this.#isWanted = false;
    this.#restore(true, true);
  }

  /** Sets the attribute on the root from which `selection.css` makes the other side unselectable. */
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
    const known = this.selected.current();
    if (known?.side === side && isSame(known.anchor, anchor) && isSame(known.focus, focus)) return;
    const next: TextSelection = { side, anchor, focus };
    // A selection within a header includes no characters of lines.
    this.#set(isCaret(next) && !native.isCollapsed ? null : next);
  }

  /** A selection that was only extended or restored stays on its side. */
  #sideOf(root: HTMLElement, anchorNode: Node): DiffSide {
    const selection = this.selected.current();
    if (selection !== null && anchorNode === this.#anchorNode) return selection.side;
    return sideAt(anchorNode) ?? (root.dataset["selects"] === "old" ? "old" : "new");
  }

  #endOf(drawn: DrawnEnd | null): TextEnd | null {
    const patch = this.#patchOf(drawn?.key);
    return drawn === null || patch === null ? null : { ...drawn, patch };
  }

  #patchOf(key: string | undefined): Patch | null {
    return this.#stack?.modelOf(key)?.patch ?? null;
  }

  #set(selection: TextSelection | null): void {
    if (this.selected.current() === selection) return;
    if (selection !== null) this.#showSide(selection.side);
    if (selection === null || this.#root === null) this.#observer?.disconnect();
    else this.#observer?.observe(this.#root, CHANGES);
    this.selected.set(selection);
  }

  /** Repairs the ends whose nodes were replaced or changed their content; an end that the browser moved meanwhile stays. */
  #repair(records: readonly MutationRecord[]): void {
    const isHurt = (node: Node | null): boolean =>
      node !== null &&
      (!node.isConnected ||
        records.some(({ type, target }) => target === node || (type === "attributes" && target.contains(node))));
    const [anchor, focus] = [isHurt(this.#anchorNode), isHurt(this.#focusNode)];
    if (anchor || focus) this.#restore(anchor, focus);
  }

  #restore(isAnchor: boolean, isFocus: boolean): void {
    const native = getSelection();
    const selection = this.selected.current();
    if (selection === null || native === null) return;
    const { side } = selection;
    const anchor = isAnchor ? this.#pointOf(selection.anchor, side) : pointOf(native.anchorNode, native.anchorOffset);
    const focus = isFocus ? this.#pointOf(selection.focus, side) : pointOf(native.focusNode, native.focusOffset);
    if (anchor === null || focus === null) return native.removeAllRanges();
    [this.#anchorNode, this.#focusNode] = [anchor.node, focus.node];
    native.setBaseAndExtent(anchor.node, anchor.offset, focus.node, focus.offset);
  }

  #pointOf(end: TextEnd, side: DiffSide): ReturnType<typeof pointOfEnd> {
    const patch = this.#patchOf(end.key);
    if (this.#root === null || patch === null) return null;
    return pointOfEnd(this.#root, side, { ...end, line: portLine(end.patch, patch, end.line) });
  }
}

/** Returns the side of a node in a line; null if it is not in a line. */
function sideAt(node: Node): DiffSide | null {
  const row = (node instanceof Element ? node : node.parentElement)?.closest(".diff-row") ?? null;
  if (row === null) return null;
  return row.closest(".diff-pane-old") !== null || row.classList.contains("diff-removed") ? "old" : "new";
}

/** True if a node is in the lines of the reader, not in something between them. */
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

/** The lines that are always rendered, by the key of their file. */
export type PinnedLines = ReadonlyMap<string, readonly number[]>;

const NO_PINNED_LINES: PinnedLines = new Map();
/** Returns the lines that must stay rendered because the selection begins or ends there. */
export function pinnedLines(stack: FileStack, selection: TextSelection | null): PinnedLines {
  if (selection === null) return NO_PINNED_LINES;
  const { anchor, focus } = selection;
  const [from, to] = [lineNow(stack, anchor), lineNow(stack, focus)];
  if (anchor.key === focus.key) return new Map([[anchor.key, [from, to]]]);
  return new Map([
    [anchor.key, [from]],
    [focus.key, [to]],
  ]);
}

/** Returns the line of an end in the patch with which its file is shown now. */
export function lineNow(stack: FileStack, { key, patch, line }: TextEnd): number {
  const model = stack.modelOf(key);
  return model === undefined ? line : portLine(patch, model.patch, line);
}
