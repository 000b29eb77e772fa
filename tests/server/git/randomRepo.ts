import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomHistory, type RandomHistory } from "./randomHistory.ts";

/** Creates a repository with a random history through `git fast-import`. */
export async function randomRepo(history: RandomHistory): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.gitBytes(["fast-import", "--quiet", "--force"], { input: randomHistory(history) });
  await repo.git("symbolic-ref", "HEAD", "refs/heads/tip0");
  return repo;
}
