import { useContext, useSyncExternalStore } from "react";
import type { FileMoves } from "./FileMoves.ts";
import { MovesContext } from "./MovesContext.ts";

const NEVER = (): (() => void) => () => undefined;

/** Gives what moved in or out of a file, as far as it is known. */
export function useFileMoves(key: string): FileMoves | null {
  const moves = useContext(MovesContext);
  const current = (): FileMoves | null => moves?.of(key) ?? null;
  return useSyncExternalStore(moves?.subscribe ?? NEVER, current, current);
}
