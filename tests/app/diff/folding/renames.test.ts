import { readdirSync, readFileSync } from "node:fs";
import { minifySync, transformWithOxc } from "vite";
import { expect, it } from "vitest";
import { formLabel, type FormProof } from "#app/diff/folding/FormProof.ts";
import { proveFile } from "#app/diff/folding/proveForm.ts";
import { sampled } from "#tests/helpers/testRun.ts";
import { pairDiffs } from "../pairDiffs.ts";
import { randomNumbers } from "./editedTexts.ts";
import { proofOf } from "./proofOf.ts";

/** Renames `one` to `other` wherever it is a word. */
const renamed = (text: string): string => text.replace(/\bone\b/gu, "other");

it.each([
  ["const one = 1;\nf(one);\n", 2],
  ["function f(one) {\n  return one + one;\n}\n", 3],
  ["const f = (one) => one;\nconst g = (one) => ({ a: one });\n", 4],
  ["export function one() {}\none();\n", 2],
  ["class one {}\nlet a: one = new one();\n", 3],
  ["interface one {}\nlet a: one;\n", 2],
  ["function f<one>(a: one): one {\n  return a;\n}\n", 3],
  ["class A {\n  #one = 1;\n  f() {\n    return this.#one;\n  }\n}\n", 2],
  ["const { a: one, ...rest } = b;\nf(one, rest);\n", 2],
  ["for (const one of a) f(one);\nfor (let one = 0; one < 3; one++) f(one);\n", 6],
  ["try {\n  a();\n} catch (one) {\n  b(one);\n}\n", 2],
  ["import one from 'a';\nimport * as b from 'b';\none(b);\n", 2],
  ["import { a as b } from 'a';\nconst one = b;\nf(`${one}`);\n", 2],
  ["const none = 0;\nconst one = none;\nf(one);\n", 2],
])("a name is replaced everywhere in a file that declares it: %j", async (before, all) => {
  const proof = await proofOf("a.ts", before, renamed(before));
  const isExported = before.startsWith("export ");
  const rename = { from: "one", to: "other", places: all, all, isExact: true, sources: [], isExported };
  expect(proof).toEqual({ ...NO_STYLE, rename });
});

it.each([
  ["a component", "function One() {}\na = <One b={c}>d</One>;\n", "function Two() {}\na = <Two b={c}>d</Two>;\n"],
])("%s is replaced in its tags", async (_, before, after) => {
  expect((await proofOf("a.tsx", before, after))?.rename?.all).toBe(3);
});

