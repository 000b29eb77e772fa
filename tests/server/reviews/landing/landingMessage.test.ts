import { beforeEach, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { type Lander, openLander } from "./landingRepo.ts";

let repo: TempRepo;
let ada: Lander;

beforeEach(async () => {
  repo = await tempRepo();
  await repo.commit({ base: "base\n" }, "base");
  await repo.git("switch", "--quiet", "--create", "topic");
});

let files = 0;
async function commitBy(author: string, message: string): Promise<void> {
  await repo.write({ [`file-${++files}`]: `${files}\n` });
  await repo.git("add", "--all");
  await repo.git("commit", "--quiet", `--author=${author}`, "-m", message);
}

const GRACE = "Grace Hopper <grace@example.org>";
const LIN = "Lin Wei <lin@example.org>";
const CHANGE = "I0123456789012345678901234567890123456789";

/** Lands `topic` as one commit, and returns the proposed message. */
async function squash(title: string, body = ""): Promise<string> {
  await repo.git("switch", "--quiet", "--detach");
  ada = await openLander(repo);
  const review = await ada.request("topic", "main", title, body);
  const { message } = await ada.preview(review, "squash");
  await ada.land(review, "squash");
  expect(await repo.git("log", "-1", "--format=%B", "main")).toBe(`${message}\n`);
  return message;
}

it("of a branch of one commit has its text and trailers, its author and the time of that", async () => {
  await commitBy(GRACE, `Count\n\nIt did not.\n\n- a\n- b\n\nChange-Id: ${CHANGE}\nSigned-off-by: ${GRACE}`);
  const date = await repo.git("log", "-1", "--format=%ad");
  expect(await squash("Count")).toBe(
    `Count\n\nIt did not.\n\n- a\n- b\n\nChange-Id: ${CHANGE}\nSigned-off-by: ${GRACE}`,
  );
  expect(await repo.git("log", "-1", "--format=%an <%ae> %ad, %cn", "main")).toBe(`${GRACE} ${date}, Ada`);
});

it("names each other author once, and no trailer twice, in one last block", async () => {
  await commitBy(GRACE, `one\n\nCo-authored-by: ${LIN}\nSigned-off-by: ${GRACE}\nChange-Id: ${CHANGE}`);
  await commitBy("Lin <LIN@example.org>", `two\n\nFixes #12\nSigned-off-by: ${GRACE}`);
  await commitBy("Bo <bo@example.org>", `three\n\nText: of a paragraph\nwith other lines.\n\nReviewed-by: ${LIN}`);
  await commitBy(GRACE, `four\n\nCo-authored-by: Grace <Grace@Example.org>\nChange-Id: I9${CHANGE.slice(2)}`);
  expect(await squash("All of it", "What it is for.")).toBe(
    [
      "All of it",
      "",
      "What it is for.",
      "",
      `Co-authored-by: ${LIN}`,
      `Signed-off-by: ${GRACE}`,
      `Change-Id: ${CHANGE}`,
      `Reviewed-by: ${LIN}`,
      "Co-authored-by: Bo <bo@example.org>",
    ].join("\n"),
  );
  expect(await repo.git("log", "-1", "--format=%an <%ae>", "main")).toBe(GRACE);
});

it("has no subject that git would squash into another commit, and the text of the only other commit", async () => {
  await commitBy(GRACE, "one\n\nWhy it is so.");
  await commitBy(GRACE, "fixup! one");
  await commitBy(LIN, "fixup! fixup! one");
  expect(await squash("fixup! fixup! one")).toBe(`one\n\nWhy it is so.\n\nCo-authored-by: ${LIN}`);
});

it("of the lowest commit of a stack is that of the commit, of several a part of the title", async () => {
  await commitBy(GRACE, `one\n\nWhy.\n\nSigned-off-by: ${GRACE}`);
  await commitBy(LIN, "two");
  await commitBy(LIN, "three");
  await repo.git("switch", "--quiet", "--detach");
  ada = await openLander(repo);
  const review = await ada.request("topic", "main", "All", "The whole.");
  expect((await ada.preview(review, "squash", "1")).message).toBe(`one\n\nWhy.\n\nSigned-off-by: ${GRACE}`);
  expect((await ada.preview(review, "squash", "2")).message).toBe(
    `All (2 of 3 commits)\n\nSigned-off-by: ${GRACE}\nCo-authored-by: ${LIN}`,
  );
});
