import type { Oid } from "#server/git/oid.ts";
import type { Draft } from "./Draft.ts";
import { parseDraft } from "./parseDraft.ts";
import type { ReviewStore } from "../store/reviewStore.ts";

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
