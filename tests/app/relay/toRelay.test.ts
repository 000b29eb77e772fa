import { describe, expect, it } from "vitest";
import { type AnswerPart, toRelay } from "#app/relay/network.ts";

const final = { extensions: { is_final: true } };
const more = { extensions: { is_final: false } };
const errorAt = (...path: (string | number)[]) => ({ message: "gone", path, extensions: { code: "NOT_FOUND" } });
const errors = [errorAt("a")];

describe("toRelay converts each part to the payloads that Relay takes", () => {
  it.each<[string, AnswerPart, readonly object[]]>([
    ["a whole answer", { data: { a: 1 } }, [{ data: { a: 1 }, ...final }]],
    ["an answer with errors beside its data", { data: { a: null }, errors }, [{ data: { a: null }, errors, ...final }]],
    ["an answer without data", { data: null }, [{ data: null, ...final }]],
    ["the first of several parts", { data: { a: 1 }, hasNext: true }, [{ data: { a: 1 }, ...more }]],
    [
      "a part's own extensions",
      { data: {}, extensions: { id: "x" }, hasNext: true },
      [{ data: {}, extensions: { id: "x", is_final: false } }],
    ],
    [
      "a deferred fragment",
      { incremental: [{ path: ["a", 0], label: "L", data: { b: 2 } }], hasNext: true },
      [{ path: ["a", 0], label: "L", data: { b: 2 }, ...more }],
    ],
    [
      "two deferred fragments, of which one failed in part: its error's path is counted from the fragment",
      {
        incremental: [
          { path: [], label: "L", data: { b: 2 } },
          { path: ["a", 1], label: "M", data: { c: null }, errors: [errorAt("a", 1, "c")] },
        ],
        hasNext: false,
      },
      [
        { path: [], label: "L", data: { b: 2 }, ...final },
        { path: ["a", 1], label: "M", data: { c: null }, errors: [errorAt("c")], ...final },
      ],
    ],
    [
      "streamed items, each with its own errors",
      {
        incremental: [
          {
            path: ["list", 3],
            items: [{ id: "d" }, { id: null }, null],
            errors: [errorAt("list", 4, "id"), errorAt("list", 5)],
          },
        ],
        hasNext: false,
      },
      [
        { path: ["list", 3], data: { id: "d" }, ...final },
        { path: ["list", 4], data: { id: null }, errors: [errorAt("id")], ...final },
        { path: ["list", 5], data: null, errors: [errorAt()], ...final },
      ],
    ],
    [
      "streamed items, one by one, each with its own place",
      { incremental: [{ path: ["list", 3], label: "S", items: [{ id: "d" }, null, { id: "f" }] }], hasNext: true },
      [
        { path: ["list", 3], label: "S", data: { id: "d" }, ...more },
        { path: ["list", 4], label: "S", data: null, ...more },
        { path: ["list", 5], label: "S", data: { id: "f" }, ...more },
      ],
    ],
    ["an end with nothing in it", { hasNext: false }, [{ data: null, ...final }]],
  ])("%s", (_, part, responses) => {
    expect(toRelay(part)).toEqual(responses);
  });
});
