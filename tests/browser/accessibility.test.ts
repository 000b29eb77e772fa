import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { expectAccessible, openComposer, startCheckedProgram, WIDE, type CheckedProgram } from "./checkedProgram.ts";

let program: CheckedProgram;
beforeAll(async () => {
  program = await startCheckedProgram();
});
afterAll(() => program?.close());

/** The main screens; `accessibility.slow.test.ts` has the others, both themes, a narrow window, and what opens on them. */
const PAGES = [
  ["home", () => "/"],
  ["a comparison", () => "/repo/compare/main...topic"],
  ["a file", () => "/repo/blob/main/src/long.txt"],
  ["a search", () => "/repo/search?q=line+2"],
  ["a review", () => `/repo-2/reviews/${program.reviewed.key}`],
  ["a review's files", () => `/repo-2/reviews/${program.reviewed.key}/files`],
  ["uncommitted work", () => "/repo-2/worktree"],
  ["a page that does not exist", () => "/no/such/page"],
] as const;

// Two pages at once: each is looked at by itself, and takes a core for as long as axe-core reads it.
describe.concurrent("nothing moves and axe-core finds nothing in the light theme", () => {
  it.each(PAGES)("on %s", async (_, address) => {
    const page = await program.take(WIDE, "light");
    await expectAccessible(page, program.origin + address(), ["light"]);
    program.give(page);
  });

  it("in a review's files with a thread and a comment field", async () => {
    const page = await program.take(WIDE, "light");
    await openComposer(program, page);
    expect(await axeViolations(page, ["light"])).toEqual([]);
    program.give(page);
  });
});
