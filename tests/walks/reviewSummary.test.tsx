// @vitest-environment page
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { walk, type Walk } from "./page.ts";

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

const open = async () => (page = await walk(`/repo/reviews/${reviewed.key}`, reviewed.repo.path));
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const type = (element: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(element, { target: { value } }));

describe("a comment on the whole change", () => {
  const field = () => screen.getByRole("textbox", { name: "Review summary" });
  const badges = () => [...document.querySelectorAll(".Thread")].map((thread) => thread.getAttribute("data-state"));

  it(
    "is a note or, if marked as blocking, blocks the review, and is shown in the activity",
    { tags: "slow" },
    async () => {
      const walked = await open();
      await type(field(), "By the way.");
      await walked.press("Submit review");
      await click(screen.getByRole("checkbox", { name: "Blocking" }));
      await type(field(), "Too large.");
      await walked.press("Submit review");
      await waitFor(() => expect(badges()).toEqual(["NOTE", "OPEN"]));
      const stored = async () => (await reviewed.storedComments()).map(({ resolved }) => resolved ?? null);
      await waitFor(async () => expect(await stored()).toEqual([null, false]));
    },
  );

  it("is blocking only if chosen, which this browser remembers for the review", { tags: "slow" }, async () => {
    const blocking = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Blocking" });
    const walked = await open();
    expect(blocking().checked).toBe(false);
    await click(blocking());
    await walked.close();
    page = undefined;
    await open();
    expect(blocking().checked).toBe(true);
  });

  it("can be blocking too when drafts are published with it", { tags: "slow" }, async () => {
    const walked = await open();
    const { id: review } = (
      await walked.opened.query(`{ repository(slug: "repo") { review(key: "${reviewed.key}") { id } } }`, {})
    ).repository.review;
    await walked.opened.query(
      "mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { problem { message } } }",
      { input: { key: "draft-one", review, body: "A draft.", kind: "NOTE" } },
    );
    await walked.close();
    page = undefined;
    const again = await open();
    await click(screen.getByRole("checkbox", { name: "Blocking" }));
    await type(field(), "Too large.");
    await again.press("Submit review");
    const stored = async () =>
      (await reviewed.storedComments()).map(({ description, resolved }) => [description, resolved ?? null]);
    await waitFor(async () =>
      expect(await stored()).toEqual([
        ["Too large.", false],
        ["A draft.", null],
      ]),
    );
    await waitFor(() => expect(badges().toSorted()).toEqual(["NOTE", "OPEN"]));
  });
});
