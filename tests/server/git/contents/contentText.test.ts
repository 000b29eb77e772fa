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
  ["shift_jis", "表示"],
  ["shift_jis", "日本語のコメントです。文字コードを確認する"],
  ["euc-jp", "// 設定を読み込む"],
  ["gb18030", "// 读取配置文件"],
  ["gb18030", "这是一个中文注释，用来测试编码检测"],
  ["big5", "// 讀取設定檔"],
  ["euc-kr", "// 설정을 읽는다"],
  ["windows-1251", "// Читаем настройки"],
  ["koi8-r", "Это комментарий на русском языке"],
  ["windows-1253", "Αυτό είναι ένα σχόλιο"],
  ["iso-8859-2", "Zażółć gęślą jaźń"],
  ["windows-1252", "// Größe"],
  ["windows-1252", "café naïve"],
  ["windows-1252", "mañana será otro día"],
  ["windows-1252", "© 2020 Müller, 10 °C"],
])("a text is decoded in its most probable encoding: %s, %s", (encoding, text) => {
  const code = "int main(void) {\n  return 0;\n}\n".repeat(10);
  const bytes = encoding === "windows-1252" ? Buffer.from(text, "latin1") : encodedText(text, encoding);
  expect(contentText(Buffer.concat([bytes, Buffer.from("\n")]))).toEqual({ encoding, text: `${text}\n` });
  expect(contentText(Buffer.concat([Buffer.from(code), bytes, Buffer.from(`\n${code}`)]))?.encoding).toBe(encoding);
});

it("the quotation marks and dashes of Windows-1252 are decoded", () => {
  expect(contentText(Buffer.from("\x93quoted\x94 \x96 5 \x80\n", "latin1"))).toEqual({
    encoding: "windows-1252",
    text: "“quoted” – 5 €\n",
  });
});
