// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, shownFiles, walk, type Walk } from "./page.ts";

const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");

let repo: TempRepo;
let merge: string;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": numbered(1, 60), both: "base\n", quiet: numbered(1, 9) });
  await repo.git("checkout", "--quiet", "-b", "side");
  await repo.commit({ both: "side\n", quiet: numbered(1, 8) + "side\n" });
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({
    "a.txt": numbered(1, 29) + "thirty\n" + numbered(31, 60),
    both: "main\n",
    quiet: "main\n" + numbered(2, 9),
    "copy.txt": numbered(1, 60) + "copied\n",
  });
  await repo.git("merge", "--no-commit", "side").catch(() => undefined);
  merge = await repo.commit({ both: "both\n", "by the merge": "evil\n" }, "Merge side");
});

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});
const open = async (at: string) => (page = await walk(at, repo.path));

/** Opens the View menu and selects one of its items. */
async function choose(walked: Walk, name: RegExp): Promise<void> {
  await walked.press("View");
  await act(async () => void fireEvent.click(screen.getByRole("menuitemradio", { name })));
  await walked.settled();
}

const CHANGE = ["-line 30", "+thirty"];

describe("comparison options", () => {
  it("show the chosen number of context lines, which is then in the URL", { tags: "slow" }, async () => {
    const walked = await open("/repo/commit/main~1?view=unified");
    const around = () => shownFiles()["a.txt"];
    expect(around()).toEqual([" line 27", " line 28", " line 29", ...CHANGE, " line 31", " line 32", " line 33"]);
    await choose(walked, /^None$/);
    expect(address()).toBe("/repo/commit/main~1?view=unified&context=0");
    expect(around()).toEqual(CHANGE);
    await choose(walked, /^Whole file$/);
    expect(address()).toBe("/repo/commit/main~1?view=unified&context=whole");
    expect(around()).toHaveLength(61);
  });

  it("ignore the chosen whitespace, on the next page too", { tags: "slow" }, async () => {
    const walked = await open("/repo/commit/main~1?view=unified");
    await choose(walked, /^Ignore all and/);
    expect(address()).toBe("/repo/commit/main~1?view=unified&w=blank-lines");
    await walked.close();
    const next = await open("/repo/compare/main~2..main~1?view=unified");
    expect(address()).toBe("/repo/compare/main~2..main~1?view=unified");
    expect(shownFiles()["a.txt"]).toHaveLength(8);
    await next.press("View: whitespace ignored");
    const item = screen.getByRole("menuitemradio", { name: /^Ignore all and/ });
    expect(item.getAttribute("aria-checked")).toBe("true");
  });
});

describe("a merge", () => {
  it("is compared with what git makes of its parents, and shows its own decisions", async () => {
    const walked = await open(`/repo/commit/${merge}`);
    const name = "2 files changed by the merge itself";
    await screen.findByRole("link", { name });
    await walked.follow(name);
    expect(address()).toBe(`/repo/commit/${merge}?parent=remerge`);
    expect(screen.getByRole("link", { name }).getAttribute("aria-current")).toBe("true");
    const [ours = "", theirs = ""] = (await repo.git("rev-parse", `${merge}^1`, `${merge}^2`)).split("\n");
    expect(shownFiles()).toEqual({
      both: [`-<<<<<<< ${ours}`, "-main", "-=======", "-side", `->>>>>>> ${theirs}`, "+both"],
      "by the merge": ["+evil"],
    });
    await walked.follow("against parent 2");
    expect(Object.keys(shownFiles())).toContain("copy.txt");
  });

  it("is not a commit with one parent, and the page reports it", { tags: "slow" }, async () => {
    await open("/repo/commit/main~1?parent=remerge");
    expect(screen.getByText(/^Only a merge of two commits/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^Automatic merge$|by the merge itself$/u })).toBeNull();
  });
});
