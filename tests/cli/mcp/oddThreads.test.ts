import { expect, test } from "vitest";
import { oddThreads } from "#tests/helpers/oddThreads.ts";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";
import { mcpClient } from "./mcpClient.ts";

type Json = ReturnType<typeof JSON.parse>;

const firstLine = (text: string) => text.split("\n")[0];

test("every odd comment that git-appraise reads is listed, without the part that cannot be computed", async () => {
  const { repo, bodies, unreadable } = await oddThreads();
  const run = async (...args: string[]) => (await runGalley(repo.path, args)).text;
  const threads = JSON.parse(await run("comments", "topic", "--open", "--format", "json"));
  expect(threads.map(({ comments }: Json) => firstLine(comments[0].body))).toEqual(bodies);
  expect(fitsSchema(JSON.parse(await run("schema", "comments")), threads)).toEqual([]);
  const placeOf = (what: string) => {
    const { now, written } = threads[bodies.indexOf(`This is on ${what}.`)];
    return [now.certainty, now.path, now.code?.startLine, now.code?.endLine, written?.code?.startLine];
  };
  expect(placeOf("an ordinary comment")).toEqual(["EXACT", "a.txt", 2, 2, 2]);
  expect(placeOf("a line past the end")).toEqual(["LOST", "a.txt", 20, 20, undefined]);
  expect(placeOf("an end past the end")).toEqual(["EXACT", "a.txt", 3, 20, undefined]);
  expect(placeOf("an end before the start")).toEqual(["EXACT", "a.txt", 10, 10, 10]);
  expect(placeOf("a line of an empty file")).toEqual(["LOST", "empty.txt", undefined, undefined, undefined]);
  expect(placeOf("a line of a submodule")).toEqual(["LOST", "a-sub", undefined, undefined, undefined]);
  expect(placeOf("no such file")).toEqual(["LOST", "gone.txt", undefined, undefined, undefined]);
  expect(placeOf("a blob as the commit")).toEqual(["LOST", "a.txt", undefined, undefined, undefined]);
  expect(placeOf("an unknown commit")).toEqual(["MOVED", "a.txt", 7, 7, 7]);
  expect(JSON.parse(await run("show", "topic", "--format", "json"))).toMatchObject({
    openThreads: bodies.length,
    unreadableLines: unreadable,
  });
  const text = await run("comments", "topic");
  for (const body of bodies) expect(text).toContain(body);
});

test("odd comments are delivered by wait_for_review, listed by list_threads and read by read_thread", async () => {
  const { repo, head, bodies } = await oddThreads();
  const client = await mcpClient(repo.path);
  const ask = async (name: string, args: object) => {
    const answer = await client.callTool({ name, arguments: { ...args } });
    expect(answer.isError, JSON.stringify(answer.content)).not.toBe(true);
    return answer.structuredContent as Json;
  };
  const { ticket } = await ask("request_review", { what: "topic" });
  const delivered = await ask("wait_for_review", { ticket });
  expect(delivered).toMatchObject({ status: "delivered", openThreads: bodies.length });
  // A delivery has as many as fit into one answer.
  expect(delivered.threads.length).toBeGreaterThan(5);
  const listed: { readonly id: string }[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await ask("list_threads", { review: "topic", ...(after !== undefined && { after }) });
    listed.push(...page.threads);
    after = page.next;
  }
  expect(listed).toHaveLength(bodies.length);
  for (const { id } of listed) expect(await ask("read_thread", { id })).toMatchObject({ id, state: "OPEN" });
  expect(head).toHaveLength(40);
});

const FIELDS = `
  state path side startLine endLine commitOid patchSet quote markdown suggestionPatch
  layer { subject } position { certainty } currentPosition { certainty }
  changeSince { patch } originalCode { lines } currentCode { lines }
  addressed { change { patch } }
  comments { body }
`;

test("no field of the schema fails for an odd comment", async () => {
  const { repo, head, bodies } = await oddThreads();
  const { query, close } = await openGraphql(repo.path);
  const { repository } = await query(`{
    repository(slug: "repo") { findReview(name: "topic") {
      prompt positions { position { certainty startLine } } threads(verdicts: true) { ${FIELDS} }
    } }
  }`);
  const { threads, positions, prompt } = repository.findReview;
  expect(threads.map(({ comments }: Json) => firstLine(comments[0].body))).toEqual(bodies);
  expect(positions).toHaveLength(bodies.length);
  for (const body of bodies) expect(prompt).toContain(body);
  expect(head).toHaveLength(40);
  await close();
});
