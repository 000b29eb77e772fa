import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzyScore } from "#app/ui/fuzzyScore.ts";

/** The texts that fit, best first. */
function order(query: string, texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((text) => {
      const match = fuzzyScore(query, text);
      return match === null ? [] : [{ text, score: match.score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

/** The text with its found characters in brackets. */
function shown(query: string, text: string): string {
  const positions = new Set(fuzzyScore(query, text)?.positions);
  return Array.from({ length: text.length }, (_, at) => (positions.has(at) ? `[${text[at]}]` : text[at])).join("");
}

describe("fuzzyScore", () => {
  test("finds the letters of a query in their order and regardless of case", () => {
    expect(fuzzyScore("ORV", "Open review")?.positions).toEqual([0, 5, 7]);
    expect(fuzzyScore("vro", "Open review")).toBeNull();
  });

  test("fits everything with an empty query", () => {
    expect(fuzzyScore("", "Open review")).toEqual({ score: 0, positions: [] });
    expect(fuzzyScore("  ", "")).toEqual({ score: 0, positions: [] });
  });

  test("marks the beginnings of words rather than the first letters that fit", () => {
    expect(shown("ur", "src/update/updateRef.ts")).toBe("src/update/[u]pdate[R]ef.ts");
    expect(shown("cb", "abcab/cab_bay")).toBe("abcab/[c]ab_[b]ay");
  });

  test("marks letters side by side rather than strewn", () => {
    expect(shown("base", "b a s e database")).toBe("b a s e data[b][a][s][e]");
  });

  test("puts a hit at the start before one in the middle, and the shorter of two alike first", () => {
    expect(order("main", ["remain", "main-old", "main", "feature/main"])).toEqual([
      "main",
      "main-old",
      "feature/main",
      "remain",
    ]);
  });

  test("puts a file's name before a folder far from it", () => {
    expect(order("button", ["src/but/to/no/nowhere.ts", "src/app/ui/Button.tsx"])).toEqual([
      "src/app/ui/Button.tsx",
      "src/but/to/no/nowhere.ts",
    ]);
  });

  test("looks for parts between spaces one by one, in any order", () => {
    expect(shown("ref git", "src/server/git/updateRef.ts")).toBe("src/server/[g][i][t]/update[R][e][f].ts");
    expect(fuzzyScore("ref gitx", "src/server/git/updateRef.ts")).toBeNull();
  });

  test("keeps its positions where lower case is longer than upper case", () => {
    expect(shown("main", "İİ main")).toBe("İİ [m][a][i][n]");
  });

  test("finds a query exactly where its letters are a subsequence, at ascending places that bear them", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "/", "_", "A"), maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (query, text) => {
        const match = fuzzyScore(query, text);
        const pattern = new RegExp(query.split("").join(".*"), "is");
        expect(match !== null).toBe(pattern.test(text));
        if (match === null) return;
        expect(
          match.positions
            .map((position) => text[position])
            .join("")
            .toLowerCase(),
        ).toBe(query.toLowerCase());
        expect(match.positions).toEqual(match.positions.toSorted((a, b) => a - b));
      }),
    );
  });

  test("answers for ten thousand long paths", () => {
    const paths = Array.from(
      { length: 10_000 },
      (_, index) => `src/server/reviews/module-${index}/updateReference${index}.ts`,
    );
    expect(paths.filter((path) => fuzzyScore("srvupref", path)).length).toBe(10_000);
  });
});
