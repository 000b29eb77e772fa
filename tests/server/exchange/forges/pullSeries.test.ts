import { expect, it } from "vitest";
import { openPull, updatePull } from "#server/exchange/forges/pulls.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { openReviewContext, requireReview } from "#server/reviews/index/ReviewContext.ts";
import { interdiff } from "#server/reviews/patchSets/interdiff.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { pulledRepo, tenLines } from "#tests/helpers/pulledRepo.ts";

it(
  "of ten force pushes, every other one rebased, each is a patch set, and an interdiff shows only what its author changed",
  { tags: "slow" },
  async () => {
    const { repo, author, base, push } = await pulledRepo();
    const repository = await openRepository(repo.path);
    leftovers.push(() => repository.close());
    const context = await openReviewContext(repository);
    let onto = base;
    let review = "";
    const heads: string[] = [];
    for (let number = 1; number <= 10; number += 1) {
      if (number % 2 === 0) {
        await author.git("checkout", "--quiet", "main");
        onto = await author.commit({ [`other-${number}.txt`]: `${number}\n` }, "Go on");
        await author.git("push", "--quiet", "origin", "main");
      }
      const texts = [tenLines({ 2: "two" }), tenLines({ 2: "two", 8: `eight, the ${number}th` })];
      heads.push(await push("refs/pull/5/head", texts, onto));
      if (number === 1) ({ review } = await openPull(context, { name: "5", remote: null, base: null }));
      else expect(await updatePull(context, { review })).toMatchObject({ added: 1 });
      if (number > 1) continue;
      const anchor = { path: "word.txt", side: "new", startLine: 9, endLine: 9, commit: heads[0] ?? "" } as const;
      await addComment(context, { key: "comment-1", review, anchor, body: "Why?", kind: "blocking" });
    }
    const indexed = await requireReview(context, review);
    const { patchSets } = indexed;
    expect(patchSets.map(({ head }) => head)).toEqual(heads);
    for (const [older, newer] of patchSets.slice(1).map((set, index) => [patchSets[index] ?? set, set] as const)) {
      const { from, to } = await interdiff(repository, endsOf(older), endsOf(newer));
      const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: `${repository.mirror}/objects` };
      const patch = (await repo.gitBytes(["diff", "-U0", from, to], { env })).toString();
      expect(patch.split("\n").filter((line) => /^[+-]/u.test(line))).toEqual([
        "--- a/word.txt",
        "+++ b/word.txt",
        `-eight, the ${older.number}th`,
        `+eight, the ${newer.number}th`,
      ]);
    }
    const [position] = (await positionsOf(repository, indexed, indexed.threads)).values();
    expect(position).toMatchObject({ certainty: "SHIFTED", path: "word.txt", startLine: 9 });
  },
);

function endsOf({ base, head }: { readonly base: string | null; readonly head: string }) {
  return { base: base ?? "", head };
}
