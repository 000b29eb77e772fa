import { Store, useStored } from "./Store.ts";
import { clientHints } from "./windowQuery.ts";

/** Changed settings by name; null resets one to its default. */
export type SettingChanges = ReadonlyMap<string, string | null>;

const known = new Store<ReadonlyMap<string, string>>(new Map());
let persist: ((changes: SettingChanges) => void) | null = null;
/** Changes made before `saveWith` was called. */
let unsaved: SettingChanges = new Map();

/**
 * The viewer's settings by name. The server stores them for all browsers, ports and repositories, and uses them in
 * rendering. The page has all of them from the start.
 */
export const settings = {
  /** Returns null for the default. */
  read: (name: string): string | null => (clientHints.current()?.settings ?? known.current()).get(name) ?? null,
  save: (name: string, value: string): void => settings.change(new Map([[name, value]])),
  /** Applies changes at once and passes them on to be saved. */
  change(changes: SettingChanges): void {
    const next = new Map(known.current());
    for (const [name, value] of changes) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    settings.take(next);
    if (persist === null) unsaved = new Map([...unsaved, ...changes]);
    else persist(changes);
  },
  all: known.current,
  take(saved: ReadonlyMap<string, string>): void {
    const before = known.current();
    const isSame = saved.size === before.size && [...saved].every(([name, value]) => before.get(name) === value);
    if (!isSame) known.set(saved);
  },
  /** Sets the function that saves changes, and calls it with earlier ones. Returns a function that removes it. */
  saveWith(save: (changes: SettingChanges) => void): () => void {
    persist = save;
    const before = unsaved;
    unsaved = new Map();
    if (before.size > 0) save(before);
    return () => {
      if (persist === save) persist = null;
    };
  },
  subscribe: known.subscribe,
};

/** Reads settings from a list of pairs, which another page or version wrote. Leaves out everything else. */
export function settingsOf(data: unknown): ReadonlyMap<string, string> {
  const entries: readonly unknown[] = Array.isArray(data) ? data : [];
  return new Map(
    entries.flatMap((entry) => {
      const [name, value]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      return typeof name === "string" && typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}

/** Returns the viewer's value of a setting, null for the default, and renders again when it changes. */
export function useSetting(name: string): string | null {
  return useStored(settings, () => settings.read(name));
}

/**
 * Settings of this browser only, in localStorage, with keys that begin with `galley.`. Not available in server
 * rendering. If the browser blocks storage, they are not saved.
 */
export const localSettings = {
  read(key: string): string | null {
    if (clientHints.current() !== null) return null;
    return ifAllowed(() => localStorage.getItem(key), null);
  },
  /** Returns the list that is saved as JSON; an empty one also if another program on this origin wrote something else. */
  readList(key: string): readonly unknown[] {
    try {
      const saved: unknown = JSON.parse(localSettings.read(key) ?? "[]");
      return Array.isArray(saved) ? saved : [];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  },
  save: (key: string, value: string): void => ifAllowed(() => localStorage.setItem(key, value), undefined),
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

const THEME_SETTING = "theme";

/** The viewer's theme. `appearance` applies it. */
export const theme = {
  current(): Theme {
    const chosen = settings.read(THEME_SETTING);
    return chosen === "light" || chosen === "dark" ? chosen : "system";
  },
  choose: (choice: Theme): void => settings.save(THEME_SETTING, choice),
  subscribe: settings.subscribe,
};

/** The line height for each code font size, both in CSS pixels. Must match `tokens.css`, which a test checks. */
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

export const codeSize = {
  sizes: Object.keys(LINE_HEIGHTS),
  usual: USUAL,
  /** Returns the line height in CSS pixels of a size, or of the default if it is unknown. */
  lineHeight: (chosen: string | null): number => LINE_HEIGHTS[chosen ?? USUAL] ?? LINE_HEIGHTS[USUAL] ?? 0,
} as const;

const THEME = "data-theme";
const SIZE = "data-code";

/** The attributes of the root element that style sheets use for the theme and the font size. The server sets them too. */
export const appearance = {
  /** Applies the settings now and after each change. Returns a function that stops it. */
  start(): () => void {
    apply();
    return settings.subscribe(apply);
  },
};

function apply(): void {
  const [theme, size] = [settings.read("theme"), settings.read("codeSize")];
  put(THEME, theme === "light" || theme === "dark" ? theme : null);
  put(SIZE, size !== null && codeSize.sizes.includes(size) ? size : null);
}

function put(name: string, value: string | null): void {
  const root = document.documentElement;
  if (root.getAttribute(name) === value) return;
  if (value === null) root.removeAttribute(name);
  else root.setAttribute(name, value);
}
