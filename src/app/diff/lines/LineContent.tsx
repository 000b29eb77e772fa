import { createContext, memo, type ReactNode, useContext } from "react";
import type { TextRange } from "../compare/ChangedWords.ts";
import type { Mark } from "../displayText.ts";
import { type LinePart, lineParts, type LineTokens, markSpaces, splitParts } from "./lineParts.ts";
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

/** True if spaces and tabs are marked. */
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
