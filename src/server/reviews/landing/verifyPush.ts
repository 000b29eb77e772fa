import { displayLine } from "#contract/byteText.ts";
import { fallback } from "#contract/errors.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { globPattern } from "#server/git/gitPaths.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { readHead } from "#server/git/refs/head.ts";
import { remotes } from "#server/git/refs/remotes.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { notesChanges } from "#server/git/trees/NotesTree.ts";
import { noteLines, storeRefs } from "#server/store/storeRefs.ts";
import type { ReviewContext } from "../index/ReviewContext.ts";
import { type RangeProblem, rangeOfMove } from "./verifiedCommits.ts";
import { verifyCommits, type VerifiedRange, type VerifyInput } from "./verifyRange.ts";

/** A ref of the receiving repository that a push moves. Null is a ref that does not exist. */
export interface RefMove {
  readonly ref: string;
  readonly from: Oid | null;
  readonly to: Oid | null;
}

export interface PushInput extends Omit<VerifyInput, "gate"> {
  readonly moves: readonly RefMove[];
  /** The protected branches, by name or by a pattern with `*`; the default branch alone if empty. */
  readonly branches: readonly string[];
  /** The remote that is pushed to; null if this repository receives the push. */
  readonly remote: string | null;
}

/** The result for a protected ref that moves. */
export interface VerifiedMove {
  readonly ref: string;
  /** Why it may not move, whatever was approved; null if its commits decide. */
  readonly problem: RangeProblem | null;
  readonly verified: VerifiedRange | null;
}

/**
 * Verifies a push: the commits that each protected branch gets, by the rules of the commit that it is at, and that neither a protected branch nor
 * the notes with the reviews lose anything. Other refs are free. Offline.
 */
export async function verifyPush(
  context: Pick<ReviewContext, "git" | "store" | "index" | "now">,
  { moves, branches, remote, ...input }: PushInput,
  options: ReadOptions = {},
): Promise<readonly VerifiedMove[]> {
  const { git } = context;
  const defaults = await defaultsOf(git, remote, options);
  const names = branches.length > 0 ? branches : defaults.names;
  // A server may keep refs in a file system that ignores case, where Main is main.
  const wanted = names.map((name) => globPattern(`refs/heads/${name.replace(BRANCH, "")}`.toLowerCase()));
  const gate = { isOwn: remote !== null };
  const verified: VerifiedMove[] = [];
  for (const move of moves) {
    const isNotes = storeRefs.isNotes(move.ref);
    if (!isNotes && !wanted.some((pattern) => pattern.test(move.ref.toLowerCase()))) continue;
    const problem = await problemOf(git, move, isNotes, options);
    const { ref, from, to } = move;
    if (problem !== null) verified.push({ ref, problem, verified: null });
    if (problem !== null || to === null || isNotes) continue;
    const start = from ?? defaults.commit;
    if (start === null) {
      const isFirst = await isFirstPush(git, remote, options);
      const nothing = { range: FIRST, problem: null, commits: [] };
      verified.push({ ref, ...(isFirst ? { problem: null, verified: nothing } : noStart(ref, remote)) });
      continue;
    }
    const found = await rangeOfMove(git, { from: start, to }, options);
    verified.push({ ref, problem: null, verified: await verifyCommits(context, found, { ...input, gate }, options) });
  }
  return verified;
}

const USUAL = ["main", "master", "trunk", "develop"];
const BRANCH = /^refs\/heads\//u;

/** Returns the usual branches of a remote, and the commit of its default one, to compare a new branch with; null if it has none. */
async function defaultsOf(
  git: Repository,
  remote: string | null,
  options: ReadOptions,
): Promise<{ readonly names: readonly string[]; readonly commit: Oid | null }> {
  if (remote === null) {
    const head = await readHead(git, options);
    // A HEAD without commits says nothing: a bare repository may have got another branch than it was made for.
    const names = head.kind === "branch" ? [head.ref.replace(BRANCH, "")] : USUAL;
    return { names, commit: head.kind === "unborn" ? null : head.oid };
  }
  const folder = `refs/remotes/${remote}/`;
  const refs = await forEachRef(git, { ...options, patterns: ["HEAD", ...USUAL].map((name) => folder + name) });
  const head = refs.find(({ symref }) => symref !== null);
  const names = head?.symref == null ? USUAL : [head.symref.slice(folder.length)];
  return { names, commit: (head ?? refs[0])?.commit ?? null };
}

