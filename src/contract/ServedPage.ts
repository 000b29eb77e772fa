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
    /** Of the window, in pixels, or a little more: what lies below it is not drawn. */
    readonly height: number;
    /** What the browser keeps of its reader's choices, by key. */
    readonly choices: ReadonlyMap<string, string>;
  };
}

/** Draws a page as HTML; null where its answer tells of a failure or is not all there, which the browser then shows itself. */
export type DrawPage = (page: ServedPage) => Promise<string | null>;
