import { join } from "node:path";
import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { sync } from "#server/exchange/sync/syncReviews.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { repositoryReviews, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { missingComments } from "#server/reviews/positions/submodules/parts.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { comment, shown, submoduleReview } from "../../operations/submodules/submoduleReview.ts";

/** Opens a repository for the person who writes in `context`. */
async function contextAt(repo: TempRepo, context: ReviewContext): Promise<ReviewContext> {
  const git = await openRepository(repo.path);
  leftovers.push(() => git.close());
  return { ...context, ...repositoryReviews(git) };
}

test("comments in a submodule come to another clone once both repositories are synced, and the review says so before", async () => {
  const made = await submoduleReview();
  const folder = await tempFolder();
  const branches = async (repo: TempRepo) => repo.git("push", "--quiet", "origin", "HEAD:refs/heads/topic");
  await made.repo.git("clone", "--quiet", "--bare", made.repo.path, join(folder, "origin.git"));
  await made.repo.git("remote", "add", "origin", join(folder, "origin.git"));
  await branches(made.lib);
  await branches(made.deep);
  const carl = await made.open();
  await sync(carl.context, { remote: "origin" });

  const local = ["-c", "protocol.file.allow=always"];
  const clone = ["clone", "--quiet", "--recurse-submodules", "--branch", "topic"];
  await made.repo.git(...local, ...clone, join(folder, "origin.git"), join(folder, "clone"));
  const other = await tempRepo({ at: join(folder, "clone"), existing: true });
  const otherLib = await tempRepo({ at: join(folder, "clone/lib"), existing: true });
  const ada = await contextAt(other, (await made.open("Ada")).context);
  const review = async () => {
    const found = await ada.index.find(made.first);
    if (found === null) throw new Error("The review did not come.");
    return found;
  };
  await addComment(carl.context, comment(made.first, "lib/src/a.txt", 2));
  await sync(await contextAt(made.lib, carl.context), { remote: "origin" });
  await sync(carl.context, { remote: "origin" });

  await sync(ada, { remote: "origin" });
  expect([(await review()).threads, missingComments(await review())]).toEqual([[], expect.stringContaining("in lib")]);
  await sync(await contextAt(otherLib, ada), { remote: "origin" });
  const close = () => ada.git.close();
  expect(await shown({ context: ada, review, close })).toEqual([["OPEN", "new lib/src/a.txt:2", "EXACT"]]);
  expect(missingComments(await review())).toBeNull();

  await addComment(ada, comment(made.first, "lib/src/a.txt", 3, "comment-2"));
  await sync(await contextAt(otherLib, ada), { remote: "origin" });
  await sync(await contextAt(made.lib, carl.context), { remote: "origin" });
  expect(await shown(await made.open())).toHaveLength(2);
});
