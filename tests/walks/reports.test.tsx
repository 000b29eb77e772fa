// @vitest-environment page
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { importReport } from "#server/exchange/reports/importReport.ts";
import { openReviewContext } from "#server/reviews/index/ReviewContext.ts";
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

const LINT = [
  "long.txt:10:1: error: Bad word (no-bad)",
  "long.txt:11:1: warning: An old one",
  "new.txt:1:1: note: Look here",
  "left alone.txt:1:1: warning: Elsewhere",
];
const LCOV = "TN:\nSF:long.txt\nDA:10,1\nDA:60,0\nDA:61,0\nend_of_record\n";
async function open(
  reports: readonly (readonly [text: string, name: string | null])[],
  where = "files",
): Promise<Walk> {
  const git = await openRepository(reviewed.repo.path);
  const context = await openReviewContext(git);
  for (const [text, name] of reports) await importReport(context, { text, revision: reviewed.head, name });
  await git.close();
  const at: Readonly<Record<string, string>> = {
    files: `reviews/${reviewed.key}/files`,
    compare: "compare/main...topic",
    commit: `commit/${reviewed.head}`,
  };
  page = await walk(`/repo/${at[where]}?view=unified`, reviewed.repo.path);
  const shown = page;
  if (reports.length > 0)
    await waitFor(() => expect(screen.queryByRole("button", { name: /findings?$/u })).not.toBeNull());
  await shown.settled();
  return shown;
}

const marks = () => [...document.querySelectorAll(".layer-mark")].map((mark) => mark.getAttribute("aria-label"));
const boxes = () => [...document.querySelectorAll(".FindingBox")].map((box) => box.getAttribute("aria-label"));
const rows = () => [...document.querySelectorAll(".FindingList-row")].map((row) => row.textContent);

it.each(["files", "compare", "commit"])(
  "marks the findings that the change introduced at their lines: %s",
  async (where) => {
    await open([[LINT.join("\n"), "lint"]], where);
    expect(screen.getByRole("button", { name: "2 findings" })).toBeTruthy();
    expect(marks()).toEqual(["Error: Bad word (no-bad) (lint no-bad)", "Note: Look here (lint)"]);
  },
);

it("shows nothing if no report was imported", async () => {
  await open([]);
  expect(screen.queryByRole("button", { name: /findings?$/u })).toBeNull();
  expect(document.querySelector(".ChangeReader-reports")).toBeNull();
});

it("lists findings by tool and severity, all of them on request, and filters them by text", async () => {
  const shown = await open([[LINT.join("\n"), "lint"]]);
  await shown.press("2 findings");
  expect(rows()).toEqual(["Bad word (no-bad)long.txt:10 · no-bad", "Look herenew.txt:1"]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Show all 4, not only what this change brought in" }));
  await shown.settled();
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(screen.getByRole("link", { name: /Elsewhere/u }).getAttribute("href")).toContain("left%20alone.txt");
  fireEvent.change(screen.getByRole("textbox", { name: "Filter by text, rule or path" }), { target: { value: "old" } });
  expect(rows()).toEqual(["An old onelong.txt:11"]);
});

it("moves from finding to finding by key, opens each below its line, and closes it with Escape", async () => {
  const shown = await open([[LINT.join("\n"), "lint"]]);
  await pressKeys("g e", shown);
  expect(boxes()).toEqual(["Error: Bad word (no-bad) (lint no-bad)"]);
  await pressKeys("g e", shown);
  expect(boxes()).toEqual(["Note: Look here (lint)"]);
  await pressKeys("g Shift+E", shown);
  expect(boxes()).toEqual(["Error: Bad word (no-bad) (lint no-bad)"]);
  const [box] = document.querySelectorAll(".FindingBox");
  if (box !== undefined) fireEvent.keyDown(box, { key: "Escape" });
  await shown.settled();
  expect(boxes()).toEqual([]);
  expect(document.activeElement?.getAttribute("role")).toBe("grid");
  await pressKeys("g e", shown);
  expect(boxes()).toEqual(["Note: Look here (lint)"]);
});

it("shows the coverage of changed lines, in the header of the file too", async () => {
  await open([[LCOV, null]]);
  expect(screen.getByText("1 of 2 changed lines covered")).toBeTruthy();
  expect(screen.getByText("1/2 covered").getAttribute("title")).toBe("1/2 covered: 1 of 2 changed lines covered");
  expect(marks()).toEqual(["Covered by tests", "Not covered by tests"]);
});

it.each(["files", "commit"])("turns a finding into a draft comment by a key: %s", async (where) => {
  const shown = await open([["long.txt:60:1: error: Write it so.", "linter"]], where);
  await pressKeys("g e", shown);
  await waitFor(() => expect(document.activeElement?.className).toBe("FindingBox"));
  await pressKeys("i n", shown);
  await waitFor(() => expect(document.querySelector("textarea")).not.toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector("textarea")));
  const [field] = document.querySelectorAll("textarea");
  expect(field?.value).toBe("Write it so.\n\n(linter)");
  await waitFor(() => expect(screen.getByRole("region", { name: "Your review" }).textContent).toContain("1 draft"));
});

