// @vitest-environment page
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, shownFiles, walk, type Walk } from "./page.ts";

let repo: TempRepo;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\ntwo\n", "b.txt": "one\ntwo\n", "sub/yarn.lock": "a\n" });
  await repo.commit({ "a.txt": "one \n  two\n", "b.txt": "one \n2\n", "sub/yarn.lock": "b\n" });
});

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});
const open = async (at: string) => (page = await walk(at, repo.path));

const SHOWN = { "a.txt": ["-one", "-two", "+one ", "+  two"], "b.txt": ["-one", "-two", "+one ", "+2"] };
const LEFT_OUT = { "a.txt": [], "b.txt": [" one ", "-two", "+2"] };
const ONLY = "Only whitespace changed, and whitespace changes are hidden.";
const read = () => {
  const { "a.txt": a, "b.txt": b } = shownFiles();
  return { "a.txt": a, "b.txt": b };
};

/** Opens the menu and selects one of the modes. */
async function choose(walked: Walk, button: string, mode: RegExp): Promise<void> {
  await walked.press(button);
  await act(async () => void fireEvent.click(screen.getByRole("menuitemradio", { name: mode })));
  await walked.settled();
}

describe("whitespace", () => {
  it("is ignored on request, and files that differ only by it stay listed with a notice", async () => {
    const walked = await open("/repo/commit/HEAD?view=unified");
    expect(read()).toEqual(SHOWN);
    expect(screen.getByText("5 lines added")).toBeTruthy();
    await choose(walked, "View", /^Ignore all(?! and)/);
    expect(address()).toBe("/repo/commit/HEAD?view=unified&w=all");
    expect(read()).toEqual(LEFT_OUT);
    expect(within(screen.getByRole("group", { name: "a.txt" })).getByText(ONLY)).toBeTruthy();
    expect(screen.getByText("2 lines added")).toBeTruthy();
    await choose(walked, "View: whitespace ignored", /^Show all/);
    expect(address()).toBe("/repo/commit/HEAD?view=unified&w=show");
    expect(read()).toEqual(SHOWN);
    expect(screen.getByText("5 lines added")).toBeTruthy();
  });

  it("that is ignored is not marked within changed lines either", async () => {
    const own = await tempRepo();
    await own.commit({ "a.ts": "return sum(one);\n" });
    await own.commit({ "a.ts": "    return total(one);\n" });
    const marked = async (mode: string) => {
      page = await walk(`/repo/commit/HEAD?view=unified&w=${mode}`, own.path);
      const words = [...document.querySelectorAll(".diff-row .diff-changed")].map(({ textContent }) => textContent);
      await page.close();
      return words;
    };
    expect(await marked("show")).toEqual(["sum", "    ", "total"]);
    expect(await marked("all")).toEqual(["sum", "total"]);
  });

  it("is ignored as the URL requests, in a comparison too", { tags: "slow" }, async () => {
    await open("/repo/compare/HEAD~1..HEAD?view=unified&w=end");
    expect(read()).toEqual({ "a.txt": [" one ", "-two", "+  two"], "b.txt": [" one ", "-two", "+2"] });
    expect(screen.queryByText(ONLY)).toBeNull();
  });

  it(
    "is ignored on the next page as on the last one, unless its URL requests something else",
    { tags: "slow" },
    async () => {
      const walked = await open("/repo/commit/HEAD?view=unified");
      await choose(walked, "View", /^Ignore changes in amount/);
      await walked.close();
      const next = await open("/repo/compare/HEAD~1..HEAD?view=unified");
      expect(address()).toBe("/repo/compare/HEAD~1..HEAD?view=unified");
      expect(read()["b.txt"]).toEqual([" one ", "-two", "+2"]);
      await next.close();
      await open("/repo/compare/HEAD~1..HEAD?view=unified&w=show");
      expect(read()).toEqual(SHOWN);
    },
  );
});

describe("a generated file", () => {
  it("is collapsed with a reason, until it is expanded", async () => {
    const walked = await open("/repo/commit/HEAD?view=unified");
    const file = within(screen.getByRole("group", { name: "sub/yarn.lock" }));
    expect(file.getByText("lock file")).toBeTruthy();
    expect(shownFiles()["sub/yarn.lock"]).toEqual([]);
    await act(async () => void fireEvent.click(file.getByRole("button", { name: "Show lines" })));
    await walked.settled();
    expect(shownFiles()["sub/yarn.lock"]).toEqual(["-a", "+b"]);
    expect(within(screen.getByRole("group", { name: "a.txt" })).queryByText("lock file")).toBeNull();
  });
});
