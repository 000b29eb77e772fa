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

const YEAR_S = 31_536_000;

/** What a cookie holds without being quoted. */
const PLAIN = /^[\w.-]{1,40}$/;

/** Lets the server know a plain word, by which it draws the next page; any other stays in this browser. */
function tellServer(key: string, value: string): void {
  if (PLAIN.test(value)) document.cookie = `${key}=${value}; path=/; max-age=${YEAR_S}; samesite=strict`;
}

/** Whether the window has room for two columns of code beside a list of files. `served.css` has its width too. */
export const wideWindow = windowQuery("(min-width: 1100px)", "galley-wide", ({ isWide }) => isWide);

/** Whether the window has room for a margin with remarks beside one column of code and a list of files. */
export const roomyWindow = windowQuery("(min-width: 1400px)", "galley-roomy", ({ isRoomy }) => isRoomy === true);

/** Whether one points with a finger, which needs more room than a mouse. The style sheets ask the same. */
export const coarsePointer = windowQuery("(pointer: coarse)", "galley-coarse", ({ isCoarse }) => isCoarse === true);

const COOKIE = "galley-tall";
const STEP = 100;

/** How high the window is, in pixels; on a server as high as it was when it was last told. */
export const windowHeight = {
  current: (): number => visitor.current()?.height ?? window.innerHeight,
  /** Lets the server know, now and after each change, in steps of a hundred pixels. */
  tell(): void {
    const tell = (): void => tellServer(COOKIE, String(Math.ceil(window.innerHeight / STEP)));
    tell();
    window.addEventListener("resize", tell, { passive: true });
  },
};

const TIME_ZONE_COOKIE = "galley-zone";

/** Where the reader's clock is, as the browser has it. */
export const timeZone = {
  /** Lets the server know: a cookie holds no slash, so `Europe/Berlin` is told as `Europe.Berlin`. */
  tell: (): void =>
    tellServer(TIME_ZONE_COOKIE, new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("/", ".")),
};
