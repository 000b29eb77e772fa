import type { RecordSourceSelectorProxy } from "relay-runtime";

/** Finds in Relay's store the comment of a thread that was written by a name, and gives its id; null where there is none. */
export function commentOfKey(store: RecordSourceSelectorProxy, threadId: string, key: string): string | null {
  const comments = store.get(threadId)?.getLinkedRecords("comments") ?? [];
  return comments.find((comment) => comment.getValue("key") === key)?.getDataID() ?? null;
}
