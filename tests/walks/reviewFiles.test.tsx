// @vitest-environment page
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { returnLater, address, failure, unmarkedTitle, shownFiles, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk | undefined;
beforeEach(async () => {
  reviewed = await reviewedRepo();
});
const open = async (search = "?view=unified") => {
  const at = `/repo/reviews/${reviewed.key}/files${search}`;
  return (page = await walk(at, reviewed.repo.path));
};
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

const bar = () => screen.getByRole("region", { name: "Your review" }).textContent;
const comments = () => [...document.querySelectorAll(".CommentBox")].map((comment) => comment.textContent);
const press = async (key: string, init: object = {}) => {
  await act(async () => void fireEvent.keyDown(document.body, { key, ...init }));
};
/** Returns the text of the line above a comment. */
const lineAbove = (comment: Element | null | undefined) => {
  const slot = comment?.closest<HTMLElement>(".diff-slot");
  const top = Number.parseFloat(slot?.style.top ?? "");
  const rows = [...(slot?.closest(".diff-file")?.querySelectorAll<HTMLElement>(".diff-row") ?? [])];
  return rows.findLast((row) => Number.parseFloat(row.style.top) < top)?.querySelector(".diff-code")?.textContent;
};

describe("the files of a review", () => {
  it("show the change against its base, name the review and link back to its conversation", async () => {
    const walked = await open();
    expect(unmarkedTitle()).toBe("(4) Files of Change some lines · repo · Galley");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Change some lines");
    expect(Object.keys(shownFiles())).toEqual(["long.txt", "new.txt"]);
    expect(bar()).toContain("No drafts0 unresolved threads");
    await walked.follow("Conversation");
    expect(address()).toBe(`/repo/reviews/${reviewed.key}`);
  });

  it("have threads below their lines, on the old side below the removed line, and report hidden lines", async () => {
    await reviewed.comment("long.txt", 10, "On the old side.", reviewed.base);
    await reviewed.comment("long.txt", 60, "On the new side.");
    await reviewed.comment("long.txt", 30, "Between the changes.");
    await open();
    expect(lineAbove(screen.getByText("On the old side."))).toBe("line 10");
    expect([...document.querySelectorAll(".Thread-place")].map((place) => place.textContent)).toEqual([
      "line 10, before the change",
      "line 30",
      "line 60",
    ]);
    expect(lineAbove(screen.getByText("On the new side."))).toBe("line 60 reads otherwise");
    const away = screen.getByText("Between the changes.").closest(".diff-slot")?.textContent;
    expect(away).toContain("On line 30 (unchanged).");
    expect(away).toContain("line 30");
    expect(bar()).toContain("3 unresolved threads");
    const [mark] = [...document.querySelectorAll(".file-list-threads")].map((one) => one.getAttribute("aria-label"));
    expect(mark).toBe("3 unresolved threads");
  });

  it("list comments on an unchanged file above the files, with their lines", { tags: "slow" }, async () => {
    await reviewed.comment("left alone.txt", 1, "Not touched.");
    await open();
    const elsewhere = screen.getByText("Comments on unchanged files (1)").closest("details");
    expect(elsewhere?.textContent).toMatch(/as it was.*Not touched\./su);
    const link = elsewhere === null || elsewhere === undefined ? null : within(elsewhere).getAllByRole("link")[0];
    const file = `/repo/blob/${reviewed.head}/left%20alone.txt?review=${reviewed.key}`;
    expect(link?.getAttribute("href")).toBe(`${file}#left%20alone.txt:R1`);
    expect(elsewhere?.open).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "1 unresolved thread" }));
    expect(elsewhere?.open).toBe(true);
    expect(document.activeElement?.textContent).toContain("Not touched.");
  });

  it("apply a key to a thread right after the key that moves to it", { tags: "slow" }, async () => {
    await reviewed.comment("long.txt", 10, "First.");
    await reviewed.comment("long.txt", 60, "Second.");
    await open();
    const resolved = () =>
      [...document.querySelectorAll('.Thread[data-state="RESOLVED"]')].map((thread) => thread.textContent);
    for (const commentText of ["First.", "Second."]) {
      await act(async () => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key: "N", shiftKey: true });
        fireEvent.keyDown(document.activeElement ?? document.body, { key: "R", shiftKey: true });
      });
      await page?.settled();
      expect(resolved().at(-1)).toContain(commentText);
    }
    expect(resolved().length).toBe(2);
    expect(bar()).toContain("0 unresolved threads");
  });

  it("show another patch set on request, with later comments where their lines are", { tags: "slow" }, async () => {
    await reviewed.repo.git("config", "user.email", "eve@example.org"); // participants record patch sets automatically
    await reviewed.repo.git("checkout", "-q", "topic");
    await reviewed.repo.commit({ "new.txt": "newer\n" }, "Second thoughts");
    await reviewed.comment("new.txt", 1, "On the first state.");
    await reviewed.comment("new.txt", 1, "On the second state.", await reviewed.repo.git("rev-parse", "topic"));
    const walked = await open();
    expect(shownFiles()["new.txt"]).toEqual(["+newer"]);
    const to = screen.getByRole("combobox", { name: "to" });
    expect([...to.querySelectorAll("option")].map((option) => option.textContent)).toEqual([
      expect.stringMatching(/^patch set 1 · [0-9a-f]{8}/),
      "patch set 2",
    ]);
    expect(to.title).toMatch(/^patch set 2 · [0-9a-f]{8} · pushed, not recorded$/);
    await act(async () => void fireEvent.change(to, { target: { value: "1" } }));
    await walked.settled();
    expect(address()).toMatch(/\/files\?to=1$/);
    expect(lineAbove(screen.getByText("On the first state."))).toBe("new");
    const later = screen.getByText("On the second state.").closest(".CommentBox");
    expect(lineAbove(later)).toBe("new");
    expect(later?.querySelector(".Thread-became")?.textContent).toBe("outdated: lines changed");
    const from = screen.getByRole("combobox", { name: "From" });
    expect([...from.querySelectorAll("option")].map((option) => option.textContent)).toEqual(["base"]);
  });

  it(
    "report what happened to commented lines, and show the original code and the changes on request",
    { tags: "slow" },
    async () => {
      await reviewed.comment("new.txt", 1, "Why new?");
      await reviewed.repo.git("checkout", "-q", "topic");
      await reviewed.repo.commit({ "new.txt": "newer, as asked\n" }, "Second thoughts");
      const walked = await open();
      const thread = screen.getByText("Why new?").closest<HTMLElement>(".Thread");
      expect(thread?.querySelector(".Thread-became")?.textContent).toBe("outdated: lines changed");
      expect(thread?.querySelector(".ThreadChanges-reason")?.textContent).toBe(
        "The commented lines were replaced by these.",
      );
      const since = within(thread ?? document.body).getByRole("button", { name: "Changes since" });
      expect(since.getAttribute("aria-expanded")).toBe("false");
      await act(async () => void fireEvent.click(since));
      await walked.settled();
      expect(since.getAttribute("aria-expanded")).toBe("true");
      const changed = [...(thread?.querySelectorAll(".SinceCommentDiff .Suggestion-line") ?? [])].map(
        (line) => line.textContent,
      );
      expect(changed).toEqual(["1−removed: new", "1+added: newer, as asked"]);
      const between = [...(thread?.querySelectorAll(".ThreadChanges a") ?? [])].map((link) =>
        link.getAttribute("href"),
      );
      expect(between).toEqual([`/repo/reviews/${reviewed.key}/files?from=1&to=2`]);
      await walked.press("Original code");
      expect(
        [...(thread?.querySelectorAll(".CodePeek .QuotedLines-line") ?? [])].map((line) => line.textContent),
      ).toEqual(["1new"]);
    },
  );

  it("report that the review does not exist", async () => {
    page = await walk("/repo/reviews/0123456789ab/files", reviewed.repo.path);
    expect(failure()).toMatchObject({ title: "Not found", code: "NOT_FOUND" });
  });
});

