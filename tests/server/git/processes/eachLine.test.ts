import { expect, test } from "vitest";
import { eachLine } from "#server/git/processes/streams.ts";

/** The reported lines of a text that arrives in chunks of this many bytes. */
function linesOf(text: string, size: number): readonly string[] {
  const lines: string[] = [];
  const take = eachLine((line) => lines.push(line));
  const bytes = Buffer.from(text, "latin1");
  for (let at = 0; at < bytes.length; at += size) take(bytes.subarray(at, at + size));
  return lines;
}

test.each([1, 2, 3, 5, 100])("returns whole lines no matter how the text is split: into chunks of %d", (size) => {
  expect(linesOf("one\n\ntw\xe9\nfour\nno end", size)).toEqual(["one", "", "tw\xe9", "four"]);
});

test("reads a line of 30 MB in chunks of 100 bytes, each chunk once", () => {
  const [line = "", ...others] = linesOf(`${"x".repeat(30_000_000)}\n`, 100);
  expect([line.length, others]).toEqual([30_000_000, []]);
});
