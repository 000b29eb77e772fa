import { useDeferStream } from "@graphql-yoga/plugin-defer-stream";
import { buildSchema, GraphQLError } from "graphql";
import { createYoga } from "graphql-yoga";
import { expect, it } from "vitest";
import { answerParts } from "#app/relay/answerParts.ts";
import { streamedJson } from "#server/http/jsonStream.ts";

const TEXT = "\u{dcff}<\u2028 ".repeat(100_000);

const schema = buildSchema("type Query { text: String, lost: String } type Subscription { text: String }");
const lost = (): never => {
  throw new GraphQLError("It is lost.", { extensions: { code: "NOT_FOUND", http: { headers: { "x-secret": "1" } } } });
};
const fields = { text: () => TEXT, lost };
async function* texts() {
  yield { text: "small" };
  yield { text: TEXT };
}
Object.assign(schema.getQueryType()?.getFields()["text"] ?? {}, { resolve: fields.text });
Object.assign(schema.getQueryType()?.getFields()["lost"] ?? {}, { resolve: fields.lost });
Object.assign(schema.getSubscriptionType()?.getFields()["text"] ?? {}, { subscribe: texts });

async function runQuery(
  query: string,
  accept: string,
): Promise<{ readonly parts: readonly unknown[]; readonly type: string }> {
  const yoga = createYoga({ schema, logging: false, maskedErrors: false, plugins: [useDeferStream(), streamedJson()] });
  let long: AsyncIterable<string> | null = null;
  const sender = { onLong: (body: AsyncIterable<string>) => void (long = body) };
  const request = {
    method: "POST",
    headers: { "content-type": "application/json", accept },
    body: JSON.stringify({ query }),
  };
  const { body, headers } = await yoga.fetch("http://localhost/graphql", request, sender);
  const pieces: string[] = [];
  for await (const piece of long ?? []) pieces.push(piece);
  const response = new Response(long === null ? body : pieces.join(""), { headers });
  const parts: unknown[] = [];
  for await (const part of answerParts(response, new AbortController().signal)) parts.push(part);
  return { parts, type: response.headers.get("content-type")?.split(";")[0] ?? "" };
}

it("a large answer arrives as it is", async () => {
  const { parts, type } = await runQuery("{ text }", "application/json");
  expect([parts, type]).toEqual([[{ data: { text: TEXT } }], "application/json"]);
});

it("a large answer with an error arrives with both, and without what the error says to Yoga alone", async () => {
  const { parts } = await runQuery("{ text lost }", "application/json");
  expect(parts).toEqual([
    {
      errors: [
        { message: "It is lost.", path: ["lost"], locations: expect.anything(), extensions: { code: "NOT_FOUND" } },
      ],
      data: { text: TEXT, lost: null },
    },
  ]);
});

it("large parts of an answer arrive as they are", async () => {
  const { parts, type } = await runQuery("{ __typename ... @defer { text } }", "multipart/mixed, application/json");
  expect(type).toBe("multipart/mixed");
  expect(parts).toEqual([
    { data: { __typename: "Query" }, hasNext: true },
    { incremental: [{ data: { text: TEXT }, path: [] }], hasNext: false },
  ]);
});

it("large events arrive as they are", async () => {
  const { parts, type } = await runQuery("subscription { text }", "text/event-stream");
  expect(type).toBe("text/event-stream");
  expect(parts).toEqual([{ data: { text: "small" } }, { data: { text: TEXT } }]);
});