/** Writes a comment at the cursor and leaves the field. */
async function write(text: string) {
  await press("c");
  const field = screen.getByRole("textbox");
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
  await act(async () => void fireEvent.keyDown(field, { key: "Escape" }));
}

describe("commenting in the files of a review", () => {
  it("c opens a field below the cursor's line; the text becomes a draft there, and Escape returns to the lines", async () => {
    const walked = await open();
    for (const key of ["j", "j", "j", "j", "j"]) await press(key);
    await press("c");
    const field = screen.getByRole("textbox", { name: "Comment on line 10, before the change" });
    expect(document.activeElement).toBe(field);
    expect(lineAbove(field)).toBe("line 10");
    await act(async () => {
      fireEvent.change(field, { target: { value: "Why?" } });
      await new Promise((resolve) => setTimeout(resolve, 400));
    });
    await walked.settled();
    expect(bar()).toContain("1 draft");
    expect(document.querySelector(".DraftView")).toBeNull();
    await act(async () => void fireEvent.keyDown(field, { key: "Escape" }));
    await walked.settled();
    expect(screen.queryByRole("textbox", { name: "Comment on line 10, before the change" })).toBeNull();
    expect(comments()).toEqual([expect.stringContaining("Why?")]);
    expect(document.querySelector("[aria-current=true] .diff-code")?.textContent).toBe("line 10");
    await expect(reviewed.storedComments()).rejects.toThrow("no note found");
  });

  it("c at the user's own draft continues that draft instead of creating a second one", { tags: "slow" }, async () => {
    const walked = await open();
    await press("j");
    await press("j");
    await write("Never mind.");
    await walked.settled();
    await act(async () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await press("c");
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Comment on line 7" });
    expect(field.value).toBe("Never mind.");
    expect(document.activeElement).toBe(field);
    await act(async () => void fireEvent.change(field, { target: { value: "Mind it." } }));
    await act(async () => void fireEvent.keyDown(field, { key: "Escape" }));
    await walked.settled();
    expect(comments()).toEqual([expect.stringContaining("Mind it.")]);
    expect(bar()).toContain("1 draft");
  });

  it(
    "a field whose draft is published from the bar closes, and the draft does not reappear",
    { tags: "slow" },
    async () => {
      const walked = await open();
      await press("j");
      await press("j");
      await press("c");
      const field = screen.getByRole("textbox", { name: "Comment on line 7" });
      await act(async () => void fireEvent.change(field, { target: { value: "Publish me" } }));
      await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));
      await walked.settled();
      await act(async () => void fireEvent.change(field, { target: { value: "Publish me whole." } }));
      await walked.press("Submit review…");
      await walked.press("Submit review");
      expect(screen.queryByRole("textbox")).toBeNull();
      expect(comments()).toEqual([expect.stringContaining("Publish me whole.")]);
      expect(bar()).toContain("No drafts1 unresolved thread");
      expect((await reviewed.storedComments()).map(({ description }) => description)).toEqual(["Publish me whole."]);
      expect(Object.keys(localStorage).filter((name) => name.startsWith("galley-text/"))).toEqual([]);
    },
  );

  it(
    "comments on the whole change are shown above the files, including the user's own drafts",
    { tags: "slow" },
    async () => {
      const walked = await open();
      const { query } = walked.opened;
      const key = `repository(slug: "repo") { review(key: "${reviewed.key}") { id } }`;
      const { id: review } = (await query(`{ ${key} }`, {})).repository.review;
      const does = (name: string, type: string, input: object) =>
        query(`mutation ($input: ${type}!) { ${name}(input: $input) { problem { message } } }`, { input });
      await does("addComment", "AddCommentInput", { key: "whole-one", review, body: "Too large.", kind: "BLOCKING" });
      await does("saveDraft", "SaveDraftInput", { key: "whole-two", review, body: "Perhaps not.", kind: "NOTE" });
      await walked.close();
      await open();
      const whole = screen.getByText("Comments on the whole change (2)").closest("details");
      expect(whole?.open).toBe(true);
      expect(whole?.querySelector(".Thread")?.textContent).toContain("Too large.");
      expect(whole?.querySelector(".DraftView")?.textContent).toContain("Perhaps not.");
    },
  );

  it("f opens a field for the file, and another c replaces a field without text", { tags: "slow" }, async () => {
    await open();
    await press("j");
    await press("f");
    expect(screen.getByRole("textbox", { name: "Comment on this file" })).toBeTruthy();
    await act(async () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await press("j");
    await press("c");
    expect(screen.queryByRole("textbox", { name: "Comment on this file" })).toBeNull();
    expect(screen.getByRole("textbox", { name: "Comment on line 7" })).toBeTruthy();
  });

  it(
    "text that only this browser has is shown again after a reload, in its field and without taking the focus",
    { tags: "slow" },
    async () => {
      localStorage.setItem(`galley-text/${reviewed.key}/OLD/10/10/long.txt`, "Never sav");
      await open();
      const field = screen.getByRole("textbox", { name: "Comment on line 10, before the change" });
      expect(field instanceof HTMLTextAreaElement && field.value).toBe("Never sav");
      expect(lineAbove(field)).toBe("line 10");
      expect(document.activeElement).not.toBe(field);
    },
  );

  it(
    "a discarded draft disappears from the bar and the lines, the focus returns to the lines, and it can be undone",
    { tags: "slow" },
    async () => {
      const walked = await open();
      await press("j");
      await press("j");
      await press("c");
      const field = screen.getByRole("textbox", { name: "Comment on line 7" });
      await act(async () => void fireEvent.change(field, { target: { value: "Never mind." } }));
      await act(async () => void fireEvent.keyDown(field, { key: "Escape" }));
      await walked.settled();
      expect(comments()).toEqual([expect.stringContaining("Never mind.")]);
      await act(async () => screen.getByRole("button", { name: "Discard" }).focus());
      await walked.press("Discard");
      expect(comments()).toEqual([]);
      expect(bar()).toContain("No drafts");
      expect(document.activeElement?.getAttribute("role")).toBe("grid");
      await walked.press("Undo");
      expect(comments()).toEqual([expect.stringContaining("Never mind.")]);
      expect(bar()).toContain("1 draft");
    },
  );
});

