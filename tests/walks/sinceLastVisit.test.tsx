// @vitest-environment page
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runGalley } from "#tests/cli/runGalley.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { address, returnLater, shownFiles, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let page: Walk | undefined;
const files = () => `/repo/reviews/${reviewed.key}/files`;
const open = async (search = "?view=unified") => (page = await walk(files() + search, reviewed.repo.path));
const close = async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
};
/** Stays on the page until the visit counts. */
const check = async () => {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 1200)));
  await page?.settled();
};
/** The time after which a visit counts, in milliseconds. */
const VISIT_MS = 1000;
/** Opens the files and leaves them before the visit counts, however long both take. */
const glance = async () => {
  const schedule = setTimeout;
  vi.stubGlobal("setTimeout", (run: (...args: readonly unknown[]) => void, ms = 0, ...args: readonly unknown[]) =>
    schedule(run, ms === VISIT_MS ? 1000 * VISIT_MS : ms, ...args),
  );
  await open();
  await close();
  vi.unstubAllGlobals();
};
const since = () => document.querySelector(".SinceLastVisit")?.textContent ?? null;

beforeEach(async () => {
  reviewed = await reviewedRepo();
});
afterEach(close);

/** Adds a commit to the reviewed branch that changes a file that it had changed before. */
async function moveOn(): Promise<void> {
  await reviewed.repo.git("checkout", "-q", "topic");
  await reviewed.repo.commit({ "new.txt": "newer\n" }, "Second thoughts");
  await reviewed.repo.git("checkout", "-q", "main");
}

describe("returning to the files of a review", () => {
  it("shows the changes since the last visit, labels them so, and links to the whole change", async () => {
    await open();
    expect(since()).toBeNull();
    await check();
    await close();
    await moveOn();
    const walked = await open();
    expect(address()).toBe(`${files()}?view=unified&from=1`);
    expect(shownFiles()).toEqual({ "new.txt": ["-new", "+newer"] });
    expect(since()).toMatch(
      /^Changes since patch set 1, last viewed (?:just now|\d+ minutes? ago), 4 more hunks in 2 files not viewedShow all changes$/,
    );
    await walked.follow("Show all changes");
    expect(address()).toBe(`${files()}?from=0`);
    expect(Object.keys(shownFiles())).toEqual(["long.txt", "new.txt"]);
    expect(since()).toBeNull();
  });

  it(
    "keeps the name of the shown patch set when a newer one arrives, until that is shown",
    { tags: "slow" },
    async () => {
      const { repo } = reviewed;
      const walked = await open();
      const to = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "to" });
      await repo.git("checkout", "-q", "topic");
      await repo.git("commit", "-q", "--amend", "-m", "Change some lines better");
      await runGalley(repo.path, ["show", "topic"]);
      returnLater();
      await waitFor(() => expect(to().options.length).toBe(2), { timeout: WAIT_MS });
      await waitFor(() => expect(screen.getByText(/Patch set 2 is available/)).toBeTruthy(), { timeout: WAIT_MS });
      expect(to().selectedOptions[0]?.textContent).toBe("patch set 1");
      await walked.press("Refresh");
      expect(to().selectedOptions[0]?.textContent).toContain("patch set 2");
      expect(screen.queryByText(/is available/)).toBeNull();
    },
  );

  it("shows the whole change if the author edited nothing since the last visit", { tags: "slow" }, async () => {
    const { repo } = reviewed;
    await open();
    await check();
    await close();
    await repo.commit({ "elsewhere.txt": "of the base\n" }, "Elsewhere");
    await repo.git("checkout", "-q", "topic");
    await repo.git("rebase", "-q", "main");
    await open();
    expect(address()).toBe(`${files()}?view=unified`);
    expect(Object.keys(shownFiles())).toEqual(["long.txt", "new.txt"]);
    expect(screen.getByLabelText("to").textContent).toContain("patch set 2");
    await close();
    await repo.git("commit", "-q", "--amend", "-m", "Say it otherwise"); // an amended message is an edit by the author
    await open();
    expect(address()).toMatch(/\?view=unified&from=[12]$/u); // the last visit counts once it is a second old
  });

  it("reports when everything outside the changes since the last visit is viewed", { tags: "slow" }, async () => {
    await open();
    await check();
    for (const mark of document.querySelectorAll(".diff-header [aria-pressed='false']")) fireEvent.click(mark);
    await check();
    await close();
    await moveOn();
    await open();
    expect(since()).toMatch(/ago|now, everything else is viewedShow all changes$/);
  });

  it("shows the name of an earlier patch set, and counts the changes outside it", { tags: "slow" }, async () => {
    await moveOn();
    await open("?view=unified&to=1");
    expect(since()).toBe("Patch set 1 of 2, 1 more hunk in 1 file not viewedShow all changes");
  });

  it("shows the whole change without a visit, or after a very short one", { tags: "slow" }, async () => {
    await glance();
    await moveOn();
    await open();
    expect(address()).toBe(`${files()}?view=unified`);
    expect(Object.keys(shownFiles())).toEqual(["long.txt", "new.txt"]);
  });

  it("follows the URL, even after a visit of an earlier state", { tags: "slow" }, async () => {
    await open();
    await check();
    await close();
    await moveOn();
    await open("?view=unified#long.txt:R10");
    expect(address()).toBe(`${files()}?view=unified`);
    expect(Object.keys(shownFiles())).toEqual(["long.txt", "new.txt"]);
    await close();
    await open("?view=unified&to=1");
    expect(address()).toBe(`${files()}?view=unified&to=1`);
    expect(screen.getByRole("combobox", { name: "to" })).toHaveProperty("value", "1");
  });

  it(
    "keeps the changes since the last visit while the page is open, although that counts as a visit",
    { tags: "slow" },
    async () => {
      await open();
      await check();
      await close();
      await moveOn();
      await open();
      await check();
      expect(address()).toBe(`${files()}?view=unified&from=1`);
      expect(shownFiles()).toEqual({ "new.txt": ["-new", "+newer"] });
      await close();
      await open();
      expect(address()).toBe(`${files()}?view=unified`);
    },
  );
});
