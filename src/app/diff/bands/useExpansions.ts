import { useEffect, useMemo } from "react";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { Expansions, type ExpansionEvent } from "./Expansions.ts";
import type { FileContents } from "../FileContents.ts";

const WHOLE = "The whole file is shown.";
const FOLDED = "Only the changes are shown.";
const NONE = "There is nothing more to show.";
const WAITING = "Loading lines …";

/** Keeps what one has had shown of these contents beyond their patches, and says aloud what happens. */
export function useExpansions(
  contents: FileContents,
  onNeedText: ((keys: readonly string[]) => void) | undefined,
): Expansions {
  const announce = useAnnounce();
  const expansions = useMemo(() => new Expansions(contents), [contents]);
  useEffect(() => {
    if (onNeedText === undefined) return;
    return expansions.attach(onNeedText, (event) => announce(sentenceOf(event)));
  }, [expansions, onNeedText, announce]);
  return expansions;
}

function sentenceOf(event: ExpansionEvent): string {
  switch (event.kind) {
    case "shown":
      if (event.isWhole) return WHOLE;
      return event.lines.from === event.lines.to
        ? `Line ${event.lines.from} is shown.`
        : `Lines ${event.lines.from} to ${event.lines.to} are shown.`;
    case "folded":
      return FOLDED;
    case "none":
      return NONE;
    case "waiting":
      return WAITING;
    case "failed":
      return event.sentence;
  }
}
