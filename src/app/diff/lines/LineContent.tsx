import { createContext, memo, type ReactNode, useContext } from "react";
import type { TextRange } from "../compare/ChangedWords.ts";
import type { Mark } from "../displayText.ts";
import { type LinePart, lineParts, type LineTokens, markSpaces, splitParts } from "./lineParts.ts";
import "./whitespace.css";

/** Characters that a browser lays out in a few milliseconds. */
const CHUNK = 10_000;

/**
 * Gives where a long text is cut into pieces that are laid out each by itself, so that showing more of it costs what is
 * new; none for a text of one piece. Never between the halves of one character.
 */
function chunkEnds(text: string): readonly number[] {
  const ends: number[] = [];
  for (let at = CHUNK; at < text.length; at += CHUNK) {
    const last = text.charCodeAt(at - 1);
    ends.push(last >= 0xd800 && last <= 0xdbff ? at - 1 : at);
  }
  return ends;
}

/** Whether the reader's lines mark their spaces and tabs. */
export const ShowsWhitespaceContext = createContext(false);

interface Content {
  readonly text: string;
  /** Those of the text. */
  readonly marks: readonly Mark[];
  readonly tokens: LineTokens | null;
  readonly changed: readonly TextRange[];
  /** Where it goes on in the next line of the screen; null or empty where it does not. */
  readonly breaks: readonly number[] | null;
}

/**
 * A line's text: plain runs as bare text, coloured or changed ones and marked characters in one element each. Drawn again where it
 * would look otherwise, and not where only the line stands elsewhere.
 */
export const LineContent = memo(function LineContent({ text, marks, tokens, changed, breaks }: Content): ReactNode {
  const showsWhitespace = useContext(ShowsWhitespaceContext);
  const isWrapped = breaks !== null && breaks.length > 0;
  const cuts = isWrapped ? breaks : chunkEnds(text);
  const isPlain = marks.length === 0 && tokens === null && changed.length === 0 && !showsWhitespace;
  if (isPlain && cuts.length === 0) return text;
  const plain = lineParts(text, marks, tokens, changed);
  const parts = showsWhitespace ? markSpaces(plain, text) : plain;
  // Colours come late, and cut a line otherwise: what stood elsewhere in it must not seem to have moved.
  const keys = tokens === null ? "plain" : "coloured";
  const draw = (part: LinePart, index: number): ReactNode => drawPart(part, `${keys} ${index}`);
  if (cuts.length === 0) return parts.map(draw);
  return splitParts(parts, cuts).map((piece, index) => (
    <span key={index} className={isWrapped ? "diff-visual" : "diff-chunk"}>
      {piece.map(draw)}
    </span>
  ));
}, looksAlike);

function looksAlike(one: Content, other: Content): boolean {
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
    // The label is drawn by the style sheet, so that the text of the line stays the text of the file.
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
