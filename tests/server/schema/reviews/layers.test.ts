import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { inputType } from "#tests/helpers/inputType.ts";

const LINES = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`);

type Json = ReturnType<typeof JSON.parse>;

let repo: TempRepo;
let opened: OpenedGraphql;
let review: string;
/** The commits of both patch sets, lowest first. */
let commits: readonly (readonly string[])[];

/** Commits three layers: the second changes the file of the first, the third another file. */
async function stackOf(words: readonly [string, string, string]): Promise<readonly string[]> {
  const [one, two, three] = words;
  const above = `${one}\n${LINES.join("")}`;
  return [
    await repo.commit({ "a.txt": above }, "Add a line above"),
    await repo.commit({ "a.txt": above.replace("line 20\n", `${two}\n`) }, "Change line 20"),
    await repo.commit({ "b.txt": `${three}\n` }, "Add b"),
  ];
}

async function does(name: string, input: object, fields: string): Promise<Json> {
  const type = inputType(name);
  const document = `mutation ($input: ${type}) { ${name}(input: $input) { problem { message } ${fields} } }`;
  return (await opened.query(document, { input }))[name];
}

async function read(fields: string): Promise<Json> {
  const document = `query ($id: ID!) { node(id: $id) { ... on Review { ${fields} } } }`;
  return (await opened.query(document, { id: review })).node;
}

beforeAll(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const base = await repo.commit({ "a.txt": LINES.join("") });
  await repo.git("checkout", "-q", "-b", "topic");
  const first = await stackOf(["above", "twenty", "b"]);
  opened = await openGraphql(repo.path);
  const requested = { key: "request-1", slug: "repo", head: "topic", base: "main", title: "Layers" };
  review = (await does("requestReview", requested, "review { id }")).review.id;
  await repo.git("reset", "-q", "--hard", base);
  commits = [
    [base, ...first],
    [base, ...(await stackOf(["above", "twenty, edited", "b"]))],
  ];
});
afterAll(() => opened.close());

const ENDS = "{ oldOid newOid fileTable { paths } }";

it("a layer is compared with the commit below it, and several with the commit below the lowest", async () => {
  const [, later = []] = commits;
  const { one, two, all, none, older } = await read(
    `one: comparison(layers: { first: 2, last: 2 }) ${ENDS} two: comparison(layers: { first: 2, last: 3 }) ${ENDS}
     all: comparison(layers: { first: 1, last: 3 }) ${ENDS} none: comparison(layers: { first: 3, last: 4 }) ${ENDS}
     older: comparison(from: 0, to: 1, layers: { first: 3, last: 3 }) ${ENDS}`,
  );
  expect([one.oldOid, one.newOid, one.fileTable.paths]).toEqual([later[1], later[2], ["a.txt"]]);
  expect([two.oldOid, two.newOid, two.fileTable.paths]).toEqual([later[1], later[3], ["a.txt", "b.txt"]]);
  expect([all.oldOid, all.newOid]).toEqual([later[0], later[3]]);
  // A position that the stack does not have is ignored, like a patch set that the review does not have.
  expect([none.oldOid, none.newOid]).toEqual([later[0], later[3]]);
  expect([older.oldOid, older.newOid]).toEqual([commits[0]?.[2], commits[0]?.[3]]);
});

it("a layer between two patch sets is its interdiff: empty for a layer that was only rebased", async () => {
  const { edited, rebased } = await read(
    `edited: comparison(from: 1, to: 2, layers: { first: 2, last: 2 }) { newOid interdiff { note } firstPatches { patches } }
     rebased: comparison(from: 1, to: 2, layers: { first: 3, last: 3 }) ${ENDS}`,
  );
  expect(edited.newOid).toBe(commits[1]?.[2]);
  const [patch] = edited.firstPatches.patches;
  expect(patch.split("\n").filter((line: string) => /^[+-]/u.test(line) && !/^(?:---|\+\+\+)/u.test(line))).toEqual([
    "-twenty",
    "+twenty, edited",
  ]);
  expect(rebased.newOid).toBe(commits[1]?.[3]);
  expect(rebased.fileTable.paths).toEqual([]);
});

it("a comparison of two revisions can be limited to layers", async () => {
  const document = `query { repository(slug: "repo") { comparison(base: "main", head: "topic", layers: { first: 2, last: 2 }) ${ENDS} } }`;
  const { comparison } = (await opened.query(document, {})).repository;
  expect([comparison.oldOid, comparison.newOid]).toEqual([commits[1]?.[1], commits[1]?.[2]]);
});

it("a thread is followed to the code of a layer, with its certainty", async () => {
  const anchor = { path: "a.txt", startLine: 21 };
  const input = { key: "comment-1", review, anchor, body: "Why?" };
  const { thread } = await does("addComment", input, "thread { id }");
  const positionIn = async (layers: string): Promise<unknown> => {
    const { positions } = await read(`positions(layers: ${layers}) { threadId position { side startLine certainty } }`);
    const { position } = positions.find(({ threadId }: Json) => threadId === thread.id);
    return [position.side, position.startLine, position.certainty];
  };
  expect(await positionIn("{ first: 2, last: 2 }")).toEqual(["NEW", 21, "EXACT"]);
  expect(await positionIn("{ first: 1, last: 1 }")).toEqual(["NEW", 21, "EDITED"]);
});

it("a change that was viewed layer by layer is viewed", async () => {
  for (const layer of [1, 2, 3]) {
    const layers = `{ first: ${layer}, last: ${layer} }`;
    const { comparison } = await read(`comparison(layers: ${layers}) { firstPatches { hunkKeys } }`);
    const keys = comparison.firstPatches.hunkKeys.flatMap((one: string) => one.split(" "));
    const range = { first: layer, last: layer };
    const input = { key: `mark-key-${layer}`, reviewId: review, keys, isViewed: true, layers: range };
    await does("markViewed", input, "review { id }");
  }
  expect(await read("unviewed { hunks }")).toEqual({ unviewed: { hunks: 0 } });
});

it("a comment on a commit's message is on that layer and the whole change, on no other layer, and survives an amend", async () => {
  const [, later = []] = commits;
  const anchor = { path: "/COMMIT_MSG", startLine: 1, commitOid: later[2] };
  const input = { key: "comment-on-message", review, anchor, body: "Say why." };
  const { problem, thread } = await does("addComment", input, "thread { id quote path layer { position } }");
  expect([problem, thread.quote, thread.path, thread.layer.position]).toEqual([
    null,
    ["Change line 20"],
    "/COMMIT_MSG",
    2,
  ]);
  const of = (positions: Json) => {
    const { position } = positions.find(({ threadId }: Json) => threadId === thread.id);
    return [position.path, position.startLine, position.certainty, position.reason];
  };
  const places = async () => {
    const field = "{ threadId position { path startLine certainty reason } }";
    const { whole, lower, here, upper } = await read(
      `whole: positions ${field} lower: positions(layers: { first: 1, last: 1 }) ${field}
       here: positions(layers: { first: 2, last: 2 }) ${field} upper: positions(layers: { first: 2, last: 3 }) ${field}`,
    );
    return [whole, lower, here, upper].map(of);
  };
  const same = ["/COMMIT_MSG", 1, "EXACT", "The message is unchanged."];
  const other = ["/COMMIT_MSG", null, "LOST", "The comment is on the message of another commit."];
  expect(await places()).toEqual([same, other, same, same]);

  await repo.git("switch", "--quiet", "--detach", later[2] ?? "");
  await repo.git("commit", "--quiet", "--amend", "--message", "Change line 20\n\nIt was wrong.");
  await repo.git("cherry-pick", later[3] ?? "");
  await repo.git("branch", "--force", "topic", "HEAD");
  const kept = ["/COMMIT_MSG", 1, "SHIFTED", "The message changed, but these lines did not."];
  expect(await places()).toEqual([kept, other, kept, kept]);
  const { threads } = await read("threads { oid currentPosition { certainty } }");
  expect(threads.at(-1)).toMatchObject({
    currentPosition: { certainty: "SHIFTED" },
  });
});

it("a comment on a message is refused beyond its lines, on the old side, and at any other path that starts with a slash", async () => {
  const refused = async (anchor: object) => {
    const input = { key: "comment-refused", review, anchor: { commitOid: commits[1]?.[2], ...anchor }, body: "No." };
    return (await does("addComment", input, "thread { id }")).problem?.message;
  };
  expect(await refused({ path: "/COMMIT_MSG", startLine: 2 })).toContain(
    "The lines must be between 1 and 1, with the first not after the last.",
  );
  expect(await refused({ path: "/COMMIT_MSG", startLine: 1, side: "OLD", commitOid: commits[1]?.[1] })).toContain(
    "A commit message has no old side.",
  );
  expect(await refused({ path: "/COMMIT_MSG/x", startLine: 1 })).toContain(
    "A path must be relative to the root of the repository, without `..`.",
  );
});
