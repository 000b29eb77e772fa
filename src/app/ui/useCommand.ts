import { useEffect, useEffectEvent } from "react";
import { useShortcutRegistry } from "./useShortcutRegistry.ts";

/**
 * Offers in the palette, under `group`, what a button does that has no keys because it is wanted seldom, while the component
 * stands and `enabled` is not false.
 */
export function useCommand(
  label: string,
  group: string,
  handler: () => void,
  { enabled = true }: { readonly enabled?: boolean } = {},
): void {
  const registry = useShortcutRegistry();
  const run = useEffectEvent(handler);
  useEffect(() => {
    if (!enabled) return undefined;
    return registry.add({ keys: "", label, group, run: () => run() });
  }, [registry, label, group, enabled]);
}
