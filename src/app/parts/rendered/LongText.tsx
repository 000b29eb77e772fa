import { useMemo, useRef, useState, type ReactNode } from "react";
import { beginningOf } from "./beginningOf.ts";
import { MoreButton } from "./MoreButton.tsx";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  showAll: (lines: number, length: number): string =>
    `Show all: ${counted(lines, { one: "line", other: "lines" })}, ${formatCount(length)} characters`,
} as const;

interface Props {
  readonly text: string;
  readonly className: string;
  /** What it is, for who does not see it. */
  readonly label: string;
  readonly children: (text: string) => ReactNode;
}

/** A text in its own lines that scrolls within itself; of a long one the beginning, until one asks for all. */
export function LongText({ text, className, label, children }: Props) {
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
