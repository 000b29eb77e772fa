import { statfs } from "node:fs/promises";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import type { Repository } from "../openRepository.ts";

interface Foreseen {
  readonly words: RegExp;
  readonly code: ErrorCode;
  /** What to say where the list's own sentences do not fit. */
  readonly happened?: string;
  readonly next?: string;
}

/** What git says where it is one of the foreseen failures; its messages are untranslated under LC_ALL=C.UTF-8. */
const FORESEEN: readonly Foreseen[] = [
  { words: /No space left on device|Disk quota exceeded/u, code: "DISK_FULL" },
  {
    words:
      /Read-only file system|insufficient permission|(?:unable|could not|cannot|failed) to (?:create|write|lock).*Permission denied/iu,
    code: "READ_ONLY",
  },
  {
    words: /Permission denied/u,
    code: "OBJECT_MISSING",
    happened: "You have no right to read a part of the repository.",
    next: "Give yourself the right to read all of it, then try again.",
  },
  {
    words: /Out of memory|[Cc]annot allocate memory|mmap failed/u,
    code: "TOO_LARGE",
    happened: "Git needs more memory for this than Galley lets it have.",
  },
  {
    words:
      /index file (?:corrupt|open failed|smaller than expected)|bad index file|bad signature 0x|cache entry has null sha1|broken index/u,
    code: "OBJECT_MISSING",
    happened: "The repository's index is damaged.",
    next: "Look at what `git status` says in it; `git reset` makes an index anew from HEAD.",
  },
  // A folder that was put in its place can bear the same number as the one before.
  { words: /^fatal: (?:not a git repository|this operation must be run in a work tree)/mu, code: "REPOSITORY_GONE" },
  {
    words: /bad config|invalid refspec/u,
    code: "OBJECT_MISSING",
    happened: "The repository's config file is damaged.",
    next: "Run `git config --list` in it, which names the line, mend it and try again.",
  },
  {
    words: /(?:unexpected|unterminated) line in .*packed-refs|packed refname is dangerous/u,
    code: "OBJECT_MISSING",
    happened: "The repository's list of packed refs is damaged.",
    next: "Run `git pack-refs --all` in it, which names the line, mend it and try again.",
  },
  {
    // A tree whose entries no file system could have: git makes none, and compares none.
    words:
      /^BUG: |Assertion [`'].*' failed|in tree entry|too-short tree|invalid object type|error building trees|No such ref: HEAD|not a valid 'tree'|is outside repository|bad tag pointer|^(?:error|fatal): object [0-9a-f]+ is a \w+, not a \w+/mu,
    code: "OBJECT_MISSING",
    happened: "An object of the repository is damaged.",
    next: "Run `git fsck` in it, which names it.",
  },
  {
    words:
      /bad object|bad tree object|no such path|bad revision|missing (?:blob|tree|commit|object)|unable to read|could not read|Could not read|Failed to traverse|[Cc]annot read|not a valid (?:object|commit)|Not a valid (?:object|commit)|unknown revision|does not point to a valid object|corrupt|inflate|revision walk setup failed|not a tree object|could not parse commit|unable to parse commit|hash mismatch|shallow/u,
    code: "OBJECT_MISSING",
  },
];

/**
 * Makes the failure that fits how a git command ended. Git's words can quote files that it was told to read, so they go
 * into the failure's cause, for the log alone, never into its message.
 */
export function gitFailure(args: readonly string[], code: number | null, stderr: string): GalleyError {
  const cause = new Error(`git ${args.slice(0, 8).join(" ")} ended with ${code}: ${stderr}`);
  const known = FORESEEN.find(({ words }) => words.test(stderr));
  return new GalleyError(known?.code ?? "INTERNAL", known?.happened, {
    cause,
    ...(known?.next && { next: known.next }),
  });
}

const DISK_FULL = /No space left on device|Out of diskspace|Disk quota exceeded|File too large/u;
const DISK_BROKEN = /Input\/output error/u;
const READ_ONLY = /Read-only file system|insufficient permission|Permission denied|Operation not permitted/u;

/** What git says when writing fails and it does not say why. */
const NOT_WRITTEN =
  /(?:unable|not able|could ?n.t|could not|cannot|can't|failed)[^\n]*(?:write|writing|create|lock|close|commit|rename|link|sync|append|update|log|delete|store|set)|write error/iu;

/** With less room than this a write that failed for no reason given most likely failed for that. */
const ROOM_BYTES = 1024 * 1024;

/** Looks at the disk of the repository, and at that of our own folder, which may be another one. */
async function isFull({ commonDir, shadow }: Repository): Promise<boolean> {
  const full = [commonDir, shadow].map((folder) =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize < ROOM_BYTES,
      () => false,
    ),
  );
  return (await Promise.all(full)).includes(true);
}

/** Makes the failure that fits how a git command ended that writes into the repository. Git's own words go to the log alone. */
export async function writeFailure(
  repository: Repository,
  args: readonly string[],
  code: number | null,
  stderr: string,
): Promise<GalleyError> {
  const cause = gitFailure(args, code, stderr);
  if (DISK_FULL.test(stderr)) return new GalleyError("DISK_FULL", undefined, { cause });
  if (DISK_BROKEN.test(stderr))
    return new GalleyError("READ_ONLY", "The disk reported an error while the repository was written to.", {
      cause,
      next: "See to the disk, then try again.",
    });
  if (READ_ONLY.test(stderr)) return new GalleyError("READ_ONLY", undefined, { cause });
  if (!NOT_WRITTEN.test(stderr)) return cause;
  return new GalleyError((await isFull(repository)) ? "DISK_FULL" : "READ_ONLY", undefined, { cause });
}

const WENT = /unable to create temporary file: No such file or directory/u;

/**
 * Tells by what git says whether it found no folder to write an object into: a `git gc` beside it takes one away as empty just
 * after it was made. Then the same again makes the folder anew.
 */
export function objectFolderWent(stderr: string): boolean {
  return WENT.test(stderr);
}
