import type { RecordSourceSelectorProxy, RecordProxy } from "relay-runtime";

/** Puts what was just written where pages look for it, in Relay's store. What is there already is not put there twice. */
export const reviewRecords = {
  /** A thread that was begun becomes the last of its review. */
  addThread(store: RecordSourceSelectorProxy, reviewId: string, payload: string): void {
    reviewRecords.append(store.get(reviewId), "threads", store.getRootField(payload)?.getLinkedRecord("thread"));
  },
  /** An answer becomes the last of its thread. */
  addComment(store: RecordSourceSelectorProxy, threadId: string, payload: string): void {
    reviewRecords.append(store.get(threadId), "comments", store.getRootField(payload)?.getLinkedRecord("comment"));
  },
  /** A draft that was saved for the first time becomes the last of its review. */
  addDraft(store: RecordSourceSelectorProxy, reviewId: string, payload: string): void {
    reviewRecords.append(store.get(reviewId), "drafts", store.getRootField(payload)?.getLinkedRecord("draft"));
  },
  /** Drafts go: all of a review, or those with some keys. */
  removeDrafts(store: RecordSourceSelectorProxy, reviewId: string, keys: ReadonlySet<string> | null): void {
    const review = store.get(reviewId);
    const drafts = review?.getLinkedRecords("drafts");
    if (!drafts || !review) return;
    const left = drafts.filter((draft) => keys !== null && !keys.has(String(draft.getValue("key"))));
    review.setLinkedRecords(left, "drafts");
    review.setValue(left.length, "draftCount");
  },
  /** A record becomes the last of a list, unless it is in it. */
  append(owner: RecordProxy | null | undefined, field: string, record: RecordProxy | null | undefined): void {
    const records = owner?.getLinkedRecords(field);
    // A list that no page has asked for is left alone: the page that does gets all of it.
    if (!owner || !records || !record) return;
    if (records.some((other) => other.getDataID() === record.getDataID())) return;
    owner.setLinkedRecords([...records, record], field);
  },
};
