import { useCallback, useState, type ReactNode } from "react";
import { AnnounceContext } from "./useAnnounce.ts";
import { visibleText } from "./visibleText.ts";

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
