import { cutText } from "#contract/untrustedText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { unpackObjects } from "#server/git/refs/updateRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { isWritable } from "#server/git/repository/discover.ts";
import { type InnerFile, submoduleCommit } from "#server/git/submodules/innerFile.ts";
import { repositoryReviews, requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { homeOf, partsOf } from "#server/reviews/positions/submodules/parts.ts";
import type { CommentExtras, CommentLocation } from "#server/store/notes/CommentItem.ts";
import { writeRequestLine } from "#server/store/notes/requestLine.ts";
import type { NotesScope } from "#server/store/storeRefs.ts";
import { patchSetKey } from "../patchSets/recordPatchSet.ts";
import { firstRequest, nextRequest, writeRequest } from "../patchSets/writeRequest.ts";
import { emptyCommit, writeEmptyCommit } from "../worktree/emptyCommit.ts";

/** Returns the context of an operation in a submodule's repository: of the same viewer, at the same time. */
export function contextIn(context: ReviewContext, git: Repository): ReviewContext {
  return { ...context, ...repositoryReviews(git) };
}

/** What decides where a comment is stored: a reply and a version where the comment is, another in the repository of its file. */
interface Routed {
  readonly parent: string;
  readonly original: string;
  readonly location: CommentLocation | null;
  readonly extras: Pick<CommentExtras, "side" | "layer" | "patchSet">;
  /** The place of a file that is in a submodule. */
  readonly inner?: InnerFile | undefined;
}

/**
 * Writes those of some comments that are stored in submodules with `write`, which writes comments on one review. Begins the parts that
 * they are the first of. Returns what was written for each.
 */
export async function writeInParts<Input extends Routed, Item>(
  context: ReviewContext,
  found: IndexedReview,
  inputs: readonly Input[],
  write: (context: ReviewContext, part: IndexedReview, inputs: readonly Input[]) => Promise<readonly Item[]>,
): Promise<ReadonlyMap<Input, Item>> {
  const homes = new Map(
    found.threads.flatMap((thread) => {
      const home = homeOf(thread);
      return home === null ? [] : thread.comments.map(({ item }) => [item.id, home] as const);
    }),
  );
  const groups = new Map<Repository, { readonly part: Oid; readonly inputs: Input[] }>();
  let review = found;
  for (const input of inputs) {
    const home = homes.get(input.original || input.parent);
    const git = home?.git ?? input.inner?.repository;
    if (git == null) continue;
    const part = home?.review.revision ?? (await openPart(context, review, git, input));
    const group = groups.get(git) ?? { part, inputs: [] };
    group.inputs.push(input);
    groups.set(git, group);
    if (home === undefined) review = await requireReview(context, review.revision);
  }
  const written = new Map<Input, Item>();
  for (const [git, group] of groups) {
    const there = contextIn(context, git);
    const part = await requireReview(there, group.part);
    const inner = group.inputs.map((input) => atInnerPlace(input, part));
    const items = await write(there, part, inner);
    for (const [at, input] of group.inputs.entries()) if (items[at] !== undefined) written.set(input, items[at]);
  }
  return written;
}

/** Returns a comment as it is stored in the submodule, on its commit and on the patch set of the part. */
function atInnerPlace<Input extends Routed>(input: Input, { patchSets }: IndexedReview): Input {
  if (input.inner === undefined || input.location === null) return input;
  const { path, commit, inner } = input.inner;
  const { side } = input.extras;
  const patchSet = patchSets.findLast(({ head, base }) => commit === (side === "old" ? base : head))?.number;
  const extras = { ...input.extras, layer: undefined, patchSet };
  return { ...input, location: { ...input.location, path, commit }, extras, inner };
}

const READ_ONLY = "Comments on the files of a submodule are stored in its repository, which is not writable here.";
const MAY_WRITE = "Make its folder writable for the user who runs Galley, then try again.";
const TITLE_MAX = 256;
/** Number of digits of an id in a key. */
const OID_DIGITS = 40;

/**
 * Returns the part of a review that has the comments on the files of a submodule; begins it with the first comment. The review
 * names it before it exists, so that no comment in it is overlooked: if the call is interrupted, repeating it continues.
 */
async function openPart(
  context: ReviewContext,
  review: IndexedReview,
  git: Repository,
  { location, extras: { side }, inner: file }: Routed,
): Promise<Oid> {
  const [commit, path] = [location?.commit, file?.submodule ?? ""];
  const inner = contextIn(context, git);
  const known = partsOf(review).find((part) => part.git.commonDir === git.commonDir);
  if (!(await isWritable(git))) throw new GalleyError("READ_ONLY", READ_ONLY, { next: MAY_WRITE });
  const isOld = side === "old";
  const set = review.patchSets.findLast(({ head, base }) => commit === (isOld ? base : head)) ?? review;
  const outer = isOld ? { head: set.head, base: commit ?? null } : { head: commit ?? null, base: set.base };
  const ends = await endsIn(context, outer, path, inner);
  if (ends === null) throw new GalleyError("NOT_FOUND", "The submodule is not in this change.");
  if (known !== undefined) {
    await recordEnds(inner, known.review, ends);
    return known.review.revision;
  }
  // The same object in every clone. The commits of the submodule may have reviews of their own.
  const { oid, pack } = emptyCommit(git, `Comments on ${path} in review ${review.revision}`);
  const key = `part-${oid.slice(0, OID_DIGITS)}`;
  const extras = { key, act: "patchSet" as const, part: { path, review: oid } };
  if (review.requests.every(({ extras: { part } }) => part?.review !== oid))
    await writeRequest(context, review, nextRequest(review, context.viewer, context.now(), { extras }), key);
  await unpackObjects(git, pack);
  const scope = review.isPrivate ? "private" : "public";
  await keep(inner, [oid, ends.head, ends.base], scope);
  const request = firstRequest(context.viewer, context.now(), {
    targetRef: (await defaultBranch(git))?.name ?? "HEAD",
    description: cutText(`${review.title} (${path})`, TITLE_MAX),
    extras: { key, ...ends, partOf: { path, review: review.revision } },
  });
  await inner.store.append([{ ref: "reviews", revision: oid, lines: [writeRequestLine(request)], scope }], { key });
  return oid;
}

interface Ends<End = Oid> {
  readonly head: End;
  readonly base: End;
}

/**
 * Returns the commits of a submodule in those of a change; of one that was added or removed a commit without files. Null if it is in
 * neither.
 */
async function endsIn(
  { git }: ReviewContext,
  { head, base }: Ends<Oid | null>,
  path: string,
  inner: ReviewContext,
): Promise<Ends | null> {
  const [newer, older] = [await submoduleCommit(git, head, path), await submoduleCommit(git, base, path)];
  if (newer === null && older === null) return null;
  if (newer === null || older === null) await writeEmptyCommit(inner);
  const none = emptyCommit(inner.git).oid;
  return { head: newer ?? none, base: older ?? none };
}

/** Records commits as the next patch set of a part, unless one has them. */
async function recordEnds(inner: ReviewContext, part: IndexedReview, { head, base }: Ends): Promise<void> {
  if (part.patchSets.some((set) => set.head === head && set.base === base)) return;
  const key = `${patchSetKey(part, head).slice(0, OID_DIGITS)}-${base.slice(0, 12)}`;
  const extras = { key, act: "patchSet" as const, head, base };
  const item = nextRequest(part, inner.viewer, inner.now(), { baseCommit: base, extras });
  await keep(inner, [head, base], part.isPrivate ? "private" : "public");
  await writeRequest(inner, part, item, key);
}

/** Protects commits from garbage collection; an old one may not be here. */
async function keep({ git, store }: ReviewContext, commits: readonly Oid[], scope: NotesScope): Promise<void> {
  const records = await readCommits(git, commits);
  const there = commits.filter((_, at) => records[at] !== null);
  await store.archive(there, scope);
}
