import { createContext, type ReactNode } from "react";
import type { DefinitionRequest } from "../navigation.tsx";

/** A request to show the places of a symbol below its line. */
export interface PeekRequest extends Omit<DefinitionRequest, "action"> {
  readonly shows: "definitions" | "uses";
}

/** Draws the places of a symbol. Null outside of a repository. */
export const PeekContext = createContext<((request: PeekRequest, onClose: () => void) => ReactNode) | null>(null);
