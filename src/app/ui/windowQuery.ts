import { tellServer } from "./tellServer.ts";
import { visitor, type Visitor } from "./visitor.ts";

/** What a media query says of the window. A store for `useSyncExternalStore`. */
export interface WindowQuery {
  readonly current: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets the server know, now and after each change. */
  readonly tell: () => () => void;
}

/**
 * Asks the window by a media query; where a server draws, the visitor. While somebody listens, the answer is kept until the browser
 * tells of another: to ask anew has it lay out all that has changed.
 */
export function windowQuery(query: string, cookie: string, ofVisitor: (who: Visitor) => boolean): WindowQuery {
  const listeners = new Set<() => void>();
  let asked: { readonly list: MediaQueryList; answer: boolean } | null = null;

  const hear = (): void => {
    if (asked !== null) asked.answer = asked.list.matches;
    listeners.forEach((listener) => listener());
  };
  const current = (): boolean => {
    const who = visitor.current();
    return who === null ? (asked?.answer ?? window.matchMedia(query).matches) : ofVisitor(who);
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (asked === null) {
      const list = window.matchMedia(query);
      asked = { list, answer: list.matches };
      list.addEventListener("change", hear);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      asked?.list.removeEventListener("change", hear);
      asked = null;
    };
  };
  const tell = (): (() => void) => {
    const send = (): void => tellServer(cookie, current() ? "1" : "0");
    send();
    return subscribe(send);
  };
  return { current, subscribe, tell };
}
