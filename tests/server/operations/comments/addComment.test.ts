import { beforeAll, expect, test } from "vitest";
import type { AnchorInput } from "#server/reviews/positions/Anchor.ts";
import { addComment, addComments, type AddCommentInput } from "#server/operations/comments/writeComments.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const LINE_3: AnchorInput = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null };

let fixture: ReviewFixture;
let keys = 0;

beforeAll(async () => {
  fixture = await requestedReviewFixture();
});

/** Adds a comment by Carl on the review that these tests share unless they write to another. */
function commentInput(anchor: Partial<AnchorInput>, rest: Partial<AddCommentInput> = {}): AddCommentInput {
  keys += 1;
  const anchored = { ...LINE_3, ...anchor };
  return { key: `thread-${keys}`, review: fixture.first, anchor: anchored, body: "Why?", kind: "blocking", ...rest };
}

test("a comment on a line is git-appraise's line for it, with the data that is needed to find the location again", async () => {
  const { first, head, repo, lines, carl } = await requestedReviewFixture();
  const blob = await repo.git("rev-parse", `${head}:word.txt`);
  const body = "Why & how <loud>?";
  const answer = await addComment(carl, { key: "thread-0", review: first, anchor: LINE_3, body, kind: "blocking" });
  const line = await repo.git("notes", "--ref=devtools/discuss", "show", first);
  const plain =
    `{"timestamp":"${NOON}","author":"carl@example.org","location":{"commit":"${head}","path":"word.txt",` +
    `"range":{"startLine":3,"endLine":3}},"description":"Why \\u0026 how \\u003cloud\\u003e?","resolved":false`;
  expect(line).toBe(
    `${plain},"galley":{"key":"thread-0","side":"new","blob":"${blob}","quote":["THREE"],"before":["one","two"],` +
      `"after":["four","five","six"],"patchSet":1,"name":"Carl"}}`,
  );
  const id = await sha1(`${plain}}`);
  expect(answer).toEqual({ review: first, thread: id, comment: id });
  expect(await lines("discuss")).toHaveLength(1);
});

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return Buffer.from(digest).toString("hex");
}

test("the old side is the base, under the file's old path", async () => {
  await addComment(fixture.carl, commentInput({ side: "old", startLine: 3, endLine: 4 }));
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({
    location: { commit: fixture.base, path: "word.txt", range: { startLine: 3, endLine: 4 } },
    galley: { side: "old", quote: ["three", "four"], patchSet: 1 },
  });
});

test("the head of a patch set is a new side and its base an old side, whatever the client calls them", async () => {
  await addComment(fixture.carl, commentInput({ side: "old", commit: fixture.head }));
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({ galley: { side: "new", quote: ["THREE"] } });
  await addComment(fixture.carl, commentInput({ side: "new", commit: fixture.base }));
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({ galley: { side: "old", quote: ["three"] } });
});

test("unchanged lines and files can be commented on, and so can a last line without a newline", async () => {
  await addComment(fixture.carl, commentInput({ path: "same.txt", startLine: 2, endLine: null }, { kind: "note" }));
  const [line] = (await fixture.lines("discuss")).slice(-1);
  expect(line).toMatchObject({
    location: { path: "same.txt", range: { startLine: 2, endLine: 2 } },
    galley: { quote: ["beta"] },
  });
  expect(line).not.toHaveProperty("resolved");
});

test("a comment on a whole file has no range, one on the review no path; a submodule has no content to quote", async () => {
  const whole = { startLine: null, endLine: null };
  await addComment(fixture.carl, commentInput({ path: "new.txt", ...whole }));
  await addComment(fixture.carl, commentInput({ path: "sub", ...whole }));
  await addComment(fixture.carl, commentInput({ path: null, ...whole }));
  const commit = fixture.head;
  expect(
    (await fixture.lines("discuss")).slice(-3).map(({ location, galley }) => [location, galley?.["blob"]]),
  ).toEqual([
    [{ commit, path: "new.txt" }, await fixture.repo.git("rev-parse", "topic:new.txt")],
    [{ commit, path: "sub" }, undefined],
    [{ commit }, undefined],
  ]);
});

test("text in another encoding is quoted as decoded text", async () => {
  await addComment(fixture.carl, commentInput({ path: "latin.txt", startLine: 1, endLine: 1 }));
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({ galley: { quote: ["caf\u00e9"] } });
});

test("a comment that suggests other lines is recognized as a suggestion", async () => {
  await addComment(fixture.carl, commentInput({}, { body: "Quieter:\n\n```suggestion\nthree\n```" }));
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({ galley: { suggestion: true } });
});

test(
  "comments of one second keep their order, and two with the same text are two comments",
  { tags: "slow" },
  async () => {
    const { first, carl, lines, review } = await requestedReviewFixture();
    for (const key of ["thread-a", "thread-b", "thread-c"]) {
      const body = key === "thread-b" ? "Other" : "Same";
      await addComment(carl, { key, review: first, anchor: LINE_3, body, kind: "blocking" });
    }
    expect((await lines("discuss")).map(({ timestamp, galley }) => [timestamp, galley?.["sequence"]])).toEqual([
      [`${NOON}`, undefined],
      [`${NOON}`, 1],
      [`${NOON + 1}`, undefined],
    ]);
    const { threads } = await review();
    expect(threads.map(({ root }) => root.item.extras.key)).toEqual(["thread-a", "thread-b", "thread-c"]);
  },
);

