import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { answerIn } from "#cli/client/openGalley.ts";

const failed = { message: "No such thing. Look.", extensions: { code: "NOT_FOUND" } };

it("the data of a response is returned unchanged", () => {
  expect(answerIn({ data: { repository: { name: "a" } } })).toEqual({ repository: { name: "a" } });
});

it("an error in a response is thrown with the same code and message", () => {
  expect(() => answerIn({ data: { repository: null }, errors: [failed] })).toThrow(
    expect.objectContaining({ code: "NOT_FOUND", message: "No such thing. Look." }),
  );
  expect(() => answerIn({ errors: [{ message: "x", extensions: { code: "made up" } }] })).toThrow(
    expect.objectContaining({ code: "INTERNAL", message: "x" }),
  );
});

it("a refused mutation fails with its problem", () => {
  const problem = { code: "CONFLICT", message: "It is there already. Look." };
  expect(() => answerIn({ data: { requestReview: { problem, review: null } } })).toThrow(
    expect.objectContaining({ code: "CONFLICT", message: "It is there already. Look." }),
  );
});

it("a mutation that succeeded counts as success, even if something could not be read after it", () => {
  const data = { addComment: { problem: null, thread: { comments: [{ oid: "1" }] }, review: null } };
  expect(answerIn({ data, errors: [failed] })).toEqual(data);
});

it("every mutation that a command or a tool executes asks for the code of its problem", async () => {
  const folder = new URL("../../../src/cli/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts"));
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  const names = new Set(sources.join("\n").match(/\w+Mutation(?=\.graphql\.ts")/gu));
  const documents = Object.values(persisted).filter((text) => names.has(/^mutation (\w+)/u.exec(text)?.[1] ?? ""));
  expect(documents).toHaveLength(names.size);
  expect(names.size).toBeGreaterThan(10);
  const lacking = documents.filter((text) => !/problem \{\s+code\s/u.test(text)).map((text) => text.split("(")[0]);
  expect(lacking).toEqual([]);
});
