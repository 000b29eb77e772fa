// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk | undefined;
beforeEach(async () => {
  reviewed = await reviewedRepo();
});
afterEach(async () => {
  await page?.close();
  page = undefined;
});

const open = async () => (page = await walk(`/repo/reviews/${reviewed.key}`, reviewed.repo.path));
const events = () =>
  [...document.querySelectorAll(".TimelineEntry")].map((entry) => entry.getAttribute("data-kind") ?? "");
const requests = async () => {
  const note = await reviewed.repo.git("notes", "--ref=devtools/reviews", "show", reviewed.head);
  return note
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
};
async function type(element: HTMLElement, value: string) {
  await act(async () => void fireEvent.change(element, { target: { value } }));
}

describe("the description of a review", () => {
  it("changes title and description, which adds one line to the notes", { tags: "slow" }, async () => {
    const walked = await open();
    await walked.press("Edit");
    await type(screen.getByRole("textbox", { name: "Title" }), "Change a few lines");
    await type(screen.getByRole("textbox", { name: "Description" }), "It was *time*.");
    await walked.press("Save");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Change a few lines");
    expect(document.querySelector(".ReviewDescription em")?.textContent).toBe("time");
    expect((await requests()).map(({ description }) => description)).toEqual([
      "Change some lines",
      "Change a few lines\n\nIt was *time*.",
    ]);
    expect(events()).toEqual(["REQUESTED", "UPDATED"]);
    expect(document.activeElement?.textContent).toBe("Edit");
  });

  it("shows a description that was changed elsewhere in the meantime, and keeps both", { tags: "slow" }, async () => {
    const walked = await open();
    await walked.press("Edit");
    await type(screen.getByRole("textbox", { name: "Description" }), "Mine.");
    const [requested] = await requests();
    const other = { ...requested, timestamp: `${Number(requested.timestamp) + 1}`, description: "Change\n\nTheirs." };
    const notes = ["notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(other), reviewed.head];
    await reviewed.repo.git(...notes);
    await walked.press("Save");
    const conflict = () => document.querySelector(".Composer-other")?.textContent;
    await vi.waitFor(() => expect(conflict()).toBe("Theirs."), WAIT_MS);
    await walked.press("Add the other text");
    expect(conflict()).toBeUndefined();
    await walked.press("Save");
    expect((await requests()).at(-1)?.description).toBe("Change some lines\n\nMine.\n\nTheirs.");
  });

  it("cannot be saved without a title, and keeps the text", { tags: "slow" }, async () => {
    const walked = await open();
    await walked.press("Edit");
    await type(screen.getByRole("textbox", { name: "Title" }), " ");
    await type(screen.getByRole("textbox", { name: "Description" }), "Kept.");
    await walked.press("Save");
    expect(document.querySelector(".Composer .Notice-text")?.textContent).toBe("Enter a title.");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Description" }).value).toBe("Kept.");
    expect((await requests()).length).toBe(1);
  });
});
