import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import type { Oid } from "#server/git/oid.ts";
import type { CommentLocation } from "../notes/CommentItem.ts";
import { present } from "../notes/extras.ts";
import type { Anchor, AnchoredFile } from "../positions/Anchor.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedComment, DerivedThread } from "../state/Review.ts";
import { quoteLines } from "../texts/quotes.ts";
import type { CommentInput } from "./writeComments.ts";

/** The text of a comment. A blocking comment must be resolved before the change is merged. */
export interface CommentContent {
  readonly key: string;
  readonly body: string;
  readonly kind: "blocking" | "note";
}

const SUGGESTION = /^ {0,3}(?:`{3,}|~{3,})suggestion\s*$/mu;

/** On the message of a commit without lines: git-appraise fails on lines of a file that is in no tree. The member `galley` has them. */
function locationOf({ commit, path, startLine, endLine }: Anchor): CommentLocation {
  if (path === null || startLine === null || path === COMMIT_MESSAGE_PATH)
    return { commit, path: path ?? "", range: null };
  return { commit, path, range: { startLine, startColumn: 0, endLine: endLine ?? startLine, endColumn: 0 } };
}

/**
 * Builds the first comment of a thread, with the quotation that finds its position again after the file has changed.
 */
export function buildComment(
  { patchSets }: Pick<IndexedReview, "patchSets">,
  anchor: Anchor,
  file: AnchoredFile | null,
  { key, body, kind }: CommentContent,
): CommentInput {
  const { commit, side, startLine, endLine, layer } = anchor;
  const ofWhole = patchSets.findLast(({ head, base }) => commit === (side === "new" ? head : base))?.number;
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
      patchSet: layer === undefined ? ofWhole : anchor.patchSet,
      layer,
      lines:
        anchor.path === COMMIT_MESSAGE_PATH && startLine !== null
          ? { first: startLine, last: endLine ?? startLine }
          : undefined,
      suggestion: quoted !== null && SUGGESTION.test(body) ? (true as const) : undefined,
    }),
  };
}

/** A reply in a thread. */
export interface Reply {
  readonly key: string;
  /** The first version of the comment that it replies to; the thread's first comment if absent. */
  readonly parent?: string | undefined;
  readonly body: string;
  /** True if it also resolves the thread. */
  readonly resolves: boolean;
  /** The commit that it proposes as the fix. */
  readonly addressed?: Oid | undefined;
}

/**
 * Builds a reply. A resolving one becomes a reply to every comment whose own bit still keeps the thread open: an
 * acceptance beside an objection does not cancel it, one below it does. The body is in the first of these replies.
 */
export function buildReply(
  thread: DerivedThread,
  { key, parent, body, resolves, addressed }: Reply,
): readonly CommentInput[] {
  const root = thread.root.item.id;
  const open = resolves ? thread.blocking : [];
  const first = open.find((id) => id === parent) ?? open[0];
  const others = open.filter((id) => id !== first);
  const times = new Map(thread.comments.map(({ item }) => [item.id, item.timestamp]));
  const answer = (to: string, index: number, description: string, isResolving: boolean): CommentInput => ({
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

/** The new text of a comment; null deletes it. */
export interface Edit {
  readonly key: string;
  readonly body: string | null;
}

/**
 * Builds a new version of a comment in the same place. It accepts or objects as before; a deleted comment does neither,
 * so that it blocks nothing.
 */
export function buildEdit({ item, latest }: DerivedComment, { key, body }: Edit): CommentInput {
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

/** Maximum length of a key before its number, so that the whole is a key of at most 64 characters. */
const STEM_MAX = 58;

/** Returns the key of one of several lines that one action writes: its own for the first, numbered ones after it. */
export function derivedKey(key: string, index: number): string {
  return index === 0 ? key : `${key.slice(0, STEM_MAX)}-${index}`;
}
