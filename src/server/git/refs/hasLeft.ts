import { join } from "node:path";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import { unlessMissing } from "../disk/unlessMissing.ts";

const BRANCH = "refs/heads/";

/**
 * Tells whether a branch once stood at a commit here and was moved away from it since, as its reflog has it; where it has
 * none, it is not known and so not said. `branch` is the full name of one that exists. Linear in the log.
 */
export async function hasLeft({ commonDir }: Repository, branch: string, oid: Oid): Promise<boolean> {
  if (!branch.startsWith(BRANCH) || branch.split("/").includes("..")) return false;
  const log = await unlessMissing(readPlainFile(join(commonDir, "logs", branch), { follow: false }));
  return (
    log !== null &&
    log
      .toString("latin1")
      .split("\n")
      .some((line) => line.startsWith(`${oid} `))
  );
}
