import { useSyncExternalStore } from "react";
import { Dialog } from "./Dialog.tsx";
import { Kbd } from "./Kbd.tsx";
import { type Shortcut, shortcutGroups, useShortcut, useShortcutRegistry } from "./shortcuts.tsx";
import "./KeyboardHelp.css";

const TEXT = {
  title: "Keyboard shortcuts",
} as const;

export type KeyboardHelpProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Lists the currently active shortcuts by group. Opens with `?`. */
export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  const registry = useShortcutRegistry();
  const shortcuts = useSyncExternalStore(registry.subscribe, registry.list, registry.list);
  useShortcut("?", TEXT.title, shortcutGroups.general, () => onOpenChange(true));

  return (
    <Dialog open={open} onClose={() => onOpenChange(false)} title={TEXT.title} size="large">
      <div className="KeyboardHelp" tabIndex={-1} data-autofocus="true">
        {Array.from(byGroup(shortcuts), ([group, members]) => (
          <section key={group} className="KeyboardHelp-group">
            <h3 className="KeyboardHelp-heading">{group}</h3>
            <dl>
              {members.map(({ keys, label }) => (
                <div key={keys + label} className="KeyboardHelp-row">
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/**
 * Groups in the order of their first shortcut. Several rows of a list may bind the same action, which is listed once.
 */
function byGroup(shortcuts: readonly Shortcut[]): ReadonlyMap<string, readonly Shortcut[]> {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts) {
    if (shortcut.keys === "") continue;
    const known = groups.get(shortcut.group) ?? [];
    const isWay = shortcut.group === shortcutGroups.go;
    // A page may override a navigation shortcut; then only the override is listed.
    const members = isWay ? known.filter(({ keys }) => keys !== shortcut.keys) : known;
    const listed = members.some(({ keys, label }) => keys === shortcut.keys && label === shortcut.label);
    if (!listed) groups.set(shortcut.group, [...members, shortcut]);
  }
  return groups;
}
