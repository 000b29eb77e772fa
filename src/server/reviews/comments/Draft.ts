import { isRecord } from "#contract/wire.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Anchor } from "../positions/Anchor.ts";
import type { CarriedRemark } from "../positions/ThreadPosition.ts";
import type { ReviewStore } from "../store/reviewStore.ts";

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

type Fields = ReadonlyMap<string, unknown>;

function fieldsOf(value: unknown): Fields | null {
  return isRecord(value) ? new Map(Object.entries(value)) : null;
}

function text(fields: Fields, name: string): string | null {
  const value = fields.get(name);
  return typeof value === "string" ? value : null;
}

function count(fields: Fields, name: string): number | null {
  const value = fields.get(name);
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function parseAnchor(value: unknown): Anchor | null {
  const fields = fieldsOf(value);
  const commit = fields && text(fields, "commit");
  if (fields === null || commit === null || !isOid(commit)) return null;
  return {
    path: text(fields, "path"),
    side: fields.get("side") === "old" ? "old" : "new",
    startLine: count(fields, "startLine"),
    endLine: count(fields, "endLine"),
    commit,
  };
}

/** Reads the file of a draft; null where it is none that this Galley knows. */
export function parseDraft(review: Oid, key: string, content: string): Draft | null {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const fields = fieldsOf(value);
  if (fields === null || fields.get("v") !== 0) return null;
  const anchor = parseAnchor(fields.get("anchor"));
  const [thread, edits] = [text(fields, "thread"), text(fields, "edits")];
  if (anchor === null && thread === null && edits === null) return null;
  return {
    key,
    review,
    anchor,
    thread,
    edits,
    body: text(fields, "body") ?? "",
    kind: fields.get("kind") === "note" ? "note" : "blocking",
    resolves: fields.get("resolves") === true,
    createdAt: count(fields, "createdAt") ?? 0,
    updatedAt: count(fields, "updatedAt") ?? 0,
  };
}

/** Gives the text of a draft's file, its path aside. Half a character at the end of what is being typed is kept too. */
export function writeDraft(draft: Omit<Draft, "key" | "review">): string {
  const { anchor, thread, edits, body, kind, resolves, createdAt, updatedAt } = draft;
  return `${JSON.stringify({ v: 0, anchor, thread, edits, kind, resolves, createdAt, updatedAt, body })}\n`;
}

/** Gives where a draft is kept below `refs/galley/drafts`. */
export function draftPath(review: Oid, key: string): string {
  return `${review}/${key}`;
}

export type Drafts = ReadonlyMap<Oid, readonly Draft[]>;

/** What was last read of a list of files. */
const known = new WeakMap<ReadonlyMap<string, string>, Drafts>();

/** Reads all drafts by the review they are for, each review's in the order of writing; the same map while none changed. */
export async function readDrafts(store: Pick<ReviewStore, "readPrivate">): Promise<Drafts> {
  const files = await store.readPrivate("drafts");
  const drafts = known.get(files) ?? parseAll(files);
  known.set(files, drafts);
  return drafts;
}

function parseAll(files: ReadonlyMap<string, string>): Drafts {
  const drafts = new Map<Oid, Draft[]>();
  for (const [path, content] of files) {
    const [review = "", key = ""] = path.split("/");
    const draft = parseDraft(review, key, content);
    if (draft === null) continue;
    const list = drafts.get(review) ?? [];
    drafts.set(review, list);
    list.push(draft);
  }
  for (const list of drafts.values()) list.sort(byTime);
  return drafts;
}

function byTime(a: Draft, b: Draft): number {
  return a.createdAt - b.createdAt || (a.key < b.key ? -1 : 1);
}

/** Makes of a draft what can be carried to another commit as a thread is; null for an answer, an edit, or one on the whole review. */
export function draftedRemark({ key, anchor }: Draft): CarriedRemark | null {
  if (anchor?.path == null) return null;
  const { commit, path, side, startLine, endLine } = anchor;
  const [first, last] = [startLine ?? 0, endLine ?? startLine ?? 0];
  const range = { startLine: first, startColumn: 0, endLine: last, endColumn: 0 };
  const id = `draft ${key} ${commit} ${first} ${last} ${path}`;
  return { location: { commit, path, range }, side, root: { item: { id, extras: {} } } };
}
