import { expect, it } from "vitest";
import { type PushInput, verifyPush } from "#server/reviews/landing/verifyPush.ts";
import { requestedReviewFixture } from "../reviewFixture.ts";

it("a protected branch is not judged at the first push to a repository without branches", async () => {
  const { repo, ada, head } = await requestedReviewFixture();
  const ref = "refs/heads/main";
  const moves = [{ ref, from: null, to: head }];
  const first: PushInput = { moves, branches: ["main"], remote: "origin", allowsUnsigned: false };
  const found = async (input: PushInput): Promise<readonly unknown[]> =>
    (await verifyPush(ada, input)).map(({ problem, verified: range }) => problem?.reason ?? range?.range);
  const nextOf = async (input: PushInput) => (await verifyPush(ada, input))[0]?.problem?.next;
  const NEW = "main is new, and there is no default branch here to compare it with.";
  expect(await found(first)).toEqual([NEW]); // nothing is known of a remote that has no name
  await repo.git("remote", "add", "origin", "/none");
  const FIRST = "the first push, since the repository has no branch with rules yet";
  expect(await found(first)).toEqual([FIRST]);
  await repo.git("update-ref", "refs/remotes/origin/topic", head);
  expect(await found(first)).toEqual([NEW]);
  expect(await nextOf(first)).toBe(
    "Fetch from a remote that has a name, and name its branch: `git remote set-head <remote> <branch>`.",
  );
  await repo.git("remote", "set-head", "origin", "topic");
  expect(await found(first)).toEqual([`${head.slice(0, 12)}..${head.slice(0, 12)}`]);
  const input = { ...first, remote: null };
  await repo.git("symbolic-ref", "HEAD", "refs/heads/none");
  expect(await found(input)).toEqual([NEW]);
  expect(await nextOf(input)).toBe(
    "Somebody with access to this repository can name one: `git symbolic-ref HEAD refs/heads/<branch>`.",
  );
  await repo.git("symbolic-ref", "HEAD", "refs/heads/topic");
  expect(await found(input)).toEqual([`${head.slice(0, 12)}..${head.slice(0, 12)}`]);
  await repo.git("symbolic-ref", "HEAD", "refs/heads/none");
  for (const name of (await repo.git("for-each-ref", "--format=%(refname)")).split("\n"))
    if (!name.startsWith("refs/notes/") && !name.startsWith("refs/devtools/")) await repo.git("update-ref", "-d", name);
  expect(await found(input)).toEqual([FIRST]);
  await repo.git("update-ref", "refs/tags/v1", head);
  expect(await found(input)).toEqual([NEW]);
});
