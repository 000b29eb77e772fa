import type { CommitConnection } from "./CommitConnection.ts";
import type { UnreadableCommit } from "./UnreadableCommit.ts";

/**
 * The commits that should be on this page and cannot be read; all others stand. Of a path or of what is looked for they are told
 * at the end. Empty for a repository that is whole.
 * @gqlField
 */
export function unreadableCommits(connection: CommitConnection): readonly UnreadableCommit[] {
  return connection.unreadable ?? [];
}
