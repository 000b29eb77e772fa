import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { expectAccessible, openComposer, startCheckedProgram, WIDE, type CheckedProgram } from "./checkedProgram.ts";

let program: CheckedProgram;
beforeAll(async () => {
  program = await startCheckedProgram();
});
afterAll(() => program?.close());

/**
 * The screens of the main workflow; `accessibility.slow.test.ts` has more, both themes, a narrow window, and what opens
 * on them.
 */
const PAGES = [
  ["a review's files", () => `/repo-2/reviews/${program.reviewed.key}/files`],
  ["uncommitted work", () => "/repo-2/worktree"],
] as const;
const OTHER_PAGES = [
  ["a comparison", () => "/repo/compare/main...topic"],
  ["a review", () => `/repo-2/reviews/${program.reviewed.key}`],
  ["home", () => "/"],
  ["a file", () => "/repo/blob/main/src/long.txt"],
  ["a search", () => "/repo/search?q=line+2"],
  ["a page that does not exist", () => "/no/such/page"],
] as const;

async function expectPage(address: string): Promise<void> {
  const page = await program.take(WIDE, "light");
  await expectAccessible(page, program.origin + address, ["light"]);
  program.give(page);
}

// Two pages at once: each one is checked separately, and axe-core keeps one core busy while it reads a page.
describe.concurrent("nothing moves and axe-core finds no faults in the light theme", () => {
  it.each(PAGES)("on %s", (_, address) => expectPage(address()));

  it.each(OTHER_PAGES)("on %s", { tags: "slow" }, (_, address) => expectPage(address()));

  it("in a review's files with a thread and a comment field", async () => {
    const page = await program.take(WIDE, "light");
    await openComposer(program, page);
    expect(await axeViolations(page, ["light"])).toEqual([]);
    program.give(page);
  });
});
