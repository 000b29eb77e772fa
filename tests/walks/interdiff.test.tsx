// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { shownFiles, walk, type Walk } from "./page.ts";

let reviewed: ReviewedRepo;
let rebased: string;
let page: Walk | undefined;

const numbered = (changed: Readonly<Record<number, string>>, top = ""): string =>
  top + Array.from({ length: 120 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");

/**
 * The branch is rebased onto a `main` that added a line at the top of long.txt, rewrote its line 60 and added another
 * file. The author changes line 10 again, and uses both changes for line 60.
 */
beforeEach(async () => {
  reviewed = await reviewedRepo();
  const { repo } = reviewed;
  await repo.commit({ "long.txt": numbered({ 60: "line 60 of main" }, "top of main\n"), "of main.txt": "main\n" });
  await repo.git("checkout", "-q", "-B", "topic");
  const after = { 10: "line 10 reads well", 60: "line 60 of both" };
  rebased = await repo.commit({ "long.txt": numbered(after, "top of main\n"), "new.txt": "new\n" }, "Rebased");
  await repo.git("checkout", "-q", "main");
  await repo.git(
    "notes",
    "--ref=devtools/reviews",
    "append",
    "-m",
    requestOf(rebased, await repo.git("rev-parse", "main")),
    reviewed.head,
  );
  page = await walk(`/repo/reviews/${reviewed.key}/files?from=1&to=2&view=unified`, repo.path);
});

afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

function requestOf(head: string, base: string): string {
  return JSON.stringify({
    timestamp: "1700009000",
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "grace@example.org",
    reviewers: ["ada@example.org"],
    description: "Change some lines",
    alias: head,
    galley: { act: "patchSet", key: `ps-2-${head}`, head, base },
  });
}

const press = async (key: string) => {
  await act(async () => void fireEvent.keyDown(document.body, { key }));
};

/** Moves the cursor down to a line and starts a comment on it. */
async function commentOn(code: string): Promise<void> {
  const atCursor = () => document.querySelector("[aria-current=true] .diff-code")?.textContent;
  for (let steps = 0; steps < 40 && atCursor() !== code; steps += 1) await press("j");
  expect(atCursor()).toBe(code);
  await press("c");
  await page?.settled();
}

/** Returns the text of the line above a comment. */
function lineAbove(comment: Element): string | null | undefined {
  const slot = comment.closest<HTMLElement>(".diff-slot");
  const top = Number.parseFloat(slot?.style.top ?? "");
  const rows = [...(slot?.closest(".diff-file")?.querySelectorAll<HTMLElement>(".diff-row") ?? [])];
  return rows.findLast((row) => Number.parseFloat(row.style.top) < top)?.querySelector(".diff-code")?.textContent;
}

describe("the changes between two patch sets on different bases", () => {
  it("are only the author's changes, nothing of the base, with the kind of the patch set", () => {
    const { "long.txt": lines = [], ...others } = shownFiles();
    expect(others).toEqual({});
    expect(lines.filter((line) => !line.startsWith(" "))).toEqual([
      "-line 10 reads otherwise",
      "+line 10 reads well",
      "-<<<<<<< the new base",
      "-line 60 of main",
      "-=======",
      "-line 60 reads otherwise",
      "->>>>>>> the earlier patch set",
      "+line 60 of both",
      "+line 90",
    ]);
    expect(screen.getByRole("list", { name: "Patch set history" }).textContent).toBe(
      "Patch set 2: rebased onto 1 new commit, 1 file edited",
    );
  });

  it("list the files with conflicts above the change, and mark them", { tags: "slow" }, () => {
    expect(screen.getByText(/^1 file of the earlier patch set conflicts with the new base/u)).toBeTruthy();
    expect(screen.getByRole("button", { name: "long.txt" }).title).toBe("Go to long.txt");
    expect(screen.getByText(/^The earlier patch set conflicts with the new base here\./u)).toBeTruthy();
  });

  it("link from the old side to the author's version of the file", { tags: "slow" }, () => {
    const [menu] = screen.getAllByRole("button", { name: "More actions" });
    fireEvent.click(menu ?? document.body);
    const before = screen.getByRole("menuitem", { name: "View file before the change" });
    expect(before.getAttribute("href")).toContain(`/blob/${reviewed.head}/long.txt`);
  });

  it("have a comment on the old side at the author's own line", async () => {
    await commentOn("line 10 reads otherwise");
    await act(
      async () =>
        void fireEvent.change(screen.getByRole("textbox", { name: "Comment on line 11, before the change" }), {
          target: { value: "Why otherwise?" },
        }),
    );
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Add single comment" })));
    await page?.settled();
    const comment = (await reviewed.storedComments()).find(({ description }) => description === "Why otherwise?");
    expect(comment).toMatchObject({
      location: { commit: reviewed.head, path: "long.txt", range: { startLine: 10, endLine: 10 } },
      galley: { side: "new", quote: ["line 10 reads otherwise"] },
    });
    expect(lineAbove(screen.getByText("Why otherwise?"))).toBe("line 10 reads otherwise");
  });

  it("report that a line of the new base cannot be commented on", { tags: "slow" }, async () => {
    await commentOn("line 60 of main");
    expect(screen.getByText(/^You cannot comment here: these lines come from the new base/u)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Comment on/u })).toBe(null);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Close" })));
    expect(screen.queryByText(/^You cannot comment here/u)).toBe(null);
  });
});
