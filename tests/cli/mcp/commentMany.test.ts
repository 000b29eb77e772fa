import { beforeEach, expect, test } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { agentOf, withoutPlace } from "./mcpClient.ts";

let reviewed: ReviewedRepo;
let call: Awaited<ReturnType<typeof agentOf>>["call"];

beforeEach(async () => {
  reviewed = await reviewedRepo();
  ({ call } = await agentOf(reviewed.repo.path));
});

const refs = (): Promise<string> =>
  reviewed.repo.git("for-each-ref", "refs/notes", "--format=%(refname) %(objectname)");
const notes = async (): Promise<readonly string[]> =>
  (await reviewed.repo.git("notes", "--ref=devtools/discuss", "show", reviewed.head)).split("\n").filter(Boolean);

const THREE = [
  { path: "long.txt", start_line: 10, body: "Why ten?", kind: "blocking" },
  { path: "long.txt", start_line: 60, end_line: 61, body: "Why sixty?" },
  { body: "Fine as a whole." },
];

test("an agent writes many comments in one commit of the notes, and the same call again adds nothing", async () => {
  const first = await call("comment_many", { review: "topic", comments: THREE });
  expect(first.structuredContent).toMatchObject({
    review: reviewed.head,
    comments: [
      { lines: { startLine: 10, endLine: 10 }, certainty: "EXACT", patchSet: 1 },
      { lines: { startLine: 60, endLine: 61 }, certainty: "EXACT", patchSet: 1 },
      { lines: null },
    ],
  });
  expect(JSON.stringify(first.content)).toContain("> line 60 reads otherwise");
  expect(await notes()).toEqual(
    ["Why ten?", "Why sixty?", "Fine as a whole."].map((body) => expect.stringContaining(body)),
  );
  expect(await reviewed.repo.git("rev-list", "--count", "refs/notes/devtools/discuss")).toBe("1");
  const before = await refs();
  const again = await call("comment_many", { review: "topic", comments: THREE });
  expect(withoutPlace(again).structuredContent).toEqual(withoutPlace(first).structuredContent);
  expect(await refs()).toBe(before);
});

test("of many comments none is written if some are not valid, and the error names these", async () => {
  const before = await refs();
  const comments = [
    ...THREE,
    { path: "long.txt", start_line: 9999, body: "Where?" },
    { path: "gone.txt", body: "Which?" },
    { path: "long.txt", start_line: 1, body: " " },
    { start_line: 1, body: "In which file?" },
  ];
  const refused = await call("comment_many", { review: "topic", comments });
  expect(refused).toMatchObject({ isError: true, structuredContent: { code: "BAD_INPUT" } });
  const text = JSON.stringify(refused.content);
  expect(text).toContain("Comment 4 of 7: The lines must be between 1 and ");
  expect(text).toContain("Comment 5 of 7: “gone.txt” does not exist in ");
  expect(text).toContain("Comment 6 of 7: A comment must have 1 to 65536 characters.");
  expect(text).toContain("Comment 7 of 7: A comment on lines needs a file.");
  expect(text).toContain("Nothing was written. Correct what is named and send all of them again.");
  for (const valid of ["Comment 1 of", "Comment 2 of", "Comment 3 of"]) expect(text).not.toContain(valid);
  expect(await refs()).toBe(before);
});

test("a hundred comments, larger together than a request to a server, are written together", async () => {
  const comments = Array.from({ length: 100 }, (_, index) => ({
    path: "long.txt",
    start_line: index + 1,
    body: `Line ${index + 1} ${"x".repeat(12_000)}`,
  }));
  const written = await call("comment_many", { review: "topic", comments });
  expect(written.isError).toBeUndefined();
  expect((JSON.stringify(written.content) + JSON.stringify(written.structuredContent)).length).toBeLessThan(40_000);
  expect(await notes()).toHaveLength(100);
});
