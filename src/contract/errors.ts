/**
 * All error codes, each with two sentences for people: what happened and what was expected, and what to do next.
 * Throwing code may replace the first with a more specific one.
 */
export const ERRORS = {
  UNAUTHENTICATED: {
    happened: "This page has no session on this Galley server. Only a browser that opened a sign-in link has access.",
    next: "Run `galley open` in the repository and open the link that it prints.",
  },
  FORBIDDEN: {
    happened: "This request did not come from Galley's own page. Other pages and programs have no access.",
    next: "Open Galley at the address that it printed and try again there.",
  },
  NOT_FOUND: {
    happened: "This repository has no such object.",
    next: "Check the name.",
  },
  BAD_INPUT: {
    happened: "The address or a form field has an invalid value.",
    next: "Correct it and try again.",
  },
  UNKNOWN_OPERATION: {
    happened: "The server does not know the operation that the page requested.",
    next: "Reload the page. Its version differs from the server's.",
  },
  STALE: {
    happened: "The repository changed while this was being read.",
    next: "Reload the page, or run the command again.",
  },
  CONFLICT: {
    happened: "Someone else changed this at the same time.",
    next: "Check the current state, and try again.",
  },
  TOO_LARGE: {
    happened: "This is larger than Galley can handle at once.",
    next: "Choose a smaller part, such as one file.",
  },
  TIMEOUT: {
    happened: "Git did not finish in time.",
    next: "Try again. If this happens again, choose a smaller part, such as one file.",
  },
  OVERLOADED: {
    happened: "Galley has too many queued requests.",
    next: "Wait a moment and try again.",
  },
  REPOSITORY_GONE: {
    happened: "The repository is no longer where it was.",
    next: "Move it back, or start Galley in its new place. This page recovers automatically.",
  },
  UNREACHABLE: {
    happened: "The remote repository does not respond.",
    next: "Check its address and the network, then try again.",
  },
  OBJECT_MISSING: {
    happened: "The repository lacks an object that this needs: it is shallow, partial or damaged.",
    next: "Run `galley doctor` in it for the command that brings it, or `git fsck` if that finds nothing.",
  },
  READ_ONLY: {
    happened: "The repository is read-only.",
    next: "Get write permission and try again. Nothing was changed.",
  },
  DISK_FULL: {
    happened: "The disk is full.",
    next: "Free some space and try again. Nothing was changed.",
  },
  GIT_TOO_OLD: {
    happened: "No supported version of Git was found.",
    next: "Install Git 2.39 or newer and restart Galley.",
  },
  INTERNAL: {
    happened: "An internal error occurred.",
    next: "Try again. Galley's terminal has the details under the given id.",
  },
} as const satisfies Record<string, { happened: string; next: string }>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}

/** An expected failure: its code is in ERRORS, and its message is for people. */
export class GalleyError extends Error {
  override readonly name = "GalleyError";
  readonly code: ErrorCode;
  /** The file of the work tree that could not be written, as `byteText` encodes it. */
  path?: string;

  /**
   * `happened` is one sentence that says what happened and what was expected instead; it quotes git's own error
   * text only if that of a remote is unknown. `next` replaces the code's default advice.
   */
  constructor(code: ErrorCode, happened?: string, options: ErrorOptions & { readonly next?: string } = {}) {
    super(`${happened ?? ERRORS[code].happened} ${options.next ?? ERRORS[code].next}`, options);
    this.code = code;
  }
}

/**
 * Returns a handler for `catch` that returns `value` for a `GalleyError` with one of these codes, or with any code if none
 * is given. Rethrows any other error.
 */
export function fallback<Value>(value: Value, ...codes: readonly ErrorCode[]): (error: unknown) => Value {
  return (error) => {
    if (error instanceof GalleyError && (codes.length === 0 || codes.includes(error.code))) return value;
    throw error;
  };
}
