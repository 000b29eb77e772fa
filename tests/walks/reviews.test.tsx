// @vitest-environment page
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { address, unmarkedTitle, walk, type Walk } from "./page.ts";

/** A review of a branch, written with raw git as another program would. */
interface Asked {
  readonly branch: string;
  readonly by: string;
  readonly of: readonly string[];
  readonly title: string;
}

const ASKED: readonly Asked[] = [
  { branch: "one", by: "grace@example.org", of: ["ada@example.org"], title: "The first" },
  { branch: "two", by: "ada@example.org", of: ["grace@example.org"], title: "The second" },
  { branch: "three", by: "grace@example.org", of: ["linus@example.org"], title: "A parser for dates" },
  { branch: "four", by: "grace@example.org", of: ["ada@example.org"], title: "Merged long ago" },
  { branch: "five", by: "grace@example.org", of: ["ada@example.org"], title: "Abandoned" },
];

let repo: TempRepo;
const keys = new Map<string, string>();
beforeAll(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const base = await repo.commit({ "a.txt": "a\n" }, "Begin");
  for (const [index, { branch, by, of, title }] of ASKED.entries()) {
    await repo.git("checkout", "-q", "-b", branch, base);
    const head = await repo.commit({ [`${branch}.txt`]: "new\n" }, branch);
    keys.set(branch, head.slice(0, 12));
    const item = {
      timestamp: String(1_700_000_000 + index * 60),
      reviewRef: `refs/heads/${branch}`,
      targetRef: branch === "five" ? "" : "refs/heads/main",
      requester: by,
      reviewers: of,
      description: title,
      baseCommit: base,
    };
    await repo.git("notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(item), head);
  }
  await repo.git("checkout", "-q", "main");
  await repo.git("merge", "-q", "--no-ff", "-m", "Merge four", "four");
});

let page: Walk | undefined;
const open = async (at: string, path = repo.path) => (page = await walk(at, path));
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

const titles = () => [...document.querySelectorAll(".ReviewRow-title")].map((link) => link.textContent);
const tab = (name: RegExp) =>
  within(screen.getByRole("navigation", { name: "Review state" })).getByRole("link", { name });
const press = async (key: string) => {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
  await page?.settled();
};

