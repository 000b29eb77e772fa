import type { FirstAnswer } from "./wire.ts";

/** What a page is drawn of on the server: its address, the answer to its query, and what is known of the browser. */
export interface ServedPage {
  /** Path and query. */
  readonly url: string;
  readonly answer: FirstAnswer;
  readonly visitor: {
    readonly isApple: boolean;
    /** Whether the window has room for two columns of code. */
    readonly isWide: boolean;
    /** Whether it has room for a margin beside the code. */
    readonly isRoomy?: boolean;
    /** Whether one points with a finger there. */
    readonly isCoarse?: boolean;
    /** Of the window, in pixels, or a little more: what lies below it is not drawn. */
    readonly height: number;
    /** The languages that it asks for, the dearest first. */
    readonly languages?: readonly string[];
    /** Undefined where it has not told. */
    readonly timeZone?: string | undefined;
    /** What its reader chose, by name. */
    readonly choices: ReadonlyMap<string, string>;
  };
}

/** A page as HTML. */
export interface Drawing {
  readonly html: string;
  /** Whether it says how long ago something was: that is true for as long as the minute lasts. */
  readonly isOfNow: boolean;
}

/** Draws a page as HTML; null where its answer tells of a failure or is not all there, which the browser then shows itself. */
export type DrawPage = (page: ServedPage) => Promise<Drawing | null>;
