import { oncePer } from "#server/git/byteCache.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { present } from "#server/store/notes/noteJson.ts";
import type { Anchor } from "../positions/Anchor.ts";
import type { ThreadOrDraft } from "../positions/ThreadPosition.ts";
import type { ReviewStore } from "#server/store/ReviewStore.ts";

/** A private draft of a comment, a reply or an edit. Exactly one of `anchor`, `thread` and `edits` is not null. */
export interface Draft {
  /** The client's own key; the published comment gets it too. */
  readonly key: string;
  readonly review: Oid;
  /** The location of a new thread. */
  readonly anchor: Anchor | null;
  /** The first comment of the thread that it replies to. */
  readonly thread: string | null;
  readonly edits: string | null;
  readonly body: string;
  readonly kind: "blocking" | "note";
  readonly resolves: boolean;
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The number of times that it was saved. */
  readonly version: number;
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
  const layer = text(fields, "layer") ?? "";
  return {
    path: text(fields, "path"),
    side: fields.get("side") === "old" ? "old" : "new",
    startLine: count(fields, "startLine"),
    endLine: count(fields, "endLine"),
    commit,
    ...present({ layer: isOid(layer) ? layer : undefined, patchSet: count(fields, "patchSet") ?? undefined }),
  };
}

export function parseDraft(review: Oid, key: string, content: string): Draft | null {
  const fields = fieldsOf(parseJson(content));
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
    version: count(fields, "version") ?? 0,
  };
}

/** Writes a draft's file, without its path. Keeps half a surrogate pair at the end of a text that is being typed. */
export function writeDraft(draft: Omit<Draft, "key" | "review">): string {
  const { anchor, thread, edits, body, kind, resolves, createdAt, updatedAt, version } = draft;
  return `${JSON.stringify({ v: 0, anchor, thread, edits, kind, resolves, createdAt, updatedAt, version, body })}\n`;
}

/** Returns the path of a draft below `refs/galley/drafts`. */
export function draftPath(review: Oid, key: string): string {
  return `${review}/${key}`;
}

export type Drafts = ReadonlyMap<Oid, readonly Draft[]>;

/** Reads all drafts by review, each review's in the order of writing; the same map while none changed. */
export async function readDrafts(store: Pick<ReviewStore, "readPrivate">): Promise<Drafts> {
  return parseAll(await store.readPrivate("drafts"));
}

const parseAll = oncePer((files: ReadonlyMap<string, string>): Drafts => {
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
});

function byTime(a: Draft, b: Draft): number {
  return a.createdAt - b.createdAt || (a.key < b.key ? -1 : 1);
}

/**
 * Converts a draft to a form that can be ported like a thread; null for a reply, an edit, or a draft on the whole
 * review.
 */
export function draftAsThread({ key, anchor }: Draft): ThreadOrDraft | null {
  if (anchor?.path == null) return null;
  const { commit, path, side, startLine, endLine, layer } = anchor;
  const [first, last] = [startLine ?? 0, endLine ?? startLine ?? 0];
  const range = { startLine: first, startColumn: 0, endLine: last, endColumn: 0 };
  const id = `draft ${key} ${commit} ${first} ${last} ${path}`;
  return { location: { commit, path, range }, side, root: { item: { id, extras: present({ layer }) } } };
}
