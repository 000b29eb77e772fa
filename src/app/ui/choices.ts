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

/**
 * What this browser alone keeps, by keys that begin with `galley.`: of a server that draws, nothing is known. A browser that forbids
 * storage keeps nothing: each then holds until the page is left.
 */
export const localChoice = {
  read(key: string): string | null {
    if (visitor.current() !== null) return null;
    return ifAllowed(() => localStorage.getItem(key), null);
  },
  keep: (key: string, value: string): void => ifAllowed(() => localStorage.setItem(key, value), undefined),
  forget: (key: string): void => ifAllowed(() => localStorage.removeItem(key), undefined),
};

function ifAllowed<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

export type Theme = "system" | "light" | "dark";

const CHOICE = "theme";

/** The reader's choice of light or dark. `look` has the page look so. */
export const theme = {
  current(): Theme {
    const chosen = choices.read(CHOICE);
    return chosen === "light" || chosen === "dark" ? chosen : "system";
  },
  choose: (choice: Theme): void => choices.keep(CHOICE, choice),
  subscribe: choices.subscribe,
};

/** Of each size that code may have the height of its lines, both in CSS pixels. `tokens.css` draws them so; a test holds the two equal. */
const LINE_HEIGHTS: Readonly<Record<string, number>> = {
  "11": 17,
  "12": 18,
  "13": 20,
  "14": 22,
  "15": 23,
  "16": 25,
  "17": 26,
  "18": 28,
};

const USUAL = "13";

/** How large code is set, as the reader chose it. */
export const codeSize = {
  sizes: Object.keys(LINE_HEIGHTS),
  usual: USUAL,
  /** Gives the height of a line in CSS pixels for a choice; of the usual size where it is none. */
  lineHeight: (chosen: string | null): number => LINE_HEIGHTS[chosen ?? USUAL] ?? LINE_HEIGHTS[USUAL] ?? 0,
} as const;

const THEME = "data-theme";
const SIZE = "data-code";

/** How the page looks, by attributes of its root that the style sheets go by. The server writes them into the page as well. */
export const look = {
  /** Has the page look as was chosen, now and after each choice; gives the way to end it. */
  start(): () => void {
    apply();
    return choices.subscribe(apply);
  },
};

function apply(): void {
  const [theme, size] = [choices.read("theme"), choices.read("codeSize")];
  put(THEME, theme === "light" || theme === "dark" ? theme : null);
  put(SIZE, size !== null && codeSize.sizes.includes(size) ? size : null);
}

function put(name: string, value: string | null): void {
  const root = document.documentElement;
  if (root.getAttribute(name) === value) return;
  if (value === null) root.removeAttribute(name);
  else root.setAttribute(name, value);
}
