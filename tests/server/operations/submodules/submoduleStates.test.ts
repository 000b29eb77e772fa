import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { openCommitReview } from "#server/operations/requests/openCommitReview.ts";
import { missingComments } from "#server/reviews/positions/submodules/parts.ts";
import { comment, moveLib, shown, type SubmoduleReview, submoduleReview } from "./submoduleReview.ts";

/** A review with a comment on the second line of `lib/src/a.txt`, and one on the old side. */
async function commented(): Promise<SubmoduleReview> {
  const made = await submoduleReview();
  const { context } = await made.open();
  await addComment(context, comment(made.first, "lib/src/a.txt", 2));
  await addComment(context, comment(made.first, "lib/src/a.txt", 2, "comment-old", "old"));
  return made;
}

test("comments follow their lines when the submodule moves on, and back", async () => {
  const made = await commented();
  const later = await made.lib.commit({ "src/a.txt": "zero\none\ntwo was a line\nthree\nfour\n" });
  await moveLib(made, later);
  expect(await shown(await made.open())).toEqual([
    ["OPEN", "new lib/src/a.txt:3", "SHIFTED"],
    ["OPEN", "old lib/src/a.txt:2", "EXACT"],
  ]);
  await moveLib(made, await made.lib.git("rev-parse", "HEAD~3"));
  expect(await shown(await made.open())).toEqual([
    ["OPEN", "new lib/src/a.txt:2", "EDITED"],
    ["OPEN", "old lib/src/a.txt:2", "EXACT"],
  ]);
});

test("a submodule at another path has the comments there, and further ones go to the same part", async () => {
  const made = await commented();
  await made.repo.git("mv", "lib", "vendor");
  await made.repo.commit({}, "Move it");
  const carl = await made.open();
  const moved = [
    ["OPEN", "new vendor/src/a.txt:2", "EXACT"],
    ["OPEN", "old lib/src/a.txt:2", "EXACT"],
  ];
  expect(await shown(carl)).toEqual(moved);
  await addComment(carl.context, comment(made.first, "vendor/src/a.txt", 3, "comment-3"));
  expect(await shown(await made.open())).toEqual([...moved, ["OPEN", "new vendor/src/a.txt:3", "EXACT"]]);
  expect((await made.lines(made.repo, "reviews")).filter(({ galley }) => galley?.["part"])).toHaveLength(1);
});

test("comments on a submodule that was removed are listed, and its old files can be commented on", async () => {
  const made = await commented();
  await made.repo.git("rm", "--quiet", "lib");
  await made.repo.commit({}, "Remove it");
  const carl = await made.open();
  const removed = [
    ["OPEN", "new lib/src/a.txt:null", "LOST"],
    ["OPEN", "old lib/src/a.txt:2", "EXACT"],
  ];
  expect(await shown(carl)).toEqual(removed);
  await addComment(carl.context, comment(made.first, "lib/src/a.txt", 3, "comment-3", "old"));
  expect(await shown(await made.open())).toEqual([...removed, ["OPEN", "old lib/src/a.txt:3", "EXACT"]]);
});

test(
  "of a submodule that is not checked out the repository that git keeps is read and written",
  { tags: "slow" },
  async () => {
    const made = await commented();
    await made.repo.git("submodule", "--quiet", "deinit", "--force", "lib");
    const carl = await made.open();
    expect(await shown(carl)).toEqual([
      ["OPEN", "new lib/src/a.txt:2", "EXACT"],
      ["OPEN", "old lib/src/a.txt:2", "EXACT"],
    ]);
    await addComment(carl.context, comment(made.first, "lib/src/a.txt", 3, "comment-3"));
    expect((await carl.review()).openThreads).toBe(3);
  },
);

test("a review whose comments are in a repository that is not here says so", async () => {
  const made = await commented();
  await made.repo.git("submodule", "--quiet", "deinit", "--force", "lib");
  await rm(join(made.repo.path, ".git/modules"), { recursive: true });
  const carl = await made.open();
  const review = await carl.review();
  expect(review.threads).toEqual([]);
  expect(missingComments(review)).toBe(
    "Comments on files in lib are not here. Initialize the submodule and run `galley sync` in it.",
  );
  await expect(addComment(carl.context, comment(made.first, "lib/src/a.txt", 3, "comment-3"))).rejects.toThrow(
    "The repository of the submodule is not here, and comments on its files are stored in it. " +
      "Run `git submodule update --init` for it, then try again.",
  );
});

test(
  "a call that was interrupted between the two repositories is completed when it is repeated",
  { tags: "slow" },
  async () => {
    const made = await submoduleReview();
    const whole = await made.open();
    await addComment(whole.context, comment(made.first, "lib/src/a.txt", 2));
    const refs = await made.lib.git(
      "for-each-ref",
      "--format=%(refname)",
      "refs/notes",
      "refs/galley",
      "refs/devtools",
    );
    for (const ref of refs.split("\n")) await made.lib.git("update-ref", "-d", ref);
    for (const root of ["REVIEWS", "DISCUSS"]) await made.lib.git("update-ref", "-d", `GALLEY_SAVED_PUBLIC_${root}`);
    const { context, review } = await made.open();
    expect([(await review()).threads, missingComments(await review())]).toEqual([
      [],
      expect.stringContaining("in lib"),
    ]);
    await addComment(context, comment(made.first, "lib/src/a.txt", 2));
    expect([(await review()).openThreads, missingComments(await review())]).toEqual([1, null]);
  },
);

test("a comment on a submodule that the change does not touch is on its new side", async () => {
  const made = await commented();
  await made.repo.git("checkout", "--quiet", "-b", "other");
  await made.repo.commit({ "r.txt": "R\n" });
  const carl = await made.open();
  const commit = await made.repo.git("rev-parse", "HEAD");
  const { review } = await openCommitReview(carl.context, { key: "commit-01", commit });
  await addComment(carl.context, comment(review, "lib/src/a.txt", 3, "comment-3"));
  const found = await carl.context.index.find(review);
  expect(await shown({ ...carl, review: async () => found ?? carl.review() })).toEqual([
    ["OPEN", "new lib/src/a.txt:3", "EXACT"],
  ]);
});
