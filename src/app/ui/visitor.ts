/** What a server knows of the browser that it draws a page for. */
export interface Visitor {
  readonly isApple: boolean;
  /** Whether the window has room for two columns of code. */
  readonly isWide: boolean;
  /** Whether it has room for a margin beside the code. */
  readonly isRoomy?: boolean;
  /** Whether one points with a finger there. */
  readonly isCoarse?: boolean;
  /** Of the window, in pixels. */
  readonly height: number;
  /** The languages that it asks for, the dearest first, and its time zone; a server's own where they are not known. */
  readonly languages?: readonly string[];
  readonly timeZone?: string | undefined;
  /** What its reader chose, by the names of `choices`. */
  readonly choices: ReadonlyMap<string, string>;
}

let present: Visitor | null = null;

/**
 * Stands for the browser while a server draws. Drawing never waits, so there is one visitor at a time; in a browser there
 * is none, and the browser itself is asked.
 */
export const visitor = {
  current: (): Visitor | null => present,
  during<T>(who: Visitor, draw: () => T): T {
    present = who;
    try {
      return draw();
    } finally {
      present = null;
    }
  },
};

/** Tells whether this browser runs where the command key, not control, is the one for commands. */
export function isApplePlatform(): boolean {
  return visitor.current()?.isApple ?? /Mac|iPhone|iPad/.test(navigator.platform);
}
