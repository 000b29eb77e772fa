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

/** Those that are made in a second or two; `npm run bench -- bombs` throws all, and holds them to the clock. */
const BOMBS = [treeBomb, refsBomb, chainBomb, lineBomb];

/** What of all asks goes to each. */
const REQUESTS = ["commit, page", "fetchContentsPatchesQuery", "history", "file", "blame", "search", "worktree"];

/** Far more than it takes: what does not come by then hangs. */
const LIMIT_MS = 60_000;

/** What the server may have taken at its fullest: caches of six repositories and the largest answer on its way. */
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

describe("a repository that is too much", () => {
  it.each(BOMBS)("$title: each page answers or says why not, and others are answered meanwhile", async (bomb) => {
    const target = { server: program, path: join(folder, bomb.name), calm: "calm" };
    const requests = bombRequests(bomb).filter(({ name }) => REQUESTS.includes(name));
    const outcomes = await throwBomb(target, bomb, requests, LIMIT_MS);
    const wrong = outcomes.filter(({ status, codes }) => status !== 200 || codes.some((code) => !isFair(code)));
    expect(wrong.map(({ request, status, codes }) => ({ request, status, codes }))).toEqual([]);
    expect(outcomes.filter(({ otherAnswers }) => otherAnswers === 0).map(({ request }) => request)).toEqual([]);
    expect(outcomes.map(({ request }) => request)).toEqual(REQUESTS);
  });

  it("none of them fills the server's memory", () => {
    const status = readFileSync(`/proc/${program.child.pid}/status`, "latin1");
    expect(Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1024).toBeLessThan(MEMORY_MB);
  });
});

/** A refusal is fair where it says that this is too much or not there; an internal error is none. */
function isFair(code: string): boolean {
  return isErrorCode(code) && !["INTERNAL", "BAD_INPUT", "UNKNOWN_OPERATION"].includes(code);
}
