// @vitest-environment page
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "#app/reading/markdown/MarkdownTree.tsx"; // So that settling waits for data alone.
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { beginWaiting } from "#server/operations/verdicts/reviewWatchers.ts";
import { address, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk;
let seconds: number;

/** Adds a line to the notes, as another program would. Returns the id that git-appraise has for it. */
async function post(item: object): Promise<void> {
  const line = JSON.stringify({ timestamp: String(seconds++), author: "ada@example.org", ...item });
  await reviewed.repo.git("notes", "--ref=devtools/discuss", "append", "-m", line, reviewed.head);
}
const comment = (line: number, description: string, galley: object = {}) =>
  post({
    location: { commit: reviewed.head, path: "long.txt", range: { startLine: line } },
    description,
    resolved: false,
    galley: { name: "Ada Proof", ...galley },
  });
const threads = () =>
  [...document.querySelectorAll(".Thread")].map((thread) =>
    [".StateBadge", ".CommentView .Markdown"].map((part) => thread.querySelector(part)?.textContent).join(": "),
  );
const press = async (key: string, init: object = {}) => {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init }));
  await page.settled();
};
const toast = () => document.querySelector(".Toast-text")?.textContent;

/**
 * A review with three comments by Ada. A program has reported, in her name, that the new head addresses the last one.
 */
beforeEach(async () => {
  reviewed = await reviewedRepo();
  seconds = 1_700_002_000;
  await comment(10, "Why otherwise?");
  await comment(30, "The unit is missing.", { agent: { name: "lint-bot" } });
  await comment(60, "Say sixty.");
  page = await walk(`/repo/reviews/${reviewed.key}`, reviewed.repo.path);
  const { threads: known } = (
    await page.opened.query(
      `{ repository(slug: "repo") { review(key: "${reviewed.key}") { threads { comments { oid body } } } } }`,
    )
  ).repository.review;
  const [parent] = known.flatMap(({ comments }: { comments: readonly { oid: string; body: string }[] }) =>
    comments.flatMap(({ oid, body }) => (body === "Say sixty." ? [oid] : [])),
  );
  await page.close();
  const galley = { name: "Ada Proof", agent: { name: "claude" }, addressed: { by: reviewed.head } };
  await post({ parent, description: "It says sixty now.", galley });
});
afterEach(() => page.close());

const open = async (rest = "") => (page = await walk(`/repo/reviews/${reviewed.key}${rest}`, reviewed.repo.path));

it(
  "a thread that an agent marked as addressed is first, is confirmed by one key, undone by another, and returned with a reply",
  { tags: "slow" },
  async () => {
    await open();
    expect(threads()).toEqual(["Addressed?: Say sixty.", "Open: Why otherwise?", "Open: The unit is missing."]);
    const requested = document.querySelector(".ThreadProposal")?.textContent;
    expect(requested).toContain("Is this addressed? claude marked it as addressed");
    expect(requested).toContain(reviewed.head.slice(0, 10));
    expect(document.querySelector(".ProposedChange")?.textContent).toContain("Nothing changed at these lines.");
    await press("g");
    await press("a");
    expect(document.activeElement?.matches(".Thread[data-addressed]")).toBe(true);
    await press("R", { shiftKey: true });
    expect(toast()).toBe("Confirmed as addressed. Thread resolved.");
    expect(document.querySelector(".Thread .StateBadge")?.textContent).toBe("Resolved");
    await press("u");
    expect(threads()[0]).toBe("Addressed?: Say sixty.");
    await press("D", { shiftKey: true });
    const field = screen.getByRole("textbox", { name: "Return with a reply" });
    await act(async () => void fireEvent.change(field, { target: { value: "Not yet." } }));
    field.focus();
    await press("Enter", { ctrlKey: true });
    expect(toast()).toBe("Returned. The thread stays open.");
    expect(threads()[0]).toBe("Open: Say sixty.");
    expect(document.querySelector(".ThreadProposal")).toBeNull();
  },
);

