import { useSyncExternalStore } from "react";
import { choices } from "./choices.ts";

/** Gives what the reader chose of something, null where nothing, and again when that changes. */
export function useChoice(name: string): string | null {
  const read = (): string | null => choices.read(name);
  return useSyncExternalStore(choices.subscribe, read, read);
}
