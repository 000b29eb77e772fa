import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";

/** The error that ended a streamed list early. The items before it are valid. @gqlType */
export interface StreamFailure {
  /** The error code, from a closed list: `TIMEOUT`, `OBJECT_MISSING` and the like. @gqlField */
  readonly code: string;
  /** A message that says what happened and what to do. @gqlField */
  readonly message: string;
}

/** Converts an expected error to the end of a list; any other is thrown. */
export function streamFailure(error: unknown): StreamFailure {
  if (error instanceof GalleyError) return { code: error.code, message: error.message };
  throw error;
}

/**
 * Delivers the fields of a fragment after the rest of the response.
 * @gqlDirective defer on FRAGMENT_SPREAD | INLINE_FRAGMENT
 */
export function defer(_args: { label?: string | null; if?: boolean | null }): void {}

/** Delivers the items of a list one after the other. @gqlDirective stream on FIELD */
export function stream(_args: { label?: string | null; if?: boolean | null; initialCount?: Int | null }): void {}
