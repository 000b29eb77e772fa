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
