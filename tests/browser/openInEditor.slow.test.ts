import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";

/** A name with everything that a link, a shell or git could take for something else. */
const ODD = `-x y/#?%&+"'é\n\\;$(touch pwned).txt`;
const WRITTEN = "-x%20y/%23%3F%25%26%2B%22%27%C3%A9%0A%5C%3B%24%28touch%20pwned%29.txt";

let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let recorded: string;

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ [ODD]: "one\ntwo\n" }, "The first");
  await repo.commit({ [ODD]: "one\n2\n" }, "The second");
  await repo.write({ [ODD]: "zero\none\n2\n" });
  const home = await tempFolder();
  const file = join(home, "my editor");
  recorded = join(home, "recorded");
  await writeFile(file, `#!/bin/sh\nprintf '%s\\0' "$@" > '${recorded}.part'\nmv '${recorded}.part' '${recorded}'\n`);
  await chmod(file, 0o755);
  await writeFile(join(home, ".gitconfig"), `[galley]\n\teditorCommand = \\"${file}\\" --wait\n`);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(home, ".gitconfig"));
  program = await startProgram([repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await opened?.close();
  await program?.stop();
});

/** Opens the last commit with the cursor on its added line; `links` are those that the browser gives to other programs. */
async function openCommit(): Promise<{ page: Page; links: readonly string[] }> {
  const page = await opened.page();
  onTestFinished(() => page.context().close());
  const links: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => void (url.startsWith("http") || links.push(url)));
  await page.goto(`${program.origin}/repo/commit/main?view=unified`);
  await page.waitForSelector(".Served", { state: "detached" });
  await page.keyboard.press("n");
  await page.keyboard.press("j");
  await page.locator(".diff-cursor", { hasText: "2" }).first().waitFor();
  return { page, links };
}

async function choose(page: Page, label: string): Promise<void> {
  await page.keyboard.press("Alt+O");
  const dialog = page.getByRole("dialog", { name: "Open in which editor?" });
  await dialog.getByRole("radio", { name: label }).check();
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
}

it.each([
  ["Visual Studio Code", () => `vscode://file${repo.path}/${WRITTEN}:3:1`],
  ["IntelliJ IDEA", () => `jetbrains://idea/navigate/reference?project=repo&path=${repo.path}/${WRITTEN}:2:0`],
  ["Sublime Text", () => `subl://open?url=file://${repo.path}/${WRITTEN}&line=3&column=1`],
])("the browser gives the link to %s as it is, and the page stays", async (label, linkOf) => {
  const { page, links } = await openCommit();
  await choose(page, label);
  await expect.poll(() => links, { timeout: WAIT_MS }).toEqual([linkOf()]);
  expect(page.url()).toBe(`${program.origin}/repo/commit/main?view=unified`);
  expect(await page.locator(".diff-cursor").count()).toBeGreaterThan(0);
});

it("the user's command gets the place in its arguments, and the page says so", async () => {
  const { page, links } = await openCommit();
  await choose(page, "My own command");
  await page.getByText("in your editor.").first().waitFor();
  const args = (await vi.waitFor(() => readFile(recorded, "utf8"), WAIT_MS)).split("\0").slice(0, -1);
  expect(args).toEqual(["--wait", `${repo.path}/${ODD}`, "3", "1"]);
  expect(links).toEqual([]);
});