it.each([
  ["one place is missed", "const one = 1;\nf(one, one);\n", "const other = 1;\nf(other, one);\n"],
  ["the new name is another thing", "const one = 1;\nf(one, other);\n"],
  ["the new name is shadowed", "const one = 1;\nfunction f(other) {\n  return one + other;\n}\n"],
  ["the new name is in a text", "const one = 1;\nf(one, 'other');\n"],
  ["the old name stays in a text", "const one = 1;\nf(one, 'one');\n", "const other = 1;\nf(other, 'one');\n"],
  ["a text changes as well", "const one = 1;\nf(one, 'one');\n"],
  ["a text changes as well, and a name ends like it", "const one = 1;\nconst none = 2;\nf(one, 'one');\n"],
  ["a comment changes as well", "const one = 1; // one\nf(one);\n"],
  ["the old name stays in a comment", "// one\nconst one = 1;\nf(one);\n", "// one\nconst other = 1;\nf(other);\n"],
  ["a template changes as well", "const one = 1;\nf(`one ${one}`);\n"],
  ["text of JSX changes as well", "const one = 1;\na = <b c={one}>one</b>;\n"],
  ["a lower-case tag is an element", "function one() {}\na = <one />;\n"],
  ["an attribute changes as well", "const one = 1;\na = <B one={one} />;\n"],
  ["a regular expression changes as well", "const one = 1;\nf(one, /one/u);\n"],
  ["nothing declares it", "f(one);\ng(one);\n"],
  ["another part declares it", "function f(one) {\n  return one;\n}\ng(one);\n"],
  ["a block declares it", "{\n  const one = 1;\n  f(one);\n}\ng(one);\n"],
  ["it is only assigned", "[one] = [one];\n"],
  ["it is only assigned in a loop", "for ([one] of [[1]]) f(one);\n"],
  ["it is only caught", "try {\n} catch (one) {\n  f(one);\n}\ng(one);\n"],
  ["only a signature has it", "type A = (one: string) => void;\nf(one);\n"],
  ["it is a type, and a value of another file", "interface one {}\nlet a: one = new one();\n"],
  ["it is a value, and a type of another file", "const one = 1;\nlet a: one = one;\n"],
  [
    "it is private in a class, and a value of another file",
    "class A {\n  #one = 1;\n  f() {\n    return one;\n  }\n}\n",
  ],
  ["it is imported under that name", "import { a as one } from 'a';\nf(one, one);\n".replace("a as one", "one as a")],
  ["it is exported by its name", "const one = 1;\nexport { one };\n"],
  ["it is exported from elsewhere", "export { one } from 'a';\nexport { one as b } from 'b';\n"],
  ["it is a property", "a = { one: 1 };\nf(a.one);\n"],
  ["it is a property and a variable", "const one = 1;\nf({ one });\n"],
  ["it is read from a property of its name", "const { one } = a;\nf(one);\n"],
  ["it is read from a property with a default", "const { one = 1 } = a;\nf(one);\n"],
  ["it is a method", "class A {\n  one() {\n    this.one();\n  }\n}\n"],
  ["it is a parameter and a property", "class A {\n  constructor(private one: B) {\n    f(one);\n  }\n}\n"],
  ["it is a parameter and a property", "class A {\n  constructor(readonly one: B) {\n    f(one);\n  }\n}\n"],
  ["it is a member of an enum", "enum A {\n  one,\n  b = one,\n}\n"],
  ["it is a label", "one: for (;;) break one;\n"],
  ["it is found by eval", "const one = 1;\nf(one, eval(a));\n"],
  ["it is found in an object", "const one = 1;\nwith (a) f(one);\n"],
  ["it adds to what others declare", "declare global {\n  interface one {\n    a: one;\n  }\n}\n"],
  ["it is spelled otherwise as well", "const one = 1;\nf(one, \\u006fther);\n"],
  ["one place is no rename", "function one() {}\n"],
  ["two names change", "const one = 1;\nconst a = 2;\nf(one, a);\n", "const other = 1;\nconst b = 2;\nf(other, b);\n"],
  ["two names become one", "const one = 1;\nconst a = 2;\nf(one, a);\n", "const b = 1;\nconst b = 2;\nf(b, b);\n"],
  ["an operator changes as well", "const one = 1;\nf(one + 1);\n", "const other = 1;\nf(other - 1);\n"],
  ["its order changes", "const one = 1;\nf(one, a);\n", "const other = 1;\nf(a, other);\n"],
])("nothing is proved if %s: %j", async (_, before, after = renamed(before)) => {
  expect(await proofOf("a.tsx", before, after)).toBeNull();
});

it.each(["await", "undefined", "arguments", "null", "this", "class", "of", "NaN", "ünicode"])(
  "nothing is proved if the new name is %j",
  async (name) => {
    const before = "const one = 1;\nfunction f() {\n  return one;\n}\n";
    expect(await proofOf("a.ts", before, before.replaceAll("one", name))).toBeNull();
  },
);

it.each([
  ["a.py", "one = 1\nf(one)\n"],
  ["a.go", "package a\n\nfunc f(one int) int { return one }\n"],
  ["a.json", '{"one": 1, "a": "one"}\n'],
  ["a.css", ":root { --one: 1px; }\na { b: var(--one); }\n"],
  ["a.yaml", "a: &one 1\nb: *one\n"],
])("no rename is proved in %s", async (path, before) => {
  expect(await proofOf(path, before, renamed(before))).toBeNull();
});

it.each([
  ["import { one } from './a';\none();\n", ["./a"]],
  ["import type { one } from './a';\nlet b: one;\n", ["./a"]],
  ["import { b, type one } from './a';\nlet c: one;\n", ["./a"]],
  ["import { b as one } from './a';\none();\n", []],
])("the module of an imported name has to be renamed as well: %j", async (before, sources) => {
  expect((await proofOf("a.ts", before, renamed(before)))?.rename).toMatchObject({ sources, isExported: false });
});

