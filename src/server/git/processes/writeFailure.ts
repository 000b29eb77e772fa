import { statfs } from "node:fs/promises";
import { GalleyError } from "#contract/errors.ts";
import { gitFailure } from "./gitFailure.ts";
import type { Repository } from "../openRepository.ts";

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
