/** The properties of the browser for which a server renders a page. */
export interface ClientHints {
  readonly isApple: boolean;
  /** True if the window has space for two columns of code. */
  readonly isWide: boolean;
  /** True if it has space for a margin beside the code. */
  readonly isExtraWide?: boolean;
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
