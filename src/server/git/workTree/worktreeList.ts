import { decodeBytes } from "#contract/byteText.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";

/** A work tree of a repository: the one it was made with, or one that was linked to it. */
export interface WorktreeRecord {
  /** Where it is, or was, as `byteText` carries it; for a bare repository its own folder. */
  readonly path: string;
  /** The commit that is checked out; null where there is none. */
  readonly head: Oid | null;
  /** The full name of the branch that is checked out; null where none is. */
  readonly branch: string | null;
  readonly isBare: boolean;
  /** Why it is locked, "" where nobody said; null where it is not. */
  readonly locked: string | null;
  /** Why git would forget it; null where it would not. */
  readonly prunable: string | null;
}

const NO_COMMIT = /^0+$/u;

/**
 * Lists the work trees of a repository, the main one first. Reads the files that name them and, of each, its HEAD and whether
 * it is there; nothing in them is opened. One process; linear in them.
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

/** Reads `name value` or `name`, separated by NUL; the first is the path. */
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
