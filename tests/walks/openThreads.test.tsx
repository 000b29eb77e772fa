// @vitest-environment page
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runGalley } from "#tests/cli/runGalley.ts";
import { walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk;
let seconds: number;

/** Adds a line to the discussion, as another program would. */
async function post(item: object): Promise<void> {
  const line = JSON.stringify({ timestamp: String(seconds++), author: "grace@example.org", ...item });
  await reviewed.repo.git("notes", "--ref=devtools/discuss", "append", "-m", line, reviewed.head);
}

/** Two open threads, a note, and a request for changes with a reply. */
beforeEach(async () => {
  reviewed = await reviewedRepo();
  seconds = 1_700_002_000;
  await reviewed.comment("long.txt", 10, "Why otherwise?");
  await reviewed.comment("long.txt", 60, "Say sixty.");
  const location = { commit: reviewed.head, path: "" };
  await post({ location: { ...location, path: "new.txt" }, description: "By the way." });
  await post({ location, resolved: false, description: "Not yet.", galley: { verdict: "reject" } });
  page = await walk(`/repo/reviews/${reviewed.key}`, reviewed.repo.path);
  const { threads } = (
    await page.opened.query(
      `{ repository(slug: "repo") { review(key: "${reviewed.key}") { threads(verdicts: true) { oid isVerdict } } } }`,
    )
  ).repository.review;
  await page.close();
  const parent = threads.find(({ isVerdict }: { readonly isVerdict: boolean }) => isVerdict).oid;
  await post({ parent, author: "ada@example.org", description: "What is missing?" });
});
afterEach(() => page.close());

const open = async (path: string) => (page = await walk(`/repo/${path}`, reviewed.repo.path));
const badges = () =>
  [...document.querySelectorAll(".Thread")].map((thread) => thread.querySelector(".StateBadge")?.textContent);
const json = async (...args: string[]) =>
  JSON.parse((await runGalley(reviewed.repo.path, [...args, "--format", "json"])).text);

it("the page, show, list and comments count the same open threads, without verdicts", async () => {
  await open(`reviews/${reviewed.key}`);
  expect(badges().filter((badge) => badge === "Open")).toHaveLength(2);
  expect(badges()).toHaveLength(4);
  expect(document.querySelector(".ReviewHead-count")?.textContent).toBe("2");
  expect(document.querySelector(".PendingWork-facts")?.textContent).toContain("2 unresolved threads.");
  await page.close();
  await open(`reviews/${reviewed.key}/files`);
  expect(screen.getByText("2 unresolved threads", { selector: ".ReviewBar-open *" })).toBeTruthy();
  expect(badges().filter((badge) => badge === "Open")).toHaveLength(2);
  await page.close();
  expect(await json("show", "topic")).toMatchObject({ openThreads: 2 });
  expect(await json("list")).toMatchObject([{ openThreads: 2 }]);
  expect(await json("comments", "topic", "--open")).toHaveLength(2);
  const all: readonly { readonly state: string; readonly isVerdict: boolean }[] = await json("comments", "topic");
  expect(all.map(({ state, isVerdict }) => `${state} ${isVerdict}`)).toEqual([
    "OPEN false",
    "OPEN false",
    "NOTE false",
    "NOTE true",
  ]);
  expect((await runGalley(reviewed.repo.path, ["show", "topic"])).text).toContain("2 unresolved threads, 5 comments");
});

it("a prompt contains the open threads and the request for changes", { tags: "slow" }, async () => {
  await open(`reviews/${reviewed.key}`);
  const { prompt } = (
    await page.opened.query(`{ repository(slug: "repo") { review(key: "${reviewed.key}") { prompt } } }`)
  ).repository.review;
  expect(prompt).toMatch(/^# 3 comments on /u);
  expect(prompt).toContain("> Not yet.");
});

it("an approval with open threads and hunks that are not viewed asks for confirmation once, and the page shows what stays open", async () => {
  await open(`reviews/${reviewed.key}/files`);
  await page.press("Submit review…");
  await page.choose("Verdict", "Approve");
  await page.press("Submit review");
  const question = "Approve this change with 2 unresolved threads, 4 of 4 hunks not viewed?";
  expect(document.querySelector(".Notice-text")?.textContent).toBe(question);
  expect((await json("show", "topic")).verdicts).toHaveLength(1);
  await page.press("Submit anyway");
  expect(document.querySelector(".Toast-text")?.textContent).toBe(
    "Review submitted: approved. 2 threads are still unresolved.",
  );
  expect(document.querySelector(".Notice-text")).toBeNull();
  expect((await json("show", "topic")).verdicts).toHaveLength(2);
});

it("a request for changes asks for no confirmation", { tags: "slow" }, async () => {
  await open(`reviews/${reviewed.key}/files`);
  await page.press("Submit review…");
  await page.choose("Verdict", "Request changes");
  await page.press("Submit review");
  expect(document.querySelector(".Toast-text")?.textContent).toBe("Review submitted: changes requested.");
});

it("an approval also asks for confirmation if the open threads cannot be read", { tags: "slow" }, async () => {
  await open(`reviews/${reviewed.key}`);
  const { graphql } = page.opened;
  const parts = graphql.parts;
  vi.spyOn(graphql, "parts").mockImplementation(async function* (document, ...rest) {
    if (document.includes("VerdictComposerUnfinishedQuery")) throw new Error("lost");
    yield* parts(document, ...rest);
  });
  await page.choose("Verdict", "Approve");
  await page.press("Submit review");
  expect(document.querySelector(".Notice-text")?.textContent).toBe(
    "What is still open could not be read. Approve this change?",
  );
  expect((await json("show", "topic")).verdicts).toHaveLength(1);
});
