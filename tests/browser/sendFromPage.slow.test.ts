import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { clonedPull } from "#tests/helpers/clonedPull.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { runProgram, spawnProgram, startProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

let opened: OpenedBrowser;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());
afterEach(() => void vi.unstubAllEnvs());

/** Ends a listening terminal as Ctrl+C does. */
async function interrupt(child: ReturnType<typeof spawnProgram>): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.kill("SIGINT");
  return ended;
}

it("a review is sent from its page by keyboard alone while a terminal listens, and without one the page shows the command", async () => {
  vi.stubEnv("XDG_CACHE_HOME", await tempFolder());
  const { forge, repo, gh } = await clonedPull();
  vi.stubEnv("HOME", gh.folder);
  const { stdout } = await runProgram(["pr", "7", "--no-open"], repo.path);
  const key = /[0-9a-f]{12}/u.exec(stdout)?.[0] ?? "";
  await runProgram(["comment", "word.txt:3", "--review", key, "-m", "Why so loud?"], repo.path);
  await runProgram(
    ["comment", "--review", key, "-m", "On the whole: fine, but see below.\n\n    some code\n"],
    repo.path,
  );
  const program = await startProgram([repo.path]);
  const page = await opened.page({ bypassCSP: true });
  const slug = repo.path.split("/").at(-1) ?? "";
  await page.goto(`${program.origin}/${slug}/reviews/${key}`);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Send review…" }).waitFor();
  await page.getByRole("textbox", { name: "Review summary" }).fill("Thanks.");
  await page.getByRole("button", { name: "Submit review", exact: true }).click();
  await page.getByText("It is only here: Send review… sends it to github.com/galley/press.").first().waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command palette" }).waitFor();
  await page.keyboard.type("Send review");
  await page.getByRole("option", { name: "Send review…" }).first().waitFor();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Send review" });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  await button("Copy command").waitFor();
  expect(await axeViolations(page, ["light", "dark"])).toEqual([]);

  const terminal = spawnProgram(["pr", "send", "--listen"], repo.path);
  await button("List what would be sent").waitFor();
  await page.keyboard.press("Control+Enter");
  await button("Send").waitFor();
  await dialog.locator("pre").getByText("Why so loud?").first().waitFor();
  expect(await axeViolations(page, ["light", "dark"])).toEqual([]);
  await dialog.locator("summary").click();
  await runProgram(["comment", "word.txt:1", "--review", key, "-m", "Second."], repo.path);
  await page.keyboard.press("Control+Enter");
  await dialog.getByText("is not what you confirmed").waitFor();
  await dialog.locator("pre").getByText("Second.").first().waitFor();
  expect(forge.published().threads).toEqual([]);
  gh.killed = gh.calls.length + 5;
  await page.keyboard.press("Control+Enter");
  await dialog.getByText("gh failed.").waitFor();
  gh.killed = 0;
  await button("List again").focus();
  await page.keyboard.press("Enter");
  await dialog.getByText("pending on GitHub already").first().waitFor();
  await button("Send").focus();
  await page.keyboard.press("Enter");
  await dialog.getByText("Sent to github.com/galley/press, pull request 7.").waitFor();
  expect(await axeViolations(page, ["light", "dark"])).toEqual([]);
  expect(forge.published().threads.map((thread) => thread.at(-1))).toEqual([["Why so loud?"], ["Second."]]);
  expect(await interrupt(terminal)).toBe(0);
  await button("List what would be sent").waitFor({ state: "detached" });
  expect(await dialog.getByText("There is nothing to send.").count()).toBe(0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.close();
  expect(await program.stop()).toBe(0);
});
