import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { planUnsent } from "#server/exchange/forges/sending/Sending.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
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
  await brokerLink.close();
});

const DOCUMENT = `query ($key: String!) { repository(slug: "clone") { review(key: $key) {
  unsent { counts quoted notSent command problem { message } } } } }`;

/** The server's answer, by a server that is started for it. */
async function unsent() {
  const opened = await openGraphql(pull.repo.path);
  leftovers.push(() => opened.close());
  return (await opened.query(DOCUMENT, { key: pull.key })).repository.review.unsent;
}

const COMMAND = "galley pr send https://github.com/galley/press/pull/7";
const NOTHING = { counts: [], quoted: [], notSent: [], command: COMMAND, problem: null };

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

test("an agent is refused", async () => {
  const { context, key } = pull;
  const agent = { ...context, viewer: { ...context.viewer, role: "agent" as const, agent: "bot" } };
  await expect(planUnsent(agent, key)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
