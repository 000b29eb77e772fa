import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";

const BRANCH = "refs/heads/";

/**
 * Tells whether a branch once stood at a commit here and was moved away from it since, as its reflog has it; where it has
 * none, it is not known and so not said. `branch` is the full name of one that exists. Linear in the log.
 */
export async function hasLeft({ commonDir }: Repository, branch: string, oid: Oid): Promise<boolean> {
  if (!branch.startsWith(BRANCH) || branch.split("/").includes("..")) return false;
  try {
    const log = await readFile(join(commonDir, "logs", branch), "latin1");
    return log.split("\n").some((line) => line.startsWith(`${oid} `));
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return false;
    throw error;
  }
}
