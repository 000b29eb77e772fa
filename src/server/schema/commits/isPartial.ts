import type { CommitConnection } from "./CommitConnection.ts";

/**
 * Whether the time for this page was over before it was full: what follows its end cursor is still to be looked through.
 * @gqlField
 */
export function isPartial(connection: CommitConnection): boolean {
  return connection.asked?.isPartial ?? false;
}