test("a comment that is added again with the same key is the same comment, and nothing is written", async () => {
  const input = commentInput({});
  const answer = await addComment(fixture.carl, input);
  const before = await fixture.refs();
  expect(await addComment(fixture.carl, input)).toEqual(answer);
  expect(await fixture.refs()).toBe(before);
});

test("two simultaneous calls with one key create one comment", async () => {
  const input = commentInput({}, { body: "Twice at once" });
  const [one, other] = await Promise.all([addComment(fixture.carl, input), addComment(fixture.carl, input)]);
  expect(one).toEqual(other);
  const same = (await fixture.lines("discuss")).filter(({ description }) => description === "Twice at once");
  expect(same).toHaveLength(1);
});

test("a comment on a branch that has moved records its new head first and is on it", { tags: "slow" }, async () => {
  const moved = await requestedReviewFixture();
  await moved.repo.git("checkout", "--quiet", "topic");
  const head = await moved.repo.commit({ "word.txt": "ONE\ntwo\nTHREE\n" }, "Shout one");
  const input = {
    key: "thread-1",
    review: moved.first,
    anchor: { ...LINE_3, startLine: 1, endLine: 1 },
    body: "!",
    kind: "note",
  };
  await addComment(moved.carl, { ...input, kind: "note" });
  expect((await moved.lines("discuss")).at(-1)).toMatchObject({
    location: { commit: head },
    galley: { patchSet: 2, quote: ["ONE"] },
  });
  await moved.repo.git("merge-base", "--is-ancestor", head, "refs/devtools/archives/reviews");
  const { patchSets } = await moved.review();
  expect(patchSets.map((one) => one.head)).toEqual([moved.head, head]);
});

test.each<[string, Partial<AnchorInput>, Partial<AddCommentInput>, string]>([
  ["a file that is not there", { path: "gone.txt" }, {}, "“gone.txt” does not exist in "],
  [
    "a file of the other side",
    { path: "new.txt", side: "old", startLine: 1, endLine: 1 },
    {},
    "“new.txt” does not exist in ",
  ],
  ["line 0", { startLine: 0, endLine: 1 }, {}, "The lines must be between 1 and 6"],
  ["a line past the end", { startLine: 6, endLine: 7 }, {}, "The lines must be between 1 and 6"],
  ["lines that end before they begin", { startLine: 3, endLine: 2 }, {}, "with the first not after the last"],
  ["a line of an empty file", { path: "empty", startLine: 1, endLine: 1 }, {}, "The file is empty"],
  ["a line of a submodule", { path: "sub", startLine: 1, endLine: 1 }, {}, "A submodule has no lines"],
  ["lines of no file", { path: null }, {}, "A comment on lines needs a file."],
  ["an end without a start", { startLine: null }, {}, "A comment on lines needs a first line."],
  ["a path that leads out", { path: "../word.txt" }, {}, "A path must be relative to the root"],
  ["a path that is not UTF-8", { path: "caf\udce9" }, {}, "The name of this file is not UTF-8"],
  ["another commit", { commit: "1".repeat(40) }, {}, "must be on a commit of one of the review's patch sets"],
  ["no text", {}, { body: " \n" }, "A comment must have 1 to 65536 characters."],
  ["65,537 characters", {}, { body: "x".repeat(65_537) }, "A comment can have at most 65536 characters."],
  ["a form feed", {}, { body: "a\fb" }, "A comment contains U+000C. Texts must be valid Unicode, without control"],
  ["a deletion", {}, { body: "a\x7fb" }, "A comment contains U+007F."],
  ["a next line", {}, { body: "a\u0085b" }, "A comment contains U+0085."],
  ["a noncharacter", {}, { body: "a\uffffb" }, "A comment contains U+FFFF."],
])(
  "a comment on %s is refused with a message about what is accepted, and nothing is written",
  async (_, anchor, rest, message) => {
    const before = await fixture.refs();
    await expect(addComment(fixture.carl, commentInput(anchor, rest))).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining(message),
    });
    expect(await fixture.refs()).toBe(before);
  },
);

test("a review that does not exist cannot be commented on", async () => {
  await expect(addComment(fixture.carl, commentInput({}, { review: "1234567" }))).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("comments that are written together are written once each, by their keys", async () => {
  const { first: review, carl, lines, refs } = await requestedReviewFixture();
  const [one, two, three] = ["one", "two", "three"].map((body) => commentInput({}, { review, body }));
  if (one === undefined || two === undefined || three === undefined) throw new Error("There are three.");
  const [single] = [await addComment(carl, two)];
  const answers = await addComments(carl, [one, two, three]);
  expect(answers[1]).toEqual(single);
  expect((await lines("discuss")).map(({ description }) => description)).toEqual(["two", "one", "three"]);
  const before = await refs();
  expect(await addComments(carl, [one, two, three])).toEqual(answers);
  const twice = addComments(carl, [commentInput({}, { review }), three, { ...three, body: "other" }]);
  await expect(twice).rejects.toThrow("Comment 3 of 3: It has the key of comment 2.");
  await expect(addComments(carl, [])).rejects.toThrow("A call can add 1 to 100 comments.");
  const others = addComments(carl, [commentInput({}, { review }), commentInput({}, { review: "0".repeat(40) })]);
  await expect(others).rejects.toThrow("All comments of a call must be on the same review.");
  expect(await refs()).toBe(before);
});
