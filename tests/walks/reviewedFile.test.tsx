// @vitest-environment page
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { address, failure, walk, type Walk } from "./page.ts";

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

const PATH = "left%20alone.txt";
const open = async (at: string) => (page = await walk(at, reviewed.repo.path));
const openFile = (oid: string, path = PATH) => open(`/repo/blob/${oid}/${path}?review=${reviewed.key}`);
const openFiles = () => open(`/repo/reviews/${reviewed.key}/files?view=unified`);
const bar = () => screen.getByRole("region", { name: "Your review" }).textContent;
const comments = () => [...document.querySelectorAll(".CommentBox")].map((comment) => comment.textContent);
const press = async (key: string) => {
  await act(async () => void fireEvent.keyDown(document.body, { key }));
};
/** Returns the text of the line above a comment. */
const lineAbove = (comment: Element | null) => {
  const slot = comment?.closest<HTMLElement>(".diff-slot");
  const top = Number.parseFloat(slot?.style.top ?? "");
  const rows = [...(slot?.closest(".diff-file")?.querySelectorAll<HTMLElement>(".diff-row") ?? [])];
  return rows.findLast((row) => Number.parseFloat(row.style.top) < top)?.querySelector(".diff-code")?.textContent;
};

describe("a file in a review", () => {
  it("shows the review and the patch set, links back, and has its threads below their lines", async () => {
    await reviewed.comment("left alone.txt", 1, "This greeting too.");
    await reviewed.comment("long.txt", 3, "Of another file.");
    const walked = await openFile(reviewed.head);
    const nav = screen.getByRole("navigation", { name: "Review of this file" });
    expect(nav.textContent).toContain("Change some lines");
    expect(nav.textContent).toContain("at patch set 1");
    expect(lineAbove(screen.getByText("This greeting too."))).toBe("as it was");
    expect(comments()).toHaveLength(1);
    expect(bar()).toContain("2 unresolved threads");
    await walked.follow("Files");
    expect(address()).toBe(`/repo/reviews/${reviewed.key}/files`);
  });

  it("accepts a comment on a line of the head by key, which is shown above the files and in the conversation with a link to its line", async () => {
    const walked = await openFile(reviewed.head);
    await press("j");
    await press("j");
    await press("c");
    const field = screen.getByRole("textbox", { name: "Comment on line 1" });
    expect(document.activeElement).toBe(field);
    expect(lineAbove(field)).toBe("as it was");
    await act(async () => void fireEvent.change(field, { target: { value: "Say more." } }));
    await walked.press("Add single comment");
    await waitFor(async () => expect(await reviewed.storedComments()).toHaveLength(1));
    await walked.settled();
    const { head, key } = reviewed;
    expect(await reviewed.storedComments()).toMatchObject([
      {
        description: "Say more.",
        location: { commit: head, path: "left alone.txt", range: { startLine: 1 } },
        galley: { quote: ["as it was"] },
        resolved: false,
      },
    ]);
    expect(lineAbove(screen.getByText("Say more."))).toBe("as it was");
    await walked.close();

    await openFiles();
    const elsewhere = screen.getByText("Comments on unchanged files (1)").closest("details");
    if (elsewhere === null) throw new Error("Nothing is above the files.");
    expect(elsewhere.textContent).toContain("Say more.");
    const [link] = within(elsewhere).getAllByRole("link");
    expect(link?.getAttribute("href")).toBe(`/repo/blob/${head}/${PATH}?review=${key}#${PATH}:R1`);
    await page?.close();

    await open(`/repo/reviews/${key}`);
    expect(screen.getByText("Say more.")).toBeTruthy();
  });

  it("accepts a comment on the old version of the file, and keeps it on the old side", { tags: "slow" }, async () => {
    const walked = await openFile(reviewed.base, "long.txt");
    expect(document.body.textContent).toContain("before patch set 1");
    await press("j");
    await press("j");
    await press("c");
    const field = screen.getByRole("textbox", { name: "Comment on line 1, before the change" });
    await act(async () => void fireEvent.change(field, { target: { value: "It was so." } }));
    await walked.press("Add single comment");
    await waitFor(async () => expect(await reviewed.storedComments()).toHaveLength(1));
    expect(await reviewed.storedComments()).toMatchObject([
      { location: { commit: reviewed.base, path: "long.txt" }, galley: { side: "old" } },
    ]);
    expect(lineAbove(screen.getByText("It was so."))).toBe("line 1");
  });

  it("keeps a draft on its line, and lets a binary file be commented on as a whole", { tags: "slow" }, async () => {
    const { repo, key } = reviewed;
    await repo.git("checkout", "-q", "topic");
    const head = await repo.commit({ binary: new Uint8Array([1, 0, 2]) }, "A picture");
    await repo.git("checkout", "-q", "main");
    const walked = await open(`/repo/blob/${head}/binary?review=${key}`);
    await press("f");
    const field = screen.getByRole("textbox", { name: "Comment on this file" });
    await act(async () => void fireEvent.change(field, { target: { value: "Smaller, please." } }));
    await walked.press("Add review comment");
    expect(comments()).toEqual([expect.stringContaining("Smaller, please.")]);
    expect(bar()).toContain("1 draft");
  });

  it(
    "cannot be commented on at a commit that is not in the review, and links to one that is",
    { tags: "slow" },
    async () => {
      const other = await reviewed.repo.commit({ "left alone.txt": "other\n" }, "Aside");
      const walked = await openFile(other);
      expect(screen.getByText(/Comments are not possible here/)).toBeTruthy();
      await press("j");
      await press("c");
      expect(screen.queryByRole("textbox")).toBeNull();
      await walked.follow("View the file at the head of the review");
      expect(address()).toBe(`/repo/blob/${reviewed.head}/${PATH}?review=${reviewed.key}`);
    },
  );

  it("reports that the review does not exist", async () => {
    await open(`/repo/blob/${reviewed.head}/${PATH}?review=0123456789ab`);
    expect(failure()).toMatchObject({ title: "Not found", code: "NOT_FOUND" });
  });
});

describe("opening any other file of a review", () => {
  it("finds it by letters of its path at the head", { tags: "slow" }, async () => {
    await openFiles();
    await press("o");
    const field = await screen.findByRole("combobox", { name: "Go to file" });
    await act(async () => void fireEvent.change(field, { target: { value: "left" } }));
    await act(async () => void fireEvent.click(await screen.findByRole("option", { name: "left alone.txt" })));
    await expect.poll(address).toBe(`/repo/blob/${reviewed.head}/${PATH}?review=${reviewed.key}`);
    expect(await screen.findByRole("navigation", { name: "Review of this file" })).toBeTruthy();
  });

  it("works by a link next to each changed file, and by a URL of an unchanged file", { tags: "slow" }, async () => {
    await open(`/repo/reviews/${reviewed.key}/files?view=unified#${PATH}:R1`);
    const [menu] = screen.getAllByRole("button", { name: "More actions" });
    await act(async () => void fireEvent.click(menu ?? document.body));
    const after = screen.getByRole("menuitem", { name: "View file after the change" });
    expect(after.getAttribute("href")).toBe(`/repo/blob/${reviewed.head}/long.txt?review=${reviewed.key}`);
    expect(screen.getByRole("link", { name: "Open the whole file" }).getAttribute("href")).toBe(
      `/repo/blob/${reviewed.head}/${PATH}?review=${reviewed.key}#${PATH}:R1`,
    );
  });
});
