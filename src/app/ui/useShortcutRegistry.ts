import { use } from "react";
import { ShortcutContext } from "./ShortcutProvider.tsx";
import type { ShortcutRegistry } from "./shortcuts.ts";

/** Gives the registry of the provider around; throws where there is none. */
export function useShortcutRegistry(): ShortcutRegistry {
  const registry = use(ShortcutContext);
  if (registry === null) throw new Error("A ShortcutProvider must stand around what uses shortcuts.");
  return registry;
}
