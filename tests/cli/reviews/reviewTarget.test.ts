import { beforeAll, describe, expect, it } from "vitest";
import type { Galley } from "#cli/client/Galley.ts";
import { reviewTarget } from "#cli/reviews/reviewTarget.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { withGalley } from "#cli/client/openGalley.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

let repo: TempRepo;
let first: string;
let second: string;

beforeAll(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ a: "one\n" }, "Begin");
  await repo.git("checkout", "-q", "-b", "topic");
  first = await repo.commit({ a: "one\ntwo\n" }, "Add two");
  second = await repo.commit({ a: "one\ntwo\nthree\n" }, "Add three");
});

/**
 * Returns the page that `galley review` opens for these arguments, and the part of the review that can be submitted.
 */
async function opened(...args: string[]) {
  const requested = parseArguments(["review", ...args]);
  if (requested.kind !== "command") throw new Error("This is not a command.");
  const find = async (galley: Galley) => {
    const { addressIn, review } = await reviewTarget(galley, requested);
    return {
      page: addressIn("repo"),
      review: review && { id: review.revision, title: review.title, head: review.headOid },
    };
  };
  return withGalley(repo.path, find, { agent: null, log: () => undefined });
}

describe("what galley review opens", () => {
  it("is a commit or a range, without requesting a review", async () => {
    expect(await opened(first)).toEqual({ page: `/repo/commit/${first}`, review: null });
    expect(await opened("main...topic")).toEqual({ page: "/repo/compare/main...topic", review: null });
    expect((await runGalley(repo.path, ["list"])).text).toBe("There are no open reviews.\n");
  });

  it("gets a review if a program waits for it, and only once", async () => {
    const review = { id: first, title: "Add two", head: first };
    const page = `/repo/reviews/${first.slice(0, 12)}/files`;
    expect(await opened(first, "--wait")).toEqual({ page, review });
    expect(await opened(first.slice(0, 9), "--wait")).toEqual({ page, review });
    await expect(opened("main", "--wait")).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("There is nothing to review"),
    });
  });

  it("is the review of the range's branch, if a program waits for a range", async () => {
    await runGalley(repo.path, ["abandon", first.slice(0, 12)]);
    const { review } = await opened("main...topic", "--wait");
    expect(review).toEqual({ id: first, title: "Add three", head: second });
    expect(await opened("main..topic", "--wait")).toMatchObject({ review });
  });
});

describe("galley sync", () => {
  it("pushes local comments, fetches those of the remote, and prints their numbers", async () => {
    const folder = await tempFolder();
    const remote = await tempRepo({ bare: true, at: `${folder}/remote.git` });
    await repo.git("remote", "add", "upstream", remote.path);
    await repo.git("push", "-q", "upstream", "main", "topic");
    await runGalley(repo.path, ["comment", "--blocking", "a:2", "--review", "topic", "-m", "Why two?"]);
    expect(await runGalley(repo.path, ["sync", "upstream"])).toMatchObject({
      code: 0,
      text: expect.stringMatching(
        // The comment, and the events of abandoning and reopening in earlier tests.
        /^Fetched 0 comments and 0 review updates\.\nPushed 3 comments and \d+ review updates\.\n$/u,
      ),
    });
    const other = await tempRepo({ at: `${folder}/other` });
    await other.git("remote", "add", "origin", remote.path);
    await other.git("fetch", "-q", "origin");
    await other.git("config", "user.email", "carl@example.org");
    expect((await runGalley(other.path, ["sync"])).text).toContain("Fetched 3 comments and ");
    expect((await runGalley(other.path, ["comments", "topic"])).text).toContain("> Why two?");
    await remote.git("config", "receive.hideRefs", "refs/notes");
    await runGalley(other.path, ["comment", "--review", "topic", "-m", "Mine."]);
    expect(await runGalley(other.path, ["sync"])).toMatchObject({
      code: 2,
      text: [
        "Fetched 0 comments and 0 review updates.",
        "Pushed 0 comments and 0 review updates.",
        "The remote rejected refs/notes/devtools/discuss. It wrote:",
        "    [remote rejected] (deny updating a hidden ref)\n",
      ].join("\n"),
    });
    await expect(runGalley(other.path, ["sync", "nowhere"])).rejects.toMatchObject({
      code: expect.stringMatching(/^[A-Z_]+$/u),
    });
  });
});
