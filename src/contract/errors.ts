/**
 * The closed list of what can go wrong, each with the sentences a person gets to read: what happened, what was expected
 * and what to do next. A thrower replaces the first with a particular one; the rest stays.
 */
export const ERRORS = {
  UNAUTHENTICATED: {
    happened:
      "This page has no session with the Galley that serves it. Only a browser that came by one of its links is let in.",
    next: "Run `galley open` in the repository and open the link that it prints.",
  },
  FORBIDDEN: {
    happened: "This request did not come from Galley's own page, and it answers no other page or program.",
    next: "Open Galley at the address that it printed and try again there.",
  },
  NOT_FOUND: {
    happened: "What was asked for is not in this repository.",
    next: "Check the name, or start again from the desk.",
  },
  BAD_INPUT: {
    happened: "The address, or a field that was filled in, holds a value of a form that Galley does not take.",
    next: "Correct it and try again.",
  },
  UNKNOWN_OPERATION: {
    happened: "This Galley does not know the operation that the page asked for.",
    next: "Reload the page: it is older or newer than the server.",
  },
  STALE: {
    happened: "The repository moved on while this was being read.",
    next: "Reload and try again.",
  },
  CONFLICT: {
    happened: "Somebody else changed the same thing at the same time.",
    next: "Reload, look at what is there now, and try again.",
  },
  TOO_LARGE: {
    happened: "This is larger than Galley handles in one piece.",
    next: "Ask for a smaller part of it.",
  },
  TIMEOUT: {
    happened: "Git did not finish in time.",
    next: "Try again; if it stays like this, ask for a smaller part.",
  },
  OVERLOADED: {
    happened: "Galley has more to do than it can queue.",
    next: "Wait a moment and try again.",
  },
  REPOSITORY_GONE: {
    happened: "The repository is no longer where it was.",
    next: "Bring it back or start Galley where it is now; this page recovers by itself.",
  },
  UNREACHABLE: {
    happened: "The other repository does not answer.",
    next: "Check its address and the network, then try again.",
  },
  OBJECT_MISSING: {
    happened: "The repository lacks an object that this needs: it is shallow, partial or damaged.",
    next: "Run `git fetch --unshallow` or `git fsck` in it, then try again.",
  },
  READ_ONLY: {
    happened: "The repository cannot be written to.",
    next: "Give yourself the right to write there and try again; nothing was changed.",
  },
  DISK_FULL: {
    happened: "The disk is full.",
    next: "Free some room and try again; nothing was changed.",
  },
  GIT_TOO_OLD: {
    happened: "No git that Galley can use was found.",
    next: "Install git 2.39 or newer and start Galley again.",
  },
  INTERNAL: {
    happened: "Galley made a mistake.",
    next: "Try again; the log holds what happened under the id given.",
  },
} as const satisfies Record<string, { happened: string; next: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Tells whether a value from outside is one of the closed list's codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERRORS, value);
}

/** A failure that was foreseen: its code is one of the closed list and its message is for people. */
export class GalleyError extends Error {
  override readonly name = "GalleyError";
  readonly code: ErrorCode;

  /**
   * `happened` is one sentence saying what happened and what was expected instead; it never quotes git's own error text.
   * `next` says what to do where the list's own advice does not fit.
   */
  constructor(code: ErrorCode, happened?: string, options: ErrorOptions & { readonly next?: string } = {}) {
    super(`${happened ?? ERRORS[code].happened} ${options.next ?? ERRORS[code].next}`, options);
    this.code = code;
  }
}
