import { GalleyError } from "#contract/errors.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import { type CommitGraph, newestCommits, revList } from "#server/git/ancestry/revList.ts";
import { readCommits, readShallow } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";

export interface FoundRange {
  /** The range as git names it. */
  readonly range: string;
  readonly graph: CommitGraph;
  /** The commit before the range, whose rules hold for it; null if there is none. */
  readonly target: Oid | null;
  /** Why the result says nothing, or not all, and what to do; null if it does. */
  readonly problem: RangeProblem | null;
}

export interface RangeProblem {
  readonly reason: string;
  readonly next: string;
}

/** Commits that are verified if nothing else is requested, and all of HEAD is known. */
const USUAL_COUNT = 20;
const UPSTREAM = "@{upstream}";

/**
 * Reads the commits of `a..b`, or one commit. Without a range: what HEAD has and its upstream has not; without an upstream, what it has
 * and the default branch has not; if that is nothing, its last commits.
 */
export async function readRange(git: Repository, range: string | null, options: ReadOptions): Promise<FoundRange> {
  if (range === null) return usualRange(git, options);
  const [from = "", to, ...more] = range.split("..");
  if (more.length > 0 || to?.startsWith(".") === true)
    throw new GalleyError("BAD_INPUT", "A range is written <base>..<head>.", { next: "Name the two revisions." });
  if (to === undefined) return rangeOf(git, range, [await requireCommit(git, range, options)], options);
  return rangeBetween(git, from === "" ? "HEAD" : from, to === "" ? "HEAD" : to, options);
}

async function usualRange(git: Repository, options: ReadOptions): Promise<FoundRange> {
  const head = await revParse(git, "HEAD", options);
  if (head === null) return { range: "HEAD", graph: new Map(), target: null, problem: emptyRange("HEAD") };
  const upstream = await revParse(git, UPSTREAM, options);
  if (upstream !== null) return rangeBetween(git, UPSTREAM, "HEAD", options);
  const branch = await defaultBranch(git, options);
  if (branch?.commit != null && !(await isAncestor(git, head, branch.commit, options)))
    return rangeBetween(git, branch.name, "HEAD", options);
  const newest = await newestCommits(git, head, null, { ...options, count: USUAL_COUNT });
  return rangeOf(git, `the last ${USUAL_COUNT} commits of HEAD`, newest, options);
}

async function rangeBetween(git: Repository, from: string, to: string, options: ReadOptions): Promise<FoundRange> {
  const [base, head] = [await requireCommit(git, from, options), await requireCommit(git, to, options)];
  const range = `${from.replace(/^refs\/(?:heads|remotes)\//u, "")}..${to}`;
  const graph = await revList(git, [head], [base], options);
  const isReversed = graph.size === 0 && base !== head;
  const problem = isReversed ? reversedRange(range, from, to) : await problemOf(git, range, graph);
  return { range, graph, target: base, problem };
}

/** Returns what a ref gets that moves: the commits of `to` that `from` has not. */
export async function rangeOfMove(
  git: Repository,
  { from, to }: { readonly from: Oid | null; readonly to: Oid },
  options: ReadOptions,
): Promise<FoundRange> {
  const graph = await revList(git, [to], from === null ? [] : [from], options);
  const range = from === null ? to.slice(0, 12) : `${from.slice(0, 12)}..${to.slice(0, 12)}`;
  const problem = graph.size === 0 ? null : await problemOf(git, range, graph);
  return { range, graph, target: from, problem };
}

/** Returns a range of given commits, the last one first. */
async function rangeOf(
  git: Repository,
  range: string,
  oids: readonly Oid[],
  options: ReadOptions,
): Promise<FoundRange> {
  const records = await readCommits(git, oids, options);
  const graph = new Map(records.flatMap((record) => (record === null ? [] : [[record.oid, record.parents]])));
  let target = oids[0];
  while (target !== undefined && graph.has(target)) target = graph.get(target)?.[0];
  return { range, graph, target: target ?? null, problem: await problemOf(git, range, graph) };
}

async function problemOf(git: Repository, range: string, graph: CommitGraph): Promise<RangeProblem | null> {
  if (graph.size === 0) return emptyRange(range);
  const last = [...(await readShallow(git))].find((oid) => graph.has(oid));
  if (last === undefined) return null;
  const reason = `This clone is shallow: it has no history before ${last.slice(0, 12)}, so it is unknown what that commit changes.`;
  return { reason, next: "Fetch the history: `git fetch --unshallow`." };
}

function emptyRange(range: string): RangeProblem {
  return {
    reason: `There are no commits in ${range}, so nothing was verified.`,
    next: "Name a commit, or a range that has commits, such as origin/main..HEAD.",
  };
}

function reversedRange(range: string, from: string, to: string): RangeProblem {
  return {
    reason: `There are no commits in ${range}, so nothing was verified: ${from} has all commits of ${to}.`,
    next: `If the two are swapped, verify ${to}..${from}.`,
  };
}

async function requireCommit(git: Repository, revision: string, options: ReadOptions): Promise<Oid> {
  const commit = await revParse(git, revision, options);
  if (commit !== null) return requireOneMeaning(git, revision, commit, options);
  throw new GalleyError("NOT_FOUND", `There is no commit “${revision}”.`, {
    next: "Name a commit, or a range such as origin/main..HEAD.",
  });
}

/** The steps of a revision from its first name. */
const STEPS = /(?:[~^:]|@\{).*$/su;

/**
 * Returns the commit of a revision. Fails as BAD_INPUT if its name is of several refs with different commits: git takes a tag before a
 * branch, and anybody who can push may have made one called `main` or `origin/main`.
 */
async function requireOneMeaning(git: Repository, revision: string, commit: Oid, options: ReadOptions): Promise<Oid> {
  const name = revision.replace(STEPS, "");
  if (name === "" || name === "HEAD" || /[*?[\\]/u.test(name)) return commit;
  const patterns = [`refs/tags/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
  const found = (await forEachRef(git, { ...options, patterns })).filter((ref) => patterns.includes(ref.name));
  if (found.every((ref) => ref.commit === found[0]?.commit)) return commit;
  const branch = found.find((ref) => ref.name !== patterns[0])?.name ?? name;
  const names = found.map((ref) => ref.name).join(" and ");
  throw new GalleyError("BAD_INPUT", `“${name}” is ambiguous: it names ${names}.`, {
    next: `Write the full name, such as ${branch}.`,
  });
}
