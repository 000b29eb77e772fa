import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { visibleText } from "./format.ts";

type Announcement = { readonly message: string; readonly region: 0 | 1 };

/** Renders the polite live regions of the page. Two regions alternate, so that a repeated message is read out again. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [announcement, setAnnouncement] = useState<Announcement>({ message: "", region: 0 });
  const announce = useCallback((message: string) => {
    setAnnouncement(({ region }) => ({ message: visibleText(message), region: region === 0 ? 1 : 0 }));
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" data-live-region="" aria-live="polite" aria-atomic="true">
        {announcement.region === 0 ? announcement.message : ""}
      </div>
      <div className="visually-hidden" data-live-region="" aria-live="polite" aria-atomic="true">
        {announcement.region === 1 ? announcement.message : ""}
      </div>
    </AnnounceContext>
  );
}

/** Has screen readers read out a message after the current one. */
export type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | null>(null);

export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (announce === null) throw new Error("useAnnounce must be used inside an Announcer.");
  return announce;
}

/** Returns the live regions, which an open dialog must not hide from screen readers. */
export function liveRegions(): Iterable<Element> {
  return document.querySelectorAll("[data-live-region]");
}
