// @vitest-environment page
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { address, pageTitle, shownFiles, walk, type Walk } from "./page.ts";

let repo: TempRepo;
let page: Walk | undefined;
const open = async (search = "?view=unified") => (page = await walk(`/repo/worktree${search}`, repo.path));
const close = async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
};
const parts = () =>
  within(screen.getByRole("navigation", { name: "Changes shown" }))
    .getAllByRole("link")
    .map((link) => link.textContent);
const check = async () => {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 1200)));
  await page?.settled();
};

beforeEach(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "a\n", "b.txt": "b\n" }, "Begin");
});
afterEach(close);

describe("uncommitted work", () => {
  it("is shown as one change with its branch and the number of files in each part, and each part separately", async () => {
    await repo.write({ "a.txt": "a, staged\n" });
    await repo.git("add", "a.txt");
    await repo.write({ "b.txt": "b, edited\n", "c.txt": "c\n" });
    const walked = await open();
    expect(pageTitle()).toBe("(3) Uncommitted work · repo · Galley");
    expect(document.querySelector(".WorktreeFacts")?.textContent).toMatch(
      /^ main ?Snapshot from (?:just now|\d+ minutes? ago)/,
    );
    expect(parts()).toEqual(["All 3", "Staged 1", "Unstaged 1", "Untracked 1"]);
    expect(shownFiles()).toEqual({
      "a.txt": ["-a", "+a, staged"],
      "b.txt": ["-b", "+b, edited"],
      "c.txt": ["+c"],
    });
    await walked.follow("Staged 1");
    expect(address()).toBe("/repo/worktree?part=staged");
    expect(Object.keys(shownFiles())).toEqual(["a.txt"]);
    expect(document.querySelector(".SinceLastVisit")?.textContent).toBe(
      "Staged changes, which cannot be reverted here, 2 more hunks in 2 files not viewedShow all changes",
    );
    await walked.follow("Unstaged 1");
    expect(Object.keys(shownFiles())).toEqual(["b.txt"]);
    await walked.follow("Untracked 1");
    expect(Object.keys(shownFiles())).toEqual(["c.txt"]);
  });

  it("links to conflicts, which show both sides in the lines", { tags: "slow" }, async () => {
    await repo.git("checkout", "-q", "-b", "other");
    await repo.commit({ "a.txt": "theirs\n" }, "Theirs");
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "a.txt": "ours\n" }, "Ours");
    await repo.git("merge", "other").catch(() => undefined);
    const walked = await open();
    expect(parts()).toContain("Conflicted 1");
    await walked.follow("Conflicted 1");
    expect(shownFiles()["a.txt"]).toEqual(["+<<<<<<< HEAD", " ours", "+=======", "+theirs", "+>>>>>>> other"]);
    expect(screen.getByText("during a merge")).toBeTruthy();
    const listed = screen.getByRole("list", { name: "Paths in conflict" });
    expect(listed.textContent).toBe("a.txt both modified Ours Theirs");
    await walked.follow("Theirs");
    expect(address()).toBe(`/repo/blob/${await repo.git("rev-parse", "other")}/a.txt`);
  });

  it("reports that a snapshot was taken during a merge, also after the merge", { tags: "slow" }, async () => {
    await repo.git("checkout", "-q", "-b", "other");
    await repo.commit({ "b.txt": "theirs\n" }, "Theirs");
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "b.txt": "ours\n" }, "Ours");
    await repo.git("merge", "other").catch(() => undefined);
    await open();
    await close();
    await repo.git("merge", "--abort");
    await repo.write({ "b.txt": "edited\n" });
    await open("?from=0");
    expect(screen.queryByText("during a merge")).toBeNull();
    const to = screen.getByRole("combobox", { name: "to" });
    const options = [...within(to).getAllByRole("option")];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^patch set 1 · snapshot \d.* during a merge$/),
      "patch set 2",
    ]);
    expect(to.title).toMatch(/^patch set 2 · snapshot \d[\d:]*(?: [AP]M)? · edited$/);
  });

  it("lists a file with secrets with its size and the reason, and reads it on request", { tags: "slow" }, async () => {
    await repo.write({ ".env": "TOKEN=1\n", "a.txt": "edited\n" });
    const walked = await open();
    const skippedFiles = screen.getByRole("list", { name: "Skipped files" });
    expect(skippedFiles.textContent).toBe(".env8 bytes, may contain secretsInclude");
    expect(Object.keys(shownFiles())).toEqual(["a.txt"]);
    await walked.press("Include: .env");
    expect(shownFiles()).toEqual({ ".env": ["+TOKEN=1"], "a.txt": ["-a", "+edited"] });
    expect(screen.queryByRole("list", { name: "Skipped files" })).toBeNull();
  });

  it(
    "lists nested repositories, and files with a filter, which can be read without the filter on request",
    { tags: "slow" },
    async () => {
      await repo.commit({ ".gitattributes": "*.crypt filter=secret\n" }, "Keep secrets");
      await repo.write({ "a.txt": "edited\n", "b.crypt": "clear\n" });
      await repo.git("init", "-q", "other");
      const walked = await open();
      const skippedFiles = screen.getByRole("list", { name: "Skipped files" });
      expect([...skippedFiles.children].map(({ textContent }) => textContent)).toEqual([
        "b.crypt6 bytes, would run a filter of the repositoryInclude as on disk",
        "other/nested repository, whose changes are its own. Open it by itself",
      ]);
      expect(screen.getByText("1 file and 1 nested repository skipped")).toBeTruthy();
      expect(Object.keys(shownFiles())).toEqual(["a.txt"]);
      await walked.press("Include as on disk: b.crypt");
      expect(shownFiles()["b.crypt"]).toEqual(["+clear"]);
    },
  );

  it("does not report a clean work tree if a file was not read", async () => {
    await repo.write({ ".env": "TOKEN=1\n" });
    await open();
    expect(screen.getByText("No changes in the files that were read")).toBeTruthy();
    expect(screen.queryByText("No uncommitted changes")).toBeNull();
  });

  it("takes a snapshot on request, and then shows the present state", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "first\n" });
    const walked = await open();
    await repo.write({ "a.txt": "second\n" });
    await walked.press("Take snapshot");
    expect(shownFiles()["a.txt"]).toEqual(["-a", "+second"]);
    expect(screen.getByRole("combobox", { name: "to" }).querySelectorAll("option").length).toBe(2);
  });

  it("shows everything if the URL names a missing patch set, and reports it", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "first\n" });
    const walked = await open("?view=unified&from=9&to=7");
    expect(address()).toBe("/repo/worktree?view=unified");
    expect(shownFiles()).toEqual({ "a.txt": ["-a", "+first"] });
    expect(screen.getByText("Patch set 9 does not exist. Showing all changes.")).toBeTruthy();
    await walked.follow("Unstaged 1");
    expect(screen.queryByText(/does not exist\. Showing all/)).toBeNull();
  });

  it("reports that the working tree is clean, also if the URL names patch sets", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "first\n" });
    await open();
    await close();
    await repo.git("commit", "-q", "-a", "-m", "First");
    await open("?view=unified&from=1");
    expect(screen.getByRole("heading", { name: "No uncommitted changes" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Review of your commits" })).toBeTruthy();
  });

  it("shows edits in a clean working tree without a reload", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "No uncommitted changes" })).toBeTruthy();
    await repo.write({ "a.txt": "edited\n" });
    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByText("No uncommitted changes")).toBeNull(), { timeout: WAIT_MS });
    await waitFor(() => expect(shownFiles()).toEqual({ "a.txt": ["-a", "+edited"] }), { timeout: WAIT_MS });
  });

  it("shows the changes since the last visit, and links to everything", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "first\n" });
    await open();
    await check();
    await close();
    await repo.write({ "b.txt": "second\n" });
    const walked = await open();
    expect(address()).toBe("/repo/worktree?view=unified&from=1");
    expect(shownFiles()).toEqual({ "b.txt": ["-b", "+second"] });
    await walked.follow("Show all changes");
    expect(address()).toBe("/repo/worktree?from=0");
    expect(Object.keys(shownFiles())).toEqual(["a.txt", "b.txt"]);
  });

  it("links to stashes, which are shown as commits with their parts", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "put aside\n", "new.txt": "new\n" });
    await repo.git("stash", "push", "-q", "-u", "-m", "for later");
    const walked = await open();
    fireEvent.click(screen.getByRole("button", { name: /^Stash 1/ }));
    fireEvent.click(await screen.findByRole("menuitem", { name: /On main: for later/ }));
    await waitFor(() => expect(address()).toBe("/repo/commit/stash%40%7B0%7D"));
    await waitFor(() => expect(Object.keys(shownFiles())).toEqual(["a.txt", "new.txt"]));
    await walked.follow("Untracked 1");
    expect(address()).toBe("/repo/commit/stash%40%7B0%7D?part=untracked");
    expect(Object.keys(shownFiles())).toEqual(["new.txt"]);
  });

  it(
    "is shown completely, and can be saved, if the URL names no valid stash or patch set",
    { tags: "slow" },
    async () => {
      await repo.write({ "a.txt": "edited\n" });
      await open("?view=unified&stash=none&from=first");
      expect(shownFiles()).toEqual({ "a.txt": ["-a", "+edited"] });
      expect(screen.getByRole("link", { name: "All 1" }).getAttribute("aria-current")).toBe("page");
      expect(screen.getByRole("button", { name: /^Take snapshot/ })).toBeTruthy();
    },
  );

  it("reports that the working tree is clean, and links to the history and to the branches ahead", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "No uncommitted changes" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "History" }).getAttribute("href")).toBe("/repo/commits/HEAD");
    expect(screen.getByRole("link", { name: "Branches ahead" }).getAttribute("href")).toBe("/");
  });

  it("reports that a bare repository has no work tree", { tags: "slow" }, async () => {
    repo = await tempRepo({ bare: true });
    page = await walk("/repo/worktree", repo.path);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("No work tree");
  });

  it("shows the files before the first commit", { tags: "slow" }, async () => {
    repo = await tempRepo();
    await repo.write({ "new.txt": "new\n" });
    await open();
    expect(shownFiles()).toEqual({ "new.txt": ["+new"] });
  });

  it("is opened by g w from another page", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "edited\n" });
    page = await walk("/repo/commits", repo.path);
    await act(async () => {
      fireEvent.keyDown(document.body, { key: "g" });
      fireEvent.keyDown(document.body, { key: "w" });
    });
    await page.settled();
    expect(address()).toBe("/repo/worktree");
    expect(shownFiles()["a.txt"]).toEqual(["-a", "+edited"]);
  });
});

