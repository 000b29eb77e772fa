import { describe, expect, it } from "vitest";
import { FileContents } from "#app/diff/patch/FileContents.ts";
import { decodePatch, decodeText, encodingsOf } from "#app/diff/patch/encodings.ts";
import { decodeBytes } from "#contract/byteText.ts";
import { encodedText } from "#tests/helpers/encodedText.ts";

/** Returns a text in some encoding as it arrives from the server. */
const escaped = (text: string, encoding: string): string => decodeBytes(encodedText(text, encoding));

const LINE = "設定を読み込む表ソ";

function patchOf(old: string | null, now: string | null, lines: string): string {
  const side = (encoding: string | null): string => (encoding === null ? "" : `\t${encoding}`);
  return `diff --git a/a b/a\nindex 1..2\n--- a/a${side(old)}\n+++ b/a${side(now)}\n@@ -1,2 +1,2 @@\n${lines}`;
}

describe("a patch", () => {
  it("of UTF-8 names no encoding and stays unchanged, whatever text its lines contain", () => {
    const patch = patchOf(null, null, "-a\n+--- a/a\tshift_jis\n");
    expect(encodingsOf(patch)).toBe(null);
    expect(encodingsOf(patch.replace("--- a/a", "--- a/b c\t"))).toBe(null);
  });

  it.each(["shift_jis", "euc-jp", "gb18030", "big5", "euc-kr"])("in %s is decoded with the same lines", (encoding) => {
    const text =
      encoding === "euc-kr" ? "설정을 읽는다" : encoding.endsWith("jis") || encoding === "euc-jp" ? LINE : "中文 文件";
    const patch = patchOf(encoding, encoding, ` ${escaped(text, encoding)}\n-1\n+${escaped(text, encoding)}2\n`);
    const encodings = { ...encodingsOf(patch), old: encoding, new: encoding, chosen: null };
    expect(decodePatch(patch, encodings)).toBe(patchOf(encoding, encoding, ` ${text}\n-1\n+${text}2\n`));
  });

  it("is decoded by side if the sides differ", () => {
    const patch = patchOf("shift_jis", null, `-${escaped(LINE, "shift_jis")}\n+${LINE}é\n`);
    const encodings = encodingsOf(patch);
    expect(encodings).toEqual({ old: "shift_jis", new: null });
    expect(decodePatch(patch, { old: "shift_jis", new: null, chosen: null })).toBe(
      patchOf("shift_jis", null, `-${LINE}\n+${LINE}é\n`),
    );
  });

  it("keeps its lines if it is read in a wrong encoding", () => {
    const patch = patchOf(
      "shift_jis",
      "shift_jis",
      `-${escaped(LINE, "shift_jis")}\n+${escaped(`${LINE}ア`, "shift_jis")}\n`,
    );
    for (const chosen of ["euc-jp", "gb18030", "big5", "euc-kr", "windows-1251"]) {
      const decoded = decodePatch(patch, { old: "shift_jis", new: "shift_jis", chosen });
      expect(decoded.split("\n").map((line) => line[0])).toEqual(patch.split("\n").map((line) => line[0]));
    }
  });

  it("in UTF-16 arrives decoded, and cannot be read in another encoding", () => {
    const patch = patchOf("utf-16le", "utf-16le", `-1\n+${LINE}\n`);
    expect(decodePatch(patch, { old: "utf-16le", new: "utf-16le", chosen: "koi8-r" })).toBe(patch);
  });
});

it("a text in Windows-1252 has its quotation marks", () => {
  expect(decodeText("\uDC93a\uDC94 \uDC80", "windows-1252", null)).toBe("“a” €");
});

it("a file is read in the encoding that the user chose, until the choice is undone", () => {
  const contents = new FileContents();
  const patch = patchOf("shift_jis", "shift_jis", `-1\n+${escaped(LINE, "shift_jis")}\n`);
  contents.choose("a", "koi8-r");
  contents.putPatches([["a", patch]]);
  contents.putText("a", escaped(LINE, "shift_jis"));
  expect(contents.of("a").encodings).toEqual({ old: "shift_jis", new: "shift_jis", chosen: "koi8-r" });
  expect(contents.of("a").text).toContain("П⌠");
  contents.choose("a", null);
  expect(contents.of("a")).toMatchObject({ patch: patchOf("shift_jis", "shift_jis", `-1\n+${LINE}\n`), text: LINE });
});

it("a file whose new patch is UTF-8 no longer names an encoding", () => {
  const contents = new FileContents();
  contents.putPatches([["a", patchOf("shift_jis", "shift_jis", `-1\n+${escaped(LINE, "shift_jis")}\n`)]]);
  expect(contents.of("a").encodings).not.toBe(null);
  const plain = patchOf(null, null, "-1\n+2\n");
  contents.putPatches([["a", plain]]);
  contents.choose("a", "euc-jp");
  expect(contents.of("a")).toMatchObject({ encodings: null, patch: plain });
});
