import { displayLine } from "#contract/byteText.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { BranchUser } from "#server/git/workTree/worktreeList.ts";
import { type BuiltLanding, type CommitsToLand, hasMerges, type LandingMethod } from "./buildLanding.ts";

export interface HandLanding extends CommitsToLand {
  readonly git: Pick<Repository, "workTree" | "path">;
  readonly method: LandingMethod;
  /** The short names of the target and of the branch of the review. */
  readonly target: string;
  readonly own: string;
  readonly base: Oid;
  readonly head: Oid;
  readonly built: BuiltLanding;
  /** The work trees that use the target, and those that use the branch of the review. */
  readonly users: readonly BranchUser[];
  readonly ownUsers: readonly BranchUser[];
  /** True if commits above these have to be put on what lands. */
  readonly hasRest: boolean;
  /** The branch of a remote that has commits on which the change is based, but not the target; null if there is none. */
  readonly remoteAhead: string | null;
}

/**
 * Lists the git commands that land a change as it is now: in the work tree that has the target checked out, or else in this one.
 * HEAD is on a branch afterwards. Empty if there are none that work, and something else has to be done first.
 */
export function commandsByHand(landing: HandLanding): readonly string[] {
  const { users, built, remoteAhead } = landing;
  if (built.reason?.next != null || users.some(({ how }) => how !== "checked out")) return [];
  const { before, run } = onTarget(landing);
  const steps = remoteAhead === null ? stepsOf(landing) : [`merge ${quoted(remoteAhead)}`];
  return [
    ...before,
    ...steps.map((step) => `${run} ${step}`),
    ...(landing.hasRest && remoteAhead === null ? [restCommand(landing, run)] : []),
  ];
}

/** Returns how git is run where a branch is checked out, and the commands that check it out if it is nowhere. */
function onTarget({ git, target, users }: Pick<HandLanding, "git" | "target" | "users">): {
  readonly before: readonly string[];
  readonly run: string;
} {
  const there = users.find(({ isGone }) => !isGone);
  const isGone = users.length > 0 && there === undefined;
  const isBare = there === undefined && git.workTree === null;
  const folder = there?.path ?? (isBare ? `${git.path}-${target.replaceAll("/", "-")}` : null);
  const switched = isBare ? [`git worktree add ${quoted(displayLine(folder ?? ""))} ${quoted(target)}`] : [];
  return {
    before: [
      ...(isGone ? ["git worktree prune"] : []),
      ...(there === undefined && !isBare ? [`git switch ${quoted(target)}`] : switched),
    ],
    run: folder === null ? "git" : `git -C ${quoted(displayLine(folder))}`,
  };
}

/** Lists the git commands that push a branch to a remote which may have commits that this repository lacks. */
export function pushByHand(
  branch: Pick<HandLanding, "git" | "target" | "users">,
  remote: string,
  isAhead: boolean,
): readonly string[] {
  const { before, run } = onTarget(branch);
  const target = quoted(branch.target);
  const merged = [...before, `${run} fetch ${quoted(remote)} ${target}`, `${run} merge --no-edit FETCH_HEAD`];
  return [...(isAhead ? merged : []), `git push ${quoted(remote)} ${target}`];
}

/** Puts the commits that are left on what landed, in the work tree that has their branch checked out. */
function restCommand({ ownUsers, target, own, head }: HandLanding, run: string): string {
  const there = ownUsers.find(({ how, isGone }) => how === "checked out" && !isGone);
  const git = there === undefined ? run : `git -C ${quoted(displayLine(there.path))}`;
  return `${git} rebase --onto ${quoted(target)} ${head} ${quoted(own)}`;
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
      return [isBased ? `merge --squash ${head}` : `cherry-pick --no-commit ${range}`, "commit"];
    case "rebase":
      return [`cherry-pick --allow-empty ${range}`];
  }
}

function quoted(name: string): string {
  return /^[\w./@+-]+$/u.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
