import { ERRORS, isErrorCode, type ErrorCode } from "#contract/errors.ts";

const TEXT = {
  offline: "Cannot reach Galley. Check that it is still running, then try again.",
} as const;

/** The error of a failed request: a code and a message for people. Only `OFFLINE` never comes from the server. */
export class RequestFailure extends Error {
  override readonly name = "RequestFailure";
  readonly code: ErrorCode | "OFFLINE";
  needsReload = false;

  constructor(code: ErrorCode | "OFFLINE", message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  /** Returns the failure of a request that got no response. */
  static offline(cause: unknown): RequestFailure {
    const message = TEXT.offline;
    return new RequestFailure("OFFLINE", message, { cause });
  }

  /** Returns the failure of code that did not load. Only reloading the page fetches it with its styles. */
  static withoutCode(cause: unknown): RequestFailure {
    const failure = RequestFailure.offline(cause);
    failure.needsReload = true;
    return failure;
  }

  /** Reads a failure from the `extensions` of a GraphQL error. An unknown code becomes INTERNAL. */
  static fromExtensions(extensions: unknown): RequestFailure {
    const { code, message } = (typeof extensions === "object" && extensions ? extensions : {}) as Record<
      string,
      unknown
    >;
    const known = isErrorCode(code) ? code : "INTERNAL";
    const { happened, next } = ERRORS[known];
    const failure = new RequestFailure(known, typeof message === "string" ? message : `${happened} ${next}`);
    // A browser that signs in again has a session only after a reload.
    failure.needsReload = known === "UNAUTHENTICATED";
    return failure;
  }
}