it("reports that findings could not be loaded, and loads them again on request", async () => {
  const git = await openRepository(reviewed.repo.path);
  await importReport(await openReviewContext(git), { text: LINT.join("\n"), revision: reviewed.head, name: "lint" });
  await git.close();
  const [, blob = ""] =
    /([0-9a-f]{40})$/u.exec(await reviewed.repo.git("ls-tree", "--name-only", "refs/galley/evidence:reports")) ?? [];
  const file = join(reviewed.repo.path, ".git/objects", blob.slice(0, 2), blob.slice(2));
  await rename(file, `${file}.away`);
  page = await walk(`/repo/reviews/${reviewed.key}/files?view=unified`, reviewed.repo.path);
  await waitFor(() => expect(screen.getByText("The findings could not be loaded.")).toBeTruthy());
  await rename(`${file}.away`, file);
  await page.press("Load findings again");
  await waitFor(() => expect(screen.getByRole("button", { name: "2 findings" })).toBeTruthy());
  expect(screen.queryByText("The findings could not be loaded.")).toBeNull();
});

it("a finding is dismissed with a reason by keys, hidden, listed on request and restored", async () => {
  const shown = await open([[LINT.join("\n"), "lint"]]);
  await pressKeys("g e", shown);
  await pressKeys("i d", shown);
  const field = screen.getByRole("textbox", { name: "Reason for dismissing it" });
  expect(document.activeElement).toBe(field);
  fireEvent.submit(field);
  await waitFor(() => expect(screen.getByText("Enter a reason.")).toBeTruthy());
  fireEvent.change(field, { target: { value: "Meant so." } });
  fireEvent.submit(field);
  await waitFor(() => expect(screen.queryByRole("button", { name: "1 finding" })).not.toBeNull());
  await shown.settled();
  expect(boxes()).toEqual([]);
  expect(marks()).toEqual(["Note: Look here (lint)"]);
  await shown.press("1 finding");
  expect(rows()).toEqual(["Look herenew.txt:1"]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Show dismissed (1)" }));
  expect(rows()).toEqual(["Bad word (no-bad)long.txt:10 · no-bad", "Look herenew.txt:1"]);
  expect(screen.getByText(/Dismissed: Meant so\./u)).toBeTruthy();
  await shown.press("Restore");
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: /Show dismissed/u })).toBeNull());
  expect(screen.queryByRole("button", { name: "2 findings", hidden: true })).not.toBeNull();
});

it("Escape in the form for dismissing closes only the form", async () => {
  const shown = await open([[LINT.join("\n"), "lint"]]);
  await pressKeys("g e", shown);
  await pressKeys("i d", shown);
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Reason for dismissing it" }), { key: "Escape" });
  await shown.settled();
  expect(screen.queryByRole("textbox", { name: "Reason for dismissing it" })).toBeNull();
  expect(boxes()).toHaveLength(1);
});
