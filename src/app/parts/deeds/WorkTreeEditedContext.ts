import { createContext } from "react";

/** Is called when files of the work tree were edited from the page; null where nothing shows them. */
export const WorkTreeEditedContext = createContext<(() => void) | null>(null);
