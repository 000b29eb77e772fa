import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FileMoves, type FoundMoves } from "#app/diff/compare/FileMoves.ts";
import { MoveFinder } from "#app/diff/compare/MoveFinder.ts";
import { LineKind, parsePatch } from "#app/diff/patch/Patch.ts";
import { sampled } from "#tests/helpers/testRun.ts";
import { changeInRepository, type Folder } from "../changeInRepository.ts";
import { movesByGit } from "./movesByGit.ts";

function foundBy(finder: MoveFinder): FoundMoves {
  const finding = finder.find();
  for (;;) {
    const { done, value } = finding.next();
    if (done === true) return value;
  }
}

/** Lists for each moved line its file and number, and the file and number of its other end; "first" begins a block. */
function movesOf(before: Folder, after: Folder): readonly string[] {
  const finder = new MoveFinder();
  const patches = changeInRepository(before, after).map((text) => {
    const key = /^diff --git a\/.* b\/(.*)$/m.exec(text)?.[1] ?? "";
    return { key, patch: parsePatch(text) };
  });
  patches.forEach(({ key, patch }) => finder.put(key, patch));
  const found = foundBy(finder);
  return patches.flatMap(({ key, patch }) => {
    const moves = new FileMoves(found, found.keys.indexOf(key));
    return Array.from({ length: patch.lineCount }, (_, line) => line).flatMap((line) => {
      const isOld = patch.kinds[line] === LineKind.removed;
      const number = isOld ? patch.oldNumbers[line] : patch.newNumbers[line];
      const moved = moves.of(isOld ? "old" : "new", number ?? 0);
      if (moved === null || patch.kinds[line] === LineKind.context) return [];
      const labels = [moved.isFirst && "first", moved.isInPlace && "in place"];
      const end = `${isOld ? "+" : "-"}${moved.key}:${moved.line}`;
      return [[`${isOld ? "-" : "+"}${key}:${number}`, end, ...labels.filter(Boolean)].join(" ")];
    });
  });
}

