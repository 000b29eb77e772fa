import type { Oid } from "#server/git/oid.ts";
import { derivedKey } from "./derivedKey.ts";
import type { FoldedThread } from "../FoldedReview.ts";
import { present } from "../present.ts";
import type { CommentSeed } from "./sealComments.ts";

/** An answer in a thread. */
export interface Reply {
  readonly key: string;
  /** The comment that is answered, by its first version; the thread's first comment if absent. */
  readonly parent?: string | undefined;
  readonly body: string;
  /** Whether it resolves the thread too. */
  readonly resolves: boolean;
  /** What it says did what was asked for. */
  readonly addressed?: Oid | undefined;
}

/**
 * Makes an answer. One that resolves answers every comment whose own word still keeps the thread open: an acceptance beside
 * an objection does not undo it, one below it does. The body stands in the first of these answers.
 */
export function seedReply(
  thread: FoldedThread,
  { key, parent, body, resolves, addressed }: Reply,
): readonly CommentSeed[] {
  const root = thread.root.item.id;
  const open = resolves ? thread.blocking : [];
  const first = open.find((id) => id === parent) ?? open[0];
  const others = open.filter((id) => id !== first);
  const times = new Map(thread.comments.map(({ item }) => [item.id, item.timestamp]));
  const answer = (to: string, index: number, description: string, isResolving: boolean): CommentSeed => ({
    original: "",
    parent: to,
    location: null,
    description,
    resolved: isResolving ? true : null,
    extras: present({
      key: derivedKey(key, index),
      act: isResolving ? ("resolve" as const) : undefined,
      addressed: addressed === undefined || index > 0 ? undefined : { by: addressed },
    }),
    answers: times.get(to),
  });
  return [
    answer(first ?? parent ?? root, 0, body, first !== undefined),
    ...others.map((id, index) => answer(id, index + 1, "", true)),
  ];
}
