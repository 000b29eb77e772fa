import { ERRORS, isErrorCode, type ErrorCode } from "#contract/errors.ts";

const TEXT = {
  offline: "Galley does not answer. Look whether it still runs where you started it, then try again.",
} as const;

/** What a screen can say of a request that failed: a code and a sentence. `OFFLINE` is the one that the server cannot send. */
export class RequestFailure extends Error {
  override readonly name = "RequestFailure";
  readonly code: ErrorCode | "OFFLINE";
  needsReload = false;

  constructor(code: ErrorCode | "OFFLINE", sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }

  /** The server did not answer at all. */
  static offline(cause: unknown): RequestFailure {
    const sentence = TEXT.offline;
    return new RequestFailure("OFFLINE", sentence, { cause });
  }

  /** A screen's code did not arrive: only loading the page anew brings it, with its styles. */
  static withoutCode(cause: unknown): RequestFailure {
    const failure = RequestFailure.offline(cause);
    failure.needsReload = true;
    return failure;
  }

  /** Reads a failure out of the `extensions` of a GraphQL error; anything unknown there is INTERNAL. */
  static fromExtensions(extensions: unknown): RequestFailure {
    const { code, sentence } = (typeof extensions === "object" && extensions ? extensions : {}) as Record<
      string,
      unknown
    >;
    const known = isErrorCode(code) ? code : "INTERNAL";
    const { happened, next } = ERRORS[known];
    const failure = new RequestFailure(known, typeof sentence === "string" ? sentence : `${happened} ${next}`);
    failure.needsReload = known === "UNAUTHENTICATED"; // Let in anew, the browser has it only from then on.
    return failure;
  }
}
