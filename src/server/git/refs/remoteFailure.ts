import { GalleyError } from "#contract/errors.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import type { Repository } from "../openRepository.ts";
import { writeFailure } from "../processes/writeFailure.ts";

const NOT_LET_IN =
  /publickey|Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Host key verification failed|denied to|access denied|returned error: 40[13]|dubious ownership|^remote: .*(?:permission|denied)/imu;
const NOT_THERE =
  /Could not resolve|unable to (?:access|connect|look up)|Connection (?:refused|reset|timed out|closed)|Could not read from remote|does not appear to be a git repository|does not exist|not found|hung up|early EOF|No route to host|Network is unreachable|unexpected disconnect|ssh: /iu;
const LOCAL = /unable to (?:create|write)|insufficient permission|No space left|Disk quota|Read-only file system/u;
const NEXT = "Try `git fetch` with it in a terminal, which says why and asks what it has to; then try again.";

/** Makes the failure that fits how a git command ended that spoke with another repository. Git's own words go to the log alone. */
export async function remoteFailure(
  repository: Repository,
  args: readonly string[],
  code: number | null,
  stderr: string,
): Promise<GalleyError> {
  const cause = gitFailure(args, code, stderr);
  if (NOT_LET_IN.test(stderr))
    return new GalleyError("FORBIDDEN", "The remote did not let Galley in, which asks nobody for a password.", {
      cause,
      next: NEXT,
    });
  if (NOT_THERE.test(stderr)) return new GalleyError("UNREACHABLE", undefined, { cause, next: NEXT });
  if (LOCAL.test(stderr)) return writeFailure(repository, args, code, stderr);
  return cause.code === "INTERNAL" ? new GalleyError("UNREACHABLE", undefined, { cause, next: NEXT }) : cause;
}
