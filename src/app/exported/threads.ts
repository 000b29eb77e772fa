import type { FileAnchor, FileComment } from "#contract/commentsFile.ts";
import type { ExportedComment, ExportedReview, ExportedThread } from "#contract/reviewFile.ts";

/** A comment of the file, or one of the reader's own, or both if the reader changed it. */
export interface ShownComment {
  readonly id: string;
  readonly exported: ExportedComment | null;
  readonly own: FileComment | null;
}

/** A thread of the file, or one that the reader began. */
export interface ShownThread {
  readonly key: string;
  readonly state: ExportedThread["state"];
  /** Null for the whole change. Line 0 is the whole file. */
  readonly place: ThreadPlace | null;
  readonly uncertain: string | null;
  readonly quote: readonly string[];
  readonly comments: readonly ShownComment[];
}

export interface ThreadPlace {
  readonly path: string;
  readonly side: "old" | "new";
  readonly line: number;
  readonly to: number;
}

/** Joins the threads of the file with the reader's own comments: replies in their threads, the others as new ones. */
export function shownThreads(review: ExportedReview, own: readonly FileComment[]): readonly ShownThread[] {
  const ownById = new Map(own.map((comment) => [comment.id, comment]));
  const threads = review.threads.map((thread) => ({
    ...ofFile(thread),
    comments: thread.comments.map((exported) => {
      const changed = ownById.get(exported.key ?? "") ?? null;
      if (changed !== null) ownById.delete(changed.id);
      return { id: exported.id, exported, own: changed };
    }),
  }));
  const threadOf = new Map<string, { comments: ShownComment[] }>();
  for (const thread of threads)
    for (const { exported } of thread.comments) {
      threadOf.set(exported.id, thread);
      if (exported.key !== null) threadOf.set(exported.key, thread);
    }
  const begun: (Omit<ShownThread, "comments"> & { comments: ShownComment[] })[] = [];
  for (const comment of ownById.values()) {
    let thread = comment.replyTo === null ? undefined : threadOf.get(comment.replyTo);
    if (thread === undefined) {
      const next = { ...beginning(comment), comments: [] };
      begun.push(next);
      thread = next;
    }
    thread.comments.push({ id: comment.id, exported: null, own: comment });
    threadOf.set(comment.id, thread);
  }
  return [...threads, ...begun];
}

function ofFile(thread: ExportedThread): Omit<ShownThread, "comments"> & { comments: ShownComment[] } {
  const { state, path, side, startLine, endLine, uncertain, quote, comments } = thread;
  const line = startLine ?? 0;
  return {
    key: comments[0]?.id ?? "",
    state,
    place: path === null ? null : { path, side, line, to: endLine ?? line },
    uncertain,
    quote,
    comments: [],
  };
}

function beginning({ id, anchor, isBlocking }: FileComment): Omit<ShownThread, "comments"> {
  return {
    key: id,
    state: isBlocking ? "OPEN" : "NOTE",
    place: placeOf(anchor),
    uncertain: null,
    quote: anchor?.quote ?? [],
  };
}

function placeOf(anchor: FileAnchor | null): ThreadPlace | null {
  if (anchor === null) return null;
  const line = anchor.startLine ?? 0;
  return { path: anchor.path, side: anchor.side, line, to: anchor.endLine ?? line };
}
