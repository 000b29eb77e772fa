import { use, useState } from "react";
import { PeekContext, type PeekRequest } from "#app/ui/peek/peekContext.ts";
import type { LineLocation } from "../models/DiffLocation.ts";
import type { Slot } from "../models/Slot.ts";

type PeekPlace = Pick<LineLocation, "key" | "side" | "line">;

/**
 * Adds the places of a symbol to the slots of a reader once they are requested, until they are closed. `words` is null outside
 * of a repository.
 */
export function usePeek(slots: readonly Slot[] | undefined, leave: () => unknown) {
  const finder = use(PeekContext);
  const [shown, setShown] = useState<{ readonly request: PeekRequest; readonly at: PeekPlace } | null>(null);
  const close = (): void => {
    leave();
    setShown(null);
  };
  const peekSlots = (): readonly Slot[] => {
    if (finder === null || shown === null) return [];
    const { request, at } = shown;
    const key = `peek ${at.key} ${at.line} ${request.shows} ${request.words[0]}`;
    const content = finder.draw(request, close);
    return [{ key, fileKey: at.key, side: at.side, line: at.line, placement: "below", staysDrawn: true, content }];
  };
  const added = peekSlots();
  const withPeek = added.length === 0 ? slots : [...(slots ?? []), ...added];
  const peek = (request: PeekRequest, at: PeekPlace): void => setShown({ request, at });
  return { slots: withPeek, words: finder && { peek, search: finder.search } };
}
