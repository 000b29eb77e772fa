import { join } from "node:path";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import { readRefs } from "../refs/readRefs.ts";
import { unlessMissing } from "../disk/unlessMissing.ts";

/** Work that was put aside by `git stash`. */
export interface StashRecord {
  /** Its place in the list, 0 for the last one. */
  readonly index: number;
  /** Its commit: the tracked files, with HEAD as it was then and the index as parents. */
  readonly oid: Oid;
  /** HEAD's commit when it was made. */
  readonly base: Oid;
  /** A commit of its untracked files alone; null where it has none. */
  readonly untracked: Oid | null;
  readonly message: string;
  /** In seconds since 1970. */
  readonly at: number;
}

const REF = "refs/stash";

interface Logged {
  readonly oid: Oid;
  readonly message: string;
}

/**
 * Lists the stashes of a repository, the last one first, as its work trees share them. Those whose commits are missing, or no
 * stashes, are left out and keep their places. Linear in them; a process at most.
 */
export async function listStashes(repository: Repository, options: ReadOptions = {}): Promise<readonly StashRecord[]> {
  const tip = (await readRefs(repository, [REF], options)).get(REF);
  if (tip === undefined) return [];
  const logged = await readLog(repository);
  const entries = logged.length === 0 ? [{ oid: tip, message: "" }] : logged;
  const commits = await readCommits(
    repository,
    entries.map(({ oid }) => oid),
    options,
  );
  return entries.flatMap(({ oid, message }, index): StashRecord[] => {
    const commit = commits[index];
    const [base, , untracked = null] = commit?.parents ?? [];
    if (commit == null || base === undefined || commit.parents.length < 2) return [];
    const said = message === "" ? (commit.message.split("\n")[0] ?? "") : message;
    return [{ index, oid, base, untracked, message: said, at: commit.committer.at }];
  });
}

/** Reads the ref's log, in which each stash is a line: what was, what is, who, when, a tab, the message. */
async function readLog({ commonDir }: Repository): Promise<readonly Logged[]> {
  const bytes = await unlessMissing(readPlainFile(join(commonDir, "logs", REF), { follow: false }));
  if (bytes === null) return [];
  const lines = bytes.toString("latin1").split("\n").toReversed();
  return lines.flatMap((line): Logged[] => {
    const oid = line.split(" ", 2)[1] ?? "";
    const tab = line.indexOf("\t");
    const message = tab < 0 ? "" : displayLine(decodeBytes(Buffer.from(line.slice(tab + 1), "latin1")));
    return isOid(oid) ? [{ oid, message }] : [];
  });
}
