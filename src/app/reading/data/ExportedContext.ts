import { createContext } from "react";

/** True in an exported file and on paper, where no server answers: what needs one is left out. */
export const ExportedContext = createContext(false);
