import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { importAnswer } from "#server/exchange/forges/pulls.ts";
import { forgeOfPull, rememberForge } from "#server/exchange/forges/sending/hostForge.ts";
import { planUnsent } from "#server/exchange/forges/sending/Sending.ts";
import { editComment } from "#server/operations/comments/editComment.ts";
import { reopenThread, resolveThread } from "#server/operations/comments/resolveThread.ts";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { type SentPull, sentPull } from "../../exchange/forges/sending/sentPull.ts";

let pull: SentPull;
beforeEach(async () => {
  pull = await sentPull();
  await pull.repo.git("config", "user.email", "ada@example.org");
});
afterAll(async () => {
  vi.unstubAllEnvs();
});

const DOCUMENT = `query ($key: String!) { repository(slug: "clone") { review(key: $key) {
  unsent { counts quoted notSent command guess problem { message } } } } }`;

/** The server's answer, by a server that is started for it. */
async function unsent() {
  const opened = await openGraphql(pull.repo.path);
  leftovers.push(() => opened.close());
  return (await opened.query(DOCUMENT, { key: pull.key })).repository.review.unsent;
}

const COMMAND = "galley pr send https://github.com/galley/press/pull/7";
const NOTHING = { counts: [], quoted: [], notSent: [], command: COMMAND, guess: null, problem: null };

test("what is not sent is known without asking the forge, until it was sent", async () => {
  expect(await unsent()).toEqual(NOTHING);
  await pull.comment(
    { startLine: 3, endLine: 3, body: "One line" },
    { startLine: 15, endLine: 16, body: "Not shown there" },
    { path: null, body: "On the whole" },
  );
  await pull.verdict("reject", "Not yet.");
  const [thread = ""] = (await pull.review()).threads.map(({ root }) => root.item.id);
  await resolveThread(pull.context, { key: "my-resolve-1", review: pull.key, thread });
  const requests = pull.forge.now;
  expect(await unsent()).toEqual({
    ...NOTHING,
    counts: ["one review: request changes", "1 comment", "1 resolved", "2 in the text of the review"],
    quoted: ["Its lines are not shown there.", "GitHub has no threads on a whole change."],
  });
  expect(pull.forge.now).toBe(requests);
  await pull.send();
  expect(await unsent()).toEqual(NOTHING);
  await reopenThread(pull.context, { key: "my-reopen-1", review: pull.key, thread });
  expect(await unsent()).toEqual({ ...NOTHING, counts: ["no review", "1 reopened"] });
  await pull.send();
  expect(await unsent()).toEqual(NOTHING);
});

test("a text that is changed after it was sent is listed as such, until that is sent too, or it is the old one again", async () => {
  const [line = "", file = "", whole = "", parts = ""] = await pull.comment(
    { startLine: 3, endLine: 3, body: "One line" },
    { body: "The file" },
    { path: null, body: "On the whole" },
    { startLine: 3, endLine: 3, body: "Both.\n\n```suggestion L3\nTHREE\n```\n```suggestion L29-L30\nboth\n```" },
  );
  await pull.send();
  expect(await unsent()).toEqual(NOTHING);
  let keys = 0;
  const edit = (comment: string, body: string) =>
    editComment(pull.context, { key: `edit-key-${(keys += 1)}`, review: pull.key, comment, body });
  const listed = async () => [(await unsent()).counts, (await pull.begin()).counts];
  await edit(line, "One line, better");
  const one = ["no review", "1 changed text"];
  expect(await listed()).toEqual([one, one]);
  await edit(file, "The file, better");
  await edit(whole, "On the whole, better");
  await edit(parts, "Both.\n\n```suggestion L3\nTHREE\n```\n```suggestion L29-L30\nother\n```");
  const three = ["no review", "3 changed texts"];
  expect(await listed()).toEqual([three, three]);
  await edit(file, "The file");
  const two = ["no review", "2 changed texts"];
  expect(await listed()).toEqual([two, two]);
  await pull.send();
  expect(await listed()).toEqual([[], []]);
  await edit(line, "One line");
  expect(await listed()).toEqual([one, one]);
  await pull.send();
  expect(await listed()).toEqual([[], []]);
});

test("the command names the program that answered for the host, if its address does not show which forge it is", async () => {
  const { context, key } = pull;
  const elsewhere = { kind: "pull" as const, host: "git.example.org", path: "galley/press", number: 7 };
  expect(await forgeOfPull(context, elsewhere)).toEqual({ forge: "gitea", isGuess: true });
  await rememberForge(context, elsewhere, { host: elsewhere.host, forge: "github" });
  expect(await forgeOfPull(context, elsewhere)).toEqual({ forge: "github", isGuess: false });
  const local = { ...elsewhere, host: "[::1]:3000" };
  await rememberForge(context, local, { host: local.host, forge: "gitlab" });
  expect(await forgeOfPull(context, local)).toMatchObject({ forge: "gitlab" });
  await rememberForge(context, elsewhere, { host: elsewhere.host, forge: "gitea" });
  expect(await forgeOfPull(context, elsewhere)).toEqual({ forge: "gitea", isGuess: true });
  const known = { ...elsewhere, host: "github.com" };
  await rememberForge(context, known, { host: known.host, forge: "github" });
  expect(await forgeOfPull(context, known)).toEqual({ forge: "github", isGuess: true });
  expect((await unsent()).command).toBe(COMMAND);
  await rememberForge(context, known, { host: known.host, forge: "gitea" });
  expect((await unsent()).command).toBe(`${COMMAND} --with curl`);
  await importAnswer(context, key, await pull.read());
  expect((await unsent()).command).toBe(COMMAND);
});

test("an agent is refused", async () => {
  const { context, key } = pull;
  const agent = { ...context, viewer: { ...context.viewer, role: "agent" as const, agent: "bot" } };
  await expect(planUnsent(agent, key)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