describe("viewed marks", () => {
  const wideRows = () => [...document.querySelectorAll(".diff-viewed-show")].map((wideRow) => wideRow.textContent);
  const unviewed = () =>
    [...document.querySelectorAll(".file-list-unviewed")].map((count) => count.getAttribute("aria-label"));
  const kept = async () => {
    const revision = await reviewed.repo.git("show", `refs/galley/seen:${reviewed.head}`).catch(() => "");
    return revision.split("\n").filter((line) => line !== "");
  };

  /** Waits until the repository has this many marks and the page has received the responses. */
  const saved = async (walked: Walk, count: number) => {
    await waitFor(async () => expect(await kept()).toHaveLength(count));
    await walked.settled();
  };

  it("v collapses a hunk and updates all counts; the mark is saved and shown on the next visit", async () => {
    const walked = await open();
    expect(unviewed()).toEqual(["3 hunks not viewed", "1 hunk not viewed"]);
    await press("v");
    await press("v");
    expect(wideRows()).toEqual(["Viewed · 8 lines · Show"]);
    expect(unviewed()).toEqual(["2 hunks not viewed", "1 hunk not viewed"]);
    expect(document.querySelector(".ChangeSummary-size")?.textContent).toContain("0 of 2 files viewed");
    expect(bar()).toContain("2 files not viewed");
    expect(unmarkedTitle()).toBe("(3) Files of Change some lines · repo · Galley");
    await saved(walked, 1);
    expect(Object.keys(localStorage).filter((name) => name.startsWith("galley-text/"))).toEqual([]);
    await walked.close();
    await open();
    expect(wideRows()).toEqual(["Viewed · 8 lines · Show"]);
    expect(unmarkedTitle()).toBe("(3) Files of Change some lines · repo · Galley");
  });

  it(
    "at zero the bar shows that everything is viewed and what to do next, and u restores the last hunk",
    { tags: "slow" },
    async () => {
      const walked = await open();
      await press("j");
      await press("V", { shiftKey: true });
      await press("v");
      expect(bar()).toContain("All viewedsubmit your review");
      expect(document.querySelector(".ChangeSummary-size")?.textContent).toContain("all 2 files viewed");
      expect(unmarkedTitle()).toBe("Files of Change some lines · repo · Galley");
      expect(shownFiles()).toEqual({ "long.txt": [], "new.txt": [] });
      await press("u");
      expect(shownFiles()).toEqual({ "long.txt": [], "new.txt": ["+new"] });
      await saved(walked, 3);
    },
  );

  it("marks made in another browser are shown when the user returns", { tags: "slow" }, async () => {
    const marking = await open();
    await press("v");
    await press("v");
    await saved(marking, 1);
    const [key = ""] = await kept();
    await marking.close();
    const walked = await open();
    const { query } = walked.opened;
    const { id: reviewId } = (await query(`{ repository(slug: "repo") { review(key: "${reviewed.key}") { id } } }`, {}))
      .repository.review;
    const input = { key: "from-elsewhere", reviewId, keys: [key], isViewed: false };
    await query(`mutation ($input: MarkViewedInput!) { markViewed(input: $input) { problem { message } } }`, { input });
    returnLater();
    await waitFor(() => expect(wideRows()).toEqual([]));
    await walked.settled();
    expect(unviewed()).toEqual(["3 hunks not viewed", "1 hunk not viewed"]);
  });

  it(
    "a viewed patch set and the viewed changes of the next one make the whole change viewed",
    { tags: "slow" },
    async () => {
      const first = await open();
      await press("j");
      await press("V", { shiftKey: true });
      await press("v");
      expect(bar()).toContain("All viewed");
      await saved(first, 4);
      await first.close();
      await reviewed.repo.git("checkout", "-q", "topic");
      await reviewed.repo.commit({ "new.txt": "newer\n" }, "Second thoughts");
      const since = await open("?view=unified&from=1&to=2");
      expect(shownFiles()).toEqual({ "new.txt": ["-new", "+newer"] });
      expect(unviewed()).toEqual(["1 hunk not viewed"]);
      await press("v");
      await press("v");
      await saved(since, 6);
      await since.close();
      await open("?view=unified&from=0");
      expect(bar()).toContain("All viewed");
      expect(unviewed()).toEqual([]);
    },
  );
});
