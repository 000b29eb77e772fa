import { createContext, type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { type KeyChord, matchesChord, ownsChord, parseKeys } from "./keyChord.ts";
import { isApplePlatform } from "./visitor.ts";

export type Shortcut = {
  /** None for what is done by the palette and by a button, and too seldom for keys. */
  readonly keys: string;
  readonly label: string;
  readonly group: string;
  readonly run: (event: KeyboardEvent) => void;
};

/** What can be done by key at this moment. */
type ShortcutRegistry = {
  /** Adds one and gives the function that takes it away again. Of two with the same keys the one added last is run. */
  add(shortcut: Shortcut): () => void;
  /** All of them in the order they were added; the same array until something changes. */
  list(): readonly Shortcut[];
  subscribe(listener: () => void): () => void;
  /** Runs what the key press completes; gives true where it was ours, also as a step on the way. */
  handle(event: KeyboardEvent): boolean;
  /** Tells whether a key press goes on with a sequence that was begun, so that it is nobody else's. */
  awaits(event: KeyboardEvent): boolean;
};

type Entry = { readonly shortcut: Shortcut; readonly chords: readonly KeyChord[] };
type Sequence = { readonly entries: readonly Entry[]; readonly length: number; readonly at: number };

/** How long one may take from one key of a sequence to the next, in milliseconds. */
const SEQUENCE_PAUSE = 1500;
const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

/** Makes an empty registry. `apple` says which key `Mod` is. */
export function createShortcutRegistry(apple: boolean): ShortcutRegistry {
  let entries: readonly Entry[] = [];
  let listed: readonly Shortcut[] = [];
  let begun: Sequence | null = null;
  const listeners = new Set<() => void>();

  function change(next: readonly Entry[]): void {
    entries = next;
    listed = next.map((entry) => entry.shortcut);
    for (const listener of listeners) listener();
  }

  function advance(event: KeyboardEvent, from: Sequence | null): boolean {
    const step = from?.length ?? 0;
    const target = event.composedPath()[0];
    const matching = entries.filter((entry) => {
      const chord = entry.chords[step];
      if (chord === undefined || ownsChord(target, chord) || (from && !from.entries.includes(entry))) return false;
      return matchesChord(event, chord, apple);
    });
    if (matching.length === 0) return false;
    event.preventDefault();
    const complete = matching.findLast((entry) => entry.chords.length === step + 1);
    if (complete) complete.shortcut.run(event);
    else begun = { entries: matching, length: step + 1, at: event.timeStamp };
    return true;
  }

  return {
    add(shortcut) {
      const entry: Entry = { shortcut, chords: shortcut.keys === "" ? [] : parseKeys(shortcut.keys) };
      change([...entries, entry]);
      return () => change(entries.filter((other) => other !== entry));
    },
    list: () => listed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handle(event) {
      if (event.defaultPrevented || event.isComposing || MODIFIERS.has(event.key)) return false;
      const from = begun && event.timeStamp - begun.at <= SEQUENCE_PAUSE ? begun : null;
      begun = null;
      return (from !== null && advance(event, from)) || advance(event, null);
    },
    awaits(event) {
      if (begun === null || event.timeStamp - begun.at > SEQUENCE_PAUSE) return false;
      const { entries: waiting, length } = begun;
      return waiting.some(({ chords }) => chords[length] !== undefined && matchesChord(event, chords[length], apple));
    },
  };
}

/** The keys of a page; null where nothing above keeps any. */
const ShortcutContext = createContext<ShortcutRegistry | null>(null);

/** Listens to the document's keys for all shortcuts registered below it; they are gone when it is. */
export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(() => createShortcutRegistry(isApplePlatform()));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => void registry.handle(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [registry]);

  return <ShortcutContext value={registry}>{children}</ShortcutContext>;
}

/** Gives the registry of the provider around; throws where there is none. */
export function useShortcutRegistry(): ShortcutRegistry {
  const registry = use(ShortcutContext);
  if (registry === null) throw new Error("A ShortcutProvider must stand around what uses shortcuts.");
  return registry;
}

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

/** Offers in the palette what the button that it stands beside does, for as long as both stand. */
export function PaletteEntry(props: { readonly label: string; readonly group: string; readonly onRun: () => void }) {
  useCommand(props.label, props.group, props.onRun);
  return null;
}

/** What the sheet of keys groups them by, in one place, so that keys of several files stand together. */
export const shortcutGroups = {
  blame: "Blame",
  bytes: "Bytes",
  changedFiles: "Changed files",
  file: "File",
  files: "Files",
  general: "General",
  go: "Go",
  history: "History",
  picture: "Picture",
  reader: "Reader",
  reading: "Reading",
  review: "Review",
  reviews: "Reviews",
  search: "Search",
  table: "Table",
  uncommittedWork: "Uncommitted work",
  writing: "Writing",
} as const;
