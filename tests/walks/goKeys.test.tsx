// @vitest-environment page
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { readFile } from "node:fs/promises";
import { afterEach, beforeAll, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { address, pressKeys, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
beforeAll(async () => {
  reviewed = await reviewedRepo();
});
let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});

/** The pages that the keys open; the files of a review are a separate page. */
const PLACES: Readonly<Record<string, RegExp>> = {
  "g g": /^\/$/u,
  "g f": /^\/repo\/(?:tree|reviews\/[0-9a-f]+\/files)/u,
  "g h": /^\/repo\/commits/u,
  "g c": /^\/repo\/compare$/u,
  "g r": /^\/repo\/reviews$/u,
  "g w": /^\/repo\/worktree/u,
  "g /": /^\/repo\/search/u,
};

/** The dialogs that the keys open. */
const DIALOGS: Readonly<Record<string, string>> = {
  "?": "Keyboard shortcuts",
  "Mod+K": "Command palette",
  ",": "Settings",
};

const press = (keys: string): Promise<boolean> => pressKeys(keys, page);

/** The keys that the keyboard help lists for the page. */
async function listedKeys(): Promise<readonly string[]> {
  await press("?");
  const rows = [...document.querySelectorAll(".KeyboardHelp-row")];
  await press("Escape");
  return rows.map((row) => row.querySelector(".Kbd")?.getAttribute("data-keys") ?? "");
}

it("SPEC.md lists these keys", async () => {
  const spec = await readFile(`${import.meta.dirname}/../../SPEC.md`, "utf8");
  const section = (name: string) => new RegExp(`### ${name}\n([^#]*)`, "u").exec(spec)?.[1] ?? "";
  expect(
    section("Go to")
      .match(/(?<=`)g .(?=`)/gu)
      ?.toSorted(),
  ).toEqual(Object.keys(PLACES).toSorted());
  for (const keys of Object.keys(DIALOGS)) expect(section("General")).toContain(`\`${keys}\``);
});

it("the palette lists the commands of the page before branches", async () => {
  page = await walk("/repo/compare/main...topic", reviewed.repo.path);
  await act(async () => void fireEvent.keyDown(document.body, { key: "k", ctrlKey: true }));
  await screen.findByText("Branches and tags");
  const groups = [...document.querySelectorAll(".CommandPalette-heading")].map(({ textContent }) => textContent);
  expect(groups.slice(0, 4)).toEqual(["Go to", "On this page", "Reviews", "Branches and tags"]);
});

const labels = () => [...document.querySelectorAll(".CommandPalette-label")].map(({ textContent }) => textContent);

/** Opens the palette, types a text, and waits until what it finds is there. */
async function typeInPalette(text: string): Promise<void> {
  await act(async () => void fireEvent.keyDown(document.body, { key: "k", ctrlKey: true }));
  const field = await screen.findByRole("combobox", { name: "Command palette" });
  await act(async () => void fireEvent.change(field, { target: { value: text } }));
  await waitFor(() => expect(document.querySelector(".CommandPalette .Spinner")).toBeNull());
}

it("typed text matches commands of the page, and a commit only if git finds one", async () => {
  page = await walk("/repo/compare/main...topic", reviewed.repo.path);
  await typeInPalette("swap base");
  expect(labels()[0]).toBe("Swap base and head");
  expect(labels().filter((label) => label?.startsWith("Commit"))).toEqual([]);
  await press("Escape");
  await typeInPalette("topic~1^{}");
  expect(document.querySelector(".CommandPalette-item")?.textContent).toBe(`Commit ${reviewed.base.slice(0, 10)}Begin`);
});

it("the palette finds files of the change first, then those of the repository, and opens them", async () => {
  page = await walk(`/repo/reviews/${reviewed.key}/files`, reviewed.repo.path);
  await typeInPalette("long.txt");
  expect(labels()[0]).toBe("long.txt");
  expect(labels().filter((label) => label === "long.txt" || label?.startsWith("Commit"))).toEqual(["long.txt"]);
  await press("Enter");
  expect(address()).toContain("/files");
  await typeInPalette("left alone");
  expect(labels()[0]).toBe("left alone.txt");
  await press("Enter");
  expect(decodeURIComponent(address())).toBe("/repo/blob/HEAD/left alone.txt");
  expect(document.querySelector("[role='alert']")).toBeNull();
});

it.each(sampleOf(Object.entries(PLACES)))("%s works on the home page with one repository", async (keys, place) => {
  page = await walk("/", reviewed.repo.path);
  await press(keys);
  expect(address()).toMatch(place);
});

async function expectAll(at: string): Promise<void> {
  const start = at.replace("KEY", reviewed.key);
  page = await walk(start, reviewed.repo.path);
  const listed = await listedKeys();
  for (const [keys, title] of Object.entries(DIALOGS)) {
    expect(listed).toContain(keys);
    await press(keys);
    expect([keys, screen.queryAllByRole("dialog", { name: title }).length]).toEqual([keys, 1]);
    await press("Escape");
    expect([keys, screen.queryAllByRole("dialog").length]).toEqual([keys, 0]);
  }
  for (const keys of Object.keys(PLACES)) expect(listed).toContain(keys);
  for (const [keys, place] of Object.entries(PLACES)) {
    await press(keys);
    expect([keys, address()]).toEqual([keys, expect.stringMatching(place)]);
    if (address() !== start) await page.back();
  }
}

it("all of them are listed and work on the files of a review", { tags: "slow" }, () =>
  expectAll("/repo/reviews/KEY/files"),
);

it.each([
  "/",
  "/repo/commits/main",
  "/repo/commit/topic",
  "/repo/compare",
  "/repo/compare/main...topic",
  "/repo/reviews",
  "/repo/reviews/KEY",
  "/repo/worktree",
  "/repo/tree/main",
  "/repo/blob/main/long.txt",
  "/repo/blame/main/long.txt",
  "/repo/search?q=line",
])("all of them are listed and work on %s", { tags: "slow" }, expectAll);
