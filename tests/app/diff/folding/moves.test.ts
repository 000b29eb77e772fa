import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FileMoves } from "#app/diff/compare/FileMoves.ts";
import { MoveFinder } from "#app/diff/compare/MoveFinder.ts";
import { formLabel } from "#app/diff/folding/FormProof.ts";
import { filesWithBlocks, movedBlocks } from "#app/diff/folding/movedBlocks.ts";
import { proveFile } from "#app/diff/folding/proveForm.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { sampled } from "#tests/helpers/testRun.ts";
import { changeInRepository } from "../changeInRepository.ts";
import { randomNumbers } from "./editedTexts.ts";

type Texts = Readonly<Record<string, string>>;

/** Returns the label of each hunk of a change that is proved, by file; null for the others. */
async function labelsOf(before: Texts, after: Texts): Promise<Readonly<Record<string, readonly (string | null)[]>>> {
  const patches = new Map(
    changeInRepository(before, after, ["--no-renames"]).map((patch) => [
      /^diff --git a\/(.*) b\//u.exec(patch)?.[1] ?? "",
      patch,
    ]),
  );
  const finder = new MoveFinder();
  for (const [key, patch] of patches) finder.put(key, parsePatch(patch));
  const finding = finder.find();
  let next = finding.next();
  while (next.done !== true) next = finding.next();
  const found = next.value;
  const movesOf = (key: string) => new FileMoves(found, found.keys.indexOf(key));
  const textOf = (path: string): string => after[path] ?? before[path] ?? "";
  const labels: Record<string, readonly (string | null)[]> = {};
  for (const [path, patch] of patches) {
    const moved = filesWithBlocks(found).includes(path) ? movedBlocks(path, parsePatch(patch), movesOf) : [];
    const others = moved.map(({ key }) => ({ path: key, patch: patches.get(key) ?? "", text: textOf(key) }));
    const proofs = await proveFile({ path, patch, text: textOf(path), moved, others });
    labels[path] = proofs.map((proof) => proof && formLabel([proof]));
  }
  return labels;
}

const BLOCK =
  "/** Adds them. */\nexport function add(one: number, two: number): number {\n  const sum = one + two;\n  return sum;\n}\n";
const A = "import { b } from 'b';\n\nexport function first() {\n  return 1;\n}\n";
const Z = "\nexport function last() {\n  return 2;\n}\n";

it("a block of declarations that moved to another file is proved at both ends", async () => {
  const labels = await labelsOf(
    { "a.ts": `${A}\n${BLOCK}${Z}`, "b.ts": `${A}${Z}` },
    { "a.ts": `${A}${Z}`, "b.ts": `${A}\n${BLOCK}${Z}` },
  );
  expect(labels).toEqual({
    "a.ts": ["Moved to b.ts:7, 5 of 5 lines equal, 1 blank line around"],
    "b.ts": ["Moved from a.ts:7, 5 of 5 lines equal, 1 blank line around"],
  });
});

it("a block is proved in a new file and in one that is gone", async () => {
  expect(await labelsOf({ "a.ts": `${A}\n${BLOCK}`, "b.ts": "" }, { "a.ts": A, "c.ts": BLOCK, "b.ts": "" })).toEqual({
    "a.ts": ["Moved to c.ts:1, 5 of 5 lines equal, 1 blank line around"],
    "c.ts": ["Moved from a.ts:7, 5 of 5 lines equal"],
  });
  expect(await labelsOf({ "a.ts": A, "c.ts": BLOCK }, { "a.ts": `${A}\n${BLOCK}` })).toEqual({
    "a.ts": ["Moved from c.ts:1, 5 of 5 lines equal, 1 blank line around"],
    "c.ts": ["Moved to a.ts:7, 5 of 5 lines equal"],
  });
});

it("only the end whose hunk is nothing else is proved", async () => {
  const after = { "a.ts": A, "c.ts": `import { d } from 'd';\n\n${BLOCK}` };
  expect(await labelsOf({ "a.ts": `${A}\n${BLOCK}` }, after)).toEqual({
    "a.ts": ["Moved to c.ts:3, 5 of 5 lines equal, 1 blank line around"],
    "c.ts": [null],
  });
});

