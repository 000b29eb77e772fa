import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import { optimisticComment, type Writer } from "./optimisticComment.ts";
import { reviewRecords } from "./reviewRecords.ts";
import { optimisticThread } from "./optimisticThread.ts";
import { plantRecord } from "./plantRecord.ts";

/** Shows all drafts of a review as what they become, in Relay's store. Linear in the drafts and the threads. */
export function publishedAtOnce(store: RecordSourceSelectorProxy, reviewId: string, writer: Writer): void {
  const review = store.get(reviewId);
  for (const draft of review?.getLinkedRecords("drafts") ?? []) publish(store, reviewId, draft, writer);
  reviewRecords.removeDrafts(store, reviewId, null);
}

function publish(store: RecordSourceSelectorProxy, reviewId: string, draft: RecordProxy, writer: Writer): void {
  const [key, body] = [textOf(draft, "key"), textOf(draft, "body")];
  const edited = draft.getLinkedRecord("edits");
  const thread = draft.getLinkedRecord("replyTo");
  if (edited) {
    edited.setValue(body, "body").setValue(new Date().toISOString(), "editedAt");
  } else if (thread) {
    const resolves = draft.getValue("resolves") === true;
    const said = { key, body, isBlocking: false, act: resolves ? "resolve" : null } as const;
    reviewRecords.append(thread, "comments", plantRecord(store, "ReviewComment", optimisticComment(said, writer)));
    if (resolves) thread.setValue("RESOLVED", "state");
  } else {
    const place = {
      path: draft.getValue("path") === null ? null : textOf(draft, "path"),
      side: draft.getValue("side") === "OLD" ? "OLD" : "NEW",
      startLine: numberOf(draft, "startLine"),
      endLine: numberOf(draft, "endLine"),
      commitOid: draft.getValue("commitOid") == null ? null : textOf(draft, "commitOid"),
    } as const;
    const kind = draft.getValue("kind") === "NOTE" ? "NOTE" : "BLOCKING";
    const begun = optimisticThread({ key, body, kind, place, quote: [] }, writer);
    reviewRecords.append(store.get(reviewId), "threads", plantRecord(store, "ReviewThread", begun));
  }
}

function textOf(record: RecordProxy, field: string): string {
  const value: unknown = record.getValue(field);
  return typeof value === "string" ? value : "";
}

function numberOf(record: RecordProxy, field: string): number | null {
  const value: unknown = record.getValue(field);
  return typeof value === "number" ? value : null;
}
