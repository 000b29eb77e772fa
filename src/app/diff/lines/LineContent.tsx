import { createContext, memo, type ReactNode, useContext } from "react";
import { NO_RANGES, type TextRange } from "../compare/ChangedWords.ts";
import { displayText, findMarks, type Mark } from "../displayText.ts";
import { TOKEN_CLASSES, type TokenClass } from "../highlight/tokenClasses.ts";
import type { TextTokens } from "../highlight/tokenizeText.ts";
import { LINE_LENGTH_HIGHLIGHTED } from "../measures.ts";
import "./whitespace.css";

/** The number of characters that a browser lays out in a few milliseconds. */
const CHUNK = 10_000;

/**
 * Returns the offsets at which a long text is split into chunks that are laid out separately, so that showing more
 * costs only the new part; empty for a single chunk. Never splits a surrogate pair.
 */
function chunkEnds(text: string): readonly number[] {
  const ends: number[] = [];
  for (let at = CHUNK; at < text.length; at += CHUNK) {
    const last = text.charCodeAt(at - 1);
    ends.push(last >= 0xd800 && last <= 0xdbff ? at - 1 : at);
  }
  return ends;
}

export const ShowsWhitespaceContext = createContext(false);

interface Content {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly tokens: LineTokens | null;
  readonly changed: readonly TextRange[];
  /** The offsets at which a new screen line starts; null or empty if the line is not wrapped. */
  readonly breaks: readonly number[] | null;
}

/**
 * The text of a line: plain runs as text nodes; highlighted, changed and labelled runs in one element each. Rendered
 * again only if its look changes, not if the line moves.
 */
export const LineContent = memo(function LineContent({ text, marks, tokens, changed, breaks }: Content): ReactNode {
  const showsWhitespace = useContext(ShowsWhitespaceContext);
  const isWrapped = breaks !== null && breaks.length > 0;
  const splits = isWrapped ? breaks : chunkEnds(text);
  const isPlain = marks.length === 0 && tokens === null && changed.length === 0 && !showsWhitespace;
  if (isPlain && splits.length === 0) return text;
  const plain = lineParts(text, marks, tokens, changed);
  const parts = showsWhitespace ? markSpaces(plain, text) : plain;
  // Tokens arrive late and split the line differently: with a new key the parts are replaced and do not count as
  // shifted.
  const keys = tokens === null ? "plain" : "highlighted";
  const draw = (part: LinePart, index: number): ReactNode => drawPart(part, `${keys} ${index}`);
  if (splits.length === 0) return parts.map(draw);
  return splitParts(parts, splits).map((piece, index) => (
    <span key={index} className={isWrapped ? "diff-visual" : "diff-chunk"}>
      {piece.map(draw)}
    </span>
  ));
}, isSameContent);

interface CodeTextProps {
  readonly text: string;
  readonly changed?: readonly TextRange[];
  /** The tokens of the text that the line is in, once they are known, and the index of the line in it. */
  readonly tokens?: TextTokens | null | undefined;
  readonly line?: number;
}

/** The text of a line outside of the diff reader, not wrapped. */
export function CodeText({ text, changed = NO_RANGES, tokens = null, line = 0 }: CodeTextProps): ReactNode {
  const shown = displayText(text);
  const [from, to] = [tokens?.starts[line], tokens?.starts[line + 1]];
  const own = tokens === null || from === undefined || to === undefined ? null : { records: tokens.records, from, to };
  return <LineContent text={shown} marks={findMarks(shown)} tokens={own} changed={changed} breaks={null} />;
}

function isSameContent(one: Content, other: Content): boolean {
  return (
    one.text === other.text &&
    one.tokens?.records === other.tokens?.records &&
    one.tokens?.from === other.tokens?.from &&
    one.tokens?.to === other.tokens?.to &&
    isSameList(one.changed, other.changed, (a, b) => a.from === b.from && a.to === b.to) &&
    isSameList(one.breaks ?? [], other.breaks ?? [], (a, b) => a === b)
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every((item, at) => {
        const beside = other[at];
        return beside !== undefined && isSame(item, beside);
      }))
  );
}

function drawPart(part: LinePart, key: string): ReactNode {
  if (part.label !== null) {
    // The label is generated content, so that the text of the line stays the text of the file.
    return (
      <span
        key={key}
        className={`diff-mark${part.isChanged ? " diff-changed" : ""}`}
        data-label={part.label}
        title={part.label}
      >
        {part.text}
      </span>
    );
  }
  const className = classOf(part);
  if (className === "") return part.text;
  return (
    <span key={key} className={className}>
      {part.text}
    </span>
  );
}

function classOf({ token, isChanged, space, isTrailing }: LinePart): string {
  const classes = [
    token !== null && `tok-${token}`,
    isChanged && "diff-changed",
    space !== undefined && `diff-${space}`,
    isTrailing === true && "diff-trailing",
  ];
  return classes.filter((name) => name !== false).join(" ");
}

