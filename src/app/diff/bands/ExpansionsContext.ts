import { createContext } from "react";
import type { Expansions } from "./Expansions.ts";

/** The reader's expansions, for what stands in its files; null where nothing can be expanded. */
export const ExpansionsContext = createContext<Expansions | null>(null);
