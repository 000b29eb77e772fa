import { decodeBytes } from "#contract/byteText.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit } from "../readGit.ts";

/** A work tree of a repository: the main one or a linked one. */
export interface WorktreeRecord {
  /** The current or former path, encoded by `byteText`; for a bare repository its own folder. */
  readonly path: string;
  readonly head: Oid | null;
  /** The full name of the checked-out branch; null if there is none. */
  readonly branch: string | null;
  readonly isBare: boolean;
  /** The reason for its lock, "" if none was given; null if it is not locked. */
  readonly locked: string | null;
  /** The reason why git would prune it; null if it would not. */
  readonly prunable: string | null;
}

const NO_COMMIT = /^0+$/u;

/**
 * Lists the work trees of a repository, the main one first. Git reads the files that name them and the HEAD of each,
 * and checks whether it exists; it opens nothing else in them. Starts one process; linear in the work trees.
 */
export async function worktreeList(
  repository: Repository,
  options: ReadOptions = {},
): Promise<readonly WorktreeRecord[]> {
  const args = ["worktree", "list", "--porcelain", "-z"];
  const { stdout } = await readGit(repository, { ...options, where: "real", args });
  return decodeBytes(stdout)
    .split("\0\0")
    .filter((record) => record !== "")
    .map(toRecord);
}

/** Parses lines of `name value` or `name`, separated by NUL; the first one is the path. */
function toRecord(record: string): WorktreeRecord {
  const facts = new Map(
    record.split("\0").map((fact) => {
      const space = fact.indexOf(" ");
      return space < 0 ? [fact, ""] : [fact.slice(0, space), fact.slice(space + 1)];
    }),
  );
  const head = facts.get("HEAD") ?? "";
  return {
    path: facts.get("worktree") ?? "",
    head: isOid(head) && !NO_COMMIT.test(head) ? head : null,
    branch: facts.get("branch") ?? null,
    isBare: facts.has("bare"),
    locked: facts.get("locked") ?? null,
    prunable: facts.get("prunable") ?? null,
  };
}
