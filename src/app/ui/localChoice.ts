import { tellServer } from "./tellServer.ts";
import { visitor } from "./visitor.ts";

const PREFIX = "galley.";

/**
 * Choices that this browser keeps, by keys that begin with `galley.`. What is a plain word goes to the server too, as a
 * cookie, by which it draws the page. A browser that forbids storage keeps none: each then holds until the page is left.
 */
export const localChoice = {
  read(key: string): string | null {
    const served = visitor.current();
    if (served !== null) return served.choices.get(key) ?? null;
    return ifAllowed(() => localStorage.getItem(key), null);
  },
  keep(key: string, value: string): void {
    ifAllowed(() => localStorage.setItem(key, value), undefined);
    tellServer(key, value);
  },
  /**
   * Brings storage and cookies together before anything is read. Storage is of one port and cookies are of all: a port that
   * knows nothing yet takes what the cookies say, otherwise storage holds.
   */
  meet(): void {
    for (const [key, value] of told()) {
      ifAllowed(() => localStorage.getItem(key) ?? localStorage.setItem(key, value), undefined);
    }
    for (const [key, value] of ifAllowed(() => Object.entries(localStorage), [])) {
      if (key.startsWith(PREFIX)) tellServer(key, String(value));
    }
  },
};

function told(): readonly (readonly [key: string, value: string])[] {
  const cookies = document.cookie.split("; ").map((cookie) => cookie.split("=", 2));
  return cookies.flatMap(([key = "", value = ""]) => (key.startsWith(PREFIX) ? [[key, value] as const] : []));
}

function ifAllowed<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}