/** A uniformly styled run of the text of a line. The texts of all parts concatenated are the line. */
export type LinePart = {
  readonly text: string;
  readonly isChanged: boolean;
  /** The kind of visible whitespace, and whether it ends the line. */
  readonly space?: "space" | "tab";
  readonly isTrailing?: boolean;
} & ({ readonly token: TokenClass | null; readonly label: null } | { readonly token: null; readonly label: string });

/** The token records of a line: `records[from]` to `records[to - 1]`, each class << 24 | end. */
export interface LineTokens {
  readonly records: Uint32Array;
  readonly from: number;
  readonly to: number;
}

/**
 * Splits a line where its token class changes, at the bounds of changes, and around each labelled character. Ignores
 * records beyond the text or beyond the highlighted length.
 */
export function lineParts(
  text: string,
  marks: readonly Mark[],
  tokens: LineTokens | null,
  changed: readonly TextRange[] = NO_RANGES,
): readonly LinePart[] {
  const parts: LinePart[] = [];
  let mark = 0;
  let range = 0;
  const isChangedAt = (at: number): boolean => {
    while ((changed[range]?.to ?? text.length) <= at && range < changed.length) range++;
    return (changed[range]?.from ?? text.length) <= at;
  };
  const putText = (from: number, end: number, token: TokenClass | null): void => {
    for (let at = from; at < end;) {
      const isChanged = isChangedAt(at);
      const edge = changed[range];
      const to = Math.min(end, edge === undefined ? end : isChanged ? edge.to : edge.from);
      parts.push({ text: text.slice(at, to), token, label: null, isChanged });
      at = to;
    }
  };
  const putRun = (from: number, end: number, token: TokenClass | null): void => {
    let at = from;
    while (at < end) {
      const next = marks[mark];
      if (next === undefined || next.at >= end) return putText(at, end, token);
      putText(at, next.at, token);
      const after = next.at + next.length;
      if (after > at) {
        const isChanged = isChangedAt(next.at);
        parts.push({ text: text.slice(next.at, after), token: null, label: next.label, isChanged });
      }
      at = after;
      mark++;
    }
  };
  let at = 0;
  for (let i = tokens?.from ?? 0; tokens !== null && i < tokens.to; i++) {
    const record = tokens.records[i] ?? 0;
    const end = Math.min(record & 0xffffff, text.length);
    if (at >= LINE_LENGTH_HIGHLIGHTED) break;
    if (end <= at) continue;
    putRun(at, end, TOKEN_CLASSES[record >>> 24] ?? null);
    at = Math.max(end, endOfLastMark(marks, mark));
  }
  putRun(at, text.length, null);
  return parts;
}

/** A labelled character is not split by a token that ends within it. */
function endOfLastMark(marks: readonly Mark[], next: number): number {
  const last = marks[next - 1];
  return last === undefined ? 0 : last.at + last.length;
}

const SPACES = /( +|\t)/;
const TRAILING = /[ \t]+(?=\r?$)/;

/**
 * Splits off the whitespace of a line: each run of spaces and each tab, and whether it is trailing. Beyond the
 * highlighted length only trailing whitespace. The texts of the parts concatenated stay the line.
 */
export function markSpaces(parts: readonly LinePart[], text: string): readonly LinePart[] {
  const trailing = TRAILING.exec(text)?.index ?? text.length;
  const marked: LinePart[] = [];
  let at = 0;
  for (const part of parts) {
    if (part.label !== null) {
      marked.push(part);
      at += part.text.length;
      continue;
    }
    for (const piece of splitAt(part.text, trailing - at, LINE_LENGTH_HIGHLIGHTED - at)) {
      const isTrailing = at >= trailing;
      const texts = isTrailing || at < LINE_LENGTH_HIGHLIGHTED ? piece.split(SPACES) : [piece];
      for (const own of texts) {
        const space = own.startsWith(" ") ? "space" : own.startsWith("\t") ? "tab" : null;
        const isPlain = space === null || texts.length === 1;
        if (own !== "") marked.push(isPlain ? { ...part, text: own } : { ...part, text: own, space, isTrailing });
      }
      at += piece.length;
    }
  }
  return marked;
}

/** Splits a text at offsets, some of which may be outside of it. */
function splitAt(text: string, ...offsets: readonly number[]): readonly string[] {
  const edges = offsets.filter((offset) => offset > 0 && offset < text.length).toSorted((a, b) => a - b);
  return [0, ...edges].map((from, index) => text.slice(from, edges[index]));
}

/** Splits the parts of a line at its wrap offsets; returns the parts of each screen line, top to bottom. */
export function splitParts(parts: readonly LinePart[], breaks: readonly number[]): readonly (readonly LinePart[])[] {
  const lines: LinePart[][] = [[]];
  let at = 0;
  for (const part of parts) {
    const end = at + part.text.length;
    let from = at;
    for (let next = breaks[lines.length - 1]; next !== undefined && next < end; next = breaks[lines.length - 1]) {
      if (next > from) lines.at(-1)?.push({ ...part, text: part.text.slice(from - at, next - at) });
      lines.push([]);
      from = next;
    }
    if (end > from) lines.at(-1)?.push(from === at ? part : { ...part, text: part.text.slice(from - at) });
    at = end;
  }
  return lines;
}
