import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { headOfFiles } from "./headOfFiles.ts";
import { isPlainName } from "./isPlainName.ts";
import { readRefFile, stampRefTables } from "./refFiles.ts";

/** What decides which object a name stands for. */
export interface NameStamp {
  /** The name stands for the same object as long as this is the same. */
  readonly text: string;
  /** The ids that were found in the files of refs. */
  readonly oids: readonly Oid[];
}

/** Refs that each work tree has of its own, and the names by which those of others are told. */
const OF_ONE_WORK_TREE = /^(?:(?:refs\/)?(?:bisect|worktree|rewritten)|main-worktree|worktrees)\//u;

/** Digits of an id, alone or as `git describe` prints them: what they stand for goes by all objects that there are. */
const SHORT_ID = /^(?:.*-g)?[0-9a-f]{4,}$/iu;

/** Where git looks for a name, one after another: gitrevisions(7). The first of these is any file of the git dir. */
const PLACES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `refs/${name}`,
  (name) => `refs/tags/${name}`,
  (name) => `refs/heads/${name}`,
  (name) => `refs/remotes/${name}`,
  (name) => `refs/remotes/${name}/HEAD`,
];

/**
 * Says what a full id, HEAD or a plain name of a ref goes by: what stands in the files that git would look at, and its lists of
 * refs. Null for all other expressions, and where a file holds more than an id. Some 0.1 ms, without a process.
 */
export async function stampName(repository: Repository, name: string, options: ReadOptions): Promise<NameStamp | null> {
  const { gitDir, commonDir, emptyTree } = repository;
  if (name.length === emptyTree.length && isOid(name)) return { text: "id", oids: [name] };
  if (name === "HEAD") {
    const head = await headOfFiles(repository, options);
    return head === null || head.kind === "unborn" ? null : { text: head.oid, oids: [head.oid] };
  }
  if (!isPlainName(name) || OF_ONE_WORK_TREE.test(name)) return null;
  const files = PLACES.map((place) => readRefFile(repository, commonDir, place(name)));
  if (gitDir !== commonDir) files.push(readRefFile(repository, gitDir, name));
  const tables = stampRefTables(repository); // after the files: one that was packed went into the table before its file went
  if (files.includes("odd")) return null;
  const oids = files.filter((oid) => oid !== null);
  return oids.length === 0 && SHORT_ID.test(name)
    ? null
    : { text: [...files.map((oid) => oid ?? ""), tables].join("\n"), oids };
}
