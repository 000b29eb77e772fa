// @vitest-environment page
import { rm } from "node:fs/promises";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { address, failure, pageTitle, shownFiles, walk, type Walk } from "./page.ts";

let odd: OddRepo;
beforeAll(async () => {
  odd = await oddRepo();
});

let page: Walk | undefined;
const open = async (at: string, path = odd.repo.path) => (page = await walk(at, path));
afterEach(async () => {
  await page?.close();
  page = undefined;
});

const press = async (key: string) => {
  await act(async () => void fireEvent.keyDown(document.body, { key }));
};
const facts = () => document.querySelector(".CommitHead-facts")?.textContent ?? "";

/**
 * The lines that git prints for a commit's change to one file, without headers, with unreadable bytes made readable.
 */
async function linesOfGit(commit: string, path: string): Promise<readonly string[]> {
  const patch = await odd.repo.gitBytes(["diff-tree", "-r", "-p", "--root", `${commit}^`, commit, "--", path]);
  const body = displayLine(decodeBytes(patch))
    .replace(/^[^]*?^(?=@@ )/mu, "")
    .replace(/\n$/u, "");
  return body.split("\n").filter((line) => !line.startsWith("@@ "));
}

describe("a commit's page", () => {
  it("shows the message, the people and the parents", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "one\n" }, "The first");
    const second = await repo.commit({ "a.txt": "two\n" }, "Second line\nof the headline\n\nThe body\n  of it.\n");
    await open(`/repo/commit/${second}`, repo.path);
    expect(pageTitle()).toBe("Second line of the headline · repo · Galley");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Second line of the headline");
    expect(screen.getByText(/^The body\s+of it\.$/).textContent).toBe("The body\n  of it.");
    expect(facts()).toContain("Ada Proof authored");
    expect(facts()).toContain("Carl Press committed");
    expect(facts()).toContain(second);
    const parent = screen.getByRole("link", { name: first.slice(0, 10) });
    expect(parent.getAttribute("href")).toBe(`/repo/commit/${first}`);
    expect(shownFiles()).toEqual({ "a.txt": ["-one", "+two"] });
    expect(screen.getByText("1 line added")).toBeTruthy();
  });

  it("shows one person if author and committer are the same", async () => {
    const repo = await tempRepo();
    await repo.gitBytes(["commit", "-q", "--allow-empty", "-m", "Same"], {
      env: { GIT_COMMITTER_NAME: "Ada Proof", GIT_COMMITTER_EMAIL: "ada@example.org" },
    });
    await open("/repo/commit/HEAD", repo.path);
    expect(facts()).toContain("Ada Proof authored");
    expect(facts()).not.toContain("committed");
  });

  it(
    "reports that everything in the first commit is new, and that a commit without files has no differences",
    { tags: "slow" },
    async () => {
      const { first, empty } = odd.commits;
      await open(`/repo/commit/${first}`);
      expect(facts()).toContain("Root commit: everything in it is new.");
      expect(shownFiles()["conflict.txt"]).toEqual(Array.from({ length: 9 }, (_, index) => `+line ${index + 1}`));
      await page?.close();
      await open(`/repo/commit/${empty}`);
      expect(screen.getByText(/^No differences\./)).toBeTruthy();
    },
  );

  it("reports a missing message", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({ "a.txt": "a\n" }, "");
    await open(`/repo/commit/${commit}`, repo.path);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("(no message)");
    expect(pageTitle()).toBe(`${commit.slice(0, 10)} · repo · Galley`);
  });

  it("links to the parent's page and back", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "one\n" }, "The first");
    await repo.commit({ "a.txt": "two\n" }, "The second");
    const walked = await open("/repo/commit/main", repo.path);
    await walked.follow(first.slice(0, 10));
    expect(address()).toBe(`/repo/commit/${first}`);
    expect(pageTitle()).toBe("The first · repo · Galley");
    expect(shownFiles()).toEqual({ "a.txt": ["+one"] });
    await walked.back();
    expect(pageTitle()).toBe("The second · repo · Galley");
    expect(shownFiles()).toEqual({ "a.txt": ["-one", "+two"] });
  });
});

describe("the lines of a commit's page", () => {
  it.each(
    sampleOf([
      ["lineEnds", ["crlf.txt", "ends.txt"]],
      ["encodings", ["latin.txt"]],
      ["emptyFile", ["hunk.txt"]],
      ["deletions", ["gone/a.txt", "gone/b.txt", "hunk.txt"]],
    ] as const),
  )("are git's own, for the commit “%s”", async (name, paths) => {
    const commit = odd.commits[name];
    await open(`/repo/commit/${commit}?view=unified`);
    for (const path of paths) expect(shownFiles()[path], path).toEqual(await linesOfGit(commit, path));
  });

  it("show Latin-1 text as letters", { tags: "slow" }, async () => {
    await open(`/repo/commit/${odd.commits.encodings}?view=unified`);
    expect(shownFiles()["latin.txt"]).toEqual(["-caf\u00e9", "-na\u00efve", "+caf\u00e9s", "+na\u00efve"]);
  });

  it("are below names whose bytes are shown without ambiguity", { tags: "slow" }, async () => {
    await open(`/repo/commit/${odd.commits.namesChanged}?view=unified`);
    const list = screen.getByRole("region", { name: "Changed files" }).querySelector(".ChangeReader-list");
    for (const name of ["caf\\xe9.txt", "new\\nline.txt", 'tab\\tand "quote".txt', "back\\\\slash.txt", "-dash.txt"]) {
      expect(list?.textContent).toContain(name);
    }
  });
});

