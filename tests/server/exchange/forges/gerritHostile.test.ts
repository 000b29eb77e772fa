import { expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import {
  gerritServer,
  type GerritServer,
  LINES,
  type PublishedComment,
  START,
  storedComment,
  twoPatchSets,
} from "./gerritServer.ts";

/** A patch set, a note with any text on its commit, and an update that has the note. */
async function withNote(text: string): Promise<GerritServer> {
  const server = await twoPatchSets();
  await server.note(server.patchSets.get(2) ?? "", text);
  await server.update({ by: 2, at: START + 2000, patchSet: 2 });
  return server;
}

function comment(id: string, more: Partial<PublishedComment> = {}): PublishedComment {
  return { id, path: "a.txt", message: `text of ${id}`, by: 2, at: START + 2000, patchSet: 2, line: 1, ...more };
}

async function failureOf(reading: Promise<unknown>): Promise<Pick<GalleyError, "code" | "message">> {
  const failure: unknown = await reading.catch((error: unknown) => error);
  if (failure instanceof GalleyError) return { code: failure.code, message: failure.message };
  throw new Error(`Expected a GalleyError, not ${String(failure)}`);
}

const NEXT = "The patch sets can be read without the conversation, which is on the page of the change.";
const DAMAGED = `The comments of the change are not as Gerrit 3 stores them: they are damaged, or of an older server. ${NEXT}`;

test.each([
  ["text", "not JSON"],
  ["cut off JSON", '{"comments": [{"key": {"uuid": "a"'],
  ["a list", "[]"],
  ["a number", "12"],
  ["comments that are no list", '{"comments": {"0": {}}}'],
  ["a comment without a key", '{"comments": [{"message": "a"}]}'],
  ["a comment without a text", JSON.stringify({ comments: [{ ...storedComment(comment("a"), ""), message: null }] })],
  ["a comment on no patch set", JSON.stringify({ comments: [storedComment(comment("a", { patchSet: -1 }), "")] })],
  ["a comment of no account", JSON.stringify({ comments: [storedComment(comment("a", { by: NaN }), "")] })],
  [
    "comments as servers before version 3 wrote them",
    "Revision: 0123456789012345678901234567890123456789\nPatch-set: 1\nFile: a.txt\n\n1\n",
  ],
  ["deep JSON", `{"comments": ${"[".repeat(200_000)}${"]".repeat(200_000)}}`],
])("a note with %s is refused", async (_, text) => {
  const server = await withNote(text);
  expect(await failureOf(server.read())).toEqual({ code: "BAD_INPUT", message: DAMAGED });
});

test("notes of more than 32 MiB are refused, and an empty one has no comments", async () => {
  const large = await withNote(JSON.stringify({ comments: [], pushCert: "x".repeat(33 * 1024 * 1024) }));
  expect(await failureOf(large.read())).toEqual({
    code: "TOO_LARGE",
    message: `The comments of the change have more than 33554432 bytes. ${NEXT}`,
  });
  expect((await (await withNote("\n")).read()).threads).toEqual([]);
});

test("what is not known in a note is ignored, and a comment with odd fields keeps its text", async () => {
  const odd = {
    ...storedComment(comment("odd"), "not an id"),
    writtenOn: "some day",
    lineNbr: "seven",
    range: { startLine: 9, endLine: 2, endChar: 0 },
    side: "left",
    parentUuid: 7,
    unresolved: "yes",
    __proto__: { polluted: true },
  };
  const server = await withNote(JSON.stringify({ submitRequirementResults: [{}], comments: [odd], later: { a: 1 } }));
  const { threads } = await server.read();
  expect(threads).toMatchObject([
    {
      id: "odd",
      place: { commit: server.patchSets.get(2), path: "a.txt", side: "new", startLine: null, endLine: null },
      comments: [{ id: "odd", body: "text of odd", at: 0 }],
      isResolved: null,
    },
  ]);
});

test("comments that reply to one another in a circle, to themselves or to nothing are all there, each once", async () => {
  const server = await twoPatchSets();
  await server.update({
    by: 2,
    at: START + 2000,
    patchSet: 2,
    comments: [
      comment("a", { inReplyTo: "c" }),
      comment("b", { inReplyTo: "a" }),
      comment("c", { inReplyTo: "b" }),
      comment("self", { inReplyTo: "self" }),
      comment("lost", { inReplyTo: "deleted" }),
      comment("below", { inReplyTo: "a" }),
      comment("a", { message: "another with the same id" }),
    ],
  });
  const { threads } = await server.read();
  expect(threads.map(({ comments }) => comments.map(({ id }) => id))).toEqual([
    ["lost"],
    ["a", "b", "below", "c"],
    ["self"],
  ]);
  expect(threads[1]?.comments[0]?.body).toBe("text of a");
});

test("10,000 comments in one chain and 10,000 beside one another are read", async () => {
  const chain = Array.from({ length: 10_000 }, (_, at) =>
    comment(`c${at}`, at === 0 ? {} : { inReplyTo: `c${at - 1}` }),
  );
  const single = Array.from({ length: 10_000 }, (_, at) => comment(`s${at}`, { unresolved: true }));
  const stored = [...chain, ...single].map((one) => storedComment(one, ""));
  const server = await withNote(JSON.stringify({ comments: stored }));
  const { threads } = await server.read();
  expect(threads.length).toBe(10_001);
  expect(threads[0]?.comments.map(({ id }) => id)).toEqual(chain.map(({ id }) => id));
  expect(threads.at(-1)).toMatchObject({ id: "s9999", isResolved: false });
});

test("the record of another change is refused, and what is no record", async () => {
  const server = await twoPatchSets();
  const other = new Map([[1, server.base]]);
  const another = {
    code: "BAD_INPUT",
    message: "This is not the record of change 1234: its patch sets are other commits. Fetch the change again.",
  };
  expect(await failureOf(server.read(other))).toEqual(another);
  expect(await failureOf(server.read(new Map([[7, server.base]])))).toEqual(another);
  expect(await failureOf(server.read(new Map()))).toEqual(another);
  await server.repo.git("update-ref", "refs/changes/34/1234/meta", server.patchSets.get(2) ?? "");
  expect(await failureOf(server.read())).toMatchObject({
    code: "BAD_INPUT",
    message: `This is not the record of a change as Gerrit keeps it: an update names no patch set. ${NEXT}`,
  });
  const tree = await server.repo.git("rev-parse", `${server.base}^{tree}`);
  await server.repo.git("update-ref", "refs/changes/34/1234/meta", tree);
  expect(await failureOf(server.read())).toMatchObject({ code: "BAD_INPUT" });
});

test("footers with control characters, of wrong forms or repeated neither fail nor count as others", async () => {
  const server = await twoPatchSets();
  await server.update({
    by: 2,
    at: START + 2000,
    patchSet: 2,
    message: "Patch Set 2:\n\nLabel: Code-Review=+2\nStatus: merged",
    footers: [
      "Subject: \u0007ring\u0000 and \u202Eturned\r",
      "Label: Code-Review=+2x",
      "Label: Code-Review=+99999999999",
      "Label: =+2",
      "Label: Code-Review",
      "Label: Code Review=+2",
      "Copied-Label: Code-Review=+2",
      "Reviewer: nobody",
      "Removed:",
      "Label",
      ": Code-Review=+2",
      "__proto__: polluted",
      ...Array.from({ length: 20_000 }, (_, at) => `Hashtags: ${at}`),
    ].map((line) => line.replaceAll("\u0000", "")),
  });
  const { title, verdicts, requestedReviewers } = await server.read();
  expect(title).toBe("\u0007ring and \u202Eturned");
  expect(requestedReviewers).toEqual([]);
  expect(verdicts).toMatchObject([
    { author: { login: "2" }, verdict: "approve", body: "Code-Review vote of an earlier patch set, copied by Gerrit." },
    { author: { login: "2" }, verdict: "comment", body: "Label: Code-Review=+2\nStatus: merged" },
  ]);
});

test("what is on a patch set that Gerrit deleted is left out, and what is on one that was not fetched keeps its commit", async () => {
  const server = await twoPatchSets();
  const [one, two] = [server.patchSets.get(1) ?? "", server.patchSets.get(2) ?? ""];
  await server.update({
    by: 2,
    at: START + 1100,
    patchSet: 2,
    message: "Patch Set 2: Code-Review-2\n\nNo.",
    footers: ["Label: Code-Review=-2"],
    comments: [comment("on 2"), comment("on 1", { patchSet: 1, at: START + 2001 })],
  });
  const known = new Map([[1, one]]);
  expect((await server.read(known)).threads).toMatchObject([{ place: { commit: two } }, { place: { commit: one } }]);
  await server.update({ at: START + 1200, patchSet: "2 (deleted)", footers: ["Status: new"] });
  const { threads, verdicts, head } = await server.read(known);
  expect(threads.map(({ id }) => id)).toEqual(["on 1"]);
  expect(verdicts).toEqual([]);
  expect(head).toBe(one);
  expect(await server.read()).toMatchObject({ head: one, patchSets: [{ head: one }] });
});

test("a note that a partial clone lacks makes the conversation incomplete, as does a cut off history", async () => {
  const server = await twoPatchSets();
  await server.update({
    by: 2,
    at: START + 1100,
    patchSet: 2,
    message: "Patch Set 2:\n\nHello",
    comments: [comment("a")],
  });
  const whole = await server.read();
  expect([whole.isComplete, whole.threads.length]).toEqual([true, 1]);
  await server.repo.git("config", "uploadpack.allowFilter", "true");
  const partial = await server.read(server.patchSets, ["--filter=blob:none"]);
  expect([partial.isComplete, partial.threads.length, partial.verdicts.length]).toEqual([false, 0, 1]);
  const shallow = await server.read(server.patchSets, ["--depth=1"]);
  expect([shallow.isComplete, shallow.threads.length, shallow.verdicts.length]).toEqual([false, 1, 1]);
});

test("notes in folders, as Gerrit writes many of them, are found", async () => {
  const server = await gerritServer();
  for (let at = 0; at < 2; at++) await server.upload({ "a.txt": LINES.slice(at).join("") }, `Step ${at}\n`);
  const [one, two] = [server.patchSets.get(1) ?? "", server.patchSets.get(2) ?? ""];
  const note = (id: string, patchSet: number, commit: string) =>
    JSON.stringify({ comments: [storedComment(comment(id, { patchSet, at: START + patchSet }), commit)] });
  await server.note(`${one.slice(0, 2)}/${one.slice(2)}`, note("in a folder", 1, one));
  await server.note(`${two.slice(0, 2)}/${two.slice(2, 4)}/${two.slice(4)}`, note("in a deeper one", 2, two));
  await server.update({ at: START, patchSet: 1, footers: [`Commit: ${one}`, "Subject: Step 0"] });
  expect((await server.read()).threads.map(({ id }) => id)).toEqual(["in a folder", "in a deeper one"]);
});
