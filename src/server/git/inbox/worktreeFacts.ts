import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { fallback } from "#contract/errors.ts";
import { countCommits, newestCommits } from "../ancestry/revList.ts";
import { statFiles } from "../disk/fileStat.ts";
import { isArgSafePath } from "../gitPaths.ts";
import { type CommitRecord, readCommits } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import { readHead } from "../refs/head.ts";
import { repositoryId } from "../repository/discover.ts";
import { openRepository } from "../repository/openRepository.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitInWorkTree } from "../workTree/gitInWorkTree.ts";
import { liveContext } from "../workTree/privateIndex.ts";
import { worktreeList, type WorktreeRecord } from "../workTree/worktreeList.ts";
import { readAgents } from "./agents.ts";
import { baseOf, originsOf } from "./baseOf.ts";

/** A work tree, with the work in it that is in no other place. */
export interface WorktreeFacts {
  /** The id that it has as an open repository. */
  readonly id: string;
  /** Encoded by `byteText`. */
  readonly path: string;
  /** The full name of the checked-out branch; null if HEAD is detached. */
  readonly branch: string | null;
  readonly head: Oid | null;
  /** The reason for its lock, "" if none was given; null if it is not locked. */
  readonly locked: string | null;
  /** True if its folder is not there, or belongs to another repository by now. */
  readonly isGone: boolean;
  /** The number of files with uncommitted changes; null if they cannot be read. */
  readonly files: number | null;
  /** The short name of the branch that HEAD came from; null if there is none. */
  readonly base: string | null;
  /** The number of commits that HEAD has and this branch lacks. */
  readonly ahead: number;
  /** The agents that work here now, then the co-authors and the authors of these commits. */
  readonly owners: readonly string[];
  /** True if several agents, or several people, work or worked here. */
  readonly isShared: boolean;
  /** Seconds since 1970: that of the newest commit or uncommitted change; null if there is none. */
  readonly changedAt: number | null;
}

/** Work trees that are read at the same time. */
const AT_ONCE = 4;

/**
 * Reads the work trees of a repository, the main one first; none of a bare repository without linked ones. Writes nothing into
 * them and runs none of their programs. Starts about five processes for each; `filesHere` lists the uncommitted files of the open one
 * without them.
 */
export async function readWorktrees(
  repository: Repository,
  options: ReadOptions = {},
  filesHere?: () => Promise<readonly string[]>,
): Promise<readonly WorktreeFacts[]> {
  const records = (await recordsOf(repository, options)).filter(({ isBare }) => !isBare);
  const [agents, origins] = await Promise.all([readAgents(), originsOf(repository, options)]);
  const read = async (record: WorktreeRecord): Promise<WorktreeFacts> => {
    const { path, head, branch, locked } = record;
    const real = isArgSafePath(path) ? await realpath(path).catch(() => null) : null; // gone, or on a disk that is
    const id = repositoryId(real ?? path);
    const files = real === null ? null : await readFiles(repository, real, head, options, filesHere);
    const base = head === null ? null : await baseOf(repository, { oid: head, ref: branch }, origins, options);
    const commits = await commitsAhead(repository, head, base?.commit ?? null, options);
    const live = agents.get(id) ?? [];
    const coAuthors = commits.newest.flatMap(coAuthorsOf);
    const programs = distinct([...live, ...coAuthors]);
    const authors = distinct(commits.newest.map(({ author }) => author.name));
    // Of several agents, the one person in whose name they work has no part in it.
    const people = programs.length > 1 && authors.length === 1 ? [] : authors;
    const changes = [...commits.newest.map(({ committer }) => committer.at), files?.changedAt ?? 0];
    return {
      id,
      path,
      branch,
      head,
      locked,
      isGone: files === null,
      files: files?.count ?? null,
      base: base?.name ?? null,
      ahead: commits.count,
      owners: distinct([...programs, ...people]),
      isShared: programs.length > 1 || authors.length > 1,
      changedAt: Math.max(0, ...changes) || null,
    };
  };
  const facts: WorktreeFacts[] = [];
  for (let at = 0; at < records.length; at += AT_ONCE)
    facts.push(...(await Promise.all(records.slice(at, at + AT_ONCE).map(read))));
  return facts;
}

