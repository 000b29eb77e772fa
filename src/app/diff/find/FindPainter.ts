import type { FoundFile } from "../workers/changeMessages.ts";
import type { FindMatch } from "./Finder.ts";
import { firstIndex } from "../firstIndex.ts";
import { FILE_HEADER_HEIGHT, LINE_HEIGHT } from "../measures.ts";
import type { Viewport } from "../Viewport.ts";

const ALL = "galley-find";
const CURRENT = "galley-find-current";
/** Whatever changes on the page, the browser looks at every highlight again: at 3,000 of them that takes a frame or two. */
const RANGES_MAX = 1500;
/** Lines are painted so far above and below what can be seen, in pixels: until lines are drawn anew one gets no further. */
const AROUND_SIGHT = 250;
/** What is kept in sight beside a match that one is led to sideways, in pixels. */
const AROUND = 80;

/** What is painted into the lines on screen. */
export interface PaintedMatches {
  readonly foundIn: (key: string) => FoundFile | null;
  readonly match: FindMatch | null;
}

/**
 * Paints matches into the lines that are drawn, by highlights that change no element, and again whenever lines are drawn
 * anew. Where the browser has no such highlights it paints nothing. Costs what can be seen, and reads no layout.
 */
export class FindPainter {
  readonly #viewport: Viewport;
  #root: HTMLElement | null = null;
  #matches: PaintedMatches | null = null;
  /** What was painted last: the match one is at and what was found in the files drawn. */
  #painted: readonly (FindMatch | FoundFile | null)[] = [];
  /** The match that is still to be brought into sight sideways. */
  #unseen: FindMatch | null = null;

  constructor(viewport: Viewport) {
    this.#viewport = viewport;
  }

  /** Begins to paint a reader; the returned function wipes it clean. For an effect. */
  attach(root: HTMLElement): () => void {
    this.#root = root;
    const observer = new MutationObserver((mutations) => {
      if (mutations.some(({ target }) => isOfLines(target))) this.#paint();
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    this.#paint();
    return () => {
      observer.disconnect();
      this.#root = null;
      highlights()?.delete(ALL);
      highlights()?.delete(CURRENT);
    };
  }

  /** Takes what is to be painted. */
  set(matches: PaintedMatches | null): void {
    if (matches?.match !== this.#matches?.match) this.#unseen = matches?.match ?? null;
    this.#matches = matches;
    const next = this.#toPaint();
    const isNew = next.length !== this.#painted.length || next.some((one, index) => one !== this.#painted[index]);
    if (isNew) this.#paint();
  }

  #toPaint(): readonly (FindMatch | FoundFile | null)[] {
    const matches = this.#matches;
    if (matches === null || this.#root === null) return [];
    return [matches.match, ...this.#sections().map(({ dataset }) => matches.foundIn(dataset["key"] ?? ""))];
  }

  #sections(): readonly HTMLElement[] {
    return this.#root === null ? [] : [...this.#root.querySelectorAll<HTMLElement>("[data-key]")];
  }

  /** The lines of a file that can be seen or soon will be. Their places stand in their styles. */
  #rowsIn(section: HTMLElement): readonly HTMLElement[] {
    const top = pixels(section.style.top) + FILE_HEADER_HEIGHT;
    const first = this.#viewport.top - AROUND_SIGHT - top;
    const last = this.#viewport.top + this.#viewport.height + AROUND_SIGHT - top;
    return [...section.querySelectorAll<HTMLElement>("[data-line]")].filter(({ style }) => {
      const at = pixels(style.top);
      return at < last && at + (pixels(style.height) || LINE_HEIGHT) > first;
    });
  }

  #paint(): void {
    const registry = highlights();
    if (registry === null || this.#root === null) return;
    const all: AbstractRange[] = [];
    const current: Range[] = [];
    const matches = this.#matches;
    this.#painted = this.#toPaint();
    if (matches !== null) {
      for (const section of this.#sections()) {
        const found = matches.foundIn(section.dataset["key"] ?? "");
        if (found?.places == null) continue;
        for (const row of this.#rowsIn(section)) paintRow(row, found, matches.match, all, current);
      }
    }
    registry.set(ALL, new Highlight(...all));
    const strong = new Highlight(...current);
    strong.priority = 1;
    registry.set(CURRENT, strong);
    const [first] = current;
    if (first !== undefined && this.#unseen !== null) {
      this.#unseen = null;
      current.forEach(showSideways);
    }
  }
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Whether a node is no part of the bar that one finds with, which lies in the reader as well. */
function isOfLines(node: Node): boolean {
  return (node instanceof Element ? node : node.parentElement)?.closest(".diff-find") == null;
}

function highlights(): HighlightRegistry | null {
  return typeof CSS !== "undefined" && "highlights" in CSS && typeof Highlight !== "undefined" ? CSS.highlights : null;
}

function paintRow(
  row: HTMLElement,
  { key, places }: FoundFile,
  match: FindMatch | null,
  all: AbstractRange[],
  current: Range[],
): void {
  if (places === null) return;
  const count = places.length / 3;
  const line = Number(row.dataset["line"]);
  let index = firstIndex(count, (i) => (places[i * 3] ?? 0) >= line);
  if (index === count || places[index * 3] !== line) return;
  const code = row.querySelector(".diff-code");
  const texts = code === null ? [] : textsOf(code);
  for (; index < count && places[index * 3] === line; index++) {
    const isCurrent = match !== null && match.key === key && match.index === index;
    if (!isCurrent && all.length >= RANGES_MAX) continue;
    const range = rangeIn(texts, places[index * 3 + 1] ?? 0, places[index * 3 + 2] ?? 0);
    if (range === null) break; // beyond what is shown of a long line
    if (isCurrent) current.push(liveRange(range));
    else all.push(range);
  }
}

/** The text nodes of a line, with where each ends; notes beside the line's own text are left out. */
function textsOf(code: Element): readonly { readonly node: Node; readonly end: number }[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(".diff-cut") == null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const texts: { node: Node; end: number }[] = [];
  let end = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    end += node.nodeValue?.length ?? 0;
    texts.push({ node, end });
  }
  return texts;
}

function rangeIn(texts: ReturnType<typeof textsOf>, from: number, to: number): StaticRange | null {
  const first = firstIndex(texts.length, (i) => (texts[i]?.end ?? 0) > from);
  const last = firstIndex(texts.length, (i) => (texts[i]?.end ?? 0) >= to);
  const start = texts[first]?.node;
  const end = texts[last]?.node;
  if (start === undefined || end === undefined) return null;
  return new StaticRange({
    startContainer: start,
    startOffset: from - (texts[first - 1]?.end ?? 0),
    endContainer: end,
    endOffset: to - (texts[last - 1]?.end ?? 0),
  });
}

function liveRange({ startContainer, startOffset, endContainer, endOffset }: StaticRange): Range {
  const range = document.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  return range;
}

/** Scrolls a line's pane sideways until a range of it can be read beside the line numbers. */
function showSideways(range: Range): void {
  const code = range.startContainer.parentElement?.closest(".diff-code");
  const pane = code?.closest(".diff-lines");
  if (code == null || pane == null) return;
  const edge = pane.getBoundingClientRect();
  const place = range.getBoundingClientRect();
  const first = code.getBoundingClientRect().left + pane.scrollLeft;
  const room = Math.min(AROUND, (edge.right - first - place.width) / 2);
  if (place.left < first) pane.scrollLeft -= Math.max(0, first - place.left + room);
  else if (place.right > edge.right) pane.scrollLeft += place.right - edge.right + Math.max(0, room);
}
