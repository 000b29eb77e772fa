import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { requireAllOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { pastDamage } from "../objects/pastDamage.ts";
import { pathLimit } from "./pathLimit.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** A commit that has a file which one of its parents at least has not. */
export interface Addition {
  readonly oid: Oid;
  readonly parents: readonly Oid[];
}

/** The commits that added a file, as far as their folders could be read. */
export interface Additions {
  readonly found: readonly Addition[];
  readonly unreadable: ReadonlySet<Oid>;
}

export interface WhereAddedOptions extends ReadOptions {
  readonly firstParent?: boolean | undefined;
  /** Whether folders that cannot be read are read past, as empty ones; else it fails. */
  readonly isPast?: boolean | undefined;
}

const HEAD = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/u;

/**
 * Finds those of some commits that added a file; none where the path is a folder's. One process for all, which compares of
 * each commit the folders on the way to the file.
 */
export async function whereAdded(
  repository: Repository,
  oids: readonly Oid[],
  path: string,
  { firstParent = false, isPast = false, ...options }: WhereAddedOptions,
): Promise<Additions> {
  if (oids.length === 0) return { found: [], unreadable: new Set() };
  const limit = pathLimit([path]);
  const merges = firstParent ? "--diff-merges=first-parent" : "--diff-merges=separate";
  const words = ["log", "--no-walk=unsorted", "--stdin", "--format=%H %P", merges];
  const args = [
    ...words,
    "--raw",
    "-z",
    "--no-renames",
    "--ignore-submodules=none",
    "--no-ext-diff",
    "--no-textconv",
    ...limit.args,
  ];
  const input = encodeBytes([...requireAllOids(oids), ...limit.lines, ""].join("\n"));
  const call = { ...options, where: "shadow", args, input, timeoutMs: GIT_WALK_MS } as const;
  const { result, unreadable } = isPast
    ? await pastDamage(repository, { ...options, kind: "tree" }, (standIns) =>
        readGit(repository, { ...call, standIns }),
      )
    : { result: await readGit(repository, call), unreadable: new Set<Oid>() };
  const fields = decodeBytes(result.stdout).split("\0").values();
  const found = new Map<Oid, Addition>();
  let commit: Addition | null = null;
  for (const field of fields) {
    const text = field.trimStart();
    if (text.startsWith(":")) {
      const { value: name } = fields.next();
      if (text.endsWith(" A") && name === path && commit !== null) found.set(commit.oid, commit);
    } else if (HEAD.test(text)) {
      const [oid = "", ...parents] = text.split(" ");
      commit = { oid, parents };
    }
  }
  return { found: [...found.values()], unreadable };
}
