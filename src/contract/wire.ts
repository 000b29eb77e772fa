/** Where operations are posted to: the one address of the API. */
export const GRAPHQL_PATH = "/graphql";

/** Where a link's key is exchanged for a session. */
export const SESSION_PATH = "/session";

/** The cookie of a browser that is let in, which no script reads. */
export const SESSION_COOKIE = "galley-session";

/** What a page sends beside it, and what the page carries that in. */
export const SESSION_HEADER = "x-galley-session";
export const SESSION_META = "galley-session";

/** What the page carries its reader's choices in, as `personChoices` writes them. */
export const CHOICES_META = "galley-choices";

/** What a program calls itself that asks in a person's name, percent-encoded: it may do less than they, and what it writes bears its name. */
export const AGENT_HEADER = "x-galley-agent";

/** The answer to a key, or to the question what session one has. `value` is for a page whose browser has no cookie. */
export interface SessionAnswer {
  readonly session: "cookie" | "value" | "none";
  readonly value: string | null;
}

/** The id of the element of the page that holds the answer to the page's own query. */
export const FIRST_ANSWER_ID = "first-answer";

/** The body of every POST: the operation's name, its variables, its text, and the id it has in the list of documents. */
export interface GraphqlRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly query: string | null;
  readonly id: string | null;
}

/**
 * The answer to a page's own query, sent inside the page: the parts that were ready in time, in the order and the form
 * in which `multipart/mixed` would have brought them. `complete` tells whether any part is still to be fetched.
 */
export interface FirstAnswer {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly parts: readonly unknown[];
  readonly complete: boolean;
}

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

/** Tells whether a value that anybody may have written is an object with named members, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