/** Lists the work trees; without linked ones from files alone. */
async function recordsOf(repository: Repository, options: ReadOptions): Promise<readonly WorktreeRecord[]> {
  const { commonDir, gitDir, workTree } = repository;
  const listed = existsSync(join(commonDir, "worktrees")) ? await worktreeList(repository, options) : [];
  if (gitDir !== commonDir || workTree === null) return listed;
  const head = await readHead(repository, options);
  const [branch, oid] = [head.kind === "detached" ? null : head.ref, head.kind === "unborn" ? null : head.oid];
  // Git names the git dir in place of the work tree of a submodule.
  const main = { path: workTree, head: oid, branch, isBare: false, locked: null, prunable: null };
  return [main, ...listed.slice(1)];
}

/** The commits whose authors count, and the changed files whose time counts. */
const [COMMITS_MAX, FILES_MAX] = [50, 50];
const DIFF = "diff --name-only -z --no-renames --no-ext-diff --no-textconv --ignore-submodules=dirty".split(" ");

interface ChangedFiles {
  readonly count: number;
  readonly changedAt: number;
}

/** Finds the uncommitted files of a work tree; null if it is not one of this repository any more. */
async function readFiles(
  repository: Repository,
  path: string,
  head: Oid | null,
  options: ReadOptions,
  filesHere?: () => Promise<readonly string[]>,
): Promise<ChangedFiles | null> {
  if (path === repository.workTree)
    return withTime(path, await (filesHere?.() ?? changedFiles(repository, head, options)));
  const other = await openRepository(path, options).catch(fallback(null, "NOT_FOUND"));
  try {
    const isOwn = other?.commonDir === repository.commonDir && other.workTree === path;
    return isOwn ? await withTime(path, await changedFiles(other, head, options)) : null;
  } finally {
    await other?.close();
  }
}

async function changedFiles(
  repository: Repository,
  head: Oid | null,
  options: ReadOptions,
): Promise<readonly string[]> {
  const context = await liveContext(repository, options);
  const lists = await Promise.all([
    gitInWorkTree(context, { args: [...DIFF, head ?? repository.emptyTree] }),
    gitInWorkTree(context, { args: ["ls-files", "-z", "--others", "--exclude-standard"] }),
  ]);
  // A name with a slash at the end is a repository of its own, such as a work tree in a folder of this one.
  const names = lists.flatMap(({ stdout }) => decodeBytes(stdout).split("\0").slice(0, -1));
  return [...new Set(names.filter((name) => !name.endsWith("/")))];
}

async function withTime(root: string, paths: readonly string[]): Promise<ChangedFiles> {
  const found = await statFiles(root, paths.slice(0, FILES_MAX));
  const times = found.map((file) => Number((file?.stat.mtimeNs ?? 0n) / 1_000_000_000n));
  return { count: paths.length, changedAt: Math.max(0, ...times) };
}

async function commitsAhead(
  repository: Repository,
  head: Oid | null,
  base: Oid | null,
  options: ReadOptions,
): Promise<{ readonly count: number; readonly newest: readonly CommitRecord[] }> {
  if (head === null || base === null || head === base) return { count: 0, newest: [] };
  const oids = await newestCommits(repository, head, base, { ...options, count: COMMITS_MAX });
  const count = oids.length < COMMITS_MAX ? oids.length : await countCommits(repository, head, base, options);
  return { count, newest: (await readCommits(repository, oids, options)).filter((one) => one !== null) };
}

const CO_AUTHOR = /^co-authored-by:\s*([^<\n]*[^<\s])\s*</gimu;

function coAuthorsOf({ message }: CommitRecord): readonly string[] {
  return Array.from(message.matchAll(CO_AUTHOR), ([, name = ""]) => name);
}

/** Leaves out names with the same first word as an earlier one: Claude, claude-code and Claude Opus are one. */
function distinct(names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const word = /[\p{L}\p{N}]+/u.exec(name)?.[0].toLowerCase() ?? name;
    if (!found.has(word)) found.set(word, name);
  }
  return [...found.values()];
}
