import { createContext, use } from "react";

export const NAME_NEEDED = "Galley does not know your name yet, so nothing was written.";

/** Resolves to whether the viewer has a name to sign with, after asking for it where there was none. */
export type AskName = () => Promise<boolean>;

export const AskNameContext = createContext<AskName>(() => Promise.resolve(true));

/** Gives what asks the viewer for a name; where nothing stands around that could, all count as named. */
export function useAskName(): AskName {
  return use(AskNameContext);
}
