import { useState, type RefObject } from "react";
import { MarkedText } from "../MarkedText.tsx";
import { MoreButton } from "./MoreButton.tsx";
import "../markdown/MarkdownText.css";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  more: (count: number): string => `Show more of ${formatCount(count)} characters`,
} as const;

/** In characters: more at once would keep the page from answering. */
const STEP = 100_000;

interface Props {
  readonly text: string;
  /** How many of its characters are shown at first. */
  readonly length: number;
  /** What scrolls the table. */
  readonly room: RefObject<HTMLElement | null>;
}

/** A value of a table; the rest of a long one on request. */
export function CsvValue({ text, length, room }: Props) {
  const [added, setAdded] = useState(0);
  const shown = length + added;
  if (text.length <= shown) return <MarkedText text={text} />;
  return (
    <>
      <MarkedText text={text.slice(0, shown).replace(/[\uD800-\uDBFF]$/u, "")} />…{" "}
      <MoreButton size="small" variant="quiet" onMore={() => setAdded(added + STEP)} landing={() => room.current}>
        {TEXT.more(text.length)}
      </MoreButton>
    </>
  );
}
