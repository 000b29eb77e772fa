import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS } from "#contract/limits.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { requireAllOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { Signature } from "../objects/parseCommit.ts";
import { readGit } from "../readGit.ts";
import { writeFailure } from "../processes/writeFailure.ts";

/** Has git wait until the disk has what it wrote: by default it does so for nothing that we write. */
export const DURABLE: readonly string[] = [
  "-c",
  "core.fsync=loose-object,pack,reference",
  "-c",
  "core.fsyncMethod=fsync",
];

/** A ref to move. */
export interface RefChange {
  /** The full name; one of ours, below `refs/notes/`, `refs/devtools/` or `refs/galley/`. */
  readonly name: string;
  /** What it must hold now; null if it must not be there. */
  readonly from: Oid | null;
  /** Null takes the ref away, which only those of snapshots ever are. */
  readonly to: Oid | null;
}

export interface UpdateRefsOptions {
  readonly by: Signature;
  /** One line for the reflog, which is begun where there is none; null leaves the ref without one. */
  readonly reason: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** What became of a change: `refused` means that nothing moved, because a ref holds something else or its lock is taken. */
export type RefsMoved = "moved" | "refused";

/** The only names that Galley ever writes. */
const OURS = /^refs\/(?:notes\/devtools|devtools|galley)\/[a-z]+(?:\/[a-z]+)?$/u;

/** Those of them that are taken away again. */
const SNAPSHOT = /^refs\/galley\/snapshots\/[0-9a-f]{16}\/\d+-[0-9a-f]{12}$/u;

/** What git says where somebody else was quicker, or is busy with the same ref. */
const REFUSED =
  /is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference '[^']*'$|\.lock': File exists/mu;

/** What git says where a ref's name is taken by a folder of refs, or part of it by a ref. */
const IN_THE_WAY = /'(refs\/[^']+)' exists; cannot create|there are still refs under|Is a directory|Not a directory/u;

/**
 * Moves refs from what they must hold to something new, all of them or none, and waits until the disk has it. A symbolic ref
 * is replaced, never followed. Costs a process, which is started at once where the changes are yet to come. Fails as
 * READ_ONLY and DISK_FULL, and as CONFLICT where a name is taken.
 */
export async function updateRefs(
  repository: Repository,
  changes: readonly RefChange[] | Promise<readonly RefChange[]>,
  options: UpdateRefsOptions,
): Promise<RefsMoved> {
  const input =
    changes instanceof Promise
      ? changes.then((given) => transaction(repository, given))
      : transaction(repository, changes);
  const { by, reason, signal } = options;
  const log = reason === null ? [] : ["--create-reflog", "-m", reason];
  const args = [...DURABLE, "update-ref", "--no-deref", ...log, "-z", "--stdin"];
  const env = {
    GIT_COMMITTER_NAME: by.name,
    GIT_COMMITTER_EMAIL: by.email,
    GIT_COMMITTER_DATE: `@${Math.trunc(by.at)} +0000`,
  };
  const limits = { answers: [0, 1, 128], gentle: true, timeoutMs: GIT_DIFF_MS } as const;
  const { code, stderr } = await readGit(repository, { ...limits, where: "real", args, input, env, signal });
  if (code === 0) return "moved";
  if (REFUSED.test(stderr)) return "refused";
  if (IN_THE_WAY.test(stderr)) throw inTheWay(stderr, gitFailure(args, code, stderr));
  throw await writeFailure(repository, args, code, stderr);
}

/** Writes what `update-ref` is to do, as it reads it with -z. */
function transaction({ emptyTree }: Repository, changes: readonly RefChange[]): string {
  const zeros = "0".repeat(emptyTree.length);
  const commands = changes.map(({ name, from, to }) => {
    const isSnapshot = SNAPSHOT.test(name);
    if (!isSnapshot && !OURS.test(name))
      throw new GalleyError("INTERNAL", `The ref ${name} is none that Galley writes.`);
    requireAllOids([from, to].filter((oid) => oid !== null));
    if (to === null && (!isSnapshot || from === null))
      throw new GalleyError("INTERNAL", `The ref ${name} is none that Galley takes away.`);
    if (to === null) return `delete ${name}\0${from}\0`;
    return `update ${name}\0${to}\0${from ?? zeros}\0`;
  });
  return `start\0${commands.join("")}prepare\0commit\0`;
}

function inTheWay(stderr: string, cause: Error): GalleyError {
  const name = /'(refs\/[\w/-]+)' exists/u.exec(stderr)?.[1];
  const what = name === undefined ? "A ref or a folder" : `The ref ${name}`;
  return new GalleyError("CONFLICT", `${what} is in the way of the refs in which reviews are kept.`, {
    cause,
    next: "Rename or delete it, then try again; nothing was written.",
  });
}