it.each([
  ["export const one = 1;\nf(one);\n", true],
  ["export class one {}\nf(one);\n", true],
  ["export default function one() {}\none();\n", false],
])("only a name that is exported is renamed for others: %j", async (before, isExported) => {
  expect((await proofOf("a.ts", before, renamed(before)))?.rename).toMatchObject({ sources: [], isExported });
});

const NO_STYLE = { quotes: 0, commas: 0, semicolons: 0 };
const LINES = "a();\n".repeat(8);

/** Returns the proofs of the hunks that git makes. */
async function proofsOf(before: string, after: string): Promise<readonly (FormProof | null)[]> {
  const [patch = ""] = await (await pairDiffs([{ before, after }])).with("-U3");
  return proveFile({ path: "a.ts", patch, text: after });
}

it("a rename counts its places in each hunk, and what else differs in form", async () => {
  const before = `const one = 1;\n${LINES}f(one, one);\n${LINES}g('one'.length, 2);\n`.replace("'one'", "'a'");
  const after = `const other = 1;\n${LINES}f(\n  other,\n  other,\n);\n${LINES}g("a".length, 2);\n`;
  const proofs = await proofsOf(before, after);
  expect(proofs.map((proof) => proof && formLabel([proof]))).toEqual([
    "Only `one` → `other`, 1 of 3 times",
    "Only `one` → `other`, 2 of 3 times, 1 trailing comma",
    "Formatting only: 1 quote style",
  ]);
  expect(formLabel(proofs.flatMap((proof) => proof ?? []))).toBe(
    "Only `one` → `other`, 3 times, 1 quote style, 1 trailing comma",
  );
});

it("no hunk is proved by a rename if another one changes more", async () => {
  const before = `const one = 1;\n${LINES}f(one, 2);\n${LINES}g(3,  4);\n`;
  const after = `const other = 1;\n${LINES}f(other, 3);\n${LINES}g(3, 4);\n`;
  expect(await proofsOf(before, after)).toEqual([null, null, NO_STYLE]);
});

const LARGEST = 8000;

/** Returns a script without types and with short names for all that it declares; the same for the same meaning. */
async function meaningOf(text: string): Promise<string> {
  // An exported name is declared like all others; the minifier would keep it.
  const plain = text.replace(/^export (?=(?:abstract|async|class|const|enum|function|interface|type) )/gmu, "");
  const { code } = await transformWithOxc(plain, "a.tsx", { lang: "tsx", sourcemap: false });
  return minifySync("a.js", code, { module: true, compress: false, mangle: { toplevel: true } }).code;
}

it("no rename in a real file is proved that changes what a name means", { tags: "slow" }, async () => {
  const below = randomNumbers(19);
  const paths = readdirSync("src/app", { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/u.test(path));
  const found = { wrong: [] as string[], tried: 0, folded: 0 };
  const wanted = sampled(800);
  while (found.tried < wanted) {
    const path = `src/app/${paths[below(paths.length)] ?? ""}`;
    const before = readFileSync(path, "utf8");
    if (before.length > LARGEST) continue;
    const names =
      below(2) === 0 ? /(?<=\b(?:const|let|function|class|interface|type) )[A-Za-z_]\w*\b/gu : /\b[A-Za-z_]\w*\b/gu;
    const words = [...new Set(before.match(names))];
    const [from, another] = [words[below(words.length)] ?? "", words[below(words.length)] ?? ""];
    if (from === "") continue;
    const places = before.split(new RegExp(`\\b${from}\\b`, "u"));
    // A new name at all places, or at all but one, or the name of something else.
    const [to, missed] = [`${from}New`, below(places.length - 1)];
    for (const after of [
      places.join(to),
      places.join(another),
      [places.slice(0, missed + 1).join(to), places.slice(missed + 1).join(to)].join(from),
    ]) {
      if (after === before) continue;
      found.tried += 1;
      const proof = await proofOf(path, before, after);
      // What is imported is proved together with its module.
      if (proof === null || proof.rename?.sources.length !== 0) continue;
      found.folded += 1;
      if (after !== places.join(to) || (await meaningOf(before)) !== (await meaningOf(after)))
        found.wrong.push(`${path}: ${from}`);
    }
  }
  expect(found.wrong).toEqual([]);
  expect(found.folded).toBeGreaterThan(wanted / 20);
});