describe("changes without lines are described", () => {
  it.each(
    sampleOf([
      ["modes", "run.sh", "Mode changed from 100644 to 100755: now executable."],
      ["binary", "picture.bin", "Binary file, 3.1 kB, was 3.0 kB."],
      ["renames", "src/moved.txt \u2192 lib/moved.txt", "Renamed without changes."],
      ["types", "link", "Changed from a symbolic link to a file."],
      ["emptyFile", "empty.txt", "Empty file added."],
    ] as const),
  )("for the commit “%s” of %s: %s", async (name, file, message) => {
    await open(`/repo/commit/${odd.commits[name]}?view=unified`);
    const group = screen.getByRole("group", { name: file });
    expect(await within(group).findByText(message)).toBeTruthy();
  });
});

describe("a merge's page", () => {
  it("is shown against the selected parent", { tags: "slow" }, async () => {
    const walked = await open(`/repo/commit/${odd.commits.merge}?view=unified`);
    expect(facts()).toContain("Parents");
    const chosen = () => screen.getByRole("link", { current: true, name: /^against/ }).textContent;
    expect(chosen()).toBe("against parent 1");
    expect(Object.keys(shownFiles())).toEqual(["conflict.txt", "side.txt"]);
    expect(shownFiles()["conflict.txt"]).toContain("-main");
    await walked.follow("against parent 2");
    expect(address()).toBe(`/repo/commit/${odd.commits.merge}?parent=2`);
    expect(chosen()).toBe("against parent 2");
    expect(Object.keys(shownFiles())).toEqual(["conflict.txt"]);
    await walked.follow("against parent 1");
    expect(Object.keys(shownFiles())).toEqual(["conflict.txt", "side.txt"]);
  });

  it("shows how many files the merge itself changed", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "1\n2\n3\n4\n5\n6\n7\n" });
    await repo.git("checkout", "-q", "-b", "side");
    await repo.commit({ "a.txt": "1\n2\n3\n4\n5\n6\nside\n" });
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "a.txt": "main\n2\n3\n4\n5\n6\n7\n" });
    await repo.git("merge", "-q", "--no-ff", "-m", "Clean", "side");
    await repo.write({ "a.txt": "main\n2\n3\nevil\n5\n6\nside\n" });
    await repo.git("commit", "-q", "-a", "--amend", "-m", "Evil");
    const walked = await open("/repo/commit/HEAD", repo.path);
    await screen.findByRole("link", { name: "1 file changed by the merge itself" });
    await walked.follow("1 file changed by the merge itself");
    expect(address()).toBe("/repo/commit/HEAD?parent=remerge");
    expect(shownFiles()["a.txt"]).toContain("+evil");
    await press("n");
    await press("c");
    await waitFor(() => expect(address()).toMatch(/^\/repo\/reviews\/[0-9a-f]{12}\/files\?from=0$/));
  });

  it("reports a requested parent that does not exist", { tags: "slow" }, async () => {
    await open(`/repo/commit/${odd.commits.merge}?parent=3`);
    expect(failure()).toMatchObject({ title: "Invalid address", code: "BAD_INPUT" });
    expect(failure().text).toContain("The commit has 2 parents; parent 3 does not exist.");
  });
});

describe("a comment on a commit", () => {
  it("begins a private review of the commit, merged or not, with a composer at the lines", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" });
    const commit = await repo.commit({ "a.txt": "one\ntwo\n" }, "Add two");
    await repo.commit({ "b.txt": "b\n" }, "Later");
    await open(`/repo/commit/${commit}?view=unified`, repo.path);
    for (const key of ["j", "j", "j", "c"]) await press(key);
    await waitFor(() => expect(address()).toBe(`/repo/reviews/${commit.slice(0, 12)}/files?from=0`));
    const field = await screen.findByRole("textbox", { name: /^Comment on line/ });
    expect(document.activeElement).toBe(field);
    expect(await repo.git("for-each-ref", "refs/notes/devtools")).toBe("");
  });

  it("begins with a suggestion of the line by e", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" });
    const commit = await repo.commit({ "a.txt": "one\ntwo\n" }, "Add two");
    await open(`/repo/commit/${commit}?view=unified`, repo.path);
    for (const key of ["j", "j", "j", "e"]) await press(key);
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Comment on line/ });
    expect(field.value).toBe("```suggestion\ntwo\n```\n");
  });

  it("is not possible on a stash or a comparison, whose pages explain it", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" });
    await repo.write({ "a.txt": "two\n" });
    await repo.git("stash", "push", "-q");
    await open("/repo/commit/stash", repo.path);
    await press("j");
    await press("c");
    expect(await screen.findByText(/^Comments on a stash are not possible\./)).toBeTruthy();
    expect(address()).toBe("/repo/commit/stash");
  });
});

describe("a file whose content is missing in the repository", () => {
  it("is reported in its own place, and the rest of the page works", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({ "a.txt": "a\n", "b.txt": "b\n" }, "Two files");
    const blob = await repo.git("rev-parse", `${commit}:a.txt`);
    await rm(`${repo.path}/.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`, { force: true });
    await open(`/repo/commit/${commit}?view=unified`, repo.path);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Two files");
    expect(Object.keys(shownFiles())).toEqual(["a.txt", "b.txt"]);
    const group = screen.getByRole("group", { name: "a.txt" });
    expect(within(group).getByRole("alert").textContent).toContain("The repository lacks an object that this needs");
    expect(shownFiles()["b.txt"]).toEqual(["+b"]);
    expect(screen.getByText(/1 file not counted \(contents missing\)/).textContent).toContain("2 files changed");
  });
});
