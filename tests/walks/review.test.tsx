// @vitest-environment page
import { readFile } from "node:fs/promises";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runGalley } from "#tests/cli/runGalley.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { address, failure, unmarkedTitle, returnLater, walk, type Walk } from "./page.ts";

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
const events = () =>
  [...document.querySelectorAll(".TimelineEntry")].map((entry) => entry.getAttribute("data-kind") ?? "");
const side = () => within(screen.getByRole("complementary", { name: "Review details" }));
const requests = async () => {
  const note = await reviewed.repo.git("notes", "--ref=devtools/reviews", "show", reviewed.head);
  return note
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
};
const type = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));
async function key(name: string, more: object = {}) {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more }));
  await page?.settled();
}

describe("a review's page", () => {
  it("shows title, author, target branch, reviewers and the person it waits for", async () => {
    await open();
    expect(unmarkedTitle()).toBe("Change some lines · repo · Galley");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Change some lines");
    expect(document.querySelector(".ReviewHead-facts")?.textContent).toContain("wants to merge topic into main");
    expect(side().getByRole("region", { name: "Waiting for" }).querySelector(".WhoseTurn-yours")).toBeTruthy();
    expect(side().getByRole("region", { name: "Reviewers" }).textContent).toContain("has not reviewed yet");
    expect(side().getByRole("region", { name: "Target branch" }).textContent).toContain(
      `Compared since ${reviewed.base.slice(0, 10)}, where the work left this branch`,
    );
    expect(screen.getByRole("link", { name: /Files/ }).textContent).toContain("2");
    expect(events()).toEqual(["REQUESTED"]);
  });

  it("shows a thread with its code, and links to that line in the files", async () => {
    await reviewed.comment("long.txt", 60, "Why not 61?");
    await reviewed.comment("long.txt", 90, "Gone for good?", reviewed.base);
    await open();
    const places = [...document.querySelectorAll("a.Thread-place")];
    expect(places.map((place) => place.textContent)).toEqual([
      "long.txt, line 60",
      "long.txt, line 90, before the change",
    ]);
    expect(places.map((place) => place.getAttribute("href"))).toEqual([
      `/repo/reviews/${reviewed.key}/files#long.txt:R60`,
      `/repo/reviews/${reviewed.key}/files#long.txt:L90`,
    ]);
    expect(document.querySelector(".QuotedLines")?.textContent).toContain("line 60 reads otherwise");
  });

  it("applies suggestions together, answers them, and says why one was not applied", { tags: "slow" }, async () => {
    const { repo } = reviewed;
    await repo.git("checkout", "-q", "topic");
    const suggest = (line: number, body: string) =>
      runGalley(repo.path, ["comment", `long.txt:${line}`, "--blocking", "-m", body]);
    await suggest(10, "```suggestion L10\nten\n```\n```suggestion L60-L61\nsixty\n```");
    await suggest(60, "```suggestion\n60\n```");
    await open();
    const buttons = await screen.findAllByRole("button", { name: /^Add suggestion to batch/ });
    for (const button of buttons) act(() => button.click());
    await act(async () => screen.getAllByRole("button", { name: /^Apply all 2/ })[0]?.click());
    await screen.findByText("Applied the suggestion.", {}, { timeout: WAIT_MS });
    const lines = (await readFile(repo.file("long.txt"), "utf8")).split("\n");
    expect([lines[9], lines[58], lines[59], lines[60]]).toEqual(["ten", "line 59", "sixty", "line 62"]);
    expect(screen.getAllByText(/^Applied to long\.txt\. 1 suggestion could not be applied\.$/)).toBeTruthy();
    expect(
      screen.getAllByText(/^Not applied\. The suggestion of comment [0-9a-f]{12} changes the same lines/),
    ).toBeTruthy();
    expect(screen.getAllByText(/^Is this addressed\?/)).toBeTruthy();
    await act(async () => screen.getByRole("button", { name: /^Undo/ }).click());
    await screen.findAllByText(/^Edit undone\./, {}, { timeout: WAIT_MS });
    expect((await readFile(repo.file("long.txt"), "utf8")).split("\n")[9]).toBe("line 10 reads otherwise");
  });

  it(
    "moves from thread to thread by j and k, to open ones by Shift+N, and to the one in the URL",
    { tags: "slow" },
    async () => {
      await reviewed.comment("long.txt", 10, "First");
      await reviewed.comment("long.txt", 60, "Second");
      await open();
      const focused = () => document.activeElement?.querySelector(".CommentView .Markdown")?.textContent;
      await key("j");
      expect(focused()).toBe("First");
      await key("j");
      expect(focused()).toBe("Second");
      await key("k");
      await key("R", { shiftKey: true });
      expect(document.querySelectorAll('.Thread[data-state="RESOLVED"]').length).toBe(1);
      act(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await key("N", { shiftKey: true });
      expect(focused()).toBe("Second");
      const second = document.activeElement?.parentElement?.id ?? "";
      await page?.close();
      await open(`#${second}`);
      expect(focused()).toBe("Second");
    },
  );

  it("accepts an approval, shows it next to the reviewer and in the timeline, and announces it", async () => {
    const walked = await open();
    await walked.choose("Verdict", "Approve");
    await walked.press("Submit review");
    await walked.press("Submit anyway");
    expect(document.querySelector(".Toast-text")?.textContent).toBe("Review submitted: approved.");
    expect(document.querySelector(".ReviewHead-facts")?.textContent).toContain("Approved");
    expect(side().getByRole("region", { name: "Reviewers" }).textContent).toContain("Approvedpatch set 1");
    expect(side().getByText("2 of 2 files not marked as viewed")).toBeTruthy();
    const storedComments = await reviewed.storedComments();
    expect(storedComments.map(({ author, resolved }) => [author, resolved])).toEqual([["ada@example.org", true]]);
    expect(side().getByText("grace", { exact: false })).toBeTruthy();
  });

  it.each([
    [
      "holds over a rebase",
      async ({ repo }: ReviewedRepo) => {
        await repo.git("switch", "--quiet", "main");
        await repo.commit({ "elsewhere.txt": "theirs\n" });
        await repo.git("switch", "--quiet", "topic");
        await repo.git("rebase", "--quiet", "main");
      },
      /^Carried from patch set 1: same edits, base moved by \d+ commits?$/u,
    ],
    [
      "holds over a base that changed the same file, where the rules of the target say so",
      async ({ repo }: ReviewedRepo) => {
        await repo.git("switch", "--quiet", "main");
        const before = await repo.git("show", "main:long.txt");
        const rules = { version: 1, land: { carryOverBaseDrift: true } };
        await repo.commit({ "long.txt": `${before}\nmore\n`, ".galley/review.json": JSON.stringify(rules) });
        await repo.git("switch", "--quiet", "topic");
        await repo.git("rebase", "--quiet", "main");
      },
      /^Carried from patch set 1 by the target's rules: same edits, but the base changed the same files, base moved by \d+ commits?$/u,
    ],
    [
      "ends with an edit",
      async ({ repo }: ReviewedRepo) => void (await repo.commit({ "more.txt": "more\n" })),
      /^Not carried from patch set 1: 1 file edited$/u,
    ],
  ])("says whether an approval %s", async (_, move, text) => {
    await runGalley(reviewed.repo.path, ["approve", "topic"]);
    await reviewed.repo.git("switch", "--quiet", "topic");
    await move(reviewed);
    await open();
    const since = side().getByRole("link", { name: text });
    const differences = `/repo/reviews/${reviewed.key}/files?from=1`;
    expect(since.getAttribute("href")).toBe(differences);
    await key("I", { shiftKey: true });
    expect(address()).toBe(differences);
  });

  it("gets the reviewers whose addresses its field has", { tags: "slow" }, async () => {
    const walked = await open();
    await walked.press("Edit reviewers");
    const field = screen.getByRole("textbox", { name: "Reviewers" });
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty("value", "ada@example.org");
    await type(field, "linus@example.org, ");
    await walked.press("Save");
    expect(side().getByRole("region", { name: "Reviewers" }).textContent).toContain("linus");
    expect((await requests()).at(-1).reviewers).toEqual(["linus@example.org"]);
  });

  it("explains why a reviewer is invalid, and adds none", { tags: "slow" }, async () => {
    const walked = await open();
    await walked.press("Edit reviewers");
    const field = screen.getByRole("textbox", { name: "Reviewers" });
    await type(field, "linus");
    await act(async () => void fireEvent.blur(field));
    expect(screen.getByText("“linus” is not a valid email address. Use a form such as ana@example.org.")).toBeTruthy();
  });

  it("is abandoned with a reason, stays readable, and is reopened", async () => {
    const walked = await open();
    await walked.press("Abandon");
    const dialog = within(screen.getByRole("dialog", { name: "Abandon this review?" }));
    await type(dialog.getByRole("textbox"), "Not needed any more.");
    await walked.press("Abandon review");
    expect(document.querySelector(".ReviewHead-facts")?.textContent).toContain("Abandoned");
    expect(document.querySelector(".ReviewTimeline")?.textContent).toContain("Not needed any more.");
    expect((await requests()).at(-1).targetRef).toBe("");
    await walked.press("Reopen");
    expect(document.querySelector(".ReviewHead-facts")?.textContent).toContain("Open");
    expect((await requests()).at(-1).targetRef).toBe("refs/heads/main");
  });

  it(
    "notifies others that the branch has moved, and records that as the next patch set",
    { tags: "slow" },
    async () => {
      await reviewed.repo.git("config", "user.email", "eve@example.org"); // participants record patch sets automatically
      await reviewed.repo.git("checkout", "-q", "topic");
      const moved = await reviewed.repo.commit({ "new.txt": "newer\n" }, "Go on");
      await reviewed.repo.git("checkout", "-q", "main");
      const walked = await open();
      expect(screen.getByText(new RegExp(`topic has moved to ${moved.slice(0, 10)} since patch set 1`))).toBeTruthy();
      await walked.press("Record patch set 2");
      expect(screen.queryByText(/has moved to/)).toBe(null);
      expect(events()).toEqual(["REQUESTED", "PATCH_SET"]);
      expect(screen.getByRole("link", { name: "changes since patch set 1" }).getAttribute("href")).toBe(
        `/repo/reviews/${reviewed.key}/files?from=1&to=2`,
      );
    },
  );

  it(
    "no longer reports that the branch has moved once somebody else has recorded it, and counts its files",
    { tags: "slow" },
    async () => {
      const { repo } = reviewed;
      await repo.git("config", "user.email", "eve@example.org"); // participants record patch sets automatically
      await repo.git("checkout", "-q", "topic");
      const moved = await repo.commit({ "more.txt": "more\n" }, "Go on");
      await open();
      expect(screen.getByText(new RegExp(`topic has moved to ${moved.slice(0, 10)} since patch set 1`))).toBeTruthy();
      await repo.git("config", "user.email", "ada@example.org");
      await runGalley(repo.path, ["show", "topic"]);
      returnLater();
      await waitFor(() => expect(events()).toEqual(["REQUESTED", "PATCH_SET"]), { timeout: WAIT_MS });
      expect(screen.queryByText(/has moved to/)).toBe(null);
      expect(screen.getByRole("link", { name: /Files/ }).textContent).toContain("3");
      expect(document.querySelector(".ReviewCommits summary")?.textContent).toBe("2 commits");
    },
  );

  it("reports that no patch set is recorded if another program requested it", { tags: "slow" }, async () => {
    const { repo, head } = reviewed;
    await reviewed.repo.git("config", "user.email", "eve@example.org"); // participants record patch sets automatically
    const plain = (await requests()).map(({ galley: _, ...item }) => JSON.stringify(item));
    await repo.git("notes", "--ref=devtools/reviews", "add", "-f", "-m", plain.join("\n"), head);
    const walked = await open();
    const text = `topic is at ${head.slice(0, 10)}, which is not recorded as a patch set yet.`;
    expect(screen.getByText(text)).toBeTruthy();
    await walked.press("Record patch set 1");
    expect(screen.queryByText(text)).toBe(null);
    expect(events()).toEqual(["REQUESTED", "PATCH_SET"]);
  });

  it("is reported as not found if it does not exist", async () => {
    page = await walk("/repo/reviews/0000000", reviewed.repo.path);
    expect(failure()).toMatchObject({ title: "Not found", code: "NOT_FOUND" });
  });
});

describe("a user without a name", () => {
  it("is asked for it before the first write, and sees where it is stored", async () => {
    await reviewed.repo.git("config", "user.name", "");
    await reviewed.repo.git("config", "user.email", "");
    const walked = await open();
    await type(screen.getByRole("textbox", { name: "Review summary" }), "Hello.");
    await walked.press("Submit review");
    const dialog = within(screen.getByRole("dialog", { name: "Set your name" }));
    expect(dialog.getByText(/refs\/galley\/identity/)).toBeTruthy();
    expect(await reviewed.repo.git("for-each-ref", "refs/notes/devtools/discuss")).toBe("");
    await type(dialog.getByRole("textbox", { name: "Name" }), "Carol");
    await type(dialog.getByRole("textbox", { name: "Email address" }), "carol@example.org");
    await walked.press("Save");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect((await reviewed.storedComments()).map(({ author, description }) => [author, description])).toEqual([
      ["carol@example.org", "Hello."],
    ]);
  });

  it("keeps the text if no name is given", { tags: "slow" }, async () => {
    await reviewed.repo.git("config", "user.name", "");
    await reviewed.repo.git("config", "user.email", "");
    const walked = await open();
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Review summary" });
    await type(field, "Hello.");
    await walked.press("Submit review");
    await walked.press("Cancel");
    expect(field.value).toBe("Hello.");
    expect(await reviewed.repo.git("for-each-ref", "refs/notes/devtools/discuss")).toBe("");
  });
});
