/** Differs from `galley.`, the prefix of settings, which are sent to the server. */
const PREFIX = "galley-text/";

/** Drafts of texts, saved in local storage under one key for each text field until the server has them. */
export const savedText = {
  read(key: string): string | null {
    return ifAllowed(() => localStorage.getItem(PREFIX + key), null);
  },
  /** Returns false when the browser forbids storage or its quota is exceeded. */
  save(key: string, text: string): boolean {
    return ifAllowed(() => {
      localStorage.setItem(PREFIX + key, text);
      return true;
    }, false);
  },
  /** Returns the keys that start with a prefix. Linear in the number of local storage entries of this origin. */
  keys(prefix: string): readonly string[] {
    const start = PREFIX + prefix;
    const keys = ifAllowed(() => Object.keys(localStorage), []);
    return keys.flatMap((key) => (key.startsWith(start) ? [key.slice(PREFIX.length)] : []));
  },
  forget(key: string): void {
    ifAllowed(() => localStorage.removeItem(PREFIX + key), undefined);
  },
};

function ifAllowed<T>(attempt: () => T, otherwise: T): T {
  if (typeof localStorage === "undefined") return otherwise;
  try {
    return attempt();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}
