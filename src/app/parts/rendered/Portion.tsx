import { type ReactNode, type RefObject, useMemo, useRef, useState } from "react";
import { findMarks } from "#app/diff/displayText.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { MarkedText } from "../MarkedText.tsx";
import { foldKeys } from "./FoldedPart.tsx";
import "../markdown/MarkdownText.css";

interface Props<Item> {
  readonly items: readonly Item[];
  /** How much of what may be drawn at once an item takes. */
  readonly weightOf: (item: Item) => number;
  readonly max: number;
  /** Says what a button does that shows the rest. */
  readonly more: (count: number) => string;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Shows as many things, and at least one, as are drawn without a pause; the others when one asks for them. */
export function Portion<Item>({ items, weightOf, max, more, children }: Props<Item>) {
  const [isAsked, setAsked] = useState(false);
  /** What is shown before one asks, to its end. */
  const shown = useRef<Element | null>(null);
  const within = useMemo(() => countWithin(items.map(weightOf), max), [items, weightOf, max]);
  const count = isAsked ? items.length : within;
  return (
    <>
      {items.slice(0, count).map(children)}
      {count < items.length && (
        <div
          ref={(end) => {
            shown.current = end?.previousElementSibling ?? shown.current;
          }}
        >
          <MoreButton onMore={() => setAsked(true)} landing={() => shown.current?.nextElementSibling ?? null}>
            {more(items.length - count)}
          </MoreButton>
        </div>
      )}
    </>
  );
}

function countWithin(weights: readonly number[], max: number): number {
  let sum = 0;
  const end = weights.findIndex((weight, index) => (sum += weight) > max && index > 0);
  return end === -1 ? weights.length : end;
}

const TEXT = {
  showAll: (lines: number, length: number): string =>
    `Show all: ${counted(lines, { one: "line", other: "lines" })}, ${formatCount(length)} characters`,
} as const;

interface LongTextProps {
  readonly text: string;
  readonly className: string;
  /** What it is, for who does not see it. */
  readonly label: string;
  readonly children: (text: string) => ReactNode;
}

/** A text in its own lines that scrolls within itself; of a long one the beginning, until one asks for all. */
export function LongText({ text, className, label, children }: LongTextProps) {
  const [isAsked, setAsked] = useState(false);
  const beginning = useMemo(() => beginningOf(text), [text]);
  const room = useRef<HTMLPreElement>(null);
  const end = isAsked ? text.length : beginning.end;
  return (
    <>
      <pre ref={room} className={className} role="group" aria-label={label} tabIndex={0}>
        {children(text.slice(0, end))}
      </pre>
      {end < text.length && (
        <div>
          <MoreButton size="small" onMore={() => setAsked(true)} landing={() => room.current}>
            {TEXT.showAll(countLines(text), text.length)}
          </MoreButton>
        </div>
      )}
    </>
  );
}

/** A line's end at the text's end begins no other. */
function countLines(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

interface MoreButtonProps {
  readonly size?: "small";
  readonly variant?: "quiet";
  readonly onMore: () => void;
  /** Finds, once the button is gone as there is no more, what is to have the focus instead of it. */
  readonly landing: () => Element | null;
  readonly children: ReactNode;
}

/** Asks for more of what stands there, and leaves the focus on what came. */
export function MoreButton({ onMore, landing, children, ...look }: MoreButtonProps): ReactNode {
  return (
    <Button
      {...look}
      keys={foldKeys.turn}
      data-fold=""
      onClick={({ currentTarget: button }) => {
        onMore();
        requestAnimationFrame(() => {
          const place = button.isConnected ? null : landing();
          if (!(place instanceof HTMLElement)) return;
          if (place.tabIndex < 0) place.tabIndex = -1;
          place.focus({ preventScroll: true });
        });
      }}
    >
      {children}
    </Button>
  );
}

const CSV_VALUE_TEXT = {
  more: (count: number): string => `Show more of ${formatCount(count)} characters`,
} as const;

/** In characters: more at once would keep the page from answering. */
const STEP = 100_000;

interface CsvValueProps {
  readonly text: string;
  /** How many of its characters are shown at first. */
  readonly length: number;
  /** What scrolls the table. */
  readonly room: RefObject<HTMLElement | null>;
}

/** A value of a table; the rest of a long one on request. */
export function CsvValue({ text, length, room }: CsvValueProps) {
  const [added, setAdded] = useState(0);
  const shown = length + added;
  if (text.length <= shown) return <MarkedText text={text} />;
  return (
    <>
      <MarkedText text={text.slice(0, shown).replace(/[\uD800-\uDBFF]$/u, "")} />…{" "}
      <MoreButton size="small" variant="quiet" onMore={() => setAdded(added + STEP)} landing={() => room.current}>
        {CSV_VALUE_TEXT.more(text.length)}
      </MoreButton>
    </>
  );
}

/** As much of a text as is drawn without a pause. */
export interface Beginning {
  readonly end: number;
  /** How many of its characters are drawn by a label. */
  readonly marks: number;
}

const LINES_MAX = 200;
/** In characters: a line may be as long as a file. */
const LENGTH_MAX = 40_000;
/** Each character that is drawn by a label is an element of its own. */
const MARKS_MAX = 300;

/** Finds where the beginning of a text ends: the text's own end where it is short. Linear in the beginning. */
export function beginningOf(text: string, linesMax: number = LINES_MAX): Beginning {
  const end = endOfLines(text, linesMax);
  const marks = findMarks(text.slice(0, end)).filter(({ at }) => text[at] !== "\n");
  const [next] = marks.slice(MARKS_MAX);
  return next === undefined ? { end, marks: marks.length } : { end: next.at, marks: MARKS_MAX };
}

function endOfLines(text: string, linesMax: number): number {
  let at = -1;
  for (let lines = 0; lines < linesMax; lines++) {
    at = text.indexOf("\n", at + 1);
    if (at === -1 || at > LENGTH_MAX) return Math.min(text.length, LENGTH_MAX);
  }
  return at + 1;
}
