import { discover } from "./discover.ts";
import { repositoryId } from "./repositoryId.ts";

/**
 * Tells where the repository is that a path lies in, and by which id those who opened it know it; neither git nor its settings are asked,
 * so one that its settings alone call bare has another. Takes a millisecond. Fails as `discover` does.
 */
export async function locateRepository(path: string): Promise<{ readonly root: string; readonly id: string }> {
  const { workTree, gitDir } = await discover(path);
  const root = workTree ?? gitDir;
  return { root, id: repositoryId(root) };
}
