import { createContext } from "react";

/** Whether the reader's lines mark their spaces and tabs. */
export const ShowsWhitespaceContext = createContext(false);
