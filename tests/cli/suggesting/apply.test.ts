import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

const text = (repo: TempRepo, path: string): Promise<string> => readFile(repo.file(path), "utf8");

/** A repository in which the branch `topic`, which is checked out, is under review. */
async function reviewed(): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "b.txt": "one\n" }, "Begin");
  await repo.git("switch", "-q", "-c", "topic");
  await repo.commit({ "a.txt": "1\ntwo\n3\n4\n5\n6\n7\neight\n9\n", "b.txt": "two\n" }, "Write it out");
  await runGalley(repo.path, ["request", "topic", "--base", "main"]);
  return repo;
}

/** Adds a comment with a suggestion, and returns its id. */
async function suggest(repo: TempRepo, place: string, ...blocks: readonly string[]): Promise<string> {
  const body = blocks.map((block) => `\`\`\`suggestion${block}\n\`\`\`\n`).join("\n");
  return (await runGalley(repo.path, ["comment", place, "--blocking", "-m", body])).text.trim();
}

test("applies all suggestions that can be, lists the others with the reasons, and undoes it", async () => {
  const repo = await reviewed();
  const parts = await suggest(repo, "a.txt:2", " L2\n2", " L8\n8\n8½");
  const outdated = await suggest(repo, "b.txt:1", "\ndeux");
  const clash = await suggest(repo, "a.txt:8", "\nVIII");
  const either = await suggest(repo, "a.txt:3", "\nthree", "\ntrois");
  await repo.write({ "b.txt": "three\n" });
  const { text: printed, code } = await runGalley(repo.path, ["apply", "--all", "topic"]);
  expect(code).toBe(2);
  expect(await text(repo, "a.txt")).toBe("1\n2\n3\n4\n5\n6\n7\n8\n8½\n9\n");
  expect(await text(repo, "b.txt")).toBe("three\n");
  const [, snapshot = "", undo = ""] = /snapshot ([0-9a-f]{12})\.\n`galley ([^`]*)`/u.exec(printed) ?? [];
  const short = (id: string): string => id.slice(0, 12);
  expect(printed.split("\n").toSorted()).toEqual(
    [
      "",
      "Applied 1 suggestion to a.txt.",
      `The replies in their threads name snapshot ${snapshot}.`,
      `\`galley ${undo}\` undoes it.`,
      `Not applied: ${short(outdated)}. The commented lines were replaced by these. Unless they are as suggested already, change them in an editor.`,
      `Not applied: ${short(clash)}. The suggestion of comment ${short(parts)} changes the same lines, and was given first. Change it in an editor.`,
      `Not applied: ${short(either)}. This comment has several suggestions for the same lines. Apply one of them on the page of the review.`,
    ].toSorted(),
  );
  expect(await repo.git("show", `${snapshot}:a.txt`)).toBe("1\n2\n3\n4\n5\n6\n7\n8\n8½\n9");
  const listed = await runGalley(repo.path, ["comments", "topic", "--open"]);
  expect(listed.text).toContain(`Proposed as addressed by ${snapshot} [`);
  expect(listed.text).toContain("> Applied the suggestion.");

  const left = await runGalley(repo.path, ["apply", "--all", "topic"]);
  expect(left.text).not.toContain(short(parts));
  expect(left.code).toBe(2);
  expect(await runGalley(repo.path, undo.split(" "))).toMatchObject({ code: 0, text: "Undone in a.txt.\n" });
  expect(await text(repo, "a.txt")).toBe("1\ntwo\n3\n4\n5\n6\n7\neight\n9\n");
  expect((await runGalley(repo.path, ["comments", "topic"])).text).not.toContain("Proposed as addressed");
});

test("applies the named ones, as git apply does with the patch of galley comments", async () => {
  const repo = await reviewed();
  const first = await suggest(repo, "a.txt:2", " L2\n2", " L8\n8\n8½");
  await suggest(repo, "b.txt:1", "\ndeux");
  const { text: patch } = await runGalley(repo.path, ["comments", "topic", "--format", "patch"]);
  expect(patch.match(/^@@ .*/gmu)).toEqual(["@@ -1,9 +1,10 @@", "@@ -1,1 +1,1 @@"]);
  await repo.gitBytes(["apply", "--include=a.txt", "-"], { input: patch });
  const byGit = await text(repo, "a.txt");
  await repo.git("checkout", "-q", "a.txt");
  const { code } = await runGalley(repo.path, ["apply", first.slice(0, 7), first]);
  expect(code).toBe(0);
  expect(await text(repo, "a.txt")).toBe(byGit);
  expect(await text(repo, "b.txt")).toBe("two\n");
});

test("says why none was applied: on another commit, none left, none named", async () => {
  const repo = await reviewed();
  const id = await suggest(repo, "b.txt:1", "\ndeux");
  await repo.git("switch", "-q", "main");
  expect(await runGalley(repo.path, ["apply", id])).toMatchObject({
    code: 2,
    text: `Not applied: ${id.slice(0, 12)}. The work tree does not have the reviewed commit checked out. Check out the branch of the review, then try again.\n`,
  });
  await runGalley(repo.path, ["resolve", id]);
  expect(await runGalley(repo.path, ["apply", "--all", "topic"])).toMatchObject({
    code: 0,
    text: "No comment has a suggestion that is still to be applied.\n",
  });
  await expect(runGalley(repo.path, ["apply"])).rejects.toThrow(
    "No comment was named. Name comments by their ids, or apply --all.",
  );
  await expect(runGalley(repo.path, ["apply", "--undo", "xyz"])).rejects.toMatchObject({ code: "BAD_INPUT" });
});

test("fails where nothing can be applied at all, as in a repository without a work tree", async () => {
  const repo = await reviewed();
  const id = await suggest(repo, "b.txt:1", "\ndeux");
  const bare = await tempRepo({ bare: true });
  await bare.git("fetch", "-q", repo.path, "+refs/*:refs/*");
  await bare.git("config", "user.email", "ada@example.org");
  await expect(runGalley(bare.path, ["apply", id])).rejects.toThrow("work tree");
});
