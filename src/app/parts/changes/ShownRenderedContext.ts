import { createContext } from "react";

/** Whether what is drawn stands at a file that is shown otherwise than by its lines. */
export const ShownRenderedContext = createContext(false);
