// @vitest-environment page
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, pressKeys, shownFiles, walk, type Walk } from "./page.ts";

let repo: TempRepo;
let page: Walk | undefined;
let head: string;

beforeEach(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "one\n" });
  await repo.git("checkout", "-q", "-b", "topic");
  head = await repo.commit({ "a.txt": "one\ntwo\n" }, "Add two");
  await repo.commit({ "b.txt": "b\n" }, "Add b");
  await repo.commit({ "a.txt": "one\ntwo\nthree\n" }, "Add three");
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

async function openAt(place: string): Promise<Walk> {
  page = await walk(`/repo/${place}`, repo.path);
  await screen.findByRole("region", { name: "Commits of the stack" });
  return page;
}

const rail = () => within(screen.getByRole("region", { name: "Commits of the stack" }));
const rows = () =>
  rail()
    .getAllByRole("link")
    .map((link) => `${link.hasAttribute("data-shown") ? ">" : ""}${link.textContent}`);
const press = (keys: string) => pressKeys(keys, page);

it("the commits of any comparison are read one by one by key, as ranges, and together", async () => {
  await openAt("compare/main...topic?view=unified");
  expect(rows()).toEqual(["1Add two", "2Add b", "3Add three"]);
  await press(")");
  expect(address()).toBe("/repo/compare/main...topic?view=unified&layers=1");
  await waitFor(() => expect(rows()).toEqual([">1Add two", "2Add b", "3Add three"]));
  expect(shownFiles()).toEqual({ "Commit message": ["+Add two"], "a.txt": [" one", "+two"] });
  await press(")");
  expect(shownFiles()).toEqual({ "Commit message": ["+Add b"], "b.txt": ["+b"] });
  await press("(");
  await press("(");
  expect(address()).toBe("/repo/compare/main...topic?view=unified&layers=1");
  await press("d z");
  expect(address()).toBe("/repo/compare/main...topic?view=unified");
  await press("(");
  expect(shownFiles()).toEqual({ "Commit message": ["+Add three"], "a.txt": [" one", " two", "+three"] });
  await press("d j");
  await act(
    async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowUp", shiftKey: true }),
  );
  await page?.settled();
  expect(address()).toBe("/repo/compare/main...topic?view=unified&layers=2-3");
  expect(rows()).toEqual(["1Add two", ">2Add b", ">3Add three"]);
  expect(document.activeElement?.textContent).toBe("2Add b");
});

it("the list in a review says what is not viewed in each commit, and a key approves one and shows the next", async () => {
  const base = (await repo.git("rev-parse", "main")).trim();
  const request = {
    timestamp: "1700001000",
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "grace@example.org",
    baseCommit: base,
    description: "Add numbers",
  };
  await repo.git("notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(request), head);
  await openAt(`reviews/${head.slice(0, 12)}/files?view=unified`);
  expect(rows()).toEqual([
    "1Add two11 of 1 hunks not viewed",
    "2Add b11 of 1 hunks not viewed",
    "3Add three11 of 1 hunks not viewed",
  ]);
  await press(")");
  await waitFor(() => expect(screen.getByText("Commit 1 of 3")).toBeDefined());
  expect(address()).toBe(`/repo/reviews/${head.slice(0, 12)}/files?view=unified&layers=1`);
  await press("Shift+O");
  await waitFor(() => expect(address()).toBe(`/repo/reviews/${head.slice(0, 12)}/files?view=unified&layers=2`));
  await waitFor(() =>
    expect(rows()).toEqual([
      "1Add twoApproved by Ada Proof11 of 1 hunks not viewed",
      ">2Add b11 of 1 hunks not viewed",
      "3Add three11 of 1 hunks not viewed",
    ]),
  );
});

it("a table shows what changed in each commit since each patch set, and a cell opens that change", async () => {
  const opened = await openGraphql(repo.path);
  const document = `mutation ($input: RequestReviewInput!) { requestReview(input: $input) { problem { message } } }`;
  const input = { key: "request-1", slug: "repo", head: "topic", base: "main", title: "Add numbers" };
  await opened.query(document, { input });
  await opened.close();
  await repo.git("reset", "-q", "--hard", head);
  await repo.commit({ "b.txt": "b, edited\n" }, "Add b");
  await repo.commit({ "c.txt": "c\n" }, "Add c");
  await openAt(`reviews/${head.slice(0, 12)}/files?from=0&view=unified`);
  await press("d q");
  const cells = () =>
    within(screen.getByRole("dialog"))
      .getAllByRole("row")
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  await waitFor(() =>
    expect(cells()).toEqual([
      ["Commit", "Since patch set 1"],
      ["1. Add two", "unchanged"],
      ["2. Add b", "edited"],
      ["3. Add c", "new"],
      ["Add three", "dropped"],
    ]),
  );
  await page?.follow("edited");
  expect(address()).toBe(`/repo/reviews/${head.slice(0, 12)}/files?from=1&layers=2`);
  await waitFor(() => expect(shownFiles()).toEqual({ "b.txt": ["-b", "+b, edited"] }));
});
