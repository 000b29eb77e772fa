import { beforeEach, expect, it } from "vitest";
import { verifyPush } from "#server/reviews/landing/verifyPush.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

const REF = "refs/notes/devtools/reviews";
const LOST = "It would remove comments and approvals of reviews.";

let fixture: ReviewFixture;
beforeEach(async () => {
  fixture = await requestedReviewFixture();
});

/** Why a push that moves the notes from one commit to another is refused; nothing if it is not. */
async function refused(
  from: string,
  to: string | null,
  part: "reason" | "next" = "reason",
): Promise<readonly (string | undefined)[]> {
  const moves = [{ ref: REF, from, to }];
  const found = await verifyPush(fixture.ada, { moves, branches: ["main"], remote: "origin", allowsUnsigned: false });
  return found.map(({ problem }) => problem?.[part]);
}

it("lets nobody remove notes with reviews by a push", async () => {
  const { repo } = fixture;
  const to = await repo.git("rev-parse", REF);
  const other = await repo.git("commit-tree", "-m", "others", `${to}^{tree}`);
  expect(await refused(to, null)).toEqual([LOST]);
  expect(await refused(to, other)).toEqual([LOST]);
  const next = await repo.git("commit-tree", "-m", "more", "-p", to, `${to}^{tree}`);
  expect(await refused(to, next)).toEqual([]);
  const edit = async (...args: readonly string[]): Promise<string> => {
    await repo.git("notes", "--ref=devtools/reviews", ...args);
    return repo.git("rev-parse", REF);
  };
  const more = await edit("append", "-m", "{}", fixture.first);
  expect(await refused(to, more)).toEqual([]);
  // These are fast-forwards, with a line less.
  expect(await refused(to, await edit("add", "-f", "-m", "{}", fixture.first))).toEqual([LOST]);
  const removed = await edit("remove", fixture.first);
  expect(await refused(to, removed)).toEqual([LOST]);
  expect(await refused(to, removed, "next")).toEqual(["Push notes that have all lines of those there."]);
  const lines = await repo.git("cat-file", "blob", `${to}:${fixture.first}`);
  expect(await refused(to, await edit("add", "-m", lines, fixture.first))).toEqual([]);
});

it("lets notes move to other folders", async () => {
  const { repo } = fixture;
  const from = await repo.git("rev-parse", REF);
  const [entry = ""] = (await repo.git("ls-tree", from)).split("\n");
  const [, blob = "", name = ""] = /^100644 blob (\S+)\t(\S+)$/u.exec(entry) ?? [];
  const inner = await repo.gitBytes(["mktree"], { input: `100644 blob ${blob}\t${name.slice(2)}\n` });
  const outer = `040000 tree ${inner.toString().trim()}\t${name.slice(0, 2)}\n`;
  const tree = (await repo.gitBytes(["mktree"], { input: outer })).toString().trim();
  const to = await repo.git("commit-tree", "-m", "moved", "-p", from, tree);
  expect(await refused(from, to)).toEqual([]);
});
