// @vitest-environment page
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runGalley } from "#tests/cli/runGalley.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { address, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk | undefined;
beforeEach(async () => {
  reviewed = await reviewedRepo();
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

const open = async (after = "") => (page = await walk(`/repo/reviews/${reviewed.key}${after}`, reviewed.repo.path));
const type = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));

describe("requesting a review", () => {
  it("starts at a comparison, with the branch's name and its commits' subjects, and leads to the review", async () => {
    const { repo } = reviewed;
    await repo.git("checkout", "-q", "-b", "fix/the-date_parser", "main");
    await repo.commit({ "a.txt": "a\n" }, "Parse years");
    const first = await repo.git("rev-parse", "HEAD");
    await repo.commit({ "a.txt": "b\n" }, "Parse months");
    await repo.git("checkout", "-q", "main");
    page = await walk("/repo/compare/main...fix/the-date_parser", repo.path);
    await page.press("Request review");
    const dialog = within(screen.getByRole("dialog", { name: "Request review" }));
    const title = dialog.getByRole<HTMLInputElement>("textbox", { name: "Title" });
    expect(title.value).toBe("The date parser");
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Description" }).value).toBe(
      "- Parse years\n- Parse months",
    );
    await type(dialog.getByRole("textbox", { name: "Reviewers" }), "grace@example.org");
    await act(async () => void fireEvent.submit(title));
    await page.settled();
    expect(address()).toBe(`/repo/reviews/${first.slice(0, 12)}`);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The date parser");
    const item = JSON.parse(await repo.git("notes", "--ref=devtools/reviews", "show", first));
    expect(item).toMatchObject({ reviewRef: "refs/heads/fix/the-date_parser", targetRef: "refs/heads/main" });
  });

  it("sends the target that its field shows, also if that was only typed, and refuses one that is no branch", async () => {
    const { repo } = reviewed;
    await repo.git("branch", "develop", "main");
    await repo.git("checkout", "-q", "-b", "fix", "main");
    const head = await repo.commit({ "a.txt": "a\n" }, "Fix a");
    await repo.git("checkout", "-q", "main");
    page = await walk("/repo/compare/main...fix", repo.path);
    await page.press("Request review");
    const dialog = within(screen.getByRole("dialog", { name: "Request review" }));
    const target = () => dialog.getByRole<HTMLInputElement>("combobox", { name: "Target branch" });
    const submit = async () => {
      await act(async () => void fireEvent.submit(dialog.getByRole("textbox", { name: "Title" })));
      await page?.settled();
    };
    await type(target(), "nowhere");
    await submit();
    expect(target().value).toBe("nowhere");
    expect(dialog.getByText(/“nowhere”/u)).toBeTruthy();
    await type(target(), "develop");
    await submit();
    expect(address()).toBe(`/repo/reviews/${head.slice(0, 12)}`);
    const item = JSON.parse(await repo.git("notes", "--ref=devtools/reviews", "show", head));
    expect(item).toMatchObject({ reviewRef: "refs/heads/fix", targetRef: "refs/heads/develop" });
  });

  it("checks a typed target when its field is left", { tags: "slow" }, async () => {
    const { repo } = reviewed;
    await repo.git("checkout", "-q", "-b", "fix", "main");
    await repo.commit({ "a.txt": "a\n" }, "Fix a");
    await repo.git("checkout", "-q", "main");
    page = await walk("/repo/compare/main...fix", repo.path);
    await page.press("Request review");
    const dialog = within(screen.getByRole("dialog", { name: "Request review" }));
    const target = () => dialog.getByRole<HTMLInputElement>("combobox", { name: "Target branch" });
    await type(target(), "nowhere");
    await act(async () => void fireEvent.blur(target()));
    await page.settled();
    expect(target().getAttribute("aria-invalid")).toBe("true");
    expect(target().value).toBe("nowhere");
    await type(target(), "");
    expect(dialog.getByText("Enter a branch.")).toBeTruthy();
  });

  it("a review gets the target that its editor shows, and reviewers only when all are valid", async () => {
    await reviewed.repo.git("branch", "develop", "main");
    const walked = await open();
    await walked.press("Change target branch");
    await type(screen.getByRole("combobox", { name: "Branch" }), "develop");
    await walked.press("Save");
    const targets = async () =>
      JSON.parse((await runGalley(reviewed.repo.path, ["show", "topic", "--format", "json"])).text);
    expect((await targets()).target).toBe("develop");
    await walked.press("Edit reviewers");
    const field = screen.getByRole("textbox", { name: "Reviewers" });
    await type(field, "nobody");
    await act(async () => void fireEvent.blur(field));
    await walked.press("Save");
    expect(screen.getByText(/“nobody” is not a valid email address/u, { selector: ".Notice-text" })).toBeTruthy();
    expect((await targets()).reviewers).toEqual(["ada@example.org"]);
  });

  it("keeps the text after a reload, and explains why it is impossible", { tags: "slow" }, async () => {
    const { repo } = reviewed;
    await repo.git("checkout", "-q", "-b", "late", "main");
    await repo.commit({ "late.txt": "late\n" }, "Come late");
    await repo.git("checkout", "-q", "main");
    page = await walk("/repo/compare/main...late", repo.path);
    await page.press("Request review");
    const dialog = () => within(screen.getByRole("dialog", { name: "Request review" }));
    const title = () => dialog().getByRole<HTMLInputElement>("textbox", { name: "Title" });
    await type(title(), "Once more");
    await page.close();
    page = await walk("/repo/compare/main...late", repo.path);
    await page.press("Request review");
    expect(title().value).toBe("Once more");
    await runGalley(repo.path, ["request", "late"]);
    await act(async () => void fireEvent.submit(title()));
    await page.settled();
    expect(dialog().getByText(/already under review/)).toBeTruthy();
    expect(title().value).toBe("Once more");
  });

  it(
    "proposes the nearest branch as the target if the base of the comparison is not a branch",
    { tags: "slow" },
    async () => {
      const { repo } = reviewed;
      await repo.git("tag", "v1", "main");
      await repo.git("checkout", "-q", "-b", "fix", "main");
      await repo.commit({ "a.txt": "a\n" }, "Fix a");
      await repo.git("checkout", "-q", "main");
      page = await walk("/repo/compare/v1...fix", repo.path);
      await page.press("Request review");
      const dialog = within(screen.getByRole("dialog", { name: "Request review" }));
      expect(dialog.getByRole<HTMLInputElement>("combobox", { name: "Target branch" }).value).toBe("main");
      const left = (await repo.git("rev-parse", "main")).slice(0, 10);
      expect(
        dialog.getByText(new RegExp(`^1 commit since ${left}, where the work left this branch`, "u")),
      ).toBeTruthy();
      await act(async () => void fireEvent.submit(dialog.getByRole("textbox", { name: "Title" })));
      await page.settled();
      expect(address()).toMatch(/^\/repo\/reviews\//u);
    },
  );

  it("is impossible if no branch can be the target, which is explained at that field", { tags: "slow" }, async () => {
    const { repo } = reviewed;
    await repo.git("tag", "v1", "main");
    await repo.commit({ "a.txt": "a\n" }, "Add a");
    await repo.git("tag", "v2", "main");
    page = await walk("/repo/compare/v1...v2", repo.path);
    await page.press("Request review");
    const dialog = within(screen.getByRole("dialog", { name: "Request review" }));
    const field = dialog.getByRole("combobox", { name: "Target branch" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(dialog.getByText(/^There is nothing to review: main contains all commits of v2\. Choose/u)).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Request review" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("is not offered if the base has all commits of the head", { tags: "slow" }, async () => {
    page = await walk("/repo/compare/topic...main", reviewed.repo.path);
    expect(screen.queryByRole("button", { name: "Request review" })).toBe(null);
  });

  it("without a branch names the last commit, and lists the newest of a long change", { tags: "slow" }, async () => {
    const { repo } = reviewed;
    const range = Array.from({ length: 125 }, (_, at) =>
      [`commit refs/heads/long`, `committer A <a@example.org> ${1_700_000_000 + at} +0000`, "data 1", "x"]
        .concat(at === 0 ? [`from ${reviewed.base}`] : [], [`M 100644 inline n.txt`, "data 4", String(1000 + at), ""])
        .join("\n"),
    );
    await repo.gitBytes(["fast-import", "--quiet"], { input: range.join("") });
    const head = await repo.git("rev-parse", "long");
    await repo.git("update-ref", "-d", "refs/heads/long");
    await runGalley(repo.path, ["request", head, "--base", "main"]);
    page = await walk("/repo/reviews", repo.path);
    expect(document.querySelector(".ReviewRow-refs")?.textContent).toBe(`${head.slice(0, 10)} into main`);
    await page.follow("x");
    expect(document.querySelector(".ReviewHead-facts")?.textContent).toContain(`merge ${head.slice(0, 10)} into main`);
    expect(document.querySelector(".ReviewCommits summary")?.textContent).toBe("Newest 100 commits");
    expect(document.querySelector(".ReviewCommits p")?.textContent).toBe("Older commits");
  });
});
