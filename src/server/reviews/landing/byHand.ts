import { existsSync } from "node:fs";
import { displayLine } from "#contract/byteText.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readConflicts, readOperation } from "#server/git/workTree/conflicts.ts";
import type { BranchUser } from "#server/git/workTree/worktreeList.ts";
import { type BuiltLanding, type CommitsToLand, hasMerges, type LandingMethod } from "./buildLanding.ts";

export interface HandLanding extends CommitsToLand {
  readonly git: Repository;
  readonly method: LandingMethod;
  /** The short names of the target and of the branch of the review. */
  readonly target: string;
  readonly own: string;
  readonly base: Oid;
  readonly head: Oid;
  readonly built: BuiltLanding;
  /** The work trees that have the target checked out. None of them is in the middle of an operation. */
  readonly users: readonly BranchUser[];
  /** True if commits above these have to be put on what lands. */
  readonly hasRest: boolean;
  /** The branch of a remote that has commits on which the change is based, but not the target; null if there is none. */
  readonly remoteAhead: string | null;
}

/**
 * Lists the git commands that land a change as it is now, whatever the user's settings are: in the work tree that has the target
 * checked out, else in this one, or in a new one where git cannot switch branches here. HEAD is on a branch afterwards.
 */
export async function commandsByHand(landing: HandLanding): Promise<readonly string[]> {
  const { remoteAhead, hasRest, target, head, own } = landing;
  const [before, run] = await onTarget(landing);
  // The branch of the commits that are left is checked out nowhere.
  const rest = hasRest ? [`rebase --onto ${quoted(target)} ${head} ${quoted(own)}`] : [];
  const steps = remoteAhead === null ? [...stepsOf(landing), ...rest] : [`merge --ff ${quoted(remoteAhead)}`];
  return [...before, ...steps.map((step) => `${run} ${step}`)];
}

type TargetBranch = Pick<HandLanding, "git" | "target" | "users">;

/** Returns the commands that check a branch out if it is nowhere, and how git is run where it is. */
async function onTarget({ git, target, users }: TargetBranch): Promise<readonly [readonly string[], string]> {
  const there = users.find(({ isGone }) => !isGone);
  const run = (folder: string): string => `git -C ${quoted(displayLine(folder))}`;
  if (there !== undefined) return [[], run(there.path)];
  const pruned = users.length > 0 ? ["git worktree prune"] : [];
  if (await canSwitch(git)) return [[...pruned, `git switch ${quoted(target)}`], "git"];
  const beside = `${git.path}-${target.replaceAll("/", "-")}`;
  let folder = beside;
  for (let count = 2; existsSync(folder); count++) folder = `${beside}-${count}`;
  return [[...pruned, `git worktree add ${quoted(displayLine(folder))} ${quoted(target)}`], run(folder)];
}

/** Git switches no branches in the middle of an operation, such as a merge, and while files are in conflict. */
async function canSwitch(git: Repository): Promise<boolean> {
  if (git.workTree === null || (await readOperation(git)) !== null) return false;
  return (await readConflicts(git)).length === 0;
}

/** Lists the git commands that push a branch to a remote which may have commits that this repository lacks. */
export async function pushByHand(branch: TargetBranch, remote: string, isAhead: boolean): Promise<readonly string[]> {
  const target = quoted(branch.target);
  const push = `git push ${quoted(remote)} ${target}`;
  if (!isAhead) return [push];
  const [before, run] = await onTarget(branch);
  return [...before, `${run} fetch ${quoted(remote)} ${target}`, `${run} merge --ff --no-edit FETCH_HEAD`, push];
}

function stepsOf({ method, target, base, head, commits, isBased, built }: HandLanding): readonly string[] {
  const dropped = new Set(built.dropped.map(({ oid }) => oid));
  const picked = commits.filter(({ oid, parents }) => parents.length < 2 && !dropped.has(oid));
  const isRange = dropped.size === 0 && !hasMerges(commits);
  const range = isRange ? `${base}..${head}` : picked.map(({ oid }) => oid).join(" ");
  switch (method) {
    case "fast-forward":
      return [`merge --ff-only ${head}`];
    case "merge":
      return isBased
        ? [`merge --no-ff ${head}`]
        : ["switch --detach", `cherry-pick --allow-empty ${range}`, `switch ${quoted(target)}`, "merge --no-ff @{-1}"];
    case "squash":
      return [isBased ? `merge --ff --squash ${head}` : `cherry-pick --no-commit ${range}`, "commit"];
    case "rebase":
      return [`cherry-pick --allow-empty ${range}`];
  }
}

function quoted(name: string): string {
  return /^[\w./@+-]+$/u.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
