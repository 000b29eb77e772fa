import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { displayText, findMarks } from "#app/diff/displayText.ts";
import { LineContent } from "#app/diff/lines/LineContent.tsx";
import { pageHighlighter } from "#app/diff/highlight/Highlighter.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { plainPatch } from "#app/diff/compare/textPatches.ts";
import "#app/diff/highlight/syntax.css";

const NONE: readonly never[] = [];

interface Props {
  readonly text: string;
  /** The highlighter's name of the language; null for plain text. */
  readonly language: string | null;
}

/** Renders a short piece of code within a text; the syntax colors appear when the highlighter has answered. */
export function HighlightedCode({ text, language }: Props): ReactNode {
  const patch = useMemo(() => parsePatch(plainPatch(text)), [text]);
  useEffect(() => {
    if (language !== null) pageHighlighter.want(patch, 0, language);
  }, [patch, language]);
  const tokens = useSyncExternalStore(
    pageHighlighter.subscribe,
    () => pageHighlighter.tokensOf(patch, 0),
    () => null,
  )?.new;
  return text.split("\n").map((line, index) => {
    const shown = displayText(line);
    const [from, to] = [tokens?.starts[index], tokens?.starts[index + 1]];
    const records = tokens === undefined || from === undefined || to === undefined ? null : tokens.records;
    return (
      <span key={index} className="HighlightedCode-line">
        <LineContent
          text={shown}
          marks={findMarks(shown)}
          tokens={records === null ? null : { records, from: from ?? 0, to: to ?? 0 }}
          changed={NONE}
          breaks={null}
        />
        {"\n"}
      </span>
    );
  });
}
