import { expect, it } from "vitest";
import type { GraphqlServer } from "#server/http/executeGraphql.ts";
import { queryGraphql } from "./queryGraphql.ts";

/** A server that returns these parts, and then optionally hangs. */
function serverOf(parts: readonly object[], hangs = false): GraphqlServer {
  return {
    handle: () => Promise.reject(new Error("No request is expected.")),
    async *parts(_document, _variables, signal) {
      yield* parts;
      if (hangs) await new Promise((_, fail) => signal.addEventListener("abort", () => fail(new Error("aborted"))));
    },
  };
}

it("deferred fields and streamed items are in their places", async () => {
  const first = { data: { a: { b: 1, list: ["x"] } }, hasNext: true };
  const later = { incremental: [{ path: ["a"], data: { c: { d: 2 } } }], hasNext: true };
  const last = { incremental: [{ path: ["a", "list", 1], items: ["y", "z"] }], hasNext: false };
  const { data, errors, isHung } = await queryGraphql(serverOf([first, later, last]), "", {}, 1000);
  expect(data).toEqual({ a: { b: 1, c: { d: 2 }, list: ["x", "y", "z"] } });
  expect([errors, isHung]).toEqual([[], false]);
});

it("errors of every part are reported with their codes", async () => {
  const error = (code: string, path: readonly string[]) => ({ message: "No.", path, extensions: { code } });
  const first = { data: { a: null }, errors: [error("NOT_FOUND", ["a"])], hasNext: true };
  const last = { incremental: [{ path: [], data: { b: null }, errors: [error("INTERNAL", ["b"])] }], hasNext: false };
  const { errors } = await queryGraphql(serverOf([first, last]), "", {}, 1000);
  expect(errors).toEqual([
    { code: "NOT_FOUND", at: "a: No." },
    { code: "INTERNAL", at: "b: No." },
  ]);
});

it("a response that does not end is abandoned", async () => {
  const { isHung, ms } = await queryGraphql(serverOf([{ data: {}, hasNext: true }], true), "", {}, 50);
  expect(isHung).toBe(true);
  expect(ms).toBeGreaterThanOrEqual(49);
});
