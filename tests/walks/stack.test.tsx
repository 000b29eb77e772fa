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
/** Returns the text of a commit of the list without its author and date. */
const textOf = (row: HTMLElement): string =>
  row.textContent.replace(row.querySelector(".StackRail-author")?.textContent ?? "", "");
const rows = () =>
  rail()
    .getAllByRole("link")
    .map((link) => `${link.hasAttribute("data-shown") ? ">" : ""}${textOf(link)}`);
const press = (keys: string) => pressKeys(keys, page);

it("the commits of any comparison are read one by one by key, as ranges, and together", async () => {
  await openAt("compare/main...topic?view=unified");
  expect(rows()).toEqual(["1Add two", "2Add b", "3Add three"]);
  expect(document.querySelector(".StackRail-author")?.textContent).toMatch(/^Ada Proof, .+/u);
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
  expect(document.activeElement?.getAttribute("title")).toBe("Add b");
});

it("the list in a review shows what is not viewed in each commit, and a key approves a commit and shows the next", async () => {
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
  expect(rows()).toEqual(["1Add two0/1 viewed", "2Add b0/1 viewed", "3Add three0/1 viewed"]);
  await press(")");
  await waitFor(() => expect(screen.getByText("Commit 1")).toBeDefined());
  expect(address()).toBe(`/repo/reviews/${head.slice(0, 12)}/files?view=unified&layers=1`);
  await press("Shift+O");
  await waitFor(() => expect(address()).toBe(`/repo/reviews/${head.slice(0, 12)}/files?view=unified&layers=2`));
  await waitFor(() =>
    expect(rows()).toEqual(["1Add twoApproved by Ada Proof0/1 viewed", ">2Add b0/1 viewed", "3Add three0/1 viewed"]),
  );
});

it("a commit that may be one of several is called uncertain in the list, without a question", async () => {
  const id = `Change-Id: I${"ab".repeat(20)}`;
  await repo.git("reset", "-q", "--hard", "main");
  await repo.commit({ "a.txt": "one\ntwo\n" }, "Change a");
  const first = await repo.commit({ "b.txt": "b\n" }, `Change b\n\n${id}`);
  const opened = await openGraphql(repo.path);
  const document = `mutation ($input: RequestReviewInput!) { requestReview(input: $input) { problem { message } review { key } } }`;
  const input = { key: "request-2", slug: "repo", head: "topic", base: "main", title: "Change b" };
  const requested = await opened.query(document, { input });
  const [, key = ""] = /"key":"(\w+)"/u.exec(JSON.stringify(requested)) ?? [];
  await opened.close();
  await repo.git("reset", "-q", "--hard", `${first}~1`);
  await repo.commit({ "b.txt": "x\n" }, `Change one\n\n${id}`);
  await repo.commit({ "c.txt": "y\n" }, `Change two\n\n${id}`);
  await openAt(`reviews/${key}/files?from=1&view=unified`);
  const states = () =>
    rail()
      .getAllByRole("listitem")
      .map((row) => textOf(row).replace(/\d+\/\d+ viewed/u, ""));
  await waitFor(() => expect(states()).toEqual(["1Change a", "2Change oneuncertain", "3Change twouncertain"]));
  expect(rail().getAllByTitle(`It may be one of several older commits (${first.slice(0, 10)})`)).toHaveLength(2);
  expect(
    rail()
      .getAllByRole("button")
      .map((button) => button.textContent || button.getAttribute("aria-label")),
  ).toEqual(["Actions on the stack"]);
});

it("the commits up to a chosen one are landed, and the rest stays under review", async () => {
  const opened = await openGraphql(repo.path);
  const document = `mutation ($input: RequestReviewInput!) { requestReview(input: $input) { problem { message } } }`;
  const input = { key: "request-3", slug: "repo", head: "topic", base: "main", title: "Add numbers" };
  await opened.query(document, { input });
  await opened.close();
  await repo.git("checkout", "-q", "--detach");
  page = await walk(`/repo/reviews/${head.slice(0, 12)}`, repo.path);
  await press("Shift+L");
  const dialog = within(await screen.findByRole("dialog", { name: "Land on main" }));
  await dialog.findByText(/^Only the branch and the review change/u);
  const select = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Commits to land" });
  expect([...select.options].map(({ text }) => text)).toEqual([
    "All 3 commits",
    "Only commit 1: Add two",
    "Commits 1 to 2: Add b",
  ]);
  expect(select.selectedOptions[0]?.text).toBe("All 3 commits");
  const upTo = async (at: number) => {
    await act(async () => void fireEvent.change(select, { target: { value: select.options[at]?.value } }));
    await dialog.findByText(/^Only the branch and the review change/u);
  };
  const choose = async (name: string) => {
    await act(async () => void fireEvent.click(dialog.getByRole("radio", { name })));
    await dialog.findByText(/^Only the branch and the review change/u);
  };
  await upTo(0);
  expect(dialog.queryByText(/stays under review/u)).toBe(null);
  dialog.getByRole("checkbox", { name: /^Delete the branch topic/u });
  await upTo(2);
  dialog.getByText("The rest stays under review, unchanged.");
  await choose("Squash");
  dialog.getByText(/^The rest stays under review and is put on what lands on main: the same changes in new commits/u);
  const [main, top] = [await repo.git("rev-parse", "main"), await repo.git("rev-parse", "topic")];
  await act(async () => void fireEvent.click(dialog.getByRole("button", { name: "Land" })));
  await screen.findByText("Landed on main. The rest stays under review.", { selector: ".Toast-text" });
  await page?.settled();
  expect(address()).toBe(`/repo/reviews/${head.slice(0, 12)}`);
  expect(await repo.git("diff", "--name-only", main, "main")).toBe("a.txt\nb.txt");
  expect(await repo.git("log", "--format=%s", "main..topic")).toBe("Add three");
  await screen.findByRole("button", { name: "Land…" });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Undo" })));
  await screen.findByText("Moved main back and opened the review again.", { selector: ".Toast-text" });
  expect(await repo.git("rev-parse", "main", "topic")).toBe(`${main}\n${top}`);
});