async function problemOf(
  git: Repository,
  { ref, from, to }: RefMove,
  isNotes: boolean,
  options: ReadOptions,
): Promise<RangeProblem | null> {
  const name = displayLine(ref.replace(BRANCH, ""));
  if (to === null)
    return isNotes ? { reason: NOTES_LOST, next: SYNC } : { reason: `It would delete ${name}.`, next: KEEP };
  const [there, before] = await statObjects(git, from === null ? [to] : [to, from], options);
  if (there?.type !== "commit")
    return { reason: `It would put ${name} on an object that is no commit here.`, next: KEEP };
  if (from === null) return null;
  if (before == null)
    return { reason: `The commit that ${name} is at is not here.`, next: "Fetch it first: `git fetch`." };
  const isForward = await isAncestor(git, from, to, options).catch(fallback(false, "OBJECT_MISSING", "BAD_INPUT"));
  if (isForward && isNotes && (await losesLines(git, { from, to }, options)))
    return { reason: NOTES_LOST, next: "Push notes that have all lines of those there." };
  if (isForward) return null;
  return isNotes
    ? { reason: NOTES_LOST, next: SYNC }
    : { reason: `It would remove commits from ${name}.`, next: "Rebase or merge onto it, without --force." };
}

/** Returns true if notes lack lines that an earlier commit of theirs has. Any of them may be a request for changes or an open thread. */
async function losesLines(
  git: Repository,
  { from, to }: { readonly from: Oid; readonly to: Oid },
  options: ReadOptions,
): Promise<boolean> {
  const [before, after] = await readCommits(git, [from, to], options);
  const changes = await notesChanges(git, before?.tree ?? null, after?.tree ?? null, options);
  const blobs = changes.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob].filter((oid) => oid !== null));
  const read = await readBlobs(git, blobs, { ...options, maxBytes: NOTE_BYTES });
  const lines = new Map(read.map((blob, index) => [blobs[index], blob instanceof Buffer ? noteLines(blob) : []]));
  // A note may move to another folder, so its lines count, not its path.
  const linesOf = (side: "oldBlob" | "newBlob"): ReadonlySet<string> =>
    new Set(
      changes.flatMap(({ annotated, [side]: blob }) =>
        (lines.get(blob ?? "") ?? []).map((line) => `${annotated} ${line}`),
      ),
    );
  const there = linesOf("newBlob");
  return [...linesOf("oldBlob")].some((line) => !there.has(line));
}

const FIRST = "the first push, since the repository has no branch with rules yet";

/** Returns true if the receiving repository has nothing but reviews, as far as it is known here: no branch or tag, now or once. */
async function isFirstPush(git: Repository, remote: string | null, options: ReadOptions): Promise<boolean> {
  // Of a repository that has only a URL here nothing is known.
  if (remote !== null && !(await remotes(git, options)).some(({ name }) => name === remote)) return false;
  const refs = await forEachRef(git, { ...options, patterns: [remote === null ? "refs/" : `refs/remotes/${remote}/`] });
  const ofReviews = ["refs/galley/", ...storeRefs.sharedFolders];
  return refs.every(({ name }) => ofReviews.some((folder) => name.startsWith(folder)));
}

function noStart(ref: string, remote: string | null): Pick<VerifiedMove, "problem" | "verified"> {
  const name = displayLine(ref.replace(BRANCH, ""));
  const reason = `${name} is new, and there is no default branch here to compare it with.`;
  const next =
    remote === null
      ? "Somebody with access to this repository can name one: `git symbolic-ref HEAD refs/heads/<branch>`."
      : "Fetch from a remote that has a name, and name its branch: `git remote set-head <remote> <branch>`.";
  return { problem: { reason, next }, verified: null };
}

const KEEP = "Push commits to it.";
const NOTES_LOST = "It would remove comments and approvals of reviews.";
const SYNC = "Merge them first: `galley sync`.";
