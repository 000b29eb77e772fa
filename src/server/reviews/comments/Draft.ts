import type { Oid } from "#server/git/oid.ts";
import type { Anchor } from "../positions/readAnchor.ts";

/** What somebody is writing and nobody else sees: a remark, an answer or a new text for a comment. One of the three is not null. */
export interface Draft {
  /** The client's own; the comment that it becomes has it too. */
  readonly key: string;
  readonly review: Oid;
  /** Where a new thread is to stand. */
  readonly anchor: Anchor | null;
  /** The thread that is answered, by its first comment. */
  readonly thread: string | null;
  /** The comment that gets another text. */
  readonly edits: string | null;
  /** May be empty. */
  readonly body: string;
  readonly kind: "blocking" | "note";
  /** Whether the answer resolves its thread. */
  readonly resolves: boolean;
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}
