/** Differs from `galley.`, the prefix of settings, which are sent to the server. */
const PREFIX = "galley-text/";
const ORIGIN_PREFIX = "galley-draft/";

/** The draft that a text becomes or continues, and its version when the text was written; 0 if it was not saved yet. */
export interface DraftOrigin {
  readonly draftKey: string;
  readonly version: number;
}

/** Drafts of texts, saved in local storage under one key for each text field until the server has them. */
export const savedText = {
  read(key: string): string | null {
    return ifAllowed(() => localStorage.getItem(PREFIX + key), null);
  },
  /** Returns false when the browser forbids storage or its quota is exceeded. */
  save(key: string, text: string, origin: DraftOrigin | null = null): boolean {
    return ifAllowed(() => {
      localStorage.setItem(PREFIX + key, text);
      if (origin !== null) localStorage.setItem(ORIGIN_PREFIX + key, `${origin.version} ${origin.draftKey}`);
      return true;
    }, false);
  },
  /** Returns the draft that a saved text belongs to; null if it belongs to none. */
  origin(key: string): DraftOrigin | null {
    const stored = ifAllowed(() => localStorage.getItem(ORIGIN_PREFIX + key), null);
    const [, version, draftKey] = /^(\d+) (.+)$/su.exec(stored ?? "") ?? [];
    return version === undefined || draftKey === undefined ? null : { draftKey, version: Number(version) };
  },
  /** Returns the keys that start with a prefix. Linear in the number of local storage entries of this origin. */
  keys(prefix: string): readonly string[] {
    const start = PREFIX + prefix;
    const keys = ifAllowed(() => Object.keys(localStorage), []);
    return keys.flatMap((key) => (key.startsWith(start) ? [key.slice(PREFIX.length)] : []));
  },
  forget(key: string): void {
    ifAllowed(() => {
      localStorage.removeItem(PREFIX + key);
      localStorage.removeItem(ORIGIN_PREFIX + key);
    }, undefined);
  },
};

/** Returns the version of a draft that a field begins with: that of the text in this browser, which may be older. */
export function begunVersion(savedTextKey: string, draftKey: string, version: number | null | undefined): number {
  const origin = savedText.origin(savedTextKey);
  return origin?.draftKey === draftKey ? origin.version : (version ?? 0);
}

function ifAllowed<T>(attempt: () => T, otherwise: T): T {
  if (typeof localStorage === "undefined") return otherwise;
  try {
    return attempt();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}
