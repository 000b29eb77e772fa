import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { visibleText } from "./format.ts";

type Said = { readonly sentence: string; readonly turn: 0 | 1 };

/** Holds the polite live region of the page. Two regions take turns, so that the same sentence twice is read out twice. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState<Said>({ sentence: "", turn: 0 });
  const announce = useCallback((sentence: string) => {
    setSaid(({ turn }) => ({ sentence: visibleText(sentence), turn: turn === 0 ? 1 : 0 }));
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" data-live-region="" aria-live="polite" aria-atomic="true">
        {said.turn === 0 ? said.sentence : ""}
      </div>
      <div className="visually-hidden" data-live-region="" aria-live="polite" aria-atomic="true">
        {said.turn === 1 ? said.sentence : ""}
      </div>
    </AnnounceContext>
  );
}

/** Says a sentence to those who listen instead of look, after what is being read out has ended. */
export type Announce = (sentence: string) => void;

/** What reads sentences out; null where nothing above does. */
const AnnounceContext = createContext<Announce | null>(null);

/** Gives the announcer of the app around; throws where there is none. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (announce === null) throw new Error("An Announcer must stand around what announces.");
  return announce;
}

/** Gives the places where announcements are read out: an open dialog must not silence them. */
export function liveRegions(): Iterable<Element> {
  return document.querySelectorAll("[data-live-region]");
}
