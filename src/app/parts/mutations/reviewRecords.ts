import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";

/** Adds newly written records to the lists of Relay's store, without duplicates. */
export const reviewRecords = {
  addThread(store: RecordSourceSelectorProxy, reviewId: string, payload: string): void {
    reviewRecords.append(store.get(reviewId), "threads", store.getRootField(payload)?.getLinkedRecord("thread"));
  },
  addComment(store: RecordSourceSelectorProxy, threadId: string, payload: string): void {
    reviewRecords.append(store.get(threadId), "comments", store.getRootField(payload)?.getLinkedRecord("comment"));
  },
  addDraft(store: RecordSourceSelectorProxy, reviewId: string, payload: string): void {
    reviewRecords.append(store.get(reviewId), "drafts", store.getRootField(payload)?.getLinkedRecord("draft"));
  },
  /** Removes the drafts with some keys, or all drafts of a review when `keys` is null. */
  removeDrafts(store: RecordSourceSelectorProxy, reviewId: string, keys: ReadonlySet<string> | null): void {
    const review = store.get(reviewId);
    const drafts = review?.getLinkedRecords("drafts");
    if (!drafts || !review) return;
    const left = drafts.filter((draft) => keys !== null && !keys.has(String(draft.getValue("key"))));
    review.setLinkedRecords(left, "drafts");
    review.setValue(left.length, "draftCount");
  },
  /** Appends a record to a list unless it is in it. */
  append(owner: RecordProxy | null | undefined, field: string, record: RecordProxy | null | undefined): void {
    const records = owner?.getLinkedRecords(field);
    // A list that no page has fetched is left alone: the page that fetches it gets all of it.
    if (!owner || !records || !record) return;
    if (records.some((other) => other.getDataID() === record.getDataID())) return;
    owner.setLinkedRecords([...records, record], field);
  },
};

/** The types of the records in each field. */
const TYPES: Readonly<Record<string, string>> = {
  author: "Person",
  by: "Person",
  comment: "ReviewComment",
  comments: "ReviewComment",
  position: "ThreadPosition",
};

/**
 * Creates or updates a record in Relay's store, with its nested records, and returns it; the same id gives the same
 * record.
 */
export function upsertRecord(
  store: RecordSourceSelectorProxy,
  type: string,
  fields: { readonly id: string } & Readonly<Record<string, unknown>>,
): RecordProxy {
  return upsert(store, type, fields.id, fields);
}

function upsert(store: RecordSourceSelectorProxy, type: string, id: string, fields: object): RecordProxy {
  const record = store.get(id) ?? store.create(id, type);
  for (const [name, value] of Object.entries(fields) as readonly (readonly [string, unknown])[]) {
    const inner = TYPES[name];
    if (inner === undefined || value === null) record.setValue(plain(value), name);
    else if (Array.isArray(value)) {
      record.setLinkedRecords(
        value.map((one: unknown, index) => upsert(store, inner, idOf(one) ?? `${id}:${name}:${index}`, objectOf(one))),
        name,
      );
    } else record.setLinkedRecord(upsert(store, inner, idOf(value) ?? `${id}:${name}`, objectOf(value)), name);
  }
  return record;
}

function objectOf(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

function idOf(value: unknown): string | null {
  const id: unknown = Reflect.get(objectOf(value), "id");
  return typeof id === "string" ? id : null;
}

function plain(value: unknown): string | number | boolean | null | (string | number | boolean)[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