it.each([
  [
    "a.go",
    "package a\n\nfunc first() {}\n",
    "// Adds them.\nfunc add(one int, two int) int {\n\tsum := one + two\n\treturn sum\n}\n",
  ],
  [
    "a.rs",
    "fn first() {}\n",
    "/// Adds them.\n#[inline]\npub fn add(one: u8, two: u8) -> u8 {\n    let sum = one + two;\n    sum\n}\n",
  ],
  [
    "a.py",
    "import b\n",
    "# Adds them.\ndef add(one, two):\n    three = one + two\n    four = three + one\n    return four\n",
  ],
  [
    "a.java",
    "package a;\n\nclass First {}\n",
    "/** Adds. */\nclass Adding {\n  int add(int one, int two) {\n    return one + two;\n  }\n}\n",
  ],
  [
    "a.c",
    "int first(void) { return 1; }\n",
    "// Adds them.\nint add(int one, int two) {\n  int sum = one + two;\n  return sum;\n}\n",
  ],
  [
    "a.php",
    "<?php\nfunction first() {}\n",
    "// Adds them.\nfunction add($one, $two) {\n  $sum = $one + $two;\n  return $sum;\n}\n",
  ],
])("a block of declarations is proved in %s", async (path, first, block) => {
  const other = `other.${path.split(".")[1]}`;
  const labels = await labelsOf(
    { [path]: `${first}\n${block}`, [other]: first },
    { [path]: first, [other]: `${first}\n${block}` },
  );
  expect(Object.values(labels).flat()).toEqual([
    expect.stringMatching(/^Moved to/u),
    expect.stringMatching(/^Moved from/u),
  ]);
});

it("of two copies one is where the block moved to, and the other one is new", async () => {
  const before = { "a.ts": `${A}\n${BLOCK}`, "b.ts": A, "c.ts": A };
  expect(await labelsOf(before, { "a.ts": A, "b.ts": `${A}\n${BLOCK}`, "c.ts": `${A}\n${BLOCK}` })).toEqual({
    "a.ts": ["Moved to b.ts:7, 5 of 5 lines equal, 1 blank line around"],
    "b.ts": ["Moved from a.ts:7, 5 of 5 lines equal, 1 blank line around"],
    "c.ts": [null],
  });
});

const ONE =
  "\nexport function one(a: number) {\n  const sum = a + 100;\n  const more = sum * 200;\n  return more;\n}\n";
const TWO =
  "\nexport function two(a: number) {\n  const rest = a - 300;\n  const less = rest / 400;\n  return less;\n}\n";

