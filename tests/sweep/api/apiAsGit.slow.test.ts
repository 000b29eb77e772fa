import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "#tests/server/git/randomRepo.ts";
import { API_CHECKS } from "./apiChecks.ts";
import { holdRepository } from "./holdRepository.ts";

afterAll(() => brokerLink.close());

/** Gives what differs, and how many checks of commits there were. */
async function hold(
  path: string,
  commits: number,
): Promise<{ readonly faults: readonly string[]; readonly held: number }> {
  const faults: string[] = [];
  let held = 0;
  for await (const { check, commit, faults: own } of holdRepository(path, { commits, seed: 1 })) {
    held += 1;
    faults.push(...own.map((fault) => `${commit.slice(0, 12)}: ${check}: ${fault}`));
  }
  return { faults, held };
}

const CHECKS = Object.keys(API_CHECKS).length;

it("what the API says of generated commits is what git says", async () => {
  const { path } = await randomRepo({ seed: 20261122, commits: 40, width: 4, skew: 0 });
  const { faults, held } = await hold(path, 8);
  expect(faults).toEqual([]);
  expect(held).toBe(8 * CHECKS);
});

it("what the API says of everything that a diff can hold is what git says", async () => {
  const { repo } = await oddRepo();
  const { faults, held } = await hold(repo.path, 10);
  expect(faults).toEqual([]);
  expect(held).toBe(10 * CHECKS);
});

it("what the API says of this project's commits is what git says", async () => {
  const { stdout } = await promisify(execFile)("git", ["rev-parse", "--show-toplevel"], { cwd: import.meta.dirname });
  const path = join(await tempFolder(), "self.git");
  await (await tempRepo()).git("clone", "-q", "--bare", stdout.trim(), path);
  const { faults, held } = await hold(path, 2);
  expect(faults).toEqual([]);
  expect(held).toBeGreaterThan(0);
});
