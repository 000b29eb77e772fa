import { createContext, type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { isComposing } from "./keyBuffer.ts";
import { type KeyChord, matchesChord, ownsChord, parseKeys } from "./Kbd.tsx";
import { Store } from "./Store.ts";
import { isApplePlatform } from "./windowQuery.ts";

export type Shortcut = {
  /** Empty for rare commands that have only a button and an entry in the palette. */
  readonly keys: string;
  /** Empty for a key that is kept until it is known whether it does something. */
  readonly label: string;
  readonly group: string;
  readonly run: (event: KeyboardEvent) => void;
};

export type ShortcutRegistry = {
  /** Adds a shortcut and returns a function that removes it. Of two with the same keys the last added one runs. */
  add(shortcut: Shortcut): () => void;
  /** Returns all shortcuts with a label in the order of their addition; the same array until something changes. */
  list(): readonly Shortcut[];
  subscribe(listener: () => void): () => void;
  /** Runs the shortcut that a key press completes. Returns true if the key was handled, also as a step of a sequence. */
  handle(event: KeyboardEvent): boolean;
  /** Returns true if a key press continues a started sequence, so that no other handler may use it. */
  awaits(event: KeyboardEvent): boolean;
};

type Entry = { readonly shortcut: Shortcut; readonly chords: readonly KeyChord[] };
type Sequence = { readonly entries: readonly Entry[]; readonly length: number; readonly at: number };

/** The maximal time in milliseconds between two keys of a sequence. */
const SEQUENCE_PAUSE = 1500;
const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

/** `apple` determines which key `Mod` is. */
export function createShortcutRegistry(apple: boolean): ShortcutRegistry {
  let entries: readonly Entry[] = [];
  let begun: Sequence | null = null;
  const listed = new Store<readonly Shortcut[]>([]);

  function change(next: readonly Entry[]): void {
    entries = next;
    listed.set(next.map((entry) => entry.shortcut).filter(({ label }) => label !== ""));
  }

  function advance(event: KeyboardEvent, from: Sequence | null): boolean {
    const step = from?.length ?? 0;
    const target = event.composedPath()[0];
    // By the keys, because what has them may be replaced between two keys.
    const begunKeys = from && new Set(from.entries.map(({ shortcut }) => shortcut.keys));
    const matching = entries.filter(({ chords, shortcut }) => {
      const chord = chords[step];
      if (chord === undefined || ownsChord(target, chord) || begunKeys?.has(shortcut.keys) === false) return false;
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
    list: listed.current,
    subscribe: listed.subscribe,
    handle(event) {
      if (event.defaultPrevented || MODIFIERS.has(event.key)) return false;
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

const ShortcutContext = createContext<ShortcutRegistry | null>(null);

/**
 * Handles the keys of the document for all shortcuts registered below it. Keys of an input method that is composing
 * reach no handler of the page.
 */
export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(() => createShortcutRegistry(isApplePlatform()));

  useEffect(() => {
    const guard = (event: KeyboardEvent) => {
      if (isComposing(event)) event.stopImmediatePropagation();
    };
    const listen = (event: KeyboardEvent) => void registry.handle(event);
    const end = new AbortController();
    window.addEventListener("keydown", guard, { capture: true, signal: end.signal });
    document.addEventListener("keydown", listen, { signal: end.signal });
    return () => end.abort();
  }, [registry]);

  return <ShortcutContext value={registry}>{children}</ShortcutContext>;
}

export function useShortcutRegistry(): ShortcutRegistry {
  const registry = use(ShortcutContext);
  if (registry === null) throw new Error("Shortcuts must be used inside a ShortcutProvider.");
  return registry;
}

/**
 * Binds `keys` (`?`, `Mod+K`, `Shift+G`, `g d`) to `handler` while the component is mounted and `enabled`, and lists
 * them under `group` in the keyboard help. Plain keys do not apply in fields, menus and dialogs; `Mod` chords do, and
 * `Alt` chords in most fields. Without keys it is only in the palette.
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

  // In the layout phase, so that a key pressed as soon as the component is visible is not lost.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    return registry.add({ keys, label, group, run: (event) => run(event) });
  }, [registry, keys, label, group, enabled]);
}

/** Adds a command without keys to the palette, for rarely used buttons, while the component is mounted and `enabled`. */
export function useCommand(
  label: string,
  group: string,
  handler: () => void,
  options: { readonly enabled?: boolean } = {},
): void {
  useShortcut("", label, group, handler, options);
}

/** Adds the command of an adjacent control to the palette, with its keys if it has any, while mounted. */
export function PaletteEntry(props: {
  readonly keys?: string;
  readonly label: string;
  readonly group: string;
  readonly onRun: () => void;
}) {
  useShortcut(props.keys ?? "", props.label, props.group, props.onRun);
  return null;
}

export const shortcutGroups = {
  blame: "Blame",
  changedFiles: "Changed files",
  file: "File",
  files: "Files",
  general: "General",
  go: "Go",
  history: "History",
  reader: "Reader",
  reading: "Reading",
  review: "Review",
  reviews: "Reviews",
  search: "Search",
  uncommittedWork: "Uncommitted work",
  writing: "Writing",
} as const;
