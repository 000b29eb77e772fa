import { isSupportedLanguage } from "@pierre/highlights";
import { describe, expect, test } from "vitest";
import { Highlighter } from "#app/diff/workers/Highlighter.ts";
import { hunkSides, type SideTokens, TokenCache } from "#app/diff/highlight/SideTokens.ts";
import { languageOf } from "#app/diff/highlight/languages.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { startHighlightWorker } from "#app/diff/workers/startWorker.ts";
import { TOKEN_CLASSES } from "#app/diff/highlight/tokenClasses.ts";
import { tokenizeText, type TextTokens } from "#app/diff/highlight/tokenizeText.ts";
import { gitDiff } from "../gitDiff.ts";
import { randomPairs } from "../randomPairs.ts";
import { TokenWorker } from "../workers/TokenWorker.ts";

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

  test("continues a comment over several lines", () => {
    expect(tokens("c", "/* a\nb */ int x;")).toEqual(["[comment /* a]", "[comment b */][type int]x;"]);
  });

  test("returns the tokens of each line separately, despite other characters that could end a line", () => {
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
  test("recognizes the languages of the highlighter", () => {
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

  test("sends each side of a hunk to the worker as it is in the file", () => {
    expect(hunkSides(patch, 0)).toEqual({ old: "let a = 1;\nend", new: "let b = 2;\nend", oldStart: 1, newStart: 1 });
  });

  test("highlights the last requested hunk first and notifies its listeners", async () => {
    const worker = new TokenWorker();
    const highlighter = new Highlighter(() => worker.asWorker());
    let reported = 0;
    highlighter.subscribe(() => reported++);
    const other = parsePatch("@@ -1 +1 @@\n-1\n+2\n");
    highlighter.want(other, 0, "ts");
    highlighter.want(patch, 0, "ts");
    highlighter.want(patch, 1, "ts");
    highlighter.want(patch, 1, "ts");
    expect(highlighter.tokensOf(patch, 0)).toBeNull();
    await worker.idle();
    expect(worker.requested).toEqual([
      ["x", "y"],
      ["let a = 1;\nend", "let b = 2;\nend"],
      ["1", "2"],
    ]);
    expect([reported, highlighter.answeredOf(patch)]).toEqual([3, 2]);
    expect(highlighter.tokensOf(patch, 0)?.new.starts).toHaveLength(3);
    expect(highlighter.tokensOf(patch, 0)).toBe(highlighter.tokensOf(patch, 0));
  });

  test("leaves everything plain if the worker fails or cannot start", async () => {
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

  test("leaves a hunk of more than two million characters plain", async () => {
    const added = (length: number) => parsePatch(`@@ -0,0 +1 @@\n+${"x".repeat(length)}\n`);
    const worker = new TokenWorker();
    const highlighter = new Highlighter(() => worker.asWorker());
    const [long, short] = [added(2_000_001), added(2_000_000)];
    highlighter.want(long, 0, "ts");
    highlighter.want(short, 0, "ts");
    await worker.idle();
    expect(worker.requested.map(([, current]) => current?.length)).toEqual([2_000_000]);
    expect([highlighter.tokensOf(long, 0), highlighter.answeredOf(long)]).toEqual([null, 0]);
  });

  test("highlights a hunk inside a comment or a string correctly once the whole file is known", async () => {
    const text = "/*\n a\n b\n if\n c\n d\n*/\nlet x = `\n e\n f\n if\n g\n h`;\n";
    const both = parsePatch("@@ -4 +4 @@\n- for\n+ if\n@@ -11 +11 @@ let x = `\n- while\n+ if\n");
    const worker = new TokenWorker();
    const highlighter = new Highlighter(() => worker.asWorker());
    highlighter.want(both, 0, "ts");
    highlighter.wantWhole("both", both, text, "ts");
    await worker.idle();
    expect(classAt(highlighter.tokensOf(both, 0)?.new, 0)).toBe("keyword");
    const whole = highlighter.wholeOf("both");
    expect([classAt(whole?.new, 3), classAt(whole?.old, 3)]).toEqual(["comment", "comment"]);
    expect([classAt(whole?.new, 10), classAt(whole?.old, 10)]).toEqual(["string", "string"]);
    expect([whole?.oldStart, whole?.newStart]).toEqual([1, 1]);
  });

  test("agrees on both sides with the grammar applied to each whole file", async () => {
    const next = randomPairs(8);
    const worker = new TokenWorker();
    const highlighter = new Highlighter(() => worker.asWorker());
    for (let times = 0; times < 30; times++) {
      const { before, after } = next();
      using diff = gitDiff(before, after);
      const found = parsePatch(diff.with());
      const language = (["ts", "python", "css"] as const)[times % 3] ?? "ts";
      highlighter.wantWhole(`${times}`, found, after, language);
      await worker.idle();
      expect(highlighter.wholeOf(`${times}`)).toEqual({
        old: tokenizeText(language, before),
        new: tokenizeText(language, after),
        oldStart: 1,
        newStart: 1,
      });
    }
  });
});

describe("TokenCache", () => {
  test("keeps the most recently used files, as many as fit", () => {
    const tokens = (): SideTokens => {
      const text = { starts: new Uint32Array(10), records: new Uint32Array(90) };
      return { old: text, new: text, oldStart: 1, newStart: 1 };
    };
    const cache = new TokenCache(2000);
    const first = tokens();
    cache.put("a", first);
    cache.put("b", tokens());
    expect([cache.of("a"), cache.has("b")]).toEqual([first, true]);
    cache.markUsed("a");
    cache.put("c", null);
    cache.put("d", tokens());
    expect(["a", "b", "c", "d"].map((name) => cache.has(name))).toEqual([true, false, true, true]);
    cache.markUsed("c");
    expect([cache.has("c"), cache.of("c")]).toEqual([true, null]);
  });
});

/** Returns the token kind of the first letter of a line. */
function classAt(tokens: TextTokens | undefined, line: number): string | null {
  const record = tokens?.records.slice(tokens.starts[line], tokens.starts[line + 1]).findLast(() => true) ?? 0;
  return TOKEN_CLASSES[record >>> 24] ?? null;
}