/** Writes a comment on the first changed line and publishes it. */
async function comment(walked: Walk, commentText: string): Promise<void> {
  await act(async () => void fireEvent.keyDown(document.body, { key: "n" }));
  await act(async () => void fireEvent.keyDown(document.body, { key: "c" }));
  const field = screen.getByRole("textbox");
  await act(async () => void fireEvent.change(field, { target: { value: commentText } }));
  await walked.press("Add single comment");
}

const reviewEvents = () => [...document.querySelectorAll(".TimelineEntry-line")].map(({ textContent }) => textContent);

describe("comments on uncommitted work", () => {
  it("are in a private review, which explains that nobody else sees it", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "edited\n" });
    const walked = await open();
    expect(screen.getByText("Private").closest("[title]")?.getAttribute("title")).toContain("Visible only to you");
    await comment(walked, "Why edited?");
    expect(screen.getByText("Why edited?")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Your review" }).textContent).toContain("1 unresolved thread");
    expect(document.querySelector(".WorktreeFacts")?.textContent).not.toContain("Changes requested");
    expect(await repo.git("for-each-ref", "refs/notes")).toBe("");
    await walked.follow("Conversation");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Uncommitted work on main");
    expect(document.querySelector(".ReviewHead-facts")?.textContent).toContain("PrivateOnly you can see it.");
    expect(reviewEvents()[0]).toMatch(/^.* began a review of uncommitted workpatch set 1 snapshot/);
    expect(document.querySelector(".ReviewCommits")).toBe(null);
    expect(screen.getByRole("region", { name: "Branch" }).textContent).toBe("Branchmain");
    expect(screen.queryByRole("button", { name: "Change target branch" })).toBe(null);
    expect(document.querySelector(".Crumbs-list")?.textContent).toBe("repoReviewsConversation");
    await walked.follow("Reviews");
    expect(document.querySelector(".ReviewRow-state")?.textContent).toContain("Private");
  });

  it("have no author in their review while git has no name", { tags: "slow" }, async () => {
    await repo.git("config", "user.email", "");
    await repo.write({ "a.txt": "edited\n" });
    const walked = await open();
    await walked.follow("Conversation");
    expect(reviewEvents()[0]).toMatch(/^Began a review of uncommitted workpatch set 1 snapshot/);
    expect(document.querySelector(".ReviewHead-facts")?.textContent).toContain("Work on main");
    expect(screen.getByRole("region", { name: "Waiting for" }).textContent).toBe("Waiting forNobody");
  });

  it("are submitted with a summary, and a snapshot of the work tree is then saved", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "edited\n" });
    const walked = await open();
    await comment(walked, "Why edited?");
    await repo.write({ "a.txt": "edited again\n" });
    await walked.press("Submit review…");
    const field = screen.getByRole("textbox", { name: "Review summary" });
    await act(async () => void fireEvent.change(field, { target: { value: "Over to you." } }));
    await walked.press("Submit review");
    expect(screen.getByText("Over to you.")).toBeTruthy();
    expect(shownFiles()["a.txt"]).toEqual(["-a", "+edited again"]);
    expect(screen.getByRole("combobox", { name: "to" }).querySelectorAll("option").length).toBe(2);
  });

  it("move to the commit that is created from the work tree", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "edited\n" });
    await comment(await open(), "Why edited?");
    await check();
    await close();
    await repo.git("add", "-A");
    await repo.git("commit", "-q", "-m", "Edit");
    const walked = await open();
    expect(address()).toBe("/repo/worktree?view=unified");
    expect(screen.getByRole("heading", { name: "No uncommitted changes" })).toBeTruthy();
    await walked.follow("Uncommitted work on main");
    expect(address()).toMatch(/\/files$/); // nothing was edited between the snapshot and the commit
    expect(screen.getByText("Why edited?")).toBeTruthy();
  });

  it("can be shared, after an explanation of what others receive", { tags: "slow" }, async () => {
    await repo.write({ "a.txt": "edited\n", "c.txt": "c\n" });
    const walked = await open();
    await comment(walked, "Why edited?");
    await walked.press("Share…");
    const dialog = screen.getByRole("dialog", { name: "Share this review?" });
    expect(dialog.textContent).toContain("1 comment, with its author and time");
    expect([...dialog.querySelectorAll("summary")].map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Snapshot 1, (?:just now|\d+ minutes? ago): 2 files$/),
    ]);
    expect([...dialog.querySelectorAll("code")].map((path) => path.textContent)).toEqual(["a.txt", "c.txt"]);
    await walked.press("Share review");
    expect(address()).toMatch(/^\/repo\/reviews\/[0-9a-f]{12}$/);
    expect(document.querySelector(".ReviewHead-facts")?.textContent).not.toContain("Private");
    expect(await repo.git("log", "-p", "refs/notes/devtools/discuss")).toContain("Why edited?");
  });
});
