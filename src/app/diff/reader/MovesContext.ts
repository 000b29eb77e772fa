import { createContext } from "react";
import type { ChangeMoves } from "../workers/ChangeMoves.ts";

/** What moved within the reader's change, for what stands in its files; null where nobody looks. */
export const MovesContext = createContext<ChangeMoves | null>(null);