it.each<[string, Texts, Texts]>([
  ["the block moved inside the file", { "a.ts": `${ONE}${A}${A.repeat(9)}` }, { "a.ts": `${A}${A.repeat(9)}${ONE}` }],
  [
    "one character changed",
    { "a.ts": `${A}${ONE}`, "b.ts": A },
    { "a.ts": A, "b.ts": `${A}${ONE.replace("100", "101")}` },
  ],
  [
    "the indentation changed",
    { "a.ts": `${A}${ONE}`, "b.ts": A },
    { "a.ts": A, "b.ts": `${A}${ONE.replaceAll("  ", "    ")}` },
  ],
  [
    "a blank at the end changed",
    { "a.ts": `${A}${ONE}`, "b.ts": A },
    { "a.ts": A, "b.ts": `${A}${ONE.replace("100;", "100; ")}` },
  ],
  ["the order changed", { "a.ts": `${A}${ONE}${TWO}`, "b.ts": A }, { "a.ts": A, "b.ts": `${A}${TWO}${ONE}` }],
  [
    "a line is missing",
    { "a.ts": `${A}${ONE}`, "b.ts": A },
    { "a.ts": A, "b.ts": `${A}${ONE.replace(/ {2}const more.*\n/u, "")}` },
  ],
  [
    "a line is added",
    { "a.ts": `${A}${ONE}`, "b.ts": A },
    { "a.ts": A, "b.ts": `${A}${ONE.replace("  return", "  more();\n  return")}` },
  ],
  [
    "other lines are beside it",
    { "a.ts": `${A}${ONE}`, "b.ts": A },
    { "a.ts": `${A}\nthird();\n`, "b.ts": `${A}${ONE}third();\n` },
  ],
  [
    "only a part of a function moved",
    {
      "a.ts":
        "function f() {\n  a();\n  call(100);\n  call(200);\n  call(300);\n  call(400);\n  call(500);\n  b();\n}\n",
      "b.ts": "function g() {\n  c();\n  d();\n}\n",
    },
    {
      "a.ts": "function f() {\n  a();\n  b();\n}\n",
      "b.ts":
        "function g() {\n  c();\n  call(100);\n  call(200);\n  call(300);\n  call(400);\n  call(500);\n  d();\n}\n",
    },
  ],
  [
    "statements moved, which run where they are",
    { "a.ts": `${A}call(100);\ncall(200);\ncall(300);\ncall(400);\ncall(500);\n`, "b.ts": A },
    { "a.ts": A, "b.ts": `${A}call(100);\ncall(200);\ncall(300);\ncall(400);\ncall(500);\n` },
  ],
  [
    "a text got the lines",
    { "a.ts": `${A}${ONE}`, "b.ts": "const text = `\n`;\n" },
    { "a.ts": A, "b.ts": `const text = \`\n${ONE.slice(1)}\`;\n` },
  ],
  [
    "a comment got the lines",
    { "a.ts": `${A}${ONE}`, "b.ts": "/*\n*/\n" },
    { "a.ts": A, "b.ts": `/*\n${ONE.slice(1)}*/\n` },
  ],
  [
    "imports moved",
    {
      "a.ts": `${["a", "b", "c", "d", "e", "f"].map((one) => `import { ${one} } from '${one}';\n`).join("")}${A}`,
      "b.ts": A,
    },
    {
      "a.ts": A,
      "b.ts": `${["a", "b", "c", "d", "e", "f"].map((one) => `import { ${one} } from '${one}';\n`).join("")}${A}`,
    },
  ],
  [
    "a part of a Python function moved",
    {
      "a.py": "def f():\n    a()\n\n    call(100)\n    call(200)\n    call(300)\n    call(400)\n    call(500)\n",
      "b.py": "def g():\n    a()\n",
    },
    {
      "a.py": "def f():\n    a()\n",
      "b.py": "def g():\n    a()\n\n    call(100)\n    call(200)\n    call(300)\n    call(400)\n    call(500)\n",
    },
  ],
  [
    "values moved to another file of settings",
    {
      "a.yaml": "a:\n  b1: text1\n  b2: text2\n  b3: text3\n  b4: text4\n  b5: text5\nz: 1\n",
      "b.yaml": "c:\n  d: 1\nz: 1\n",
    },
    {
      "a.yaml": "a:\nz: 1\n",
      "b.yaml": "c:\n  b1: text1\n  b2: text2\n  b3: text3\n  b4: text4\n  b5: text5\n  d: 1\nz: 1\n",
    },
  ],
  ["no grammar knows the file", { "a.txt": `${A}${ONE}`, "b.txt": A }, { "a.txt": A, "b.txt": `${A}${ONE}` }],
])("nothing of the block is proved if %s", async (_, before, after) => {
  const labels = Object.values(await labelsOf(before, after)).flat();
  expect(labels.filter((label) => label?.startsWith("Moved") === true)).toEqual([]);
});

const FILE = readFileSync("node_modules/graphql/language/printer.mjs", "utf8");
const FUNCTIONS = readFileSync("node_modules/graphql/execution/values.mjs", "utf8")
  .split(/(?=^\/\*\*$)/mu)
  .filter((text) => text.includes("\nexport function "));

it("no moved function of a real file is proved unless it is the same", { tags: "slow" }, async () => {
  const below = randomNumbers(23);
  const wrong: string[] = [];
  for (let tried = 0; tried < sampled(120); tried++) {
    const moved = FUNCTIONS[below(FUNCTIONS.length)] ?? "";
    const at = below(moved.length);
    const edited = moved.slice(0, at) + moved.slice(at + 1);
    const isSame = tried % 4 === 0;
    const got = isSame ? moved : edited;
    const labels = await labelsOf(
      { "a.mjs": `${FILE}\n${moved}`, "b.mjs": "export const b = 1;\n" },
      { "a.mjs": FILE, "b.mjs": `export const b = 1;\n\n${got}` },
    );
    const isProved = Object.values(labels)
      .flat()
      .some((label) => label?.startsWith("Moved") === true);
    const isWrong = isSame ? !isProved : isProved && got.trim() !== moved.trim();
    if (isWrong) wrong.push(got);
  }
  expect(wrong).toEqual([]);
});