const numbered = (prefix: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix} line number ${from + i}`);
const text = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

describe("MoveFinder", () => {
  test("finds a block that moved within a file, at both ends", () => {
    const block = ["function total(prices) {", "  return prices.reduce(sum, 0);", "}"];
    const rest = numbered("other", 1, 12);
    expect(movesOf({ f: text(...block, ...rest) }, { f: text(...rest, ...block) })).toEqual([
      "-f:1 +f:13 first",
      "-f:2 +f:14",
      "-f:3 +f:15",
      "+f:13 -f:1 first",
      "+f:14 -f:2",
      "+f:15 -f:3",
    ]);
  });

  test("finds a block that moved to another file and was indented there", () => {
    const block = ["const apples = count(basket);", "", "return apples * price;"];
    const before = { a: text("keep", ...block, "end"), b: text("b", "c") };
    const after = { a: text("keep", "end"), b: text("b", ...block.map((line) => `\t${line}`), "c") };
    expect(movesOf(before, after)).toEqual([
      "-a:2 +b:2 first",
      "-a:3 +b:3",
      "-a:4 +b:4",
      "+b:2 -a:2 first",
      "+b:3 -a:3",
      "+b:4 -a:4",
    ]);
  });

  test("ignores a block with fewer than twenty letters and digits", () => {
    const before = { a: text("1234567890123456789 ()", "keep"), b: text("keep") };
    const after = { a: text("keep"), b: text("1234567890123456789 ()", "keep") };
    expect(movesOf(before, after)).toEqual([]);
    expect(
      movesOf(
        { ...before, a: text("12345678901234567890", "keep") },
        { ...after, b: text("12345678901234567890", "keep") },
      ),
    ).toEqual(["-a:1 +b:1 first", "+b:1 -a:1 first"]);
  });

  test("joins a block across an edited line, which counts as changed", () => {
    const block = [
      "function greeting(person) {",
      "  const name = person.firstName;",
      "  return `Hello ${person.title}`;",
    ];
    const edited = block.with(1, "  const name = person.lastName;");
    const rest = numbered("other", 1, 12);
    expect(movesOf({ f: text(...block, ...rest) }, { f: text(...rest, ...edited) })).toEqual([
      "-f:1 +f:13 first",
      "-f:3 +f:15",
      "+f:13 -f:1 first",
      "+f:15 -f:3",
    ]);
  });

  test("joins a block across an inserted line, and only that line counts as new", () => {
    const block = [
      "function greeting(person) {",
      "  const name = person.firstName;",
      "  return `Hello ${person.title}`;",
    ];
    const longer = block.toSpliced(2, 0, "  log(42);");
    const rest = numbered("other", 1, 12);
    expect(movesOf({ f: text(...block, ...rest) }, { f: text(...rest, ...longer) })).toEqual([
      "-f:1 +f:13 first",
      "-f:2 +f:14",
      "-f:3 +f:16",
      "+f:13 -f:1 first",
      "+f:14 -f:2",
      "+f:16 -f:3",
    ]);
  });

  test("reports lines whose indentation changed as unmoved", () => {
    const block = ["const apples = count(basket);", "return apples * price;"];
    const before = { a: text("a", ...block, "b") };
    const after = { a: text("a", "if (x) {", ...block.map((line) => `  ${line}`), "}", "b") };
    expect(movesOf(before, after)).toEqual([
      "-a:2 +a:3 first in place",
      "-a:3 +a:4 in place",
      "+a:3 -a:2 first in place",
      "+a:4 -a:3 in place",
    ]);
  });

  test("reports the same source for a line that was copied to two places, and prefers the same file", () => {
    const line = "const apples = count(basket);";
    const before = { a: text(line, "keep a"), b: text(line, "keep b"), c: text("keep c") };
    const after = { a: text("keep a", line), b: text("keep b"), c: text(line, "keep c") };
    expect(movesOf(before, after)).toEqual([
      "-a:1 +a:2 first",
      "+a:2 -a:1 first",
      "-b:1 +a:2 first",
      "+c:1 -a:1 first",
    ]);
  });

  test("a line that occurs a hundred times starts no block, but belongs to one that contains it", () => {
    const many = Array.from({ length: 100 }, () => "  return defaultValueOfEverything;");
    const before = { a: text(...many, "keep"), b: text("keep") };
    const after = { a: text("keep"), b: text(...many, "keep") };
    expect(movesOf(before, after)).toEqual([]);
    const block = [
      "  return defaultValueOfEverything;",
      "const apples = count(basket);",
      "  return defaultValueOfEverything;",
    ];
    const found = movesOf(
      { ...before, a: text(...many, "keep", ...block), c: text("c") },
      { ...after, c: text(...block, "c") },
    );
    expect(found.filter((line) => line.startsWith("+c"))).toEqual(["+c:1 -a:102 first", "+c:2 -a:103", "+c:3 -a:104"]);
  });

  test("two different lines with the same hash are not the same line", () => {
    const finder = new MoveFinder();
    const patchOf = (sign: string, line: string) =>
      parsePatch(`@@ -${sign === "-" ? "1" : "0,0"} +${sign === "-" ? "0,0" : "1"} @@\n${sign}${line}\n`);
    const [one, other] = COLLISION;
    finder.put("a", patchOf("-", one));
    finder.put("b", patchOf("+", other));
    expect(foundBy(finder).numbers).toHaveLength(0);
  });

  test("every line that git colors as moved is moved", { tags: "slow" }, () => {
    const line = fc.constantFrom(
      "",
      "}",
      "  return value;",
      "const apples = count(basket);",
      "import { alpha } from './alpha.ts';",
      "if (isReady(request)) {",
      "short",
      "    deeper(indented, call);",
    );
    const unique = fc.nat(30).map((n) => `const unique${n} = make(${n});`);
    const block = fc.array(fc.oneof(line, unique), { minLength: 1, maxLength: 6 });
    const file = fc.array(block, { maxLength: 5 });
    const change = fc.record({
      files: fc.tuple(file, file, file),
      order: fc.array(fc.tuple(fc.nat(2), fc.nat(5), fc.nat(2), fc.nat(5), fc.constantFrom("", "  ", "\t")), {
        minLength: 1,
        maxLength: 4,
      }),
      options: fc.constantFrom(
        [],
        ["--color-moved-ws=allow-indentation-change"],
        ["--color-moved-ws=ignore-space-at-eol"],
      ),
      mode: fc.constantFrom("blocks", "zebra", "dimmed-zebra"),
    });
    let painted = 0;
    fc.assert(
      fc.property(change, ({ files, order, options, mode }) => {
        const after = files.map((blocks) => [...blocks]);
        for (const [from, at, to, place, indent] of order) {
          const [taken] = after[from]?.splice(at, 1) ?? [];
          if (taken !== undefined)
            after[to]?.splice(
              place,
              0,
              taken.map((one) => (one === "" ? "" : indent + one)),
            );
        }
        const folder = (all: readonly (readonly (readonly string[])[])[]): Folder =>
          Object.fromEntries(all.map((blocks, i) => [`f${i}`, text("top", ...blocks.flat(), "end")]));
        const byGit = movesByGit(folder(files), folder(after), options, mode);
        const ours = new Set(movesOf(folder(files), folder(after)).map((found) => found.split(" ")[0]));
        painted += byGit.length;
        expect(byGit.filter((found) => !ours.has(found))).toEqual([]);
      }),
      { numRuns: sampled(90) },
    );
    expect(painted).toBeGreaterThan(sampled(50));
  });

  test("of blocks that moved as a whole, exactly those are moved that git colors", { tags: "slow" }, () => {
    const word = (seed: number): string => ((seed * 2_654_435_761) % 4_294_967_296).toString(36);
    const blockOf = (seed: number): readonly string[] =>
      Array.from({ length: 1 + (seed % 5) }, (_, line) => `${word(seed + line)}_${word(seed * 7 + line)}();`);
    const change = fc.record({
      seeds: fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 4, maxLength: 12 }),
      moves: fc.array(fc.tuple(fc.nat(11), fc.nat(2), fc.constantFrom("", "  ", "\t")), { maxLength: 5 }),
      gone: fc.nat(11),
    });
    let painted = 0;
    let unpainted = 0;
    fc.assert(
      fc.property(change, ({ seeds, moves, gone }) => {
        const folderOf = (placed: readonly (readonly [seed: number, file: number, indent: string])[]): Folder =>
          Object.fromEntries(
            [0, 1, 2].map((file) => {
              const mine = placed.filter(([, at]) => at === file);
              const lines = mine.flatMap(([seed, , indent]) => [
                ...blockOf(seed).map((line) => indent + line),
                `${indent}kept of ${seed}`,
              ]);
              return [`f${file}`, text("top", ...lines, "end")];
            }),
          );
        const before = seeds.map((seed, at): readonly [number, number, string] => [seed, at % 3, ""]);
        const after = before.filter((_, at) => at !== gone);
        for (const [at, file, indent] of moves) {
          const [taken] = after.splice(at % after.length, 1);
          if (taken !== undefined) after.push([taken[0], file, indent]);
        }
        const byGit = movesByGit(folderOf(before), folderOf(after), ["--color-moved-ws=allow-indentation-change"]);
        const ours = movesOf(folderOf(before), folderOf(after));
        const places = ours.map((found) => found.split(" ")[0] ?? "");
        painted += byGit.length;
        unpainted += places.length - byGit.length;
        expect(byGit.filter((found) => !places.includes(found))).toEqual([]);
      }),
      { numRuns: 30 },
    );
    expect(painted).toBeGreaterThan(100);
    expect(unpainted / painted).toBeLessThan(0.05);
  });
});

/** Two different lines with the same hash, found by search. */
const COLLISION = ["const applesAndPearsInBasket5tzx = 1;", "const applesAndPearsInBasketk1cd = 1;"] as const;
