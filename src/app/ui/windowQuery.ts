import { Listeners } from "./Listeners.ts";

/** The properties of the browser for which a server renders a page. */
export interface ClientHints {
  readonly isApple: boolean;
  /** True if the window has space for two columns of code. */
  readonly isWide: boolean;
  /** True if the pointer is a finger. */
  readonly isCoarse?: boolean;
  /** The height of the window in pixels. */
  readonly height: number;
  /** The accepted languages, the most preferred first, and the time zone. The server's own if unknown. */
  readonly languages?: readonly string[];
  readonly timeZone?: string | undefined;
  /** The viewer's settings, by the names in `personSettings`. */
  readonly settings: ReadonlyMap<string, string>;
}

let present: ClientHints | null = null;

/**
 * The browser's properties during a server rendering, null in a browser. Rendering is synchronous, so there is only one
 * at a time.
 */
export const clientHints = {
  current: (): ClientHints | null => present,
  during<T>(who: ClientHints, draw: () => T): T {
    present = who;
    try {
      return draw();
    } finally {
      present = null;
    }
  },
};

/** Returns true if shortcuts use the command key instead of control. */
export function isApplePlatform(): boolean {
  return clientHints.current()?.isApple ?? /Mac|iPhone|iPad/.test(navigator.platform);
}

/** The result of a media query, as a store for `useStore`. */
export interface WindowQuery {
  readonly current: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends the result to the server by a cookie, now and after each change. Returns a function that stops it. */
  readonly syncCookie: () => () => void;
}

/**
 * Creates a store for a media query; server rendering uses the client hints. The result is cached while there are
 * subscribers, because evaluating a query again forces a layout.
 */
export function windowQuery(query: string, cookie: string, ofHints: (who: ClientHints) => boolean): WindowQuery {
  const listeners = new Listeners();
  let cached: { readonly list: MediaQueryList; answer: boolean } | null = null;

  const onQueryChange = (): void => {
    if (cached !== null) cached.answer = cached.list.matches;
    listeners.notify();
  };
  const current = (): boolean => {
    const who = clientHints.current();
    return who === null ? (cached?.answer ?? window.matchMedia(query).matches) : ofHints(who);
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (cached === null) {
      const list = window.matchMedia(query);
      cached = { list, answer: list.matches };
      list.addEventListener("change", onQueryChange);
    }
    const stop = listeners.add(listener);
    return () => {
      stop();
      if (listeners.size > 0) return;
      cached?.list.removeEventListener("change", onQueryChange);
      cached = null;
    };
  };
  const syncCookie = (): (() => void) => {
    const send = (): void => setCookie(cookie, current() ? "1" : "0");
    send();
    return subscribe(send);
  };
  return { current, subscribe, syncCookie };
}

const YEAR_S = 31_536_000;

/** Values that a cookie holds without quotes. */
const PLAIN = /^[\w.-]{1,40}$/;

/** Sets a cookie that the server uses for rendering. Values that need quotes are not sent. */
function setCookie(key: string, value: string): void {
  if (PLAIN.test(value)) document.cookie = `${key}=${value}; path=/; max-age=${YEAR_S}; samesite=strict`;
}

/** Matches windows with space for two columns of code beside a list of files. `served.css` has the same width. */
export const wideWindow = windowQuery("(min-width: 1100px)", "galley-wide", ({ isWide }) => isWide);

/** Matches touch screens, which need larger targets. The style sheets use the same query. */
export const coarsePointer = windowQuery("(pointer: coarse)", "galley-coarse", ({ isCoarse }) => isCoarse === true);

const COOKIE = "galley-tall";
const STEP = 100;

/** The height of the window in pixels; on the server the last reported one. */
export const windowHeight = {
  current: (): number => clientHints.current()?.height ?? window.innerHeight,
  /** Reports the height to the server, now and after each change, in steps of a hundred pixels. */
  syncCookie(): void {
    const syncCookie = (): void => setCookie(COOKIE, String(Math.ceil(window.innerHeight / STEP)));
    syncCookie();
    window.addEventListener("resize", syncCookie, { passive: true });
  },
};

const TIME_ZONE_COOKIE = "galley-zone";

export const timeZone = {
  /** A cookie cannot hold a slash, so `Europe/Berlin` is sent as `Europe.Berlin`. */
  syncCookie: (): void =>
    setCookie(TIME_ZONE_COOKIE, new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("/", ".")),
};
