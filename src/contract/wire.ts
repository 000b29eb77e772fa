export const GRAPHQL_PATH = "/graphql";

/** Exchanges the key of a sign-in link for a session. */
export const SESSION_PATH = "/session";

/** The session cookie, which scripts cannot read. */
export const SESSION_COOKIE = "galley-session";

/** The header that a page sends in addition to the cookie, and the meta element of the page that carries its value. */
export const SESSION_HEADER = "x-galley-session";
export const SESSION_META = "galley-session";

/** The meta element that carries the viewer's settings, as `personSettings` writes them. */
export const SETTINGS_META = "galley-settings";

/**
 * The percent-encoded name of a program that acts for a person. It has fewer permissions than the person, and its
 * comments carry its name.
 */
export const AGENT_HEADER = "x-galley-agent";

/** The response to a key, or to a request for the current session. */
export interface SessionAnswer {
  readonly session: "cookie" | "value" | "none";
  /** The value that the page's requests send: beside the cookie, or alone from a browser that stores none. */
  readonly value: string | null;
  /** The user's settings, written by `personSettings`; empty without a session. */
  readonly settings: string;
  /** True if the content of the page follows in the response that the page itself came with. */
  readonly isPageComing: boolean;
}

/** Selects the elements of a page that carry the answer to its own query, one part each, in their order. */
export const ANSWER_SELECTOR = "body > script.answer";

/** The body of every POST. `id` is the operation's id in the list of compiled documents. */
export interface GraphqlRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly query: string | null;
  readonly id: string | null;
}

/** The ways in which a file changed, by git's letters. */
export const CHANGE_STATUSES = {
  A: "ADDED",
  D: "DELETED",
  M: "MODIFIED",
  R: "RENAMED",
  C: "COPIED",
  T: "TYPE_CHANGED",
} as const;

export type ChangeStatus = (typeof CHANGE_STATUSES)[keyof typeof CHANGE_STATUSES];

/** A part of the answer to a page's own query, in the form of a part of `multipart/mixed`. */
export interface PageAnswer {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly part: unknown;
}

export interface ServedPage {
  /** Path and query. */
  readonly url: string;
  readonly answer: PageAnswer;
  readonly clientHints: {
    readonly isApple: boolean;
    /** True if the window has space for two columns of code. */
    readonly isWide: boolean;
    /** True if the pointer is a finger. */
    readonly isCoarse?: boolean;
    /** The height of the window in pixels, or slightly more. Nothing below it is rendered. */
    readonly height: number;
    /** The accepted languages, the most preferred first. The server's own if absent, as the time zone. */
    readonly languages?: readonly string[];
    readonly timeZone?: string | undefined;
    readonly settings: ReadonlyMap<string, string>;
  };
}

/** Renders a page to HTML. Resolves to null if its answer has a failure or is incomplete; the browser then shows it. */
export type DrawPage = (page: ServedPage) => Promise<string | null>;

/** Returns true for objects that are not arrays. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses a text as JSON; undefined if it is none. V8 parses it without recursion, however deep it is nested. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The caller says what that means.
  }
}
