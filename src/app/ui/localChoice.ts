import { visitor } from "./visitor.ts";

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
