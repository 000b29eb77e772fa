import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { isRecord } from "#contract/wire.ts";
import { readSmallText } from "../disk/readPlainFile.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { isOid, type Oid } from "../oid.ts";
import { readGit } from "../processes/readGit.ts";
import type { ReadOptions, Repository } from "../Repository.ts";

/** What both sides did, by the stages that an index has of a path: 1 the base, 2 ours, 3 theirs. */
const KINDS = [
  ["1", "BOTH_DELETED"],
  ["2", "ADDED_BY_US"],
  ["3", "ADDED_BY_THEM"],
  ["12", "DELETED_BY_THEM"],
  ["13", "DELETED_BY_US"],
  ["23", "BOTH_ADDED"],
  ["123", "BOTH_MODIFIED"],
] as const;

/** A path in conflict, encoded by `byteText`. */
export interface ConflictedPath {
  readonly path: string;
  readonly kind: (typeof KINDS)[number][1];
}

/** Lists the paths in conflict in the index's order, each once, as `git status` does. Linear in the index. */
export async function readConflicts(
  repository: Repository,
  options: ReadOptions = {},
): Promise<readonly ConflictedPath[]> {
  const args = ["ls-files", "-z", "--unmerged"];
  const { stdout } = await readGit(repository, { ...options, where: "real", args });
  const stages = new Map<string, string>();
  for (const record of decodeBytes(stdout).split("\0").slice(0, -1)) {
    const tab = record.indexOf("\t");
    const path = record.slice(tab + 1);
    stages.set(path, `${stages.get(path) ?? ""}${record.slice(tab - 1, tab)}`);
  }
  return [...stages].flatMap(([path, all]) => {
    const [, kind] = KINDS.find(([known]) => known === all) ?? [];
    return kind === undefined ? [] : [{ path, kind }];
  });
}

/** An operation of git that stopped, for a conflict or an edit, and waits to be continued or aborted. */
export interface GitOperation {
  readonly kind: keyof typeof NAMES;
  /** The full name of the branch that is rebased; null otherwise. */
  readonly branch: string | null;
  /** The number of the current commit and of all; null if the operation has no steps. */
  readonly step: number | null;
  readonly steps: number | null;
  /** The commit whose side is "theirs"; null if there is none. */
  readonly theirs: Oid | null;
}

const NAMES = {
  MERGE: "a merge",
  REBASE: "a rebase",
  APPLY_PATCHES: "git am",
  CHERRY_PICK: "a cherry-pick",
  REVERT: "a revert",
  BISECT: "a bisect",
} as const;

/** Names an operation with its branch and step, such as "a rebase of feat, 2 of 5". */
export function describeOperation({ kind, branch, step, steps }: GitOperation): string {
  const of = branch === null ? "" : ` of ${branch.replace(/^refs\/heads\//u, "")}`;
  const at = step === null || steps === null ? "" : `, ${step} of ${steps}`;
  return `${NAMES[kind]}${of}${at}`;
}

/** Checks an operation that was saved as JSON; null if it is none, since anybody can write it. */
export function parseOperation(value: unknown): GitOperation | null {
  if (!isRecord(value)) return null;
  const { kind, branch, step, steps, theirs } = value;
  if (!isKind(kind) || !isNullOr(branch, isText) || !isNullOr(step, isCount) || !isNullOr(steps, isCount)) return null;
  return { kind, branch, step, steps, theirs: isText(theirs) && isOid(theirs) ? theirs : null };
}

function isKind(value: unknown): value is GitOperation["kind"] {
  return isText(value) && Object.hasOwn(NAMES, value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isNullOr<Value>(value: unknown, isValue: (value: unknown) => value is Value): value is Value | null {
  return value === null || isValue(value);
}

/** Names and numbers in files of a git dir are short. */
const BYTES_MAX = 4096;

/** Reads which operation is in progress in a work tree from the files that git keeps for it; null if there is none. */
export async function readOperation({ gitDir }: Pick<Repository, "gitDir">): Promise<GitOperation | null> {
  const there = new Set((await unlessMissing(readdir(gitDir))) ?? []);
  const read = (...names: readonly string[]): string | null => readSmallText(join(gitDir, ...names), BYTES_MAX);
  const number = (...names: readonly string[]): number | null => {
    const text = read(...names) ?? "";
    return /^\d{1,9}$/u.test(text) ? Number(text) : null;
  };
  const commit = (name: string): Oid | null => {
    const oid = (read(name) ?? "").split("\n")[0] ?? "";
    return isOid(oid) ? oid : null;
  };
  const branch = (folder: string): string | null => {
    const name = read(folder, "head-name");
    return name?.startsWith("refs/") === true ? name : null;
  };
  const none = { branch: null, step: null, steps: null, theirs: null };
  if (there.has("rebase-merge")) {
    const [step, steps] = [number("rebase-merge", "msgnum"), number("rebase-merge", "end")];
    return { kind: "REBASE", branch: branch("rebase-merge"), step, steps, theirs: commit("REBASE_HEAD") };
  }
  if (there.has("rebase-apply")) {
    const kind = read("rebase-apply", "applying") === null ? "REBASE" : "APPLY_PATCHES";
    const [step, steps] = [number("rebase-apply", "next"), number("rebase-apply", "last")];
    return { kind, branch: branch("rebase-apply"), step, steps, theirs: commit("REBASE_HEAD") };
  }
  if (there.has("MERGE_HEAD")) return { ...none, kind: "MERGE", theirs: commit("MERGE_HEAD") };
  if (there.has("CHERRY_PICK_HEAD")) return { ...none, kind: "CHERRY_PICK", theirs: commit("CHERRY_PICK_HEAD") };
  if (there.has("REVERT_HEAD")) return { ...none, kind: "REVERT" };
  return there.has("BISECT_LOG") ? { ...none, kind: "BISECT" } : null;
}
