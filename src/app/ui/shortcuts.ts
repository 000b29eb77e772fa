import { matchesChord } from "./matchesChord.ts";
import { ownsChord } from "./ownsChord.ts";
import { parseKeys, type KeyChord } from "./parseKeys.ts";

export type Shortcut = {
  /** None for what is done by the palette and by a button, and too seldom for keys. */
  readonly keys: string;
  readonly label: string;
  readonly group: string;
  readonly run: (event: KeyboardEvent) => void;
};

/** What can be done by key at this moment. */
export type ShortcutRegistry = {
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
