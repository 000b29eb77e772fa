import { createContext, use } from "react";

const TEXT = {
  galleyDoes: "Galley does not know your name yet, so nothing was written.",
} as const;

/** What is said of a deed for which a name is needed. */
export const NAME_NEEDED = TEXT.galleyDoes;

/** Resolves to whether the viewer has a name to sign with, after asking for it where there was none. */
export type AskName = () => Promise<boolean>;

/** What asks for a name; where nothing above does, there is one. */
export const AskNameContext = createContext<AskName>(() => Promise.resolve(true));

/** Gives what asks the viewer for a name; where nothing stands around that could, all count as named. */
export function useAskName(): AskName {
  return use(AskNameContext);
}
