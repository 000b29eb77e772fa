import { useContext, useSyncExternalStore } from "react";
import type { FileMoves } from "../compare/FileMoves.ts";
import { MovesContext } from "./MovesContext.ts";
import { neverChanges } from "../neverChanges.ts";

/** Gives what moved in or out of a file, as far as it is known. */
export function useFileMoves(key: string): FileMoves | null {
  const moves = useContext(MovesContext);
  const current = (): FileMoves | null => moves?.of(key) ?? null;
  return useSyncExternalStore(moves?.subscribe ?? neverChanges, current, current);
}
