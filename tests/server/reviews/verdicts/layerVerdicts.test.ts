import { beforeEach, expect, test } from "vitest";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { layerVerdicts } from "#server/reviews/verdicts/layerVerdicts.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
let keys = 0;

/** `topic` has three layers: "Shout three", "Add new" and "Shout beta". */
beforeEach(async () => {
  fixture = await requestedReviewFixture();
  const { repo, ada, first } = fixture;
  await repo.git("checkout", "--quiet", "topic");
  await repo.commit({ "same.txt": "alpha\nBETA\n" }, "Shout beta");
  await recordPatchSet(ada, { review: first });
});

async function give(verdict: "approve" | "reject", layer: string | null, by = fixture.carl): Promise<void> {
  fixture.tick(1);
  await giveVerdict(by, { key: `verdict-${++keys}`, review: fixture.first, verdict, body: "", layer });
}

/** The status of the whole, compared with the real git-appraise if it is installed. */
async function status(): Promise<boolean | null> {
  const own = (await fixture.review()).status;
  if (GIT_APPRAISE === undefined) return own;
  const text = await gitAppraise(fixture.repo.path, "show", "--json", fixture.first);
  const reported: { readonly resolved?: boolean } = JSON.parse(text);
  expect(reported.resolved ?? null).toBe(own);
  return own;
}

async function verdicts(): Promise<readonly string[]> {
  const found = await layerVerdicts(fixture.ada.git, await fixture.review());
  return found.map(({ verdict, place: { now, certainty }, since, holds }) => {
    const position = certainty === "CERTAIN" ? String(now[0]?.position) : certainty;
    return `${verdict.by.name} ${verdict.verdict} ${position} ${since?.kind ?? "-"} ${holds}`;
  });
}

test("an approval of a layer does not approve the whole, for git-appraise too, and is not among its verdicts", async () => {
  await give("approve", "1");
  await give("approve", "2");
  await give("approve", "3");
  expect((await fixture.lines("discuss"))[0]).toMatchObject({
    location: { commit: fixture.first },
    galley: { verdict: "approve", layer: fixture.first, patchSet: 2, change: { base: fixture.base, count: 1 } },
  });
  expect((await fixture.lines("discuss"))[0]).not.toHaveProperty("resolved");
  expect(await status()).toBeNull();
  const review = await fixture.review();
  expect([review.state, review.verdicts, review.openThreads]).toEqual(["OPEN", [], 0]);
  expect(await verdicts()).toEqual(["Carl approve 1 - true", "Carl approve 2 - true", "Carl approve 3 - true"]);
  await give("approve", null);
  expect(await status()).toBe(true);
});

test("a request for changes in a layer blocks the whole, until the layer or the whole is approved", async () => {
  await give("reject", "2");
  expect(await status()).toBe(false);
  expect((await fixture.review()).state).toBe("CHANGES_REQUESTED");
  await give("approve", "1");
  expect(await status()).toBe(false);
  await give("approve", "2");
  expect(await status()).toBeNull();
  expect(await verdicts()).toEqual(["Carl approve 1 - true", "Carl approve 2 - true"]);
  await give("reject", "3");
  await give("approve", null);
  expect(await status()).toBe(true);
});

test("a verdict on a layer still counts after a rebase that keeps the layer, and after no other change", async () => {
  const { repo, ada, first, base } = fixture;
  await give("approve", "1");
  await give("reject", "2");
  await give("approve", "3");
  const top = await repo.git("rev-parse", "topic");
  await repo.git("reset", "--quiet", "--hard", base);
  await repo.commit({ "other.txt": "other\n" }, "Before all");
  await repo.git("cherry-pick", "--quiet", top);
  await repo.commit({ "new.txt": "newer\n" }, "Add new");
  await repo.git("cherry-pick", first);
  await recordPatchSet(ada, { review: first });
  expect(await verdicts()).toEqual([
    "Carl approve 4 TRIVIAL_REBASE true",
    "Carl reject 3 CHANGED false",
    "Carl approve 2 TRIVIAL_REBASE true",
  ]);
  expect(await status()).toBe(false);
  await give("approve", "3");
  expect(await status()).toBeNull();
  expect((await verdicts()).filter((one) => one.includes(" 3 "))).toEqual(["Carl approve 3 - true"]);
});

test("a layer that was rewritten since it was read accepts no verdict, and each person has separate verdicts", async () => {
  const { repo, ada, first } = fixture;
  const top = await repo.git("rev-parse", "topic");
  await give("approve", top.slice(0, 10));
  await give("reject", top, ada);
  expect(await verdicts()).toEqual(["Carl approve 3 - true", "Ada reject 3 - true"]);
  await repo.git("commit", "--quiet", "--amend", "-m", "Shout beta louder");
  await recordPatchSet(ada, { review: first });
  await expect(give("approve", top)).rejects.toThrow("This commit was rewritten since you read it.");
  expect(await verdicts()).toEqual(["Carl approve 3 MESSAGE_ONLY true", "Ada reject 3 MESSAGE_ONLY true"]);
});
