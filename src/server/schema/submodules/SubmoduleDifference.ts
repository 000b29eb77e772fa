import type { Int } from "grats";
import { log } from "#server/git/history/log.ts";
import type { Oid } from "#server/git/oid.ts";
import { galleySignature } from "#server/git/objects/ObjectPack.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { SubmoduleProblem } from "#server/git/submodules/openSubmodule.ts";
import type { SubmoduleChange } from "#server/git/submodules/spliceSubmodules.ts";
import { Commit } from "../commits/Commit.ts";
import type { Comparison } from "../comparisons/Comparison.ts";
import { fileAt } from "../comparisons/patches.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";

/** The most commits that are listed of each side, and counted. */
const LISTED_MAX = 50;
const COUNTED_MAX = 1000;

/** A commit of a submodule. @gqlType */
interface SubmoduleCommit {
  /** The commit id. @gqlField */
  readonly oid: GitObjectID;
  /** The first paragraph of its message, on one line. @gqlField */
  readonly headline: string;
  /** True if only the old side has it. @gqlField */
  readonly isRemoved: boolean;
}

/**
 * The change of a submodule in a comparison, besides the files inside, which are files of the comparison. Commits are
 * those on the line of first parents, as in `git diff --submodule=log`.
 * @gqlType
 */
interface SubmoduleDifference {
  /** The number of commits that the new side adds, at most 1,000; null if they are not known. @gqlField */
  readonly aheadBy: Int | null;
  /** The number of commits that only the old side has, at most 1,000; null if they are not known. @gqlField */
  readonly behindBy: Int | null;
  /** The commits that only one side has, newest first, at most 50 of each; first those that the new side adds. @gqlField */
  readonly commits: readonly SubmoduleCommit[];
  /** The reason why the files inside are not compared; null if they are. @gqlField */
  readonly problem: string | null;
  /** The command, from the root of the repository, that gets what is missing. @gqlField */
  readonly command: string | null;
}

/** The change of the submodule at an index of `fileTable`; null if it is none. @gqlField submodule */
export async function submoduleDifference(
  comparison: Comparison,
  context: Context,
  fileIndex: Int,
): Promise<SubmoduleDifference | null> {
  const loaders = context.loaders.of(comparison.served.git);
  const file = fileAt(await comparison.changedFiles(context), fileIndex);
  const { submodules } = await loaders.spliced(comparison.span());
  const change = submodules.find(({ path }) => path === (file.newPath ?? file.oldPath));
  if (change === undefined) return null;
  const { repository, oldCommit, newCommit, missing } = change;
  const head = await loaders.commit.load(comparison.span().to);
  const isSnapshot = head.author.email === galleySignature.email;
  const unknown = { aheadBy: null, behindBy: null, commits: [], ...problemOf(change, comparison.served, isSnapshot) };
  if (repository === null || oldCommit === null || newCommit === null || missing.length > 0) return unknown;
  const only = (tip: Oid, exclude: Oid) =>
    log(repository, { tips: [tip], exclude: [exclude], count: COUNTED_MAX, firstParent: true, signal: context.signal });
  const [ahead, behind] = await Promise.all([only(newCommit, oldCommit), only(oldCommit, newCommit)]);
  const read = async (oids: readonly Oid[], isRemoved: boolean): Promise<readonly SubmoduleCommit[]> => {
    const records = await readCommits(repository, oids.slice(0, LISTED_MAX), { signal: context.signal });
    return records.flatMap((record) =>
      record === null
        ? []
        : { oid: record.oid, headline: new Commit(comparison.served, record).messageHeadline(), isRemoved },
    );
  };
  const commits = await Promise.all([read(ahead.oids, false), read(behind.oids, true)]);
  return { ...unknown, aheadBy: ahead.oids.length, behindBy: behind.oids.length, commits: commits.flat() };
}

const PROBLEMS: Readonly<Record<SubmoduleProblem, string>> = {
  NOT_INITIALIZED: "The submodule is not initialized, so its files are not here.",
  OUTSIDE: "The .git of the submodule leads out of this repository, so it is not read.",
  UNREADABLE: "Git cannot read the repository of the submodule.",
};

const UNCOMMITTED = "It may be uncommitted work that only its author has: ask for a commit that is pushed.";

function problemOf(
  { path, within, repository, problem, missing, newCommit }: SubmoduleChange,
  { git }: ServedRepository,
  isSnapshot: boolean,
): Pick<SubmoduleDifference, "problem" | "command"> {
  if (problem !== null) {
    const inner = within === null ? path : path.slice(within.path.length + 1);
    const git = within === null ? ["git"] : ["git", "-C", within.path];
    const isHere = problem === "NOT_INITIALIZED" && newCommit !== null;
    return {
      problem: PROBLEMS[problem],
      command: isHere ? commandOf(...git, "submodule", "update", "--init", "--", inner) : null,
    };
  }
  if (missing.length === 0 || repository === null) return { problem: null, command: null };
  const ids = missing.map((oid) => oid.slice(0, 10)).join(" and ");
  const which = missing.length === 1 ? `Commit ${ids} is` : `Commits ${ids} are`;
  const at = below(git, repository.path);
  const where = `${which} not in the repository of the submodule, ${at}.`;
  if (isSnapshot && newCommit !== null && missing.includes(newCommit))
    return { problem: `${where} ${UNCOMMITTED}`, command: null };
  // Of a repository without its work tree, git cannot enter the folder that its settings name.
  const inIt = repository.workTree === null ? [`--git-dir=${at}`, "--work-tree=."] : ["-C", at];
  return { problem: where, command: commandOf("git", ...inIt, "fetch", "origin", ...missing) };
}

function below({ path }: Repository, folder: string): string {
  return folder.startsWith(`${path}/`) ? folder.slice(path.length + 1) : folder;
}

/** Returns a command for a shell; null if it would contain control characters, which a terminal may obey, or invisible ones. */
function commandOf(...words: readonly string[]): string | null {
  if (words.some((word) => /[\p{Cc}\p{Cf}\p{Cs}]/u.test(word))) return null;
  return words
    .map((word) => (/^[\w./=@:+,-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`))
    .join(" ");
}
