import { fallback } from "#contract/errors.ts";
import { VIEWED_KEYS_MAX } from "#contract/limits.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import { markViewed } from "#server/operations/marks/markViewed.ts";
import { type Draft, draftPath, parseDraft, writeDraft } from "#server/reviews/index/Draft.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type Anchor, type AnchorInput, readAnchor, resolveAnchor } from "#server/reviews/positions/Anchor.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { timestampOf } from "#server/store/notes/timestamps.ts";
import type { ForgePlace } from "./Conversation.ts";
import { anchorsOf, type Importing } from "./forgeLines.ts";
import { readMarks } from "./sending/sentText.ts";

const WHOLE = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;

/**
 * Saves the comments of the viewer's own review that is not sent there as drafts, and removes those that are gone there, in
 * one write. One that was saved here since stays as it is, and one that was published is not saved again.
 */
export async function importDrafts(
  { context, review, conversation, lines }: Importing,
  rootIds: ReadonlyMap<string, string>,
): Promise<{ readonly count: number; readonly notes: readonly string[] }> {
  const { revision, threads } = review;
  const { drafts, isComplete } = conversation;
  const saved = await context.store.readPrivate("drafts");
  const written = new Set(threads.flatMap(({ comments }) => comments.map(({ item }) => item.extras.key)));
  const anchors = await anchorsOf(
    context,
    review,
    drafts.map(({ place }) => place),
  );
  const changes = new Map<string, string | null>();
  const start = draftPath(revision, lines.prefix);
  if (isComplete) for (const path of saved.keys()) if (path.startsWith(start)) changes.set(path, null);
  let [count, moved] = [0, 0];
  for (const [index, { id, body, place, replyTo }] of drafts.entries()) {
    if (readMarks(body).ids.length > 0) continue; // it is published here
    const key = lines.key("draft", id);
    const path = draftPath(revision, key);
    changes.delete(path);
    const text = lines.text(body);
    const before = parseDraft(revision, key, saved.get(path) ?? "");
    if (before?.body === text || !isUnchanged(before) || written.has(key)) continue;
    const thread = rootIds.get(replyTo ?? "") ?? null;
    const found = thread === null ? await draftAnchor(context, review, place, anchors[index] ?? WHOLE) : null;
    const times = { createdAt: before?.createdAt ?? context.now(), updatedAt: context.now() };
    const kind = place === null ? ("note" as const) : ("blocking" as const);
    const draft = { thread, anchor: found?.anchor ?? null, edits: null, kind, resolves: false, body: text, version: 1 };
    changes.set(path, writeDraft({ ...draft, ...times }));
    count += 1;
    moved += found === null || found.isExact ? 0 : 1;
  }
  const edit = (now: ReadonlyMap<string, string>) =>
    new Map([...changes].filter(([path]) => isUnchanged(parseDraft(revision, "", now.get(path) ?? ""))));
  if (edit(saved).size > 0) await context.store.editPrivate("drafts", edit);
  const notes = moved === 0 ? [] : [`Drafts at another place, since theirs is not here: ${moved}.`];
  return { count, notes };
}

/** Returns true for a draft as an import wrote it, and for none. */
function isUnchanged(draft: Draft | null): boolean {
  return draft === null || draft.version === 1;
}

/** Finds the place of a draft: its lines, else the file, else the whole change. */
async function draftAnchor(
  { git }: ReviewContext,
  review: IndexedReview,
  place: ForgePlace | null,
  anchor: AnchorInput,
): Promise<{ readonly anchor: Anchor; readonly isExact: boolean }> {
  const file = { ...anchor, commit: null, startLine: null, endLine: null };
  const places = place === null || anchor.path === null ? [WHOLE] : [anchor, file, WHOLE];
  for (const one of places) {
    const found = await resolveAnchor(git, review, one).catch(missing);
    const isThere = found !== null && (one === WHOLE || (await readAnchor(git, found).catch(missing)) !== null);
    if (isThere) return { anchor: found, isExact: one === anchor || place === null };
  }
  return { anchor: { ...WHOLE, commit: review.revision }, isExact: false };
}

const missing = fallback(null, "BAD_INPUT", "NOT_FOUND", "OBJECT_MISSING", "TOO_LARGE");

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

const CHECKS_MAX = 500;

/** Saves the checks that the forge has, in place of those before, where only the page of the review reads them. */
export async function importChecks({ context, review, conversation }: Importing): Promise<void> {
  const { checks, host } = conversation;
  if (checks === undefined) return;
  const lines = checks.slice(0, CHECKS_MAX).map(({ name, commit, status, url, at }) => {
    const agent = inputRules.anyName(`${name} (${host})`);
    return JSON.stringify({ timestamp: timestampOf(at ?? context.now()), url, agent, status, v: 0, commit });
  });
  const path = review.revision;
  const text = lines.length === 0 ? null : lines.join("\n");
  const before = (await context.store.readPrivate("checks")).get(path) ?? null;
  if (before !== text) await context.store.editPrivate("checks", () => new Map([[path, text]]));
}
