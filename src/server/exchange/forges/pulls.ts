import { GalleyError } from "#contract/errors.ts";
import { requireCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { unpackObjects } from "#server/git/refs/updateRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { patchSetKey } from "#server/operations/patchSets/recordPatchSet.ts";
import { firstRequest, nextRequest } from "#server/operations/patchSets/writeRequest.ts";
import { emptyCommit } from "#server/operations/worktree/emptyCommit.ts";
import { requireReview, requireUnderReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { pullOf } from "#server/reviews/state/Review.ts";
import { type Author, requireRight } from "#server/reviews/state/Viewer.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { type Pull, type RequestItem, writeRequestLine } from "#server/store/notes/requestLine.ts";
import { storeRefs } from "#server/store/storeRefs.ts";
import {
  fetchCommits,
  type FetchedPull,
  fetchHeads,
  fetchPull,
  type PullSource,
  pullSources,
  type PullState,
} from "./fetchPull.ts";
import { parseConversation } from "./forgeQueries.ts";
import { readGerritConversation } from "./gerritConversation.ts";
import { importConversation, importNotes } from "./importConversation.ts";
import { rememberForge } from "./sending/hostForge.ts";
import { isSameRepository, parsePullName, pullLabel } from "./PullAddress.ts";

export interface OpenPullInput {
  /** A number, or the address of a page. */
  readonly name: string;
  /** The remote that has it; found if null. */
  readonly remote: string | null;
  /** The branch there that it is for; the default branch if null, or the one that it was opened with. */
  readonly base: string | null;
}

export interface OpenedPull {
  readonly review: Oid;
  readonly isNew: boolean;
  readonly added: number;
  /** Sentences about a base that is guessed, and about the conversation that came with a change of Gerrit. */
  readonly notes: readonly string[];
}

/**
 * Fetches a pull request, and returns its review after recording what is new: the first time as a private review, later
 * another head or base as its next patch set. Nothing else of the repository changes. Fails as BAD_INPUT if it is no name
 * of a pull request or several remotes have it, as NOT_FOUND if none has, and as `fetchPull` and every writer of the store do.
 */
export async function openPull(context: ReviewContext, { name, remote, base }: OpenPullInput): Promise<OpenedPull> {
  const author = requireRight(context.viewer, "request", context.viewer.email);
  const wanted = parsePullName(name);
  const sources = await pullSources(context.git, wanted, remote);
  const found: FetchedPull[] = [];
  const failures: GalleyError[] = [];
  for (const source of sources) {
    try {
      const against = base ?? (await baseBefore(context, source, wanted.number));
      const fetched = await fetchPull(context.git, source, wanted.number, against);
      if (fetched !== null) found.push(fetched);
    } catch (error) {
      // Another remote may have it.
      if (!(error instanceof GalleyError)) throw error;
      failures.push(error);
    }
  }
  const [fetched, other] = found;
  if (fetched === undefined) throw failures[0] ?? notFound(wanted.number, sources);
  if (other !== undefined) {
    const [one, two] = [fetched.source.name, other.source.name];
    const next = `Choose the remote (--remote ${one} on the command line).`;
    throw new GalleyError("BAD_INPUT", `${one} and ${two} both have a pull request ${wanted.number}.`, { next });
  }
  const opened = await record(context, author, fetched);
  return { ...opened, notes: [...opened.notes, ...failures.map(({ message }) => message)] };
}

/** Records the states of a pull request, and the conversation that came with them; states without it if that is damaged. */
async function record(context: ReviewContext, author: Author, fetched: FetchedPull): Promise<OpenedPull> {
  const { pull, meta, note } = fetched;
  const opened = await recordStates(context, author, fetched);
  const notes = note === null ? [] : [note];
  if (meta === null) return { ...opened, notes };
  try {
    const conversation = await readGerritConversation(context.git, meta.commit, meta.heads, pull);
    return {
      ...opened,
      notes: [...notes, ...importNotes(await importConversation(context, opened.review, conversation))],
    };
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    return { ...opened, notes: [...notes, `Its conversation was not imported. ${error.message}`] };
  }
}

/** Returns the branch that was named when a pull request was opened before; null if none was. */
async function baseBefore(context: ReviewContext, source: PullSource, number: number): Promise<string | null> {
  const opened = await openedPulls(context);
  return opened.find(({ pull }) => pull.number === number && isSameRepository(pull, source))?.pull.base ?? null;
}

function notFound(number: number, sources: readonly PullSource[]): GalleyError {
  const names = sources.map(({ name }) => name).join(" and ");
  return new GalleyError("NOT_FOUND", `${names} ${sources.length === 1 ? "has" : "have"} no pull request ${number}.`, {
    next: "Check the number. Some hosts delete the refs of a pull request, or show them only to those who may read it.",
  });
}

/** Returns the object that the notes of a pull request are on, the same in every repository. */
function pullCommit(git: Repository, { host, path, number, kind }: Pull) {
  return emptyCommit(git, `${pullLabel({ kind, number })} of ${host}/${path.toLowerCase()}`);
}

async function recordStates(
  context: ReviewContext,
  author: Author,
  { pull, states }: FetchedPull,
): Promise<Omit<OpenedPull, "notes">> {
  const { git, store, index } = context;
  const { oid: review, pack } = pullCommit(git, pull);
  const found = await index.find(review);
  const before = found?.revision === review ? found : null;
  const fresh = before === null ? states : newStates(before, states);
  if (before === null) await unpackObjects(git, pack);
  const commits = [review, ...new Set(states.flatMap(({ head, base }) => [head, base]))];
  await store.archive(commits, { pull: review });
  if (fresh.length === 0) return { review, isNew: false, added: 0 };
  if (before !== null) requireUnderReview(before);
  if (before?.isPrivate === false) await store.archive(commits);
  const lines = await requestsOf(context, author, { pull, review, before, fresh });
  const key = lines.map(({ extras }) => extras.key).join(" ");
  const where = before === null ? { scope: "private" as const } : { isOfExisting: true };
  await store.append([{ ref: "reviews", revision: review, lines: lines.map(writeRequestLine), ...where }], { key });
  await store.archive(commits, { pull: review }); // it may have been closed in between
  return { review, isNew: before === null, added: fresh.length };
}

/** Returns the states that are to be recorded; of a change of Gerrit, whose states are all fetched, those after the last known one. */
function newStates({ patchSets }: IndexedReview, states: readonly PullState[]): readonly PullState[] {
  const last = patchSets.at(-1);
  const at = states.findLastIndex(({ head, base }) => head === last?.head && base === last.base);
  return states.slice(at + 1).filter(({ head }) => states.length === 1 || !patchSets.some((set) => set.head === head));
}

interface Recorded {
  readonly pull: Pull;
  readonly review: Oid;
  readonly before: IndexedReview | null;
  readonly fresh: readonly PullState[];
}

/** Builds the lines of new patch sets. The first one begins the review, in the name of the author of its last commit. */
async function requestsOf(
  context: ReviewContext,
  by: Author,
  { pull, review, before, fresh }: Recorded,
): Promise<readonly RequestItem[]> {
  const { git, viewer } = context;
  const commits = await requireCommits(
    git,
    fresh.map(({ head }) => head),
  );
  const items: RequestItem[] = [];
  for (const [at, { head, base }] of fresh.entries()) {
    const number = (before?.patchSets.length ?? 0) + at + 1;
    const earlier = [...(before?.requests ?? []), ...items];
    const current = items.at(-1) ?? before?.current;
    // When it is opened, its states are as old as their commits, so that they come before the comments of others on them.
    const stated = before === null ? (commits[at]?.committer.at ?? 0) : 0;
    const time = stated > 0 ? Math.min(stated, context.now()) : context.now();
    if (current === undefined) {
      const { author, message = "" } = commits.at(-1) ?? {};
      const description = inputRules.anyName(`${pullLabel(pull)}: ${message.trimStart().split("\n")[0] ?? ""}`);
      const target = pull.base === undefined ? (await defaultBranch(git))?.name : `refs/heads/${pull.base}`;
      const email = inputRules.anyName(author?.email ?? "") || "unknown@invalid";
      const name = email === by.email ? by.name : inputRules.anyName(author?.name ?? "") || null;
      const extras = { key: `pull-${review.slice(0, 40)}`, head, base, pull, imported: { by: by.email } };
      const request = { targetRef: target ?? "HEAD", description, extras };
      items.push(firstRequest({ email, name }, time, request));
    } else {
      const key = patchSetKey({ patchSets: { length: number - 1 } }, head);
      const extras = { key, act: "patchSet" as const, head, base, pull };
      items.push(nextRequest({ current, requests: earlier }, viewer, time, { baseCommit: base, extras }));
    }
  }
  return items;
}

/** A pull request that was opened before, and whether its host has another head by now. */
export interface PullMove {
  readonly review: IndexedReview;
  readonly pull: Pull;
  /** `gone` if the host does not advertise it any more, `unknown` if it gave no answer. */
  readonly state: "same" | "moved" | "gone" | "unknown";
}

/**
 * Asks the hosts of the pull requests that were opened for their heads, by one fetch for each repository. Records nothing.
 * Fails as `fetchHeads` does if none answers.
 */
export async function movedPulls(context: ReviewContext): Promise<readonly PullMove[]> {
  const opened = await openedPulls(context);
  const heads = new Map<string, ReadonlyMap<number, Oid> | GalleyError>();
  const placeOf = ({ host, path }: Pull): string => `${host}/${path}`;
  for (const { pull } of opened) {
    if (heads.has(placeOf(pull))) continue;
    const source = await sourceOf(context.git, pull);
    const same = opened.filter((other) => placeOf(other.pull) === placeOf(pull)).map((other) => other.pull);
    heads.set(placeOf(pull), await fetchHeads(context.git, source, same).catch(asValue));
  }
  const [first, ...others] = [...heads.values()];
  if (first instanceof GalleyError && others.every((other) => other instanceof GalleyError)) throw first;
  return opened.map(({ review, pull }) => {
    const there = heads.get(placeOf(pull));
    if (there === undefined || there instanceof GalleyError) return { review, pull, state: "unknown" };
    const head = there.get(pull.number);
    const state = head === undefined ? "gone" : head === review.patchSets.at(-1)?.head ? "same" : "moved";
    return { review, pull, state };
  });
}

function asValue(error: unknown): GalleyError {
  if (error instanceof GalleyError) return error;
  throw error;
}

/**
 * Lists the reviews of pull requests that were opened here, the last changed first. Notes of others can name any host,
 * which is not to be asked for that.
 */
export async function openedPulls({
  git,
  index,
}: Pick<ReviewContext, "git" | "index">): Promise<readonly { readonly review: IndexedReview; readonly pull: Pull }[]> {
  const kept = new Set((await forEachRef(git, { patterns: ["refs/galley/pulls/"] })).map(({ name }) => name));
  return (await index.reviews()).flatMap((review) => {
    const pull = pullOf(review);
    const isOpened = review.isPrivate || kept.has(storeRefs.pull(review.revision));
    return pull !== null && isOpened && pullCommit(git, pull).oid === review.revision ? [{ review, pull }] : [];
  });
}

async function sourceOf(git: Repository, { host, path }: Pull): Promise<PullSource> {
  const [source] = await pullSources(git, { repository: { host, path } }, null);
  if (source === undefined) throw new GalleyError("INTERNAL", "A repository has no address.");
  return source;
}

/** Fetches the pull request of a review again, and records what is new. */
export async function updatePull(context: ReviewContext, input: { readonly review: string }): Promise<OpenedPull> {
  const author = requireRight(context.viewer, "request", context.viewer.email);
  return record(context, author, await fetchAgain(context, input.review));
}

/** Fetches the pull request of a review again. Records nothing. */
export async function fetchAgain(context: ReviewContext, reviewName: string): Promise<FetchedPull> {
  const { pull } = await requirePull(context, reviewName);
  const source = await sourceOf(context.git, pull);
  const fetched = await fetchPull(context.git, source, pull.number, pull.base ?? null);
  if (fetched === null) throw notFound(pull.number, [source]);
  return fetched;
}

/** Imports the answer of a forge to the review of its pull request, and returns sentences about that. Fetches the commits that it names. */
export async function importAnswer(
  context: ReviewContext,
  reviewName: string,
  text: string,
): Promise<readonly string[]> {
  const { pull } = await requirePull(context, reviewName);
  const conversation = await rememberForge(context, pull, parseConversation(text));
  const fetch = async (oids: readonly Oid[]) => fetchCommits(context.git, await sourceOf(context.git, pull), oids);
  return importNotes(await importConversation(context, reviewName, conversation, fetch));
}

async function requirePull(context: ReviewContext, name: string) {
  const { revision } = await requireReview(context, name);
  const found = (await openedPulls(context)).find(({ review }) => review.revision === revision);
  if (found !== undefined) return found;
  throw new GalleyError("BAD_INPUT", "This review is not of a pull request that was opened here.", {
    next: "Open that with `galley pr`, by the address of its page.",
  });
}

const SHARED = "This review was shared, so others may have it.";

/**
 * Removes the review of a pull request with its comments, drafts and marks, and what keeps its commits. Opening it again
 * begins a new one. Fails as CONFLICT if it was shared.
 */
export async function closePull(
  context: ReviewContext,
  input: { readonly review: string },
): Promise<{ readonly review: Oid }> {
  const { review } = await requirePull(context, input.review);
  const { revision } = review;
  requireRight(context.viewer, "abandon", review.current.requester);
  if (!review.isPrivate)
    throw new GalleyError("CONFLICT", SHARED, { next: `Abandon it instead: galley abandon ${revision.slice(0, 12)}` });
  await context.store.removePull(revision);
  for (const name of ["drafts", "marks", "seen", "checks"] as const)
    await context.store.editPrivate(name, (files) => {
      const own = [...files.keys()].filter((path) => path.includes(revision));
      return new Map(own.map((path) => [path, null]));
    });
  return { review: revision };
}
