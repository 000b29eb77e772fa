import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "#tests/server/git/randomRepo.ts";
import { API_CHECKS } from "./apiChecks.ts";
import { checkRepository } from "./checkRepository.ts";

/** Returns the differences, and the number of checks. */
async function runCheck(
  path: string,
  commits: number,
): Promise<{ readonly faults: readonly string[]; readonly checked: number }> {
  const faults: string[] = [];
  let checked = 0;
  for await (const { check, commit, faults: own } of checkRepository(path, { commits, seed: 1 })) {
    checked += 1;
    faults.push(...own.map((fault) => `${commit.slice(0, 12)}: ${check}: ${fault}`));
  }
  return { faults, checked };
}

const CHECKS = Object.keys(API_CHECKS).length;

it("the API reports the same as git about generated commits", async () => {
  const { path } = await randomRepo({ seed: 20261122, commits: 40, width: 4, skew: 0 });
  const { faults, checked } = await runCheck(path, 8);
  expect(faults).toEqual([]);
  expect(checked).toBe(8 * CHECKS);
});

it("the API reports the same as git about everything that a diff can contain", async () => {
  const { repo } = await oddRepo();
  const { faults, checked } = await runCheck(repo.path, 10);
  expect(faults).toEqual([]);
  expect(checked).toBe(10 * CHECKS);
});

it("the API reports the same as git about this project's commits", async () => {
  const { stdout } = await promisify(execFile)("git", ["rev-parse", "--show-toplevel"], { cwd: import.meta.dirname });
  const path = join(await tempFolder(), "self.git");
  await (await tempRepo()).git("clone", "-q", "--bare", stdout.trim(), path);
  const { faults, checked } = await runCheck(path, 2);
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(0);
});