it(
  "open threads are copied as a prompt with instructions: all of them, those of one file, or one thread",
  { tags: "slow" },
  async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await open("/files?view=unified");
    const copied = async (...keys: readonly string[]) => {
      for (const key of keys) await press(key);
      return writeText.mock.lastCall?.[0] ?? "";
    };
    const all = await copied("i", "a");
    expect(all).toMatch(/^# 3 comments on “Change some lines”\n\nReview [0-9a-f]{12}\.\n\nYour task: /u);
    expect(all.match(/^## .*$/gmu)).toEqual([
      "## long.txt:10 (open, blocking)",
      "## long.txt:30 (open, blocking)",
      "## long.txt:60 (open, blocking)",
    ]);
    expect(toast()).toBe("Prompt copied.");
    const [menu] = screen.getAllByRole("button", { name: "More actions on the thread" });
    await act(async () => void (menu && fireEvent.click(menu)));
    await act(async () => void fireEvent.click(screen.getByRole("menuitem", { name: /^Copy as a prompt/ })));
    await page.settled();
    expect(writeText.mock.lastCall?.[0].match(/^## .*$/gmu)).toEqual(["## long.txt:10 (open, blocking)"]);
    expect((await copied("i", "f")).match(/^# .*$/mu)?.[0]).toBe("# 3 comments on “Change some lines”");
    vi.unstubAllGlobals();
  },
);

it("one key submits a review: it shows the state, and the field has the focus", async () => {
  await open("/files?view=unified");
  await press("a");
  const bar = screen.getByRole("region", { name: "Your review" });
  const form = within(bar).getByRole("region", { name: "Submit review" });
  expect(within(form).getByRole("heading", { name: "Submit review" })).toBeTruthy();
  expect(within(form).getByRole("button", { name: "Submit review" })).toBeTruthy();
  expect(within(form).getByRole("region", { name: "Pending comments" }).textContent).toBe(
    "No pending comments. You can still submit a verdict. 3 unresolved threads. 4 of 4 hunks not viewed.Later comments go into your next review.",
  );
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Review summary");
});

it("waiting programs are shown, and the button shows what they wait for", { tags: "slow" }, async () => {
  const opened = await openGraphql(reviewed.repo.path);
  const [git] = opened.repositories;
  if (git === undefined) throw new Error("One repository is served.");
  const viewer = { name: "Ada", email: "ada@example.org", source: "git", role: "agent", agent: "claude" } as const;
  const end = await beginWaiting({ git, viewer, now: () => seconds }, { revision: reviewed.head });
  await open("/files?view=unified");
  expect(document.querySelector(".ReviewWatchers")?.textContent).toMatch(
    /^claude is waiting for your review, started /u,
  );
  expect(screen.getByRole("button", { name: "Submit review…" })).toBeTruthy();
  await end();
  await opened.close();
});

it("a commit under review links to the review, and the same key opens the submit form", { tags: "slow" }, async () => {
  page = await walk(`/repo/commit/${reviewed.head}`, reviewed.repo.path);
  expect(screen.getByRole("link", { name: "Change some lines" }).getAttribute("href")).toBe(
    `/repo/reviews/${reviewed.key}/files`,
  );
  await press("a");
  expect(address()).toBe(`/repo/reviews/${reviewed.key}/files`);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Review summary");
});

/** Returns the thread that an agent started, even if it is folded. */
const bots = () =>
  [...document.querySelectorAll<HTMLElement>(".Thread")].find(({ textContent }) => textContent.includes("The unit is"));

it(
  "the comment of an agent is accepted as the viewer's own, edited by them, and folded",
  { tags: "slow" },
  async () => {
    await open();
    act(() => bots()?.focus());
    await press("i");
    await press("y");
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your comment" });
    expect(field.value).toMatch(/^The unit is/u);
    await act(async () => void fireEvent.change(field, { target: { value: "Name the unit." } }));
    field.focus();
    await press("Enter", { ctrlKey: true });
    expect(threads()).toContain("Open: Name the unit.");
    expect(bots()?.querySelector(".Thread-head")?.textContent).toContain("dismissed");
    expect(bots()?.dataset["state"]).toBe("RESOLVED");
  },
);

it("the comment of an agent is dismissed with a reason by key, and restored", { tags: "slow" }, async () => {
  await open();
  act(() => bots()?.focus());
  await press("i");
  await press("x");
  const field = screen.getByRole("textbox", { name: "Reason for dismissing it" });
  await act(async () => void fireEvent.change(field, { target: { value: "Known." } }));
  await act(async () => void fireEvent.submit(field));
  await page.settled();
  expect(toast()).toBe("Dismissed.");
  expect(bots()?.querySelector(".Thread-head")?.textContent).toContain("dismissed");
  act(() => bots()?.focus());
  await press("e");
  expect(bots()?.querySelector(".ThreadTriage")?.textContent).toContain("Dismissed: Known.");
  await press("i");
  await press("x");
  expect(bots()?.querySelector(".Thread-head")?.textContent).not.toContain("dismissed");
});
