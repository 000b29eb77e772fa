import { useEffectEvent, useLayoutEffect } from "react";
import { useShortcutRegistry } from "./useShortcutRegistry.ts";

/**
 * Binds `keys` (`?`, `Mod+K`, `Shift+G`, `g d`) to `handler` while the component stands and `enabled` is not false, and lists them
 * under `group` in the keyboard help. Plain keys are left alone where one types, in menus and in dialogs; `Mod` chords are not, nor are
 * `Alt` chords in most fields. Without keys it stands in the palette alone.
 */
export function useShortcut(
  keys: string,
  label: string,
  group: string,
  handler: (event: KeyboardEvent) => void,
  { enabled = true }: { readonly enabled?: boolean } = {},
): void {
  const registry = useShortcutRegistry();
  const run = useEffectEvent(handler);

  // With what it belongs to: a key that is pressed as soon as that is seen is not lost.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    return registry.add({ keys, label, group, run: (event) => run(event) });
  }, [registry, keys, label, group, enabled]);
}
