import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { faultyGit, type FaultyGit } from "#tests/helpers/faultyGit.ts";
import { layoutShifts } from "#tests/helpers/layoutShifts.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let git: FaultyGit;
let goOn: string;
let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;

beforeAll(async () => {
  git = faultyGit();
  goOn = join(await tempFolder(), "go-on");
  repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  await repo.git("checkout", "--quiet", "-b", "side");
  await repo.commit({ "a.txt": "side\n", "b.txt": "side\n" });
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ "a.txt": "main\n" });
  await repo.git("merge", "--quiet", "--no-commit", "side").catch(() => undefined); // the conflict is intended
  await repo.commit({ "a.txt": "main and side\n" }, "Merge side into main");
  opened = await openBrowser();
});
afterEach(async () => {
  git.restore();
  rmSync(goOn, { force: true });
  await program?.stop();
});
afterAll(async () => {
  await opened?.close();
  git.remove();
});

// At a single width, the length of the names in the last link would decide whether it starts another row.
it.each([1440, 1024, 900, 700, 480, 390])(
  "%i pixels wide, nothing moves when git has counted the files that a merge itself changed",
  async (width) => {
    git.fail("merge-tree --write-tree", `until [ -f "${goOn}" ]; do /bin/sleep 0.05; done`);
    program = await startProgram([repo.path]);
    const page = await opened.page();
    await page.setViewportSize({ width, height: 900 });
    await layoutShifts.watch(page);
    await page.goto(`${program.origin}/repo/commit/main`, { waitUntil: "commit" });
    await page.waitForSelector(".Served", { state: "detached" });
    await page.waitForSelector(".diff-row");
    await page.getByRole("link", { name: "Automatic merge", exact: true }).waitFor();
    const top = () => page.evaluate(() => document.querySelector(".diff-row")?.getBoundingClientRect().top);
    const before = await top();
    writeFileSync(goOn, "");
    await page.getByRole("link", { name: "1 file changed by the merge itself" }).waitFor();
    expect(await top()).toBe(before);
    expect((await layoutShifts.read(page)).sum).toBeLessThan(0.02);
    await page.context().close();
  },
);
