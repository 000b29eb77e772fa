import { settings } from "./settings.ts";
import { useStored } from "./Store.ts";

/** Returns the viewer's value of a setting, null for the default, and re-renders on change. */
export function useSetting(name: string): string | null {
  return useStored(settings, () => settings.read(name));
}
