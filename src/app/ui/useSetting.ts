import { useSyncExternalStore } from "react";
import { settings } from "./settings.ts";

/** Returns the viewer's value of a setting, null for the default, and re-renders on change. */
export function useSetting(name: string): string | null {
  const read = (): string | null => settings.read(name);
  return useSyncExternalStore(settings.subscribe, read, read);
}
