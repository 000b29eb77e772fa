import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isErrorCode } from "#contract/errors.ts";
import { bombRequests } from "#tests/bombs/bombRequests.ts";
import { chainBomb } from "#tests/bombs/chainBomb.ts";
import { lineBomb } from "#tests/bombs/lineBomb.ts";
import { makeCalm } from "#tests/bombs/makeCalm.ts";
import { refsBomb } from "#tests/bombs/refsBomb.ts";
import { throwBomb } from "#tests/bombs/throwBomb.ts";
import { treeBomb } from "#tests/bombs/treeBomb.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

/** The bombs that are created in a second or two; `npm run bench -- bombs` runs all of them and limits their time. */
const BOMBS = [treeBomb, refsBomb, chainBomb, lineBomb];

/** The requests that each repository gets. */
const REQUESTS = ["commit, page", "fetchContentsPatchesQuery", "history", "file", "blame", "search", "worktree"];

/** Far more than a response takes: a request without a response by then hangs. */
const LIMIT_MS = 60_000;

/** The largest memory that the server may have used: caches of six repositories and the largest response being sent. */
const MEMORY_MB = 1500;

let folder: string;
let program: StartedProgram;

beforeAll(async () => {
  folder = await tempFolder();
  await makeCalm(join(folder, "calm"));
  for (const bomb of BOMBS) await bomb.make(join(folder, bomb.name));
  program = await startProgram(["calm", ...BOMBS.map(({ name }) => name)].map((name) => join(folder, name)));
});

afterAll(() => program.stop());

describe("a repository that is too large", () => {
  it.each(BOMBS)(
    "$title: each page responds or explains why not, and other repositories work meanwhile",
    async (bomb) => {
      const target = { server: program, path: join(folder, bomb.name), calm: "calm" };
      const requests = bombRequests(bomb).filter(({ name }) => REQUESTS.includes(name));
      const outcomes = await throwBomb(target, bomb, requests, LIMIT_MS);
      const wrong = outcomes.filter(({ status, codes }) => status !== 200 || codes.some((code) => !isFair(code)));
      expect(wrong.map(({ request, status, codes }) => ({ request, status, codes }))).toEqual([]);
      expect(outcomes.filter(({ otherAnswers }) => otherAnswers === 0).map(({ request }) => request)).toEqual([]);
      expect(outcomes.map(({ request }) => request)).toEqual(REQUESTS);
    },
  );

  it("none of them exhausts the server's memory", () => {
    const status = readFileSync(`/proc/${program.child.pid}/status`, "latin1");
    expect(Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1024).toBeLessThan(MEMORY_MB);
  });
});

/** An error is acceptable if it reports that something is too large or missing; an internal error is not. */
function isFair(code: string): boolean {
  return isErrorCode(code) && !["INTERNAL", "BAD_INPUT", "UNKNOWN_OPERATION"].includes(code);
}
