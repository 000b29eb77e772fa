const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let isAsked = false;

/** One timer for all that shows how long ago something was; it runs only while somebody listens. */
export const minuteClock = {
  /** The whole minutes since 1970. */
  now(): number {
    isAsked = true;
    return Math.floor(Date.now() / MINUTE);
  },
  /** Draws, and tells whether the time was asked for. */
  during<T>(draw: () => T): { readonly drawn: T; readonly isAsked: boolean } {
    isAsked = false;
    return { drawn: draw(), isAsked };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const each of listeners) each();
    }, MINUTE);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};
