import { isSupportedLanguage } from "@pierre/highlights";
import { describe, expect, test } from "vitest";
import { Highlighter } from "#app/diff/Highlighter.ts";
import { hunkSides } from "#app/diff/hunkSides.ts";
import { languageOf } from "#app/diff/languageOf.ts";
import { parsePatch } from "#app/diff/parsePatch.ts";
import { startHighlightWorker } from "#app/diff/startHighlightWorker.ts";
import { TOKEN_CLASSES } from "#app/diff/tokenClasses.ts";
import { tokenizeText } from "#app/diff/tokenizeText.ts";
import { TokenWorker } from "./TokenWorker.ts";

/** Writes a text with its tokens in brackets, one entry per line. */
function tokens(language: string, text: string): readonly string[] {
  if (!isSupportedLanguage(language)) throw new Error(`no such language: ${language}`);
  const { starts, records } = tokenizeText(language, text);
  return text.split("\n").map((line, i) => {
    let at = 0;
    return Array.from(records.slice(starts[i], starts[i + 1]))
      .map((record) => {
        const part = line.slice(at, (at = record & 0xffffff));
        const name = TOKEN_CLASSES[record >>> 24];
        return name == null ? part : `[${name} ${part.trim()}]`;
      })
      .join("");
  });
}

describe("tokenizeText", () => {
  test("finds keywords, strings, comments, numbers and types", () => {
    expect(tokens("ts", 'const a: Foo = "x"; // why\nreturn 12')).toEqual([
      '[keyword const]a: [type Foo]= [string "x"]; [comment // why]',
      "[keyword return][number 12]",
    ]);
  });

  test("keeps a comment going over lines", () => {
    expect(tokens("c", "/* a\nb */ int x;")).toEqual(["[comment /* a]", "[comment b */][type int]x;"]);
  });

  test("gives each line its own tokens, whatever else could end a line", () => {
    const text = 'a = "x\ry"\r\n\u2028b = 1\u0085\n\n"\udce9"';
    const { starts, records } = tokenizeText("python", text);
    const lines = text.split("\n");
    expect(starts).toHaveLength(lines.length + 1);
    const ends = lines.map((_, i) => (records[(starts[i + 1] ?? 0) - 1] ?? 0) & 0xffffff);
    expect([ends[0], ends[1], ends[3]]).toEqual([lines[0]?.length, lines[1]?.length, lines[3]?.length]);
    expect(starts[2]).toBe(starts[3]);
  });
});

describe("languageOf", () => {
  test("names languages the highlighter knows", () => {
    const names =
      "a.ts a.tsx a.js a.jsx a.mjs a.json a.css a.html a.md a.py a.go a.rs a.java a.c a.h a.cpp a.rb a.sh a.yaml a.yml a.sql";
    const found = names.split(" ").map((name) => languageOf(`src/${name}`));
    expect(found.every((language) => language !== null && isSupportedLanguage(language))).toBe(true);
    expect([languageOf("Dockerfile"), languageOf("x/Makefile"), languageOf("A.TSX")]).toEqual([
      "dockerfile",
      "make",
      "tsx",
    ]);
  });

  test("leaves unknown files plain", () => {
    expect(["LICENSE", "a.unknown", "ts", "a.", "constructor", "x.constructor", ""].map(languageOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("Highlighter", () => {
  const patch = parsePatch("@@ -1,2 +1,2 @@\n-let a = 1;\n+let b = 2;\n end\n@@ -9 +9 @@\n-x\n+y\n");

  test("gives each side of a hunk to the worker as it stands in the file", () => {
    expect(hunkSides(patch, 0)).toEqual({ old: "let a = 1;\nend", new: "let b = 2;\nend" });
  });

  test("colours the hunk asked for last first and tells the patch's listeners", async () => {
    const worker = new TokenWorker();
    const highlighter = new Highlighter(() => worker.asWorker());
    let told = 0;
    highlighter.subscribe(patch, () => told++);
    const other = parsePatch("@@ -1 +1 @@\n-1\n+2\n");
    highlighter.want(other, 0, "ts");
    highlighter.want(patch, 0, "ts");
    highlighter.want(patch, 1, "ts");
    highlighter.want(patch, 1, "ts");
    expect(highlighter.tokensOf(patch, 0)).toBeNull();
    await worker.idle();
    expect(worker.asked).toEqual([
      ["1", "2"],
      ["x", "y"],
      ["let a = 1;\nend", "let b = 2;\nend"],
    ]);
    expect([told, highlighter.answeredOf(patch)]).toEqual([2, 2]);
    expect(highlighter.tokensOf(patch, 0)?.new.starts).toHaveLength(3);
    expect(highlighter.tokensOf(patch, 0)).toBe(highlighter.tokensOf(patch, 0));
  });

  test("leaves everything plain where the worker fails or cannot start", async () => {
    const worker = new TokenWorker();
    const failing = new Highlighter(() => worker.asWorker());
    worker.fail();
    failing.want(patch, 0, "ts");
    await worker.idle();
    failing.want(patch, 1, "ts");
    await worker.idle();
    expect([failing.answeredOf(patch), worker.isTerminated]).toEqual([0, true]);
    const without = new Highlighter(startHighlightWorker);
    without.want(patch, 0, "ts");
    expect(without.tokensOf(patch, 0)).toBeNull();
  });
});
