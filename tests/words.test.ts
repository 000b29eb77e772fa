import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";

const SRC = `${import.meta.dirname}/../src`;

/** What people read or hear of an element or of an option. */
const SAID: ReadonlySet<unknown> = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "description",
  "detail",
  "emptyText",
  "heading",
  "hint",
  "label",
  "placeholder",
  "text",
  "title",
]);

/** Files that say something and are no words' file, each with its reason. This list only ever shrinks. */
const EXEMPT: ReadonlyMap<string, string> = new Map([
  ["app/ui/shortcutGroups.ts", "holds the groups of keys, which all rooms share"],
  ["app/diff/patch/parsePatch.ts", "reads what git writes"],
  ["app/parts/settings/settingList.ts", "is the one table of all settings, with their names"],
  ["app/screens/settings/SettingsPreview.tsx", "shows a piece of code"],
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const LETTER = /\p{L}/u;
/** What is typed into a shell, or a key that is pressed: it is the same in all languages. */
const TYPED = /^(?:-{1,2}\w[\w =-]*|\(?\w\)?)$/;
/** A sentence, or the beginning of one: what only programs read has no capital before small words. */
const SENTENCE = /^[“…]?\p{Lu}\p{Ll}*(?: [\p{L}\d“]|….*$)/u;

/** Says, one line each, what a module says to people by itself and not by its folder's words. */
function ownWords(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? "syntax error"}`);
  const faults: string[] = [];
  const read = (value: unknown, said: boolean): void => {
    if (Array.isArray(value)) for (const one of value) read(one, said);
    if (!isNode(value) || isForPrograms(value)) return;
    const text = textOf(value);
    if (text !== null && !TYPED.test(text.trim()) && (said ? LETTER : SENTENCE).test(text)) {
      faults.push(`src/${path}:${lineAt(source, value.start)} says “${text.trim()}”`);
    }
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === "object") read(child, isSaid(value, key, said));
    }
  };
  read(program, false);
  return faults;
}

/** Tells whether a child of a node is what people read: an element's content, or what a label is given. */
function isSaid(node: Node, key: string, said: boolean): boolean {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return key === "children";
    case "JSXAttribute":
      return key === "value" && SAID.has(nameOf(node["name"]));
    case "Property":
      return key === "value" && SAID.has(nameOf(node["key"]));
    case "JSXExpressionContainer":
    case "TemplateLiteral":
      return said;
    case "ConditionalExpression":
      return said && key !== "test";
    case "LogicalExpression":
      return said && key === "right";
    default:
      return false;
  }
}

/** Types, imports, documents, and what is thrown at whoever writes code are nobody's reading. */
function isForPrograms(node: Node): boolean {
  if (node.type === "TaggedTemplateExpression") return nameOf(node["tag"]) === "graphql";
  if (node.type === "JSXAttribute") return nameOf(node["name"]) === "className";
  if (node.type === "NewExpression") return ["Error", "TypeError"].includes(nameOf(node["callee"]) ?? "");
  return node.type === "ImportDeclaration" || (node.type.startsWith("TS") && !("expression" in node));
}

function textOf(node: Node): string | null {
  if (node.type === "JSXText" || node.type === "Literal")
    return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type !== "TemplateElement" || !isRecord(node["value"])) return null;
  return typeof node["value"]["cooked"] === "string" ? node["value"]["cooked"] : null;
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : undefined;
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value["type"] === "string";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const lineAt = (source: string, index: number): number => source.slice(0, index).split("\n").length;

const files = sourceFiles(SRC).filter((path) => path.startsWith("app/"));
const sourceOf = (path: string): string => readFileSync(`${SRC}/${path}`, "utf8");
const wordFiles = files.filter((path) => path.endsWith("Words.ts") && / as const;\s*$/.test(sourceOf(path)));

it.each([
  [`export const Hello = () => <p>Good morning</p>;`, "Good morning"],
  [`export const Hello = () => <p>{open ? "opened" : name}</p>;`, "opened"],
  [`export const Hello = () => <button aria-label="close" />;`, "close"],
  ["export const Hello = () => <Tip label={`Go to ${name}`} />;", "Go to"],
  [`const OPTIONS = [{ value: "split", label: "Split" }];`, "Split"],
  [`const NOTHING = "No review waits for you.";`, "No review waits for you."],
])("a text outside of the words' files is caught: %s", (source, text) => {
  expect(ownWords("app/screens/desk/Hello.tsx", source)).toEqual([`src/app/screens/desk/Hello.tsx:1 says “${text}”`]);
});

it("every text of the page stands among the words of its folder", () => {
  const others = files.filter((path) => !wordFiles.includes(path) && !EXEMPT.has(path));
  expect(others.flatMap((path) => ownWords(path, sourceOf(path)))).toEqual([]);
});

it("what is exempt says something", () => {
  expect([...EXEMPT.keys()].filter((path) => ownWords(path, sourceOf(path)).length === 0)).toEqual([]);
});

/** Gives the texts of a words' file. */
function textsIn(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const texts: string[] = [];
  const read = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(read);
    if (!isNode(value) || isForPrograms(value)) return;
    const text = textOf(value);
    if (text !== null && LETTER.test(text)) texts.push(text);
    Object.values(value).forEach(read);
  };
  read(program);
  return texts;
}

/** Says what is wrong with the voice of a text: it is plain, never shouts and never begs. */
function faultOf(text: string): string | undefined {
  if (/\p{L}!(?!\w)/u.test(text)) return "shouts";
  if (/\b(?:sorry|please|oops|whoops|unfortunately|successfully)\b/i.test(text)) return "begs or boasts";
  if (/\.\.\.(?!\p{L})/u.test(text)) return "has three full stops where … stands";
  return undefined;
}

it.each([
  ["Saved!", "shouts"],
  ["Sorry, this is not here.", "begs or boasts"],
  ["Loading...", "has three full stops where … stands"],
])("another voice is caught: %s %s", (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});

it("all words are in one plain voice", () => {
  const texts = wordFiles.flatMap((path) => textsIn(path, sourceOf(path)).map((text) => `${path}: ${text}`));
  expect(texts.length).toBeGreaterThan(900);
  expect(texts.filter((text) => faultOf(text) !== undefined)).toEqual([]);
});
