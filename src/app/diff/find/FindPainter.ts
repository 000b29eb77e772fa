import type { FoundFile } from "../workers/changeMessages.ts";
import type { FindMatch } from "./Finder.ts";
import { lowerBound } from "../lowerBound.ts";
import { FILE_HEADER_HEIGHT, LINE_HEIGHT } from "../measures.ts";
import type { Viewport } from "../Viewport.ts";

const ALL = "galley-find";
const CURRENT = "galley-find-current";
/** The browser re-evaluates every highlight range after each change of the page: 3,000 of them take a frame or two. */
const RANGES_MAX = 1500;
/**
 * The distance above and below the visible range in which matches are painted, in pixels. The user cannot scroll
 * further before lines are rendered again.
 */
const AROUND_VISIBLE = 250;
/** The distance kept beside a match that is scrolled into view horizontally, in pixels. */
const AROUND = 80;

export interface PaintedMatches {
  readonly foundIn: (key: string) => FoundFile | null;
  readonly match: FindMatch | null;
}

/**
 * Paints matches into the rendered lines with CSS highlights, which change no element, and again whenever lines are
 * rendered. Paints nothing if the browser has no CSS highlights. The cost depends on the visible part only; no layout
 * is read.
 */
export class FindPainter {
  readonly #viewport: Viewport;
  #root: HTMLElement | null = null;
  #matches: PaintedMatches | null = null;
  /** The state painted last: the current match and the matches of the rendered files. */
  #painted: readonly (FindMatch | FoundFile | null)[] = [];
  /** The match that must still be scrolled into view horizontally. */
  #unpainted: FindMatch | null = null;

  constructor(viewport: Viewport) {
    this.#viewport = viewport;
  }

  /** Starts to paint into a reader; the returned function removes everything. For use in an effect. */
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

  set(matches: PaintedMatches | null): void {
    if (matches?.match !== this.#matches?.match) this.#unpainted = matches?.match ?? null;
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

  /** Returns the lines of a file in or near the visible range. Their positions are read from their styles. */
  #rowsIn(section: HTMLElement): readonly HTMLElement[] {
    const top = pixels(section.style.top) + FILE_HEADER_HEIGHT;
    const first = this.#viewport.top - AROUND_VISIBLE - top;
    const last = this.#viewport.top + this.#viewport.height + AROUND_VISIBLE - top;
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
        if (found?.matchRanges == null) continue;
        for (const row of this.#rowsIn(section)) paintRow(row, found, matches.match, all, current);
      }
    }
    registry.set(ALL, new Highlight(...all));
    const strong = new Highlight(...current);
    strong.priority = 1;
    registry.set(CURRENT, strong);
    const [first] = current;
    if (first !== undefined && this.#unpainted !== null) {
      this.#unpainted = null;
      current.forEach(showSideways);
    }
  }
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** True if a node is not part of the find bar, which is inside the reader too. */
function isOfLines(node: Node): boolean {
  return (node instanceof Element ? node : node.parentElement)?.closest(".diff-find") == null;
}

function highlights(): HighlightRegistry | null {
  return typeof CSS !== "undefined" && "highlights" in CSS && typeof Highlight !== "undefined" ? CSS.highlights : null;
}

function paintRow(
  row: HTMLElement,
  { key, matchRanges }: FoundFile,
  match: FindMatch | null,
  all: AbstractRange[],
  current: Range[],
): void {
  if (matchRanges === null) return;
  const count = matchRanges.length / 3;
  const line = Number(row.dataset["line"]);
  let index = lowerBound(count, (i) => (matchRanges[i * 3] ?? 0) >= line);
  if (index === count || matchRanges[index * 3] !== line) return;
  const code = row.querySelector(".diff-code");
  const texts = code === null ? [] : textsOf(code);
  for (; index < count && matchRanges[index * 3] === line; index++) {
    const isCurrent = match !== null && match.key === key && match.index === index;
    if (!isCurrent && all.length >= RANGES_MAX) continue;
    const range = rangeIn(texts, matchRanges[index * 3 + 1] ?? 0, matchRanges[index * 3 + 2] ?? 0);
    if (range === null) break; // beyond the shown part of a long line
    if (isCurrent) current.push(liveRange(range));
    else all.push(range);
  }
}

/** Returns the text nodes of a line and where each ends, without the notes beside the text of the line. */
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
  const first = lowerBound(texts.length, (i) => (texts[i]?.end ?? 0) > from);
  const last = lowerBound(texts.length, (i) => (texts[i]?.end ?? 0) >= to);
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

/** Scrolls the pane of a line horizontally until a range is readable beside the line numbers. */
function showSideways(range: Range): void {
  const code = range.startContainer.parentElement?.closest(".diff-code");
  const pane = code?.closest(".diff-lines");
  if (code == null || pane == null) return;
  const edge = pane.getBoundingClientRect();
  const box = range.getBoundingClientRect();
  const first = code.getBoundingClientRect().left + pane.scrollLeft;
  const margin = Math.min(AROUND, (edge.right - first - box.width) / 2);
  if (box.left < first) pane.scrollLeft -= Math.max(0, first - box.left + margin);
  else if (box.right > edge.right) pane.scrollLeft += box.right - edge.right + Math.max(0, margin);
}
