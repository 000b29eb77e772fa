import fc from "fast-check";
import { expect, it } from "vitest";
import { FileText, LineNumbers } from "#server/reviews/texts/FileText.ts";
import { encodedText } from "#tests/helpers/encodedText.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const byte = fc.constantFrom(0x0a, 0x0a, 0x00, 0x20, 0x41, 0x42, 0x7f, 0x80, 0x8a, 0xff);
const bytes = fc
  .uint8Array({ maxLength: 60 })
  .chain((any) => fc.oneof(fc.constant(any), fc.array(byte, { maxLength: 60 })));

/** The lines of a text, each as its bytes. */
function linesOf(text: Buffer): readonly string[] {
  const lines = text.toString("latin1").split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

it("lines of all texts have the same number exactly if their bytes are the same", () => {
  fc.assert(
    fc.property(fc.array(bytes, { minLength: 1, maxLength: 5 }), (texts) => {
      const numbers = new LineNumbers();
      const buffers = texts.map((text) => Buffer.from(text));
      const numbered = buffers.flatMap((buffer) => {
        const lines = linesOf(buffer);
        const { ids } = new FileText(buffer, numbers);
        expect(ids).toHaveLength(lines.length);
        return lines.map((line, index) => ({ line, id: ids[index] }));
      });
      const idOf = new Map(numbered.map(({ line, id }) => [line, id]));
      expect(numbered.every(({ line, id }) => idOf.get(line) === id)).toBe(true);
      expect(new Set(idOf.values()).size).toBe(idOf.size);
    }),
    { numRuns: sampled(500) },
  );
});

it("ten thousand different lines have as many numbers, in the order of their first occurrence", () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `line ${index}`);
  const text = Buffer.from(`${[...lines, ...lines].join("\n")}\n`);
  const { ids } = new FileText(text, new LineNumbers());
  const each = Array.from({ length: 10_000 }, (_, index) => index);
  expect([...ids]).toEqual([...each, ...each]);
});

it("a text is split into lines wherever it is in memory, with and without a final newline", () => {
  const store = Buffer.from("xxone\n\ntwo\r\nthrée\nfour");
  for (const [end, last] of [
    [store.length, "four"],
    [store.length - 4, "thrée"],
  ] as const) {
    const text = new FileText(store.subarray(2, end), new LineNumbers());
    expect(text.lines.at(-1)).toBe(last);
    expect(text.slice(1, 2)).toEqual(["one", ""]);
    expect(text.slice(3, 99)).toEqual(text.lines.slice(2));
    expect(text.unspacedLines).toEqual(text.lines.map((line) => line.replaceAll("\r", "")));
  }
  const empty = new FileText(Buffer.alloc(0), new LineNumbers());
  expect([empty.count, empty.lines, empty.unspacedLines, empty.unspacedText]).toEqual([0, [], [], "\n\n"]);
});

it("the lines of a text that is not UTF-8 are decoded, and compared by their bytes", () => {
  const numbers = new LineNumbers();
  const text = new FileText(encodedText("// 設定\n二\n", "shift_jis"), numbers);
  expect(text.lines).toEqual(["// \u0090Ý’è", "“ñ"]);
  expect(text.slice(2, 2)).toEqual(["“ñ"]);
  expect(text.ids[1]).toBe(new FileText(encodedText("二", "shift_jis"), numbers).ids[0]);
});
