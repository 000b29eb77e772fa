import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openPull } from "#server/exchange/forges/pulls.ts";
import { planGerrit } from "#server/exchange/forges/sending/Sending.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { addComments } from "#server/operations/comments/writeComments.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { cloneOf } from "../../../operations/requests/twoClones.ts";
import { START, twoPatchSets } from "../gerritServer.ts";

afterAll(async () => {
  vi.unstubAllEnvs();
});

const URL_OF_REPOSITORY = "https://review.example.org/tools/printer";

test("a review for Gerrit is one command with Gerrit's own ReviewInput: comments, replies with their states, a vote", async () => {
  const server = await twoPatchSets();
  const grace = { by: 2, at: START + 100, patchSet: 1, path: "a.txt" };
  await server.update({
    by: 2,
    at: START + 100,
    patchSet: 1,
    comments: [
      { ...grace, id: "five", line: 5, message: "Why only five?", unresolved: true },
      { ...grace, id: "nine", line: 9, message: "And nine?", unresolved: true },
    ],
  });
  const folder = await tempFolder();
  await writeFile(join(folder, ".gitconfig"), `[url "${server.repo.path}"]\n\tinsteadOf = ${URL_OF_REPOSITORY}\n`);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, ".gitconfig"));
  const repo = await tempRepo();
  await repo.git("remote", "add", "origin", URL_OF_REPOSITORY);
  await repo.git("fetch", "--quiet", "--update-head-ok", server.repo.path, "main:main");
  let now = START + 90_000;
  const { context } = await cloneOf(repo, "Ada", () => (now += 60));
  const { review: key } = await openPull(context, { name: "1234", remote: null, base: null });
  expect((await planGerrit(context, key)).steps).toEqual([]);
  const threads = (await context.index.find(key))?.threads ?? [];
  const idOf = (text: string): string =>
    threads.find(({ root }) => root.latest.description === text)?.root.item.id ?? "";
  await reply(context, { key: "my-reply-1", review: key, thread: idOf("Why only five?"), body: "Because." });
  await resolveThread(context, { key: "my-resolve-1", review: key, thread: idOf("Why only five?") });
  await resolveThread(context, { key: "my-resolve-2", review: key, thread: idOf("And nine?") });
  const at = { path: "a.txt", side: "new" as const, startLine: null, endLine: null, commit: null };
  await addComments(context, [
    {
      key: "comment-one",
      review: key,
      kind: "blocking",
      body: "Two lines",
      anchor: { ...at, startLine: 1, endLine: 2 },
    },
    {
      key: "comment-two",
      review: key,
      kind: "note",
      body: "Before",
      anchor: { ...at, side: "old", startLine: 5, endLine: 5 },
    },
    { key: "comment-three", review: key, kind: "note", body: "In all", anchor: { ...at, path: null } },
  ]);
  await giveVerdict(context, { key: "verdict-one", review: key, verdict: "reject", body: "Not yet." });
  const { steps } = await planGerrit(context, key);
  const [command] = steps.flatMap(({ commands }) => commands);
  expect([command?.program, ...(command?.args ?? [])]).toEqual(
    ["ssh", "-p", "29418", "review.example.org", "gerrit", "review", "--json"].concat(server.patchSets.get(2) ?? ""),
  );
  expect(JSON.parse(command?.input ?? "")).toEqual({
    message: "Not yet.\n\n---\n\nIn all",
    labels: { "Code-Review": -2 },
    comments: {
      "a.txt": [
        { line: 5, in_reply_to: "five", message: "Because.", unresolved: false },
        { line: 9, in_reply_to: "nine", message: "Resolved.", unresolved: false },
        { line: 2, message: "Two lines", unresolved: true },
        { line: 5, side: "PARENT", message: "Before", unresolved: false },
      ],
    },
  });

  // Ada runs it: Gerrit publishes it all, by an account that her address does not name.
  const ada = { by: 9, at: START + 100_000, patchSet: 2, path: "a.txt" };
  await server.update({
    by: 9,
    at: START + 100_000,
    patchSet: 2,
    message: "Patch Set 2: Code-Review-2\n\n(4 comments)\n\nNot yet.\n\n---\n\nIn all",
    footers: ["Label: Code-Review=-2"],
    comments: [
      { ...ada, id: "a1", inReplyTo: "five", line: 5, message: "Because." },
      { ...ada, id: "a2", inReplyTo: "nine", line: 9, message: "Resolved." },
      { ...ada, id: "a3", line: 2, message: "Two lines", unresolved: true },
      { ...ada, id: "a4", line: 5, isOnParent: true, message: "Before" },
    ],
  });
  const before = (await context.index.find(key))?.threads.length;
  await openPull(context, { name: "1234", remote: null, base: null });
  expect((await planGerrit(context, key)).steps).toEqual([]);
  expect((await context.index.find(key))?.threads).toHaveLength(before ?? 0);
});
