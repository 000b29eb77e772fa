import { useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { MarkedText } from "../MarkedText.tsx";
import "../markdown/MarkdownText.css";
import { renderedWords } from "./renderedWords.ts";

const TEXT = renderedWords.csvValue;

/** In characters: more at once would keep the page from answering. */
const STEP = 100_000;

interface Props {
  readonly text: string;
  /** How many of its characters are shown at first. */
  readonly length: number;
}

/** A value of a table; the rest of a long one on request. */
export function CsvValue({ text, length }: Props) {
  const [added, setAdded] = useState(0);
  const shown = length + added;
  if (text.length <= shown) return <MarkedText text={text} />;
  return (
    <>
      <MarkedText text={text.slice(0, shown).replace(/[\uD800-\uDBFF]$/u, "")} />…{" "}
      <Button size="small" variant="quiet" onClick={() => setAdded(added + STEP)}>
        {TEXT.more(text.length)}
      </Button>
    </>
  );
}
