import { fallback } from "#contract/errors.ts";

/**
 * Handles the failure of one part of a thread, such as its code: the thread is shown without that part. Notes may contain anything,
 * and what one of them contains must not hide the rest.
 */
export const withoutPart = fallback(null, "BAD_INPUT", "NOT_FOUND", "OBJECT_MISSING", "TOO_LARGE", "TIMEOUT");
