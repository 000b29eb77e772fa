import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runProgram, startProgram } from "#tests/helpers/startProgram.ts";

it("an open page shows the first and later imports without a reload, and what is dismissed in another page", async () => {
  const { repo, key, head } = await reviewedRepo();
  const program = await startProgram([repo.path]);
  const opened = await openBrowser();
  const load = async (text: string): Promise<void> => {
    const file = join(repo.path, ".git/report.txt");
    await writeFile(file, text);
    const args = ["check", "import", file, "--commit", head, "--name", "lint"];
    expect((await runProgram(args, repo.path)).code).toBe(0);
  };
  try {
    const [page, other] = [await opened.page(), await opened.page()];
    for (const one of [page, other]) {
      const listens = one.waitForResponse((response) => /event-stream/.test(response.headers()["content-type"] ?? ""));
      await one.goto(`${program.origin}/repo/reviews/${key}/files?view=unified`);
      await listens;
      await one.locator(".Served").waitFor({ state: "detached" });
    }
    await load("long.txt:10:1: error: Bad word\n");
    await page.getByRole("button", { name: "1 finding" }).waitFor();
    await load("long.txt:10:1: error: Bad word\nlong.txt:60:1: error: Bad word too\n");
    await page.getByRole("button", { name: "2 findings" }).waitFor();
    await other.getByRole("button", { name: "2 findings" }).waitFor();
    for (const one of "geid") await other.keyboard.press(one);
    await other.locator(".DismissForm input[type=text]").fill("Meant so.");
    await other.keyboard.press("Enter");
    await page.getByRole("button", { name: "1 finding" }).waitFor();
  } finally {
    await opened.close();
    await program.stop();
  }
});
