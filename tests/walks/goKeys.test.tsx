// @vitest-environment page
import { act, fireEvent } from "@testing-library/react";
import { readFile } from "node:fs/promises";
import { afterEach, beforeAll, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { address, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
beforeAll(async () => {
  reviewed = await reviewedRepo();
});
let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});

/** The pages that the keys lead to; the files of a review are a page of their own. */
const PLACES: Readonly<Record<string, RegExp>> = {
  "g g": /^\/$/u,
  "g f": /^\/repo\/(?:tree|reviews\/[0-9a-f]+\/files)/u,
  "g h": /^\/repo\/commits/u,
  "g c": /^\/repo\/compare$/u,
  "g r": /^\/repo\/reviews$/u,
  "g w": /^\/repo\/worktree/u,
  "g /": /^\/repo\/search/u,
};

const press = async (keys: string) => {
  for (const key of keys.split(" ")) await act(async () => void fireEvent.keyDown(document.body, { key }));
  await page?.settled();
};

it("lists these keys in SPEC.md", async () => {
  const spec = await readFile(`${import.meta.dirname}/../../SPEC.md`, "utf8");
  const listed = /### Go to\n([^#]*)/u.exec(spec)?.[1]?.match(/(?<=`)g .(?=`)/gu);
  expect(listed?.toSorted()).toEqual(Object.keys(PLACES).toSorted());
});

it.each(Object.entries(PLACES))("%s works on the home page with one repository", async (keys, place) => {
  page = await walk("/", reviewed.repo.path);
  await press(keys);
  expect(address()).toMatch(place);
});

async function expectAll(at: string): Promise<void> {
  const start = at.replace("KEY", reviewed.key);
  page = await walk(start, reviewed.repo.path);
  for (const [keys, place] of Object.entries(PLACES)) {
    await press(keys);
    expect([keys, address()]).toEqual([keys, expect.stringMatching(place)]);
    if (address() !== start) await page.back();
  }
}

it("all of them work on the files of a review", () => expectAll("/repo/reviews/KEY/files"));

it.each([
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
])("all of them work on %s", { tags: "slow" }, expectAll);
