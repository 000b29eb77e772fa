import { useEffect, useMemo } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { Expansions, type ExpansionEvent } from "./Expansions.ts";
import type { FileContents } from "../FileContents.ts";

const TEXT = {
  whole: "The whole file is shown.",
  folded: "Only the changes are shown.",
  none: "There is nothing more to show.",
  waiting: "Loading lines…",
  lineIsShown: (from: number): string => `Line ${from} is shown.`,
  linesToAreShown: (from: number, to: number): string => `Lines ${from} to ${to} are shown.`,
} as const;

/** Keeps what one has had shown of these contents beyond their patches, and says aloud what happens; `onChange` is told before it is drawn. */
export function useExpansions(
  contents: FileContents,
  onNeedText: ((keys: readonly string[]) => void) | undefined,
  onChange: () => void,
): Expansions {
  const announce = useAnnounce();
  const expansions = useMemo(() => new Expansions(contents), [contents]);
  useEffect(() => {
    if (onNeedText === undefined) return;
    return expansions.attach(onNeedText, (event) => {
      if (event.kind === "shown" || event.kind === "folded") onChange();
      announce(sentenceOf(event));
    });
  }, [expansions, onNeedText, onChange, announce]);
  return expansions;
}

function sentenceOf(event: ExpansionEvent): string {
  switch (event.kind) {
    case "shown":
      if (event.isWhole) return TEXT.whole;
      return event.lines.from === event.lines.to
        ? TEXT.lineIsShown(event.lines.from)
        : TEXT.linesToAreShown(event.lines.from, event.lines.to);
    case "folded":
      return TEXT.folded;
    case "none":
      return TEXT.none;
    case "waiting":
      return TEXT.waiting;
    case "failed":
      return event.sentence;
  }
}
