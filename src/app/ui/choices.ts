import { visitor } from "./visitor.ts";

/** Choices to be kept, by name; null for one that goes back to what is usual. */
export type ChoiceChanges = ReadonlyMap<string, string | null>;

let known: ReadonlyMap<string, string> = new Map();
let keeper: ((changes: ChoiceChanges) => void) | null = null;
/** Chosen before there was who keeps it. */
let unkept: ChoiceChanges = new Map();
const listeners = new Set<() => void>();

/**
 * How the reader wants things shown: what they chose, by name. The server keeps it for all their browsers, ports and
 * repositories, and draws its pages by it; this page knows all of it from its beginning.
 */
export const choices = {
  /** Gives what was chosen; null where nothing was. */
  read: (name: string): string | null => (visitor.current()?.choices ?? known).get(name) ?? null,
  keep: (name: string, value: string): void => choices.change(new Map([[name, value]])),
  /** Has these hold at once and hands them on to be kept. */
  change(changes: ChoiceChanges): void {
    const next = new Map(known);
    for (const [name, value] of changes) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    choices.take(next);
    if (keeper === null) unkept = new Map([...unkept, ...changes]);
    else keeper(changes);
  },
  all: (): ReadonlyMap<string, string> => known,
  /** Has these hold and no others, because they are what is kept. */
  take(kept: ReadonlyMap<string, string>): void {
    if (kept.size === known.size && [...kept].every(([name, value]) => known.get(name) === value)) return;
    known = kept;
    for (const listener of listeners) listener();
  },
  /** Names who keeps what is chosen from now on, and what was chosen before; gives the way to end it. */
  keepBy(keep: (changes: ChoiceChanges) => void): () => void {
    keeper = keep;
    const before = unkept;
    unkept = new Map();
    if (before.size > 0) keep(before);
    return () => {
      if (keeper === keep) keeper = null;
    };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
