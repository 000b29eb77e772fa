import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentText } from "#server/git/contents/encoding.ts";
import { encodedText } from "#tests/helpers/encodedText.ts";

const marked = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");

it.each([
  ["a line of it", "Grüße, 世界 👋\r\n\tand so on\f\n"],
  ["nothing but its mark", ""],
  ["one character that is half, in a long one", `${"a text ".repeat(40)}\uD800`],
])("a text in UTF-16 with its byte-order mark is decoded: %s", (_, text) => {
  const read = contentText(marked(text));
  expect(read).toEqual({ encoding: "utf-16le", text: text.replace(/\uD800$/, "\uFFFD") });
});

it("content that starts with the bytes of a byte-order mark by chance is not text", () => {
  const noise = Array.from({ length: 100 }, (_, index) => createHash("sha256").update(String(index)).digest());
  for (const start of [
    [0xff, 0xfe],
    [0xfe, 0xff],
  ]) {
    expect(contentText(Buffer.concat([Buffer.from(start), Buffer.from([0]), ...noise]))).toBe(null);
  }
});

it.each([
  ["windows-1252", "© 2020 Müller, 10 °C", "© 2020 Müller, 10 °C"],
  ["shift_jis", "表示", "•\\Ž¦"],
  ["windows-1251", "// Читаем", "// ×èòàåì"],
])("a text that is neither UTF-8 nor UTF-16 is read as Windows-1252, whatever it is: %s, %s", (own, text, shown) => {
  const code = "int main(void) {\n  return 0;\n}\n".repeat(10);
  const bytes = own === "windows-1252" ? Buffer.from(text, "latin1") : encodedText(text, own);
  expect(contentText(bytes)).toEqual({ encoding: "windows-1252", text: shown });
  const among = contentText(Buffer.concat([Buffer.from(code), bytes, Buffer.from(`\n${code}`)]));
  expect(among).toEqual({ encoding: "windows-1252", text: `${code}${shown}\n${code}` });
});

it("a text of which at least half of the characters beyond ASCII are UTF-8 is UTF-8 with errors", () => {
  const bytes = (...parts: readonly string[]) => Buffer.concat(parts.map((part) => Buffer.from(part, "latin1")));
  expect(contentText(bytes("a \xc3\xa9 b \xe9\n"))).toEqual({ encoding: "mixed", text: "a é b é\n" });
  expect(contentText(bytes("a \xc3\xa9 \xe9 \xe8 \x80\n"))).toEqual({ encoding: "windows-1252", text: "a Ã© é è €\n" });
});

it("the quotation marks and dashes of Windows-1252 are decoded", () => {
  expect(contentText(Buffer.from("\x93quoted\x94 \x96 5 \x80\n", "latin1"))).toEqual({
    encoding: "windows-1252",
    text: "“quoted” – 5 €\n",
  });
});
