import { join } from "node:path";
import type { Repository } from "../Repository.ts";
import { run } from "../processes/run.ts";
import { statNow } from "./fileStat.ts";

/** Git's own tests set it, so that git takes every repository for another user's. */
const PRETENCE = "GIT_TEST_ASSUME_DIFFERENT_OWNER";

/** Checks if the viewer owns what git looks at before it trusts a repository, so that git need not be asked. */
function isOwn({ gitDir, workTree }: Pick<Repository, "gitDir" | "workTree">): boolean {
  if (process.env[PRETENCE] !== undefined) return false;
  const own = BigInt(process.geteuid?.() ?? -1);
  const paths = [gitDir, ...(workTree === null ? [] : [workTree, join(workTree, ".git")])];
  return paths.every((path) => {
    const found = statNow(path);
    return found !== null && typeof found !== "string" && found.uid === own;
  });
}

/**
 * Returns true if git itself refuses to work in a repository because it belongs to another user and `safe.directory`
 * does not name it. Galley reads it all the same, since it runs nothing that the repository names. Starts a process
 * only for a repository of another user.
 */
export async function isRefusedForOwner(
  repository: Pick<Repository, "gitDir" | "workTree">,
  signal?: AbortSignal,
): Promise<boolean> {
  if (isOwn(repository)) return false;
  const location = { kind: "search", cwd: repository.workTree ?? repository.gitDir } as const;
  const { stderr } = await run({ location, args: ["rev-parse", "--git-dir"], signal }, () => undefined);
  return stderr.includes("dubious ownership");
}
