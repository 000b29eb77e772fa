// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { runGalley } from "#tests/cli/runGalley.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS, sampleOf } from "#tests/helpers/testRun.ts";
import { address, failure, pageTitle, shownFiles, walk, type Walk } from "./page.ts";

let repo: TempRepo;
let shared: string;
beforeAll(async () => {
  repo = await tempRepo();
  shared = await repo.commit({ "a.txt": "a\n" }, "Shared");
  await repo.git("checkout", "-q", "-b", "topic/x");
  await repo.commit({ "topic.txt": "one\n" }, "Topic, first");
  await repo.commit({ "topic.txt": "one\ntwo\n" }, "Topic, second");
  await repo.git("checkout", "-q", "main");
  await repo.commit({ "main.txt": "main\n" }, "On main");
  await repo.git("checkout", "-q", "--orphan", "stranger");
  await repo.git("rm", "-rfq", ".");
  await repo.commit({ "stranger.txt": "stranger\n" }, "Elsewhere");
  await repo.git("checkout", "-q", "main");
});

let page: Walk | undefined;
const open = async (at: string, path = repo.path) => (page = await walk(at, path));
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

const field = (name: string) => {
  const found = screen.getByRole("combobox", { name });
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is not a text field.`);
  return found;
};
const ends = () => [field("Base").value, field("Head").value];
const summary = () => document.querySelector(".ComparedCommits")?.textContent;
const linkOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("comparing two branches", () => {
  it("with three dots shows what the head did since the merge base, with a link to its commits", async () => {
    await open("/repo/compare/main...topic/x?view=unified");
    expect(pageTitle()).toBe("main...topic/x · repo · Galley");
    expect(ends()).toEqual(["main", "topic/x"]);
    expect(summary()).toBe(`2 commits ahead, 1 behind · merge base ${shared.slice(0, 10)}`);
    expect(linkOf("2 commits ahead")).toBe(`/repo/commits/${await repo.git("rev-parse", "topic/x")}`);
    expect(shownFiles()).toEqual({ "topic.txt": ["+one", "+two"] });
  });

  it("explains how Galley chose the base, and links to the field for another base, which then has no explanation", async () => {
    await open("/repo/compare/main...topic/x?candidates=3");
    expect(screen.getByText(/nearest of 3 candidates/).textContent).toBe(
      "main is the nearest of 3 candidates. Choose another",
    );
    fireEvent.click(screen.getByRole("button", { name: "Choose another" }));
    expect(document.activeElement).toBe(field("Base"));
    await page?.press("Swap base and head");
    expect(screen.queryByText(/candidates/)).toBeNull();
  });

  it(
    "lists all merge bases of branches that merged each other, and the one it starts from",
    { tags: "slow" },
    async () => {
      const crossed = await tempRepo();
      await crossed.commit({ a: "1\n" });
      const one = await crossed.commit({ a: "2\n" });
      await crossed.git("checkout", "-q", "-b", "side", "main~1");
      const side = await crossed.commit({ b: "1\n" });
      await crossed.git("merge", "-q", "--no-edit", one);
      await crossed.git("checkout", "-q", "main");
      await crossed.git("merge", "-q", "--no-edit", side);
      const bases = (await crossed.git("merge-base", "--all", "main", "side"))
        .split("\n")
        .map((oid) => oid.slice(0, 10));
      await open("/repo/compare/main...side", crossed.path);
      expect(summary()).toContain(` · merge base ${bases[0]}, one of 2`);
      expect(document.querySelector(".ComparedCommits")?.textContent).toContain(
        `they have several merge bases: ${bases.join(", ")}. The comparison is with the first`,
      );
    },
  );

  it("with two dots compares the two states", { tags: "slow" }, async () => {
    const walked = await open("/repo/compare/main...topic/x?view=unified");
    await walked.choose("Comparison type", "Direct (A..B)");
    expect(address()).toBe("/repo/compare/main..topic/x");
    expect(shownFiles()).toEqual({ "main.txt": ["-main"], "topic.txt": ["+one", "+two"] });
  });

  it("offers a review of a direct comparison only if it shows what a review would, otherwise explains how to get one", async () => {
    const request = () => screen.queryByRole("button", { name: "Request review" });
    await open(`/repo/compare/${shared}..topic/x`);
    expect(request()).toBeTruthy();
    await page?.close();
    const walked = await open("/repo/compare/main..topic/x");
    expect(request()).toBeNull();
    const link = screen.getByRole("link", { name: "compare since the merge base" });
    expect(link.parentElement?.textContent).toBe(
      "This also undoes what only main has. To request a review, compare since the merge base",
    );
    fireEvent.click(link);
    await walked.settled();
    expect(address()).toBe("/repo/compare/main...topic/x");
    expect(request()).toBeTruthy();
  });

  it("says of a branch that was squashed into the base that the base has it all, and offers no review of it", async () => {
    const own = await tempRepo();
    await own.commit({ "a.txt": "a\n" }, "Begin");
    await own.git("checkout", "-q", "-b", "topic");
    await own.commit({ "b.txt": "one\n" }, "One");
    await own.commit({ "b.txt": "two\n" }, "Two");
    await own.git("checkout", "-q", "main");
    await own.git("merge", "-q", "--squash", "topic");
    await own.git("commit", "-q", "-m", "Squashed");
    await own.commit({ "c.txt": "c\n" }, "Later");
    const walked = await open("/repo/compare/main...topic", own.path);
    expect(document.querySelector(".CompareMerge-none")?.textContent).toBe(
      "main has all changes of topic already, in other commits. Compare the two directly",
    );
    expect(screen.queryByRole("button", { name: "Request review" })).toBeNull();
    await walked.follow("Compare the two directly");
    expect(address()).toBe("/repo/compare/main..topic");
    expect(document.querySelector(".CompareMerge-none")?.textContent).toBe(
      "main has all changes of topic already, in other commits. ",
    );
    const refused = runGalley(own.path, ["request", "topic", "--base", "main"]);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringContaining(
        "There is nothing to review: main has all changes of topic already, in other commits.",
      ),
    });
    // What was reverted on the base is a change again.
    await own.git("revert", "--no-edit", "HEAD~1");
    await page?.close();
    await open("/repo/compare/main...topic", own.path);
    expect(screen.getByRole("button", { name: "Request review" })).toBeTruthy();
  });

  it("links to the open review of the head instead of requesting another", async () => {
    const own = await reviewedRepo();
    await open("/repo/compare/main...topic", own.repo.path);
    expect(screen.queryByRole("button", { name: "Request review" })).toBeNull();
    expect(screen.getByRole("link", { name: "View review" }).getAttribute("href")).toBe(
      `/repo/reviews/${own.key}/files`,
    );
    await own.repo.git("checkout", "-q", "topic");
    await own.repo.commit({ "more.txt": "more\n" }, "More");
    await page?.close();
    await open("/repo/compare/main...topic", own.repo.path);
    expect(screen.getByRole("link", { name: "View review" })).toBeTruthy();
  });

  it.each(["c", "e"])("says what is missing when %s is pressed, because there is no review here", async (key) => {
    await open("/repo/compare/main...topic/x");
    fireEvent.keyDown(document.body, { key });
    const toast = await screen.findByText(/need a review/u, { selector: ".Toast-text" });
    expect(toast.textContent).toBe("Comments and suggestions need a review: request one, or view the open one.");
  });

  it("is reversed after swapping base and head", { tags: "slow" }, async () => {
    const walked = await open("/repo/compare/main...topic/x?view=unified");
    await walked.press("Swap base and head");
    expect(address()).toBe("/repo/compare/topic/x...main");
    expect(ends()).toEqual(["topic/x", "main"]);
    expect(summary()).toBe(`1 commit ahead, 2 behind · merge base ${shared.slice(0, 10)}`);
    expect(linkOf("1 commit ahead")).toBe(`/repo/commit/${await repo.git("rev-parse", "main")}`);
    expect(shownFiles()).toEqual({ "main.txt": ["+main"] });
    await walked.back();
    expect(ends()).toEqual(["main", "topic/x"]);
    expect(shownFiles()).toEqual({ "topic.txt": ["+one", "+two"] });
  });

  it("shows the current state when the user returns after a branch has moved", { tags: "slow" }, async () => {
    const own = await tempRepo();
    await own.commit({ "a.txt": "a\n", "b.txt": "b\n" });
    await own.git("checkout", "-q", "-b", "topic");
    await own.commit({ "b.txt": "B\n" });
    const walked = await open("/repo/compare/main...topic?view=unified", own.path);
    expect(shownFiles()).toEqual({ "b.txt": ["-b", "+B"] });
    await walked.press("Swap base and head");
    await own.commit({ "a.txt": "A\n", "b.txt": "B\nB\n" });
    await walked.back();
    expect(shownFiles()).toEqual({ "a.txt": ["-a", "+A"], "b.txt": ["-b", "+B", "+B"] });
  });

  it("has another head after the user types one", { tags: "slow" }, async () => {
    const walked = await open("/repo/compare/main...topic/x");
    await act(async () => {
      fireEvent.change(field("Head"), { target: { value: " topic/x~1 " } });
    });
    await act(async () => void fireEvent.keyDown(field("Head"), { key: "Enter" }));
    await walked.settled();
    expect(address()).toBe("/repo/compare/main...topic/x~1");
    expect(shownFiles()).toEqual({ "topic.txt": ["+one"] });
  });

  it(
    "compares both chosen ends even if the second is chosen while the first comparison still loads",
    { tags: "slow" },
    async () => {
      const walked = await open("/repo/compare/main...topic/x?view=unified");
      // At once, so that the first comparison cannot arrive in between.
      for (const [name, value] of [
        ["Base", "main~1"],
        ["Head", "topic/x~1"],
      ] as const) {
        fireEvent.change(field(name), { target: { value } });
        fireEvent.keyDown(field(name), { key: "Enter" });
      }
      await walked.settled();
      expect(address()).toBe("/repo/compare/main~1...topic/x~1");
      expect(ends()).toEqual(["main~1", "topic/x~1"]);
      expect(shownFiles()).toEqual({ "topic.txt": ["+one"] });
    },
  );

  it(
    "keeps a field open that the user opens while the comparison of the last choice still loads",
    { tags: "slow" },
    async () => {
      const walked = await open("/repo/compare/main...topic/x?view=unified");
      fireEvent.change(field("Base"), { target: { value: "main~1" } });
      await act(async () => void fireEvent.keyDown(field("Base"), { key: "Enter" }));
      const head = field("Head");
      await act(async () => void fireEvent.focus(head));
      await walked.settled();
      expect(head.isConnected).toBe(true);
      await act(async () => void fireEvent.change(head, { target: { value: "topic/x~1" } }));
      await act(async () => void fireEvent.keyDown(head, { key: "Enter" }));
      await walked.settled();
      expect(ends()).toEqual(["main~1", "topic/x~1"]);
    },
  );

  it("loads the last choice when the user leaves the field opened meanwhile", { tags: "slow" }, async () => {
    const walked = await open("/repo/compare/main...topic/x?view=unified");
    fireEvent.change(field("Base"), { target: { value: "main~1" } });
    await act(async () => void fireEvent.keyDown(field("Base"), { key: "Enter" }));
    await act(async () => void fireEvent.focus(field("Head")));
    await act(async () => void fireEvent.blur(field("Head")));
    await walked.settled();
    expect(address()).toBe("/repo/compare/main~1...topic/x");
  });

  it("starts with fields for both ends, typed or chosen, and compares them only by the button", async () => {
    const walked = await open("/repo/compare");
    expect(ends()).toEqual(["main", "main"]);
    fireEvent.change(field("Base"), { target: { value: "main~1" } });
    await act(async () => void fireEvent.keyDown(field("Base"), { key: "Enter" }));
    await act(async () => void fireEvent.change(field("Head"), { target: { value: "topic/x~1" } }));
    await walked.settled();
    expect(address()).toBe("/repo/compare");
    await walked.press("Compare");
    expect(address()).toBe("/repo/compare/main~1...topic/x~1");
    expect(ends()).toEqual(["main~1", "topic/x~1"]);
  });

  it(
    "keeps both chosen options even if the second is chosen while the page with the first still loads",
    { tags: "slow" },
    async () => {
      const walked = await open("/repo/compare/main...topic/x?view=unified");
      for (const [menu, option] of [
        [/^View/, /^Ignore all(?! and)/],
        [/^View/, /^None$/],
      ] as const) {
        const item = () => screen.queryByRole("menuitemradio", { name: option });
        // The page that arrives meanwhile closes the menu.
        for (let wait = WAIT_MS; item() === null && wait > 0; wait -= 100) {
          await act(
            async () => void fireEvent.click(screen.getAllByRole("button", { name: menu })[0] ?? document.body),
          );
          if (item() === null) await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
        }
        await act(async () => void fireEvent.click(item() ?? document.body));
      }
      await walked.settled();
      expect(address()).toBe("/repo/compare/main...topic/x?view=unified&w=all&context=0");
    },
  );

  it("keeps the chosen layout in the URL", async () => {
    const walked = await open("/repo/compare/main...topic/x?view=unified");
    await walked.choose("Diff layout", "Split");
    expect(address()).toBe("/repo/compare/main...topic/x?view=split");
    expect(screen.getByRole("grid", { name: "Lines after" })).toBeTruthy();
  });
});

describe("comparing without differences", () => {
  it("reports that a branch does not differ from itself", async () => {
    await open("/repo/compare/main...main");
    expect(screen.getByText(/^No differences\./)).toBeTruthy();
    expect(summary()).toBe(`0 commits ahead · merge base ${(await repo.git("rev-parse", "main")).slice(0, 10)}`);
  });

  it("reports that two histories are unrelated, and shows all differences", { tags: "slow" }, async () => {
    await open("/repo/compare/main...stranger?view=unified");
    expect(summary()).toBe("1 commit ahead, 2 behind · no common history");
    expect(shownFiles()).toEqual({ "a.txt": ["-a"], "main.txt": ["-main"], "stranger.txt": ["+stranger"] });
  });
});

describe("comparing what does not exist", () => {
  it.each(
    sampleOf([
      [
        "an unknown head",
        "/repo/compare/main...nowhere",
        "Not found",
        "NOT_FOUND",
        "“nowhere” is not a branch, tag or commit of repo.",
      ],
      [
        "an unknown base",
        "/repo/compare/nowhere..main",
        "Not found",
        "NOT_FOUND",
        "“nowhere” is not a branch, tag or commit of repo.",
      ],
      [
        "a path instead of a revision",
        "/repo/compare/main...HEAD%3Aa.txt",
        "Not found",
        "NOT_FOUND",
        "“HEAD:a.txt” is not a branch",
      ],
      [
        "an option instead of a revision",
        "/repo/compare/main...--all",
        "Invalid address",
        "BAD_INPUT",
        "must not start with",
      ],
      [
        "another repository",
        "/other/compare/main...topic/x",
        "Not found",
        "NOT_FOUND",
        "Galley does not serve a repository named “other”.",
      ],
    ]),
  )("says so of %s", async (_, at, title, code, message) => {
    await open(at);
    expect(failure()).toMatchObject({ title, code });
    expect(failure().text).toContain(message);
    expect(pageTitle()).toBe(`${title} · Galley`);
  });

  it("keeps the fields, so that the wrong revision can be corrected", async () => {
    await open("/repo/compare/main...nowhere");
    await expect.poll(ends).toEqual(["main", "nowhere"]);
  });

  it("has no fields in a repository that is not served", async () => {
    await open("/absent/compare/main...nowhere");
    await screen.findByRole("navigation", { name: "Similar pages" });
    expect(screen.queryByRole("combobox", { name: "Base" })).toBeNull();
  });

  it("links to the pickers", async () => {
    const walked = await open("/repo/compare/main...nowhere");
    await walked.follow("Compare revisions of repo");
    expect(address()).toBe("/repo/compare");
    expect(pageTitle()).toBe("Compare · repo · Galley");
    expect(ends()).toEqual(["main", "main"]);
  });
});