describe("the list of reviews", () => {
  it("shows open reviews, newest first, and the number of reviews in each state", async () => {
    await open("/repo/reviews");
    expect(unmarkedTitle()).toBe("Reviews · repo · Galley");
    expect(titles()).toEqual(["A parser for dates", "The second", "The first"]);
    const counts = within(screen.getByRole("navigation", { name: "Review state" })).getAllByRole("link");
    expect(counts.map((link) => link.textContent)).toEqual([
      "Waiting for you 1",
      "Open 3",
      "Changes requested 0",
      "Approved 0",
      "Merged 1",
      "Abandoned 1",
      "All 5",
    ]);
  });

  it("shows author, branches and the person each review waits for", async () => {
    await open("/repo/reviews");
    const rows = [...document.querySelectorAll(".ReviewRow")].map((row) => row.textContent);
    expect(rows[1]).toContain("ada (you)");
    expect(rows[1]).toContain("two into main");
    expect(rows[1]).toContain("Waiting for grace");
    expect(rows[2]).toContain("Waiting for you");
  });

  it("marks updates as unread until the viewer opens them", async () => {
    const walked = await open("/repo/reviews");
    const isUnread = (index: number) =>
      document.querySelectorAll(".ReviewRow")[index]?.querySelector(".ReviewRow-dot")?.textContent;
    expect(isUnread(2)).toBe("Unread");
    await walked.follow("The first");
    await walked.back();
    expect(isUnread(2)).toBe("");
  });

  it.each(
    sampleOf([
      ["Merged", "/repo/reviews?state=merged", ["Merged long ago"]],
      ["Abandoned", "/repo/reviews?state=abandoned", ["Abandoned"]],
      ["Waiting for you", "/repo/reviews?turn=me", ["The first"]],
      [
        "All",
        "/repo/reviews?state=all",
        ["Abandoned", "Merged long ago", "A parser for dates", "The second", "The first"],
      ],
    ]),
  )("links to “%s”, and the URL says so", async (name, at, expected) => {
    const walked = await open("/repo/reviews");
    await act(async () => void fireEvent.click(tab(new RegExp(`^${name} `))));
    await walked.settled();
    expect(address()).toBe(at);
    expect(titles()).toEqual(expected);
    expect(tab(new RegExp(`^${name} `)).getAttribute("aria-current")).not.toBe(null);
  });

  it.each(
    sampleOf([
      ["/repo/reviews?author=me", ["The second"]],
      ["/repo/reviews?author=grace@example.org", ["A parser for dates", "The first"]],
      ["/repo/reviews?reviewer=linus@example.org", ["A parser for dates"]],
      ["/repo/reviews?q=PARSER", ["A parser for dates"]],
      ["/repo/reviews?q=parser&author=me", []],
    ]),
  )("at %s shows only the matching ones", async (at, expected) => {
    await open(at);
    expect(titles()).toEqual(expected);
  });

  it("shows search results, and all reviews again after “Clear”", { tags: "slow" }, async () => {
    const walked = await open("/repo/reviews");
    await press("/");
    const field = screen.getByRole("searchbox", { name: "Search reviews" });
    expect(document.activeElement).toBe(field);
    await act(async () => void fireEvent.change(field, { target: { value: " parser " } }));
    await act(async () => void fireEvent.submit(screen.getByRole("search")));
    await walked.settled();
    expect(address()).toBe("/repo/reviews?q=parser");
    expect(titles()).toEqual(["A parser for dates"]);
    await walked.follow("Clear");
    expect(address()).toBe("/repo/reviews");
  });

  it("moves between reviews by j and k, and stays at the ends", { tags: "slow" }, async () => {
    await open("/repo/reviews");
    const focused = () => document.activeElement?.textContent;
    await press("j");
    expect(focused()).toBe("A parser for dates");
    await press("j");
    await press("j");
    await press("j");
    expect(focused()).toBe("The first");
    await press("k");
    expect(focused()).toBe("The second");
  });

  it("reports that none matches, and links to all of them", { tags: "slow" }, async () => {
    const walked = await open("/repo/reviews?q=nothing+is+called+this");
    expect(screen.getByRole("heading", { name: "No matching reviews" })).toBeTruthy();
    await walked.follow("Show all reviews");
    expect(titles().length).toBe(5);
  });

  it("explains in a repository without reviews how to request one", { tags: "slow" }, async () => {
    const other = await tempRepo();
    await other.commit({ "a.txt": "a\n" }, "Begin");
    await open("/repo/reviews", other.path);
    expect(screen.getByRole("heading", { name: "No open reviews" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Compare branches" }).getAttribute("href")).toBe("/repo/compare");
    expect(screen.queryByRole("button", { name: /Sync/ })).toBe(null);
  });

  it("warns of a remote whose fetches replace reviews, with the command that prevents it", async () => {
    const other = await tempRepo();
    await other.commit({ "a.txt": "a\n" }, "Begin");
    await other.git("remote", "add", "origin", "/nonexistent");
    await other.git("config", "--add", "remote.origin.fetch", "+refs/notes/*:refs/notes/*");
    await open("/repo/reviews", other.path);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      "git fetch origin replaces or deletes reviews that were not pushed. To keep them, run git config --add 'remote.origin.fetch' '^refs/notes/devtools/*'.",
    );
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("git fetch origin")).toBe(null);
  });
});

describe("Home", () => {
  it("shows reviews that wait for the viewer first, and links to them", async () => {
    const walked = await open("/");
    const waiting = screen.getByRole("region", { name: "Yours to review" });
    const ahead = screen.getByRole("region", { name: "Branches ahead in repo" });
    expect(waiting.compareDocumentPosition(ahead) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(
      within(waiting)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["The first"]);
    await walked.follow("The first");
    expect(address()).toBe(`/repo/reviews/${keys.get("one")}`);
  });

  it("shows what waits in all repositories in one list before them, the newest first", async () => {
    const first = await repoWithRequests("first", [
      ["mine", "ada@example.org", "My own"],
      ["hers", "grace@example.org", "Hers"],
    ]);
    page = await walk("/", first.path, repo.path);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Yours to review", "Yours to fix", "Waiting for others", "first", "repo"]);
    const rows = within(screen.getByRole("region", { name: "Yours to review" })).getAllByRole("link");
    expect(rows.map(({ textContent }) => textContent)).toEqual(["The first", "Hers", "My own"]);
    expect(screen.getByText("Nothing to fix")).toBeTruthy();
  });
});

/** Creates a repository of Ada with a review of each branch, which waits for her. */
async function repoWithRequests(
  name: string,
  requests: readonly (readonly [branch: string, requester: string, title: string])[],
): Promise<TempRepo> {
  const made = await tempRepo({ at: `${await tempFolder()}/${name}` });
  await made.git("config", "user.email", "ada@example.org");
  const base = await made.commit({ "a.txt": "a\n" }, "Begin");
  for (const [branch, requester, description] of requests) {
    await made.git("checkout", "-q", "-b", branch, base);
    const head = await made.commit({ "a.txt": `${branch}\n` }, branch);
    const item = {
      timestamp: "1700000000",
      reviewRef: `refs/heads/${branch}`,
      targetRef: "refs/heads/main",
      requester,
      reviewers: requester === "ada@example.org" ? [] : ["ada@example.org"],
      description,
      baseCommit: base,
    };
    await made.git("notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(item), head);
  }
  return made;
}
