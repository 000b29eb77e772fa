// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { pressKeys, walk, type Walk } from "./page.ts";

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

const open = async (rest = "/files") => (page = await walk(`/repo/reviews/${reviewed.key}${rest}`, reviewed.repo.path));
const state = () => document.querySelector(".ReviewHead .StateBadge, .ReviewFilesHead .StateBadge")?.textContent;
const blocking = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Blocking" });

/** Comments on the next changed line; `isBlocking` is what the field shows for it. */
async function comment(text: string, isBlocking: boolean): Promise<void> {
  await pressKeys("n c", page);
  expect(blocking().checked).toBe(isBlocking);
  await act(async () => void fireEvent.change(screen.getByRole("textbox"), { target: { value: text } }));
  await page?.press("Add single comment");
}

it("comments alone request no changes, and an approval beside them stays one: the head counts what is unresolved", async () => {
  const walked = await open();
  expect(state()).toBe("Open");
  await comment("Why?", true);
  await comment("Why here?", true);
  expect(state()).toBe("Open · 2 unresolved");
  await walked.press("Submit review…");
  await walked.choose("Verdict", "Approve");
  await walked.press("Submit review");
  await walked.press("Submit anyway");
  expect(state()).toBe("Approved · 2 unresolved");
  await walked.follow("Conversation");
  expect(state()).toBe("Approved · 2 unresolved");
});

it("a request for changes is one until its author gives another verdict", { tags: "slow" }, async () => {
  const walked = await open();
  await walked.press("Submit review…");
  await walked.choose("Verdict", "Request changes");
  await walked.press("Submit review");
  expect(state()).toBe("Changes requested");
  await walked.press("Submit review…");
  await walked.choose("Verdict", "Approve");
  await walked.press("Submit review");
  await walked.press("Submit anyway");
  expect(state()).toBe("Approved");
});

it("the tick for blocking is remembered for its review, also after a reload, and for no other", async () => {
  const walked = await open();
  await pressKeys("n c", walked);
  await act(async () => void fireEvent.click(blocking()));
  await act(async () => void fireEvent.change(screen.getByRole("textbox"), { target: { value: "Nice." } }));
  await walked.press("Add single comment");
  await comment("Also nice.", false);
  expect(state()).toBe("Open");
  await walked.close();
  await open();
  await pressKeys("n c", page);
  expect(blocking().checked).toBe(false);
  await page?.close();
  reviewed = await reviewedRepo({ "other.txt": "other\n" });
  await open();
  await pressKeys("n c", page);
  expect(blocking().checked).toBe(true);
});
