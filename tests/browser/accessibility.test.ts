import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

let odd: OddRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
beforeAll(async () => {
  odd = await oddRepo();
  const empty = await tempRepo({ at: `${await tempFolder()}/empty` });
  program = await startProgram([odd.repo.path, empty.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

const PAGES = [
  ["the desk", () => "/"],
  ["a comparison", () => "/repo/compare/main...topic"],
  ["where a comparison starts", () => "/repo/compare"],
  ["a commit", () => `/repo/commit/${odd.commits.namesChanged}`],
  ["a merge in one column", () => `/repo/commit/${odd.commits.merge}?view=unified`],
  ["a history", () => "/repo/commits/main"],
  ["a revision that is not there", () => "/repo/commit/nowhere"],
  ["an address without a page", () => "/no/such/page"],
  ["a comparison in an empty repository", () => "/empty/compare"],
] as const;

describe.each([
  ["light", 1440],
  ["dark", 1440],
  ["light", 390],
] as const)("in the %s theme, %i pixels wide, axe-core finds nothing", (colorScheme, width) => {
  it.each(PAGES)("on %s", async (_, address) => {
    const page = await opened.page({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
    await page.goto(program.origin + address());
    await page.waitForSelector("main h1, main h2");
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { violations } = await (
        window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
      ).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
    expect(found).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      "no sideways scrolling",
    ).toBe(true);
    await page.context().close();
  });

  it("with the command palette and the keys open", async () => {
    const page = await opened.page({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
    await page.goto(`${program.origin}/repo/commits/main`);
    await page.waitForSelector("h1");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Command palette" }).fill("topic");
    await page.getByRole("option", { name: /History of topic/ }).waitFor();
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { violations } = await (
        window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }
      ).axe.run();
      return violations.map(({ id }) => id);
    });
    expect(found).toEqual([]);
    await page.getByRole("option", { name: /History of topic/ }).click();
    await page.waitForURL("**/repo/commits/topic");
    await page.context().close();
  });
});
