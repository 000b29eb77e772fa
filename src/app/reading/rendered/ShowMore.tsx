import { type ReactNode, useMemo, useRef, useState } from "react";
import { findMarks } from "#app/diff/displayText.ts";
import { counted, formatCount, truncated } from "#app/ui/format.ts";
import { Button } from "#app/ui/Button.tsx";
import { COLLAPSE_KEYS } from "./CollapsedPart.tsx";
import "../markdown/MarkdownText.css";

interface Props<Item> {
  readonly items: readonly Item[];
  /** The number of items shown at first, and by each press of the button. */
  readonly max: number;
  /** The label of the button that shows more, which also has the number of the rest. */
  readonly more: string;
  /** The number of columns, if the items are rows of a table. */
  readonly columns?: number | undefined;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Renders the first items; a button shows as many more. */
export function ShowMore<Item>({ items, max, more, columns, children }: Props<Item>) {
  const [count, setCount] = useState(max);
  /** The last element shown before more are requested. */
  const shown = useRef<Element | null>(null);
  const ref = (end: Element | null): void => {
    shown.current = end?.previousElementSibling ?? shown.current;
  };
  const button = count < items.length && (
    <MoreButton onMore={() => setCount(count + max)} focusTarget={() => shown.current?.nextElementSibling ?? null}>
      {`${more} (${formatCount(items.length - count)})`}
    </MoreButton>
  );
  return (
    <>
      {items.slice(0, count).map(children)}
      {button && columns === undefined && <div ref={ref}>{button}</div>}
      {button && columns !== undefined && (
        <tr ref={ref}>
          <td colSpan={columns}>{button}</td>
        </tr>
      )}
    </>
  );
}

interface LongTextProps {
  readonly text: string;
  readonly className: string;
  readonly label: string;
  readonly children: (text: string) => ReactNode;
}

/** Shows a scrollable text; of a long one the beginning, with a button for the rest. */
export function LongText({ text, className, label, children }: LongTextProps) {
  const [isRequested, setRequested] = useState(false);
  const head = useMemo(() => headOf(text), [text]);
  const container = useRef<HTMLPreElement>(null);
  const end = isRequested ? text.length : head;
  return (
    <>
      <pre ref={container} className={className} role="group" aria-label={label} tabIndex={0}>
        {children(text.slice(0, end))}
      </pre>
      {end < text.length && (
        <div>
          <MoreButton size="small" onMore={() => setRequested(true)} focusTarget={() => container.current}>
            Show all: {counted(countLines(text), "line")}, {formatCount(text.length)} characters
          </MoreButton>
        </div>
      )}
    </>
  );
}

/** A final line break does not start another line. */
function countLines(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

interface MoreButtonProps {
  readonly size?: "small";
  readonly onMore: () => void;
  /** Returns the element that gets the focus when the button disappears. */
  readonly focusTarget: () => Element | null;
  readonly children: ReactNode;
}

/** A button that shows more and moves the focus to the new content. */
export function MoreButton({ onMore, focusTarget, children, ...buttonProps }: MoreButtonProps): ReactNode {
  return (
    <Button
      {...buttonProps}
      keys={COLLAPSE_KEYS}
      data-fold=""
      onClick={({ currentTarget: button }) => {
        onMore();
        requestAnimationFrame(() => {
          const element = button.isConnected ? null : focusTarget();
          if (!(element instanceof HTMLElement)) return;
          if (element.tabIndex < 0) element.tabIndex = -1;
          element.focus({ preventScroll: true });
        });
      }}
    >
      {children}
    </Button>
  );
}

const LINES_MAX = 200;
/** In characters: a line can be as long as a file. */
const LENGTH_MAX = 40_000;
/** Each character shown by a label is an element of its own. */
const MARKS_MAX = 300;

/** Returns the end of the beginning that can be rendered; the length of the text if it is short. Linear in that part. */
export function headOf(text: string, linesMax: number = LINES_MAX): number {
  const end = endOfLines(text, linesMax);
  const marks = findMarks(text.slice(0, end)).filter(({ at }) => text[at] !== "\n");
  return marks[MARKS_MAX]?.at ?? end;
}

function endOfLines(text: string, linesMax: number): number {
  let at = -1;
  for (let lines = 0; lines < linesMax; lines++) {
    at = text.indexOf("\n", at + 1);
    if (at === -1 || at > LENGTH_MAX) return truncated(text, LENGTH_MAX).length;
  }
  return at + 1;
}
