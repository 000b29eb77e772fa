import { Dialog } from "./Dialog.tsx";
import { Kbd } from "./Kbd.tsx";
import { type Shortcut, shortcutGroups, useShortcut, useShortcutRegistry } from "./shortcuts.tsx";
import "./KeyboardHelp.css";
import { useStored } from "./Store.ts";

const TITLE = "Keyboard shortcuts";

export type KeyboardHelpProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Lists the currently active shortcuts by use. Opens with `?`. */
export function KeyboardHelp({ open, onOpenChange }: KeyboardHelpProps) {
  const registry = useShortcutRegistry();
  const shortcuts = useStored(registry, registry.list);
  useShortcut("?", TITLE, shortcutGroups.general, () => onOpenChange(true));

  return (
    <Dialog open={open} onClose={() => onOpenChange(false)} title={TITLE} size="large">
      <div className="KeyboardHelp" tabIndex={-1} data-autofocus="true">
        {byUse(shortcuts).map(([group, rows]) => (
          <section key={group} className="KeyboardHelp-group">
            <h3 className="KeyboardHelp-heading muted small">{group}</h3>
            <dl>
              {rows.map(({ keys, label }) => (
                <div key={label} className="KeyboardHelp-row row spread gap-3">
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((one) => (
                      <Kbd key={one} keys={one} />
                    ))}
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

/** The keys of reading that one learns first. */
const FIRST = ["j", "k", "n", "p", "]", "[", "v", "c", "r", "a"];
/** The order of the groups by use; the others are between them. */
const EARLY: readonly string[] = [shortcutGroups.reading, shortcutGroups.reader, shortcutGroups.changedFiles];
const LATE: readonly string[] = [shortcutGroups.go, shortcutGroups.general];

interface Row {
  readonly label: string;
  readonly keys: readonly string[];
}

/** Returns the groups by use, those of reading first. An action is listed once, with all its keys. */
function byUse(shortcuts: readonly Shortcut[]): readonly (readonly [group: string, rows: readonly Row[]])[] {
  const groups = new Map<string, Row[]>();
  const placed = shortcuts
    .filter(({ keys }) => keys !== "")
    .map(({ keys, label, group }) => {
      const rank = group === shortcutGroups.go ? -1 : FIRST.indexOf(keys);
      return { keys, label, group: rank < 0 ? group : shortcutGroups.reading, rank: rank < 0 ? FIRST.length : rank };
    })
    .toSorted((a, b) => a.rank - b.rank);
  for (const { keys, label, group } of placed) {
    // A page may override a navigation shortcut; then only the override is listed.
    const isOther = (row: Row): boolean => group !== shortcutGroups.go || !row.keys.includes(keys);
    const rows = (groups.get(group) ?? []).filter(isOther);
    const at = rows.findIndex((row) => row.label === label);
    const row = { label, keys: [...new Set([...(rows[at]?.keys ?? []), keys])] };
    groups.set(group, at < 0 ? [...rows, row] : rows.with(at, row));
  }
  const place = (group: string): number => (EARLY.indexOf(group) + 1 || EARLY.length + 1) + LATE.indexOf(group) + 1;
  return [...groups].toSorted(([a], [b]) => place(a) - place(b));
}
