import { expect, it } from "vitest";
import { jsonPieces } from "#server/http/jsonStream.ts";

async function piecesOf(value: unknown): Promise<readonly string[]> {
  const pieces: string[] = [];
  for await (const piece of jsonPieces(value)) pieces.push(piece);
  return pieces;
}

const LONG = 200_000;

it.each([
  ["a small object", { a: 1, b: [true, null, "x"], c: { d: "\u2028" } }],
  ["a long text", "a line\n".repeat(LONG)],
  ["bytes that are not UTF-8", "\u{dcff}\u{dc80}".repeat(LONG)],
  ["characters of two units, from every place of a piece on", ["", "x"].map((odd) => odd + "😀".repeat(LONG))],
  ["a long list of short texts", Array.from({ length: LONG }, (_, at) => `file${at}.txt`)],
  ["a list that begins and ends with a long text", ["\0".repeat(LONG), 1, undefined, "\0".repeat(LONG)]],
  ["nothing in a large list", [undefined, () => 1, "x".repeat(LONG), Symbol("none")]],
  ["a large object", { none: undefined, deep: { texts: ["é".repeat(LONG)], act: () => 1 }, last: null, "odd\n": 0.5 }],
  [
    "an object that says itself what it is written as",
    { toJSON: () => ({ is: "y".repeat(LONG) }), text: "z".repeat(LONG) },
  ],
  ["an object without a prototype", Object.assign(Object.create(null), { data: ["w".repeat(LONG)] })],
  ["many objects", Array.from({ length: 20_000 }, (_, fileIndex) => ({ fileIndex, patch: "+one\n", none: undefined }))],
  ["empty lists and objects beside what is long", { lists: [[], {}], text: "v".repeat(LONG) }],
])("writes %s as JSON.stringify does", async (_, value) => {
  expect((await piecesOf(value)).join("") === JSON.stringify(value)).toBe(true);
});

it("writes what is small in one piece", async () => {
  expect(await piecesOf({ data: { a: ["b"] } })).toEqual(['{"data":{"a":["b"]}}']);
});

it("lets others have their turn while it writes what is large", async () => {
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const pieces = await piecesOf(["\u{dcff}".repeat(2_000_000)]);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(3);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(500_000);
});
