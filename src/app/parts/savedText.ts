/** Not of the choices, whose keys begin with `galley.` and which the server is told. */
const PREFIX = "galley-text/";

/** Texts that are being written, kept in this browser until the server has them: one for each place. */
export const keptText = {
  /** Gives what was last written at a place; null where nothing waits. */
  read(place: string): string | null {
    return ifAllowed(() => localStorage.getItem(PREFIX + place), null);
  },
  /** Keeps a text; false where this browser forbids it or has no room. */
  keep(place: string, text: string): boolean {
    return ifAllowed(() => {
      localStorage.setItem(PREFIX + place, text);
      return true;
    }, false);
  },
  /** Names the places that begin with some words and have a text. Linear in all that the browser keeps for the page's origin. */
  places(beginning: string): readonly string[] {
    const start = PREFIX + beginning;
    const keys = ifAllowed(() => Object.keys(localStorage), []);
    return keys.flatMap((key) => (key.startsWith(start) ? [key.slice(PREFIX.length)] : []));
  },
  forget(place: string): void {
    ifAllowed(() => localStorage.removeItem(PREFIX + place), undefined);
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
