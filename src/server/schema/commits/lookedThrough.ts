import type { Int } from "grats";
import type { CommitConnection } from "./CommitConnection.ts";

/**
 * How many commits were looked through for this page and those before it; null where nothing is looked for.
 * @gqlField
 */
export function lookedThrough({ asked }: CommitConnection): Int | null {
  return asked === undefined || asked.filter === null ? null : asked.passed;
}
