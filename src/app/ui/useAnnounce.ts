import { createContext, use } from "react";

/** Says a sentence to those who listen instead of look, after what is being read out has ended. */
export type Announce = (sentence: string) => void;

/** What reads sentences out; null where nothing above does. */
export const AnnounceContext = createContext<Announce | null>(null);

/** Gives the announcer of the app around; throws where there is none. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (announce === null) throw new Error("An Announcer must stand around what announces.");
  return announce;
}
