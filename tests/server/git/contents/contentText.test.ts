import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentText } from "#server/git/contents/text.ts";

const marked = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");

it.each([
  ["a line of it", "Grüße, 世界 👋\r\n\tand so on\f\n"],
  ["nothing but its mark", ""],
  ["one character that is half, in a long one", `${"a text ".repeat(40)}\uD800`],
])("a text in UTF-16 with its byte-order mark is decoded: %s", (_, text) => {
  const read = contentText(marked(text));
  expect(read).toEqual({ encoding: "UTF_16LE", text: text.replace(/\uD800$/, "\uFFFD") });
});

it("a content that starts with the byte-order mark by chance is not text", () => {
  const noise = Array.from({ length: 100 }, (_, index) => createHash("sha256").update(String(index)).digest());
  for (const start of [
    [0xff, 0xfe],
    [0xfe, 0xff],
  ]) {
    expect(contentText(Buffer.concat([Buffer.from(start), Buffer.from([0]), ...noise]))).toBe(null);
  }
});
