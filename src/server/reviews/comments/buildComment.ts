import type { Oid } from "#server/git/oid.ts";
import type { CommentLocation } from "../notes/CommentItem.ts";
import { present } from "../notes/extras.ts";
import type { Anchor, AnchoredFile } from "../positions/Anchor.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import type { FoldedComment, FoldedThread } from "../state/Review.ts";
import { quoteLines } from "../texts/quotes.ts";
import type { CommentSeed } from "./writeComments.ts";

/** What somebody remarks. A blocking remark wants an answer before the change goes in. */
export interface Remark {
  readonly key: string;
  readonly body: string;
  readonly kind: "blocking" | "note";
}

const SUGGESTION = /^ {0,3}(?:`{3,}|~{3,})suggestion\s*$/mu;

function locationOf({ commit, path, startLine, endLine }: Anchor): CommentLocation {
  if (path === null || startLine === null) return { commit, path: path ?? "", range: null };
  return { commit, path, range: { startLine, startColumn: 0, endLine: endLine ?? startLine, endColumn: 0 } };
}

/** Makes the first comment of a thread, with what it takes to find its place again when the file has changed. */
export function seedRemark(
  { patchSets }: Pick<BookedReview, "patchSets">,
  anchor: Anchor,
  file: AnchoredFile | null,
  { key, body, kind }: Remark,
): CommentSeed {
  const { commit, side, startLine, endLine } = anchor;
  const patchSet = patchSets.findLast(({ head, base }) => commit === (side === "new" ? head : base));
  const quoted =
    file?.lines == null || startLine === null ? null : quoteLines(file.lines, startLine, endLine ?? startLine);
  return {
    original: "",
    parent: "",
    location: locationOf(anchor),
    description: body,
    resolved: kind === "blocking" ? false : null,
    extras: present({
      key,
      side: anchor.path === null ? undefined : side,
      blob: file?.blob ?? undefined,
      quote: quoted?.quote,
      before: quoted?.before,
      after: quoted?.after,
      patchSet: patchSet?.number,
      suggestion: quoted !== null && SUGGESTION.test(body) ? (true as const) : undefined,
    }),
  };
}

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

/** What takes the place of a comment's text; null withdraws it. */
export interface Edit {
  readonly key: string;
  readonly body: string | null;
}

/**
 * Makes a new version of a comment, which stands where the first one does. It says yes or no as that did; a withdrawn comment
 * says neither, so that it holds nothing up.
 */
export function seedEdit({ item, latest }: FoldedComment, { key, body }: Edit): CommentSeed {
  return {
    original: item.id,
    parent: item.parent,
    location: item.location,
    description: body ?? "",
    resolved: body === null ? null : item.resolved,
    extras: { key, ...(body === null && { withdrawn: true }) },
    follows: latest.timestamp,
  };
}

/** What a key may take up before its number, so that the whole stays a key of at most 64 characters. */
const STEM_MAX = 58;

/** Gives the key of one of several lines that one deed writes: its own for the first, numbered ones after it. */
export function derivedKey(key: string, index: number): string {
  return index === 0 ? key : `${key.slice(0, STEM_MAX)}-${index}`;
}
