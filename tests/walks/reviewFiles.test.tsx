// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { address, failure, pageTitle, shownFiles, walk, type Walk } from "./page.ts";

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
const remarks = () => [...document.querySelectorAll(".Remark")].map((remark) => remark.textContent);
const press = async (key: string, init: object = {}) => {
  await act(async () => void fireEvent.keyDown(document.body, { key, ...init }));
};
/** The text of the line that something stands below. */
const lineAbove = (remark: Element | null | undefined) => {
  const slot = remark?.closest<HTMLElement>(".diff-slot");
  const top = Number.parseFloat(slot?.style.top ?? "");
  const rows = [...(slot?.closest(".diff-file")?.querySelectorAll<HTMLElement>(".diff-row") ?? [])];
  return rows.findLast((row) => Number.parseFloat(row.style.top) < top)?.querySelector(".diff-code")?.textContent;
};

describe("reading the files of a review", () => {
  it("shows the change against its base, names the review and leads back to its conversation", async () => {
    const walked = await open();
    expect(pageTitle()).toBe("Files of Change some lines · repo · Galley");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Change some lines");
    expect(Object.keys(shownFiles())).toEqual(["long.txt", "new.txt"]);
    expect(bar()).toContain("No drafts0 open threads");
    await walked.follow("Conversation");
    expect(address()).toBe(`/repo/reviews/${reviewed.key}`);
  });

  it("stands threads below their lines, those of the old side below the removed one, and says where lines are not shown", async () => {
    await reviewed.remark("long.txt", 10, "On the old side.", reviewed.base);
    await reviewed.remark("long.txt", 60, "On the new side.");
    await reviewed.remark("long.txt", 30, "Between the changes.");
    await open();
    expect(lineAbove(screen.getByText("On the old side."))).toBe("line 10");
    expect(lineAbove(screen.getByText("On the new side."))).toBe("line 60 reads otherwise");
    const away = screen.getByText("Between the changes.").closest(".diff-slot")?.textContent;
    expect(away).toContain("On line 30, which this change leaves alone.");
    expect(away).toContain("line 30");
    expect(bar()).toContain("3 open threads");
    const [mark] = [...document.querySelectorAll(".file-list-remarks")].map((one) => one.getAttribute("aria-label"));
    expect(mark).toBe("3 open remarks");
  });

  it("lists what is said of a file that the change leaves alone above the files, with its line", async () => {
    await reviewed.remark("left alone.txt", 1, "Not touched.");
    await open();
    const elsewhere = screen.getByText("On files that this change leaves alone (1)").closest("details");
    expect(elsewhere?.textContent).toContain("as it was");
    expect(elsewhere?.textContent).toContain("Not touched.");
    const link = elsewhere === null || elsewhere === undefined ? null : within(elsewhere).getAllByRole("link")[0];
    expect(link?.getAttribute("href")).toBe(`/repo/blob/${reviewed.head}/left%20alone.txt#left%20alone.txt:R1`);
  });

  it("reads another patch set when one is chosen, and stands what was written on a later one at its file", async () => {
    await reviewed.repo.git("checkout", "-q", "topic");
    await reviewed.repo.commit({ "new.txt": "newer\n" }, "Second thoughts");
    await reviewed.remark("new.txt", 1, "On the first state.");
    await reviewed.remark("new.txt", 1, "On the second state.", await reviewed.repo.git("rev-parse", "topic"));
    const walked = await open();
    expect(shownFiles()["new.txt"]).toEqual(["+newer"]);
    const to = screen.getByRole("combobox", { name: "to" });
    expect([...to.querySelectorAll("option")].map((option) => option.textContent)).toEqual([
      expect.stringMatching(/^patch set 1 · [0-9a-f]{8}/),
      expect.stringMatching(/^patch set 2 · [0-9a-f]{8}, not recorded$/),
    ]);
    await act(async () => void fireEvent.change(to, { target: { value: "1" } }));
    await walked.settled();
    expect(address()).toMatch(/\/files\?to=1$/);
    expect(lineAbove(screen.getByText("On the first state."))).toBe("new");
    const later = screen.getByText("On the second state.").closest(".Remark");
    expect(lineAbove(later)).toBeUndefined();
    expect(later?.textContent).toContain("Written on line 1 of patch set 2.");
    const from = screen.getByRole("combobox", { name: "From" });
    expect([...from.querySelectorAll("option")].map((option) => option.textContent)).toEqual(["its base"]);
  });

  it("says that there is no such review", async () => {
    page = await walk("/repo/reviews/0123456789ab/files", reviewed.repo.path);
    expect(failure()).toMatchObject({ title: "Not found", code: "NOT_FOUND" });
  });
});

describe("commenting in the files of a review", () => {
  it("c opens a field below the cursor's line; what is written is a draft there, and Escape comes back to the lines", async () => {
    const walked = await open();
    for (const key of ["j", "j", "j", "j", "j"]) await press(key);
    await press("c");
    const field = screen.getByRole("textbox", { name: "Comment on line 10" });
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
    expect(screen.queryByRole("textbox", { name: "Comment on line 10" })).toBeNull();
    expect(remarks()).toEqual([expect.stringContaining("Why?")]);
    expect(document.querySelector("[aria-current=true] .diff-code")?.textContent).toBe("line 10");
    await expect(reviewed.said()).rejects.toThrow("no note found");
  });

  it("f opens a field on the file, and another c takes the place of a field in which nothing was typed", async () => {
    await open();
    await press("j");
    await press("f");
    expect(screen.getByRole("textbox", { name: "Comment on the file" })).toBeTruthy();
    await act(async () => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await press("j");
    await press("c");
    expect(screen.queryByRole("textbox", { name: "Comment on the file" })).toBeNull();
    expect(screen.getByRole("textbox", { name: "Comment on line 7" })).toBeTruthy();
  });

  it("shows again what this browser alone has, after a reload, in its field and without taking the focus", async () => {
    localStorage.setItem(`galley-text/${reviewed.key}/OLD/10/10/long.txt`, "Never sav");
    await open();
    const field = screen.getByRole("textbox", { name: "Comment on line 10" });
    expect(field instanceof HTMLTextAreaElement && field.value).toBe("Never sav");
    expect(lineAbove(field)).toBe("line 10");
    expect(document.activeElement).not.toBe(field);
  });

  it("keeps a draft that one throws away out of the bar and out of the lines", async () => {
    const walked = await open();
    await press("j");
    await press("j");
    await press("c");
    const field = screen.getByRole("textbox", { name: "Comment on line 7" });
    await act(async () => void fireEvent.change(field, { target: { value: "Never mind." } }));
    await act(async () => void fireEvent.keyDown(field, { key: "Escape" }));
    await walked.settled();
    expect(remarks()).toEqual([expect.stringContaining("Never mind.")]);
    await walked.press("Discard this draft");
    expect(remarks()).toEqual([]);
    expect(bar()).toContain("No drafts");
  });
});
