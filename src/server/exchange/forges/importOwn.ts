import { fallback } from "#contract/errors.ts";
import { VIEWED_KEYS_MAX } from "#contract/limits.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import { saveDraft, type SaveDraftInput } from "#server/operations/comments/saveDraft.ts";
import { dropDrafts, findWritten } from "#server/operations/comments/writeComments.ts";
import { markViewed } from "#server/operations/marks/markViewed.ts";
import { readDrafts } from "#server/reviews/index/Draft.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { AnchorInput } from "#server/reviews/positions/Anchor.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { ForgeDraft } from "./Conversation.ts";
import { anchorsOf, type Importing } from "./forgeLines.ts";

const WHOLE: AnchorInput = { path: null, side: "new", startLine: null, endLine: null, commit: null };

/**
 * Saves the comments of the viewer's own review that is not sent there as drafts, and removes those that are gone there.
 * One that was saved here since stays as it is.
 */
export async function importDrafts(
  { context, review, conversation, lines }: Importing,
  rootIds: ReadonlyMap<string, string>,
): Promise<{ readonly count: number; readonly notes: readonly string[] }> {
  const { revision } = review;
  const { drafts, isComplete } = conversation;
  const saved = new Map((await readDrafts(context.store)).get(revision)?.map((draft) => [draft.key, draft]));
  const there = new Set(drafts.map(({ id }) => lines.key("draft", id)));
  const isUnchanged = (key: string): boolean => saved.get(key)?.version === 1;
  const gone = [...saved.keys()].filter((key) => key.startsWith(lines.prefix) && isUnchanged(key) && !there.has(key));
  if (isComplete) await dropDrafts(context, revision, gone);
  let [count, moved] = [0, 0];
  for (const draft of drafts) {
    const key = lines.key("draft", draft.id);
    const body = lines.text(draft.body);
    const before = saved.get(key);
    if (before !== undefined && (before.body === body || !isUnchanged(key))) continue;
    if (findWritten(review, key) !== null) continue;
    await dropDrafts(context, revision, [key]);
    const [anchor = WHOLE] = await anchorsOf(context, review, [draft.place]);
    const isExact = await save(context, review, { key, body }, draft, anchor, rootIds);
    count += 1;
    moved += isExact ? 0 : 1;
  }
  return {
    count,
    notes:
      moved === 0 ? [] : [`${moved} of the drafts ${moved === 1 ? "is" : "are"} on another place: theirs is not here.`],
  };
}

/** Saves a draft on its lines, else on the file or on the whole change; returns true for the first. */
async function save(
  context: ReviewContext,
  review: IndexedReview,
  text: { readonly key: string; readonly body: string },
  { place, replyTo }: ForgeDraft,
  anchor: AnchorInput,
  rootIds: ReadonlyMap<string, string>,
): Promise<boolean> {
  const input = { ...text, review: review.revision, kind: place === null ? ("note" as const) : ("blocking" as const) };
  const thread = replyTo === null ? undefined : rootIds.get(replyTo);
  const file = { ...anchor, commit: null, startLine: null, endLine: null };
  const places: Pick<SaveDraftInput, "thread" | "anchor">[] =
    thread === undefined
      ? [{ anchor: place === null ? WHOLE : anchor }, { anchor: file }, { anchor: WHOLE }]
      : [{ thread }];
  for (const [index, one] of places.entries()) {
    const save = saveDraft(context, { ...input, ...one }).then(() => true);
    if (await save.catch(fallback(false, "BAD_INPUT", "NOT_FOUND", "OBJECT_MISSING"))) return index === 0;
  }
  return false;
}

/** Marks the hunks of files as viewed that the viewer marked there, if that was the same change. Returns their number. */
export async function importViewed({ context, review, conversation }: Importing): Promise<number> {
  const { revision, base, head } = review;
  if (conversation.viewedPaths.length === 0 || head === null || base === null || conversation.head !== head) return 0;
  const paths = new Set(conversation.viewedPaths);
  const files = await diffTree(context.git, base, head);
  const isViewed = (index: number): boolean => paths.has(files[index]?.newPath ?? files[index]?.oldPath ?? "");
  const viewed = ((await changeKeys(context.git, base, head)) ?? []).filter(({ fileIndex }) => isViewed(fileIndex));
  const keys = viewed.flatMap((file) => file.keys);
  for (let at = 0; at < keys.length; at += VIEWED_KEYS_MAX) {
    const part = { key: "forge-viewed", review: revision, keys: keys.slice(at, at + VIEWED_KEYS_MAX), isViewed: true };
    await markViewed(context, part);
  }
  return viewed.length;
}
