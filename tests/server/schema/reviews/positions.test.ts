import { expect, test } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { inputType } from "#tests/helpers/inputType.ts";

const LINES = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`);
const POSITION_FIELDS = "path side startLine endLine certainty reason";

test("threads and drafts are at their lines in any two patch sets, and report what touched them", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": LINES.join("") });
  await repo.git("checkout", "-q", "-b", "topic");
  await repo.commit({ "a.txt": `above\n${LINES.join("")}` });
  const opened = await openGraphql(repo.path);
  const does = async (name: string, input: object, fields: string) => {
    const type = inputType(name);
    return (await opened.query(`mutation ($input: ${type}) { ${name}(input: $input) { ${fields} } }`, { input }))[name];
  };
  const requested = { key: "request-1", slug: "repo", head: "topic", base: "main", title: "Lines" };
  const { review } = await does("requestReview", requested, "review { id }");
  const written = async (key: string, startLine: number) => {
    const input = { key, review: review.id, anchor: { path: "a.txt", startLine }, body: key };
    return (await does("addComment", input, "thread { id }")).thread.id;
  };
  const shifted = await written("thread-shifted", 3);
  const edited = await written("thread-edited", 11);
  const gone = await written("thread-gone", 19);
  const begun = { key: "draft-number-1", review: review.id, anchor: { path: "a.txt", startLine: 6 }, body: "Later." };
  const { draft } = await does("saveDraft", begun, "draft { id }");
  const later = LINES.map((line) => (line === "line 10\n" ? "line 10, edited\n" : line)).filter(
    (line) => line !== "line 18\n",
  );
  await repo.commit({ "a.txt": `above\nand above\n${later.join("")}` });

  const positionsOf = async (text: string): Promise<Readonly<Record<string, unknown>>> => {
    const document = `query ($id: ID!) { node(id: $id) { ... on Review { positions${text} { threadId position { ${POSITION_FIELDS} } } } } }`;
    const { node } = await opened.query(document, { id: review.id });
    return Object.fromEntries(
      node.positions.map(({ threadId, position }: { threadId: string; position: Record<string, unknown> }) => [
        threadId,
        [position["side"], position["startLine"], position["certainty"]],
      ]),
    );
  };
  expect(await positionsOf("")).toEqual({
    [shifted]: ["NEW", 4, "SHIFTED"],
    [edited]: ["NEW", 12, "EDITED"],
    [gone]: ["OLD", 18, "LOST"],
    [draft.id]: ["NEW", 7, "SHIFTED"],
  });
  expect(await positionsOf("(to: 1)")).toEqual({
    [shifted]: ["NEW", 3, "EXACT"],
    [edited]: ["NEW", 11, "EXACT"],
    [gone]: ["NEW", 19, "EXACT"],
    [draft.id]: ["NEW", 6, "EXACT"],
  });
  expect(await positionsOf("(from: 1, to: 2)")).toEqual({
    [shifted]: ["NEW", 4, "SHIFTED"],
    [edited]: ["NEW", 12, "EDITED"],
    [gone]: ["OLD", 19, "LOST"],
    [draft.id]: ["NEW", 7, "SHIFTED"],
  });

  const positionOfId = async (id: string) =>
    (
      await opened.query(
        `query ($id: ID!) { node(id: $id) { ... on ReviewThread {
          changeSince { path patch fromPatchSet toPatchSet } originalCode { startLine before lines after } } } }`,
        { id },
      )
    ).node;
  expect(await positionOfId(edited)).toEqual({
    changeSince: {
      path: "a.txt",
      patch: "@@ -8,7 +9,7 @@\n line 7\n line 8\n line 9\n-line 10\n+line 10, edited\n line 11\n line 12\n line 13\n",
      fromPatchSet: 1,
      toPatchSet: 2,
    },
    originalCode: {
      startLine: 11,
      before: ["line 7", "line 8", "line 9"],
      lines: ["line 10"],
      after: ["line 11", "line 12", "line 13"],
    },
  });
  expect(await positionOfId(shifted)).toMatchObject({ changeSince: null, originalCode: { lines: ["line 2"] } });
  await opened.close();
});
