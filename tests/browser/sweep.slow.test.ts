import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, READ_THROUGH, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { chooseCommits } from "#tests/sweep/chooseCommits.ts";
import { readPage } from "#tests/sweep/readPage.ts";
import { slugOf } from "#tests/sweep/slugOf.ts";
import { sweepable } from "#tests/sweep/sweepable.ts";
import { sweepCommits } from "#tests/sweep/sweepCommits.ts";
import { sweepStream } from "#tests/sweep/sweepStream.ts";

const ROOT = join(import.meta.dirname, "../..");
const SEED = 1;
/** The time for reading commits: a slow machine reads fewer, but at least AT_LEAST. */
const BUDGET_MS = 35_000;
const AT_LEAST = 5;
/** About ten thousand lines: one commit takes seconds, not a minute. `npm run sweep` reads larger ones. */
const BYTES_MAX = 500_000;

let opened: OpenedBrowser;
beforeAll(async () => {
  opened = await openBrowser(READ_THROUGH);
});
afterAll(() => opened?.close());

/** Removes the messages of pages at an address from the recorded messages, and returns them. */
function complaintsAt({ complaints }: OpenedBrowser, origin: string): readonly string[] {
  const all = complaints.splice(0);
  complaints.push(...all.filter((line) => !line.startsWith(origin)));
  return all.filter((line) => line.startsWith(origin));
}

/**
 * Reads commits of a repository until the time is up, and returns those whose page differs from git in any character.
 */
async function differences(repository: string, count: number): Promise<readonly string[]> {
  const commits = chooseCommits(await sweepable(repository), count, SEED);
  const page = await opened.page();
  const program = await startProgram([repository]);
  const found: string[] = [];
  const ends = performance.now() + BUDGET_MS;
  let read = 0;
  try {
    const address = `${program.origin}/${await slugOf(page, program.origin)}`;
    const swept = { repository, address, bytesMax: BYTES_MAX };
    for await (const { commit, how, faults } of sweepCommits(page, swept, commits, SEED)) {
      const wrong = [...(faults ?? []), ...complaintsAt(opened, `${program.origin}/`)];
      if (wrong.length > 0) found.push([`${commit} (${how})`, ...wrong].join("\n  "));
      if (faults !== null) read++;
      if (read >= AT_LEAST && performance.now() > ends) break;
    }
  } finally {
    // Requests of the previous page would fail, which is not an error of the next page.
    await page.goto("about:blank");
    await program.stop();
  }
  expect(read).toBeGreaterThan(0);
  return found;
}

// Both at once: a page spends half of its time waiting for frames.
it.concurrent("the screen shows what git prints, after a random walk, for typical edits of files", async () => {
  const repo = await tempRepo({ bare: true });
  const child = execFile("git", ["-C", repo.path, "fast-import", "--quiet"]);
  const ended = new Promise((resolve) => child.once("close", resolve));
  if (child.stdin === null) throw new Error("git takes no input");
  await pipeline(Readable.from(sweepStream(80)), child.stdin);
  expect(await ended).toBe(0);
  expect(await differences(repo.path, 60)).toEqual([]);
});

it.skipIf(!existsSync(join(ROOT, ".git")))(
  "the screen shows what git prints, after a random walk, for Galley's own commits",
  { concurrent: true },
  async () => {
    expect(await differences(ROOT, 40)).toEqual([]);
  },
);

it("a line with every word and space in its own element fits on its row: the browser rounds the width of each", async () => {
  const repo = await tempRepo();
  const line = (word: string): string => `import { ${Array.from({ length: 100 }, () => word).join(", ")} } from "y";\n`;
  await repo.commit({ "a.ts": line("a") });
  const commit = await repo.commit({ "a.ts": line("b") });
  const page = await opened.page();
  const program = await startProgram([repo.path]);
  try {
    const address = `${program.origin}/${await slugOf(page, program.origin)}`;
    await page.goto(`${address}/commit/${commit}?view=split&wrap=0&marks=1`);
    // The page that the server rendered has no positions yet.
    await page.locator(".diff-file[style*=top] .diff-code .diff-space").first().waitFor();
    const read = await page.evaluate(readPage, WAIT_MS);
    expect(read.files.map(({ panes }) => panes.length)).toEqual([2]);
    expect(read.faults).toEqual([]);
  } finally {
    await page.goto("about:blank");
    await program.stop();
  }
});
