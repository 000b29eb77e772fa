import { rename } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { yieldToEventLoop } from "#server/git/eventLoop.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** A loop that never yields would never end. */
const TIMEOUT_MS = 5000;

let repo: TempRepo;
let open: Repository;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "a\n" }, "First");
  open = await openRepository(repo.path);
  await revParse(open, "main");
});
afterAll(async () => {
  await open?.close();
  await brokerLink.close();
});

/** Returns whether a timer fires while an action is repeated. */
async function runsBeside(action: () => Promise<unknown>): Promise<boolean> {
  let hasRun = false;
  const timer = setTimeout(() => (hasRun = true), 1);
  const end = performance.now() + TIMEOUT_MS;
  while (!hasRun && performance.now() < end) await action();
  clearTimeout(timer);
  return hasRun;
}

test("immediate results keep timers from firing, unless the loop yields", async () => {
  expect(await runsBeside(yieldToEventLoop)).toBe(true);
});

test("reading a name from memory repeatedly lets other tasks run, even for a missing repository", async () => {
  expect(await runsBeside(() => revParse(open, "main"))).toBe(true);
  await rename(repo.path, `${repo.path}-away`);
  expect(await runsBeside(() => revParse(open, "main").catch(() => null))).toBe(true);
  await rename(`${repo.path}-away`, repo.path);
});
