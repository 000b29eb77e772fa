import { beforeEach, expect, test } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

/** Later than the time at which the tests request a review. */
const LATER = "2100000000 +0000";

let repo: TempRepo;
let revision: string;

const run = (...args: string[]) => runGalley(repo.path, args);
const json = async (...args: string[]) => JSON.parse((await run(...args, "--format", "json")).text);
const lateGit = (...args: string[]) =>
  repo.gitBytes(args, { env: { GIT_COMMITTER_DATE: LATER, GIT_AUTHOR_DATE: LATER } });

/** A review of `feat`, which was approved. */
beforeEach(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "1\n2\n3\n", "b.txt": "b\n" }, "Base");
  await repo.git("switch", "--quiet", "--create", "feat");
  await repo.commit({ "a.txt": "1\ntwo\n3\n" }, "Write two\n\nChange-Id: I1111111111111111111111111111111111111111");
  await run("request", "feat", "--base", "main");
  await run("comment", "a.txt:2", "-m", "Why?");
  await run("approve", "feat");
  revision = (await json("show", "feat")).id;
});

/** Deletes the branch and makes it again at `main` with one commit. */
async function makeAgain(content: Readonly<Record<string, string>>, message: string): Promise<void> {
  await lateGit("switch", "--quiet", "main");
  await lateGit("branch", "--quiet", "-D", "feat");
  await lateGit("switch", "--quiet", "--create", "feat");
  await repo.write(content);
  await lateGit("commit", "--quiet", "--all", "--message", message);
}

test("a branch that was deleted and made again with other work is not a patch set of the review before", async () => {
  await makeAgain({ "b.txt": "other\n" }, "Change b");
  for (const command of ["show", "approve", "comments"]) {
    const refused = run(command, "feat");
    await expect(refused).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(refused).rejects.toThrow(
      `review ${revision.slice(0, 12)} is of its earlier commits. Request a review`,
    );
  }
  await run("request", "feat", "--base", "main");
  const next = await json("show", "feat");
  expect(next).toMatchObject({ state: "OPEN", comments: 0, patchSets: [{ number: 1 }] });
  expect(next.id).not.toBe(revision);
  expect(await json("show")).toMatchObject({ id: next.id });
  expect(await json("show", revision)).toMatchObject({ state: "APPROVED", patchSets: [{ number: 1 }] });
  await run("approve", "feat");
  expect(await json("show", "feat")).toMatchObject({ id: next.id, state: "APPROVED" });
});

test.each([
  ["the same change", { "a.txt": "1\ntwo\n3\n" }, "Another subject"],
  ["the same change id", { "b.txt": "other\n" }, "Other\n\nChange-Id: I1111111111111111111111111111111111111111"],
])("one that was made again with %s is the next patch set", async (_, content, message) => {
  await makeAgain(content, message);
  expect(await json("show", "feat")).toMatchObject({ id: revision, patchSets: [{ number: 1 }, { number: 2 }] });
});

test("a branch that was rewritten without being deleted is the next patch set, whatever it has", async () => {
  await lateGit("reset", "--quiet", "--hard", "main");
  await repo.write({ "b.txt": "other\n" });
  await lateGit("commit", "--quiet", "--all", "--message", "Change b");
  expect(await json("show", "feat")).toMatchObject({ id: revision, patchSets: [{ number: 1 }, { number: 2 }] });
});
