import { constants } from "node:fs";
import { statfs } from "node:fs/promises";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { mayAccess } from "../disk/fileStat.ts";
import type { Repository } from "../Repository.ts";

interface ExpectedFailure {
  readonly pattern: RegExp;
  readonly code: ErrorCode;
  /** Replaces the default message of the error code. */
  readonly happened?: string;
  readonly next?: string;
}

/**
 * More exact codes and sentences than those of an unknown failure, by the messages of git and of the system, which are not
 * translated under LC_ALL=C.UTF-8. No decision may rest on them: another git has other messages.
 */
const EXPECTED_FAILURES: readonly ExpectedFailure[] = [
  { pattern: /No space left on device|Disk quota exceeded/u, code: "DISK_FULL" },
  {
    pattern:
      /Read-only file system|insufficient permission|(?:unable|could not|cannot|failed) to (?:create|write|lock).*Permission denied/iu,
    code: "READ_ONLY",
  },
  {
    pattern: /Permission denied/u,
    code: "OBJECT_MISSING",
    happened: "Permission denied: cannot read part of the repository.",
    next: "Check its permissions and try again.",
  },
  {
    pattern: /Out of memory|[Cc]annot allocate memory|mmap failed/u,
    code: "TOO_LARGE",
    happened: "Git needs more memory for this than Galley allows.",
  },
  {
    pattern:
      /index file (?:corrupt|open failed|smaller than expected)|bad index file|unknown index entry format|bad signature 0x|cache entry has null sha1|broken index/u,
    code: "OBJECT_MISSING",
    happened: "The repository's index is damaged.",
    next: "Run `git read-tree HEAD` in it, which rebuilds the index from HEAD.",
  },
  // A folder that replaced the repository can have the same inode number.
  { pattern: /^fatal: (?:not a git repository|this operation must be run in a work tree)/mu, code: "REPOSITORY_GONE" },
  {
    pattern: /bad config|invalid refspec/u,
    code: "OBJECT_MISSING",
    happened: "The repository's config file is damaged.",
    next: "Run `git config --list` in it to find the line, fix it and try again.",
  },
  {
    pattern: /(?:unexpected|unterminated) line in .*packed-refs|packed refname is dangerous/u,
    code: "OBJECT_MISSING",
    happened: "The repository's packed-refs file is damaged.",
    next: "Run `git pack-refs --all` in it to find the line, fix it and try again.",
  },
  {
    // The tree has invalid entries: git neither creates nor compares it.
    pattern:
      /^BUG: |Assertion [`'].*' failed|in tree entry|too-short tree|invalid object type|error building trees|No such ref: HEAD|not a valid 'tree'|is outside repository|bad tag pointer|^(?:error|fatal): object [0-9a-f]+ is a \w+, not a \w+/mu,
    code: "OBJECT_MISSING",
    happened: "An object of the repository is damaged.",
    next: "Run `git fsck` in it to find the object.",
  },
  {
    pattern:
      /bad object|Invalid symmetric difference|bad tree object|no such path|bad revision|missing (?:blob|tree|commit|object)|unable to read|could not read|Could not read|Failed to traverse|[Cc]annot read|not a valid (?:object|commit)|Not a valid (?:object|commit)|unknown revision|does not point to a valid object|corrupt|inflate|revision walk setup failed|not a tree object|could not parse commit|unable to parse commit|hash mismatch|shallow/u,
    code: "OBJECT_MISSING",
  },
];

/** The exit codes by which git reports that it failed, the last if it aborted. Others are of wrong arguments, which are a bug. */
const REPORTED: readonly (number | null)[] = [1, 128, 134];

function causeOf(args: readonly string[], code: number | null, stderr: string): Error {
  return new Error(`git ${args.slice(0, 8).join(" ")} ended with ${code}: ${stderr}`);
}

/** Converts the end of a git command to an error if its message is known, else returns null. */
export function knownFailure(args: readonly string[], code: number | null, stderr: string): GalleyError | null {
  const known = EXPECTED_FAILURES.find(({ pattern }) => pattern.test(stderr));
  if (known === undefined) return null;
  const { happened, next } = known;
  return new GalleyError(known.code, happened, { cause: causeOf(args, code, stderr), ...(next && { next }) });
}

/**
 * Converts the end of a git command that reads to an error, whatever its message. Git's messages can quote files, so they go
 * only into the error's cause, for the log, never into its message.
 */
export function gitFailure(args: readonly string[], code: number | null, stderr: string): GalleyError {
  const known = knownFailure(args, code, stderr);
  if (known !== null) return known;
  const cause = causeOf(args, code, stderr);
  if (!REPORTED.includes(code)) return new GalleyError("INTERNAL", undefined, { cause });
  const happened = "Git could not read a part of the repository.";
  return new GalleyError("OBJECT_MISSING", happened, { cause, next: "Run `git fsck` in it to find the reason." });
}

const DISK_FULL = /No space left on device|Out of diskspace|Disk quota exceeded|File too large/u;
const DISK_BROKEN = /Input\/output error/u;
const READ_ONLY = /Read-only file system|insufficient permission|Permission denied|Operation not permitted/u;

/** Git's messages when a write fails without a reason. */
const NOT_WRITTEN =
  /(?:unable|not able|could ?n.t|could not|cannot|can't|failed)[^\n]*(?:write|writing|create|lock|close|commit|rename|link|sync|append|update|log|delete|store|set)|write error/iu;

/** If less space is free than this, a write that failed without a reason most likely failed for lack of space. */
const MIN_FREE_BYTES = 1024 * 1024;

/** Checks the disks of the repository and of our own folder, which can differ. */
async function isFull({ commonDir, mirror }: Repository): Promise<boolean> {
  const full = [commonDir, mirror].map((folder) =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize < MIN_FREE_BYTES,
      () => false,
    ),
  );
  return (await Promise.all(full)).includes(true);
}

/**
 * Converts the end of a git command that writes into the repository to an error, by its message and by the state of the disk;
 * null if neither says why.
 */
export async function knownWriteFailure(
  repository: Repository,
  args: readonly string[],
  code: number | null,
  stderr: string,
): Promise<GalleyError | null> {
  const cause = causeOf(args, code, stderr);
  if (DISK_FULL.test(stderr)) return new GalleyError("DISK_FULL", undefined, { cause });
  if (DISK_BROKEN.test(stderr))
    return new GalleyError("READ_ONLY", "The disk reported an I/O error while writing to the repository.", {
      cause,
      next: "Check the disk and try again.",
    });
  if (READ_ONLY.test(stderr)) return new GalleyError("READ_ONLY", undefined, { cause });
  const isNotWritten = NOT_WRITTEN.test(stderr);
  const known = isNotWritten ? null : knownFailure(args, code, stderr);
  if (known !== null) return known;
  if (await isFull(repository)) return new GalleyError("DISK_FULL", undefined, { cause });
  return isNotWritten || !(await mayAccess(repository.commonDir, constants.W_OK))
    ? new GalleyError("READ_ONLY", undefined, { cause })
    : null;
}

/** Converts the end of a git command that writes into the repository to an error, whatever its message. */
export async function writeFailure(...failed: Parameters<typeof knownWriteFailure>): Promise<GalleyError> {
  const [, args, code, stderr] = failed;
  const known = await knownWriteFailure(...failed);
  if (known !== null) return known;
  return new GalleyError("READ_ONLY", "Git could not write to the repository.", {
    cause: causeOf(args, code, stderr),
    next: "Check its permissions and the disk, then try again. Nothing was changed.",
  });
}
