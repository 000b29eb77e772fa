// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./root.mjs";
import { runScript } from "./runScript.mjs";

/** @typedef {{ path: string, lines: number, text: string, imports: Set<string>, joined: Set<string>, functions: LongFunction[] }} Module `imports` are paths of other modules below src, `joined` those of them that are not entry points */
/** @typedef {{ name: string, lines: number }} LongFunction */
/** @typedef {{ name: string, value: number, limit: number, fits: boolean }} Row */
/** @typedef {{ word: string, in: string[], why: string }} Exemption `in` are full paths, or folders with a slash at the end */
/** @typedef {{ limits: Record<string, number>, oldWords: string[], exemptions: Exemption[], lists: Record<string, string[]> }} Data */

const SRC = join(root, "src");
const DOCS = ["README.md", "ARCHITECTURE.md", "SPEC.md"];
/** Tests and scripts. Their words are counted separately from the source. */
const TESTS = ["tests", ".ci"];
const TEST_WORDS = "words of the old dialect in tests and scripts";
/** The only figure with a lower limit. */
const AT_LEAST = "median lines of a file";
const FUNCTION_LINES = 100;
const LONG_FUNCTIONS = `functions above ${FUNCTION_LINES} lines`;

/**
 * Measures the sizes, imports and wording of the source, and compares each figure with its limit in measure.json. A
 * limit is the goal, or the best figure so far if the goal is not reached yet; then it may only be lowered.
 * @returns {Promise<{ rows: Row[], notes: string[] }>} `notes` explain the figures that exceed their limits
 */
export async function measure() {
  /** @type {Data} */
  const { limits, oldWords, exemptions, lists } = JSON.parse(readFileSync(join(root, ".ci/measure.json"), "utf8"));
  const modules = await readModules();
  const texts = [...modules.map(({ path, text }) => ({ path: `src/${path}`, text })), ...DOCS.map(readText)];
  const sizes = modules.map(({ lines }) => lines).sort((a, b) => a - b);
  const lonely = modules.filter((one) => one.lines < 60 && isLonely(one, modules));
  const rings = cyclesOf(modules);
  const functions = modules.flatMap(({ path, functions: some }) => some.map((one) => ({ path, ...one })));
  const isExempt = exemptionTest(exemptions);
  /** @param {{ path: string, text: string }} one */
  const oldWordsOf = ({ path, text }) =>
    findOldWords(oldWords, text).flatMap((word) => (isExempt(path, word) ? [] : [`${path}: ${word}`]));
  const words = texts.flatMap(oldWordsOf);
  const testWords = testPaths().map(readText).flatMap(oldWordsOf);
  const nouns = /\/\*\*\s*(?:\* )?(?:What|Whether|How|Who|Where|When)\b/gu;
  /** @param {string} folder */
  const foldersIn = (folder) =>
    new Set(modules.flatMap(({ path }) => (path.startsWith(folder) ? path.split("/")[2] : []))).size;
  /** @param {string} path */
  const isOfForges = (path) => path.includes("/forges/") && !path.includes("/sending/");
  /** @param {string} path */
  const isOfOtherTools = (path) => /\/(?:editors|guides|sites)\//u.test(path);
  /** @param {string} path */
  const isOfSeveral = (path) => /\/(?:inbox|submodules)\//u.test(path);
  /** @param {string} path */
  const isOfReading = (path) => /\/(?:folding|groups|peek|suggesting)\//u.test(path);
  /** @param {string} path */
  const isOfSending = (path) => path.includes("/sending/");
  /** @param {readonly Module[]} some */
  const sum = (some) => some.reduce((total, { lines }) => total + lines, 0);
  const values = {
    "source files": modules.filter(({ path }) => !isOfSeveral(path) && !isOfReading(path) && !isOfSending(path)).length,
    [AT_LEAST]: sizes[sizes.length >> 1] ?? 0,
    "90th percentile": sizes[Math.floor(sizes.length * 0.9)] ?? 0,
    "longest file": sizes.at(-1) ?? 0,
    "files of 20 lines or fewer": sizes.filter((lines) => lines <= 20).length,
    "files under 60 lines with one importer, in the same folder": lonely.length,
    // What leads to other tools and repositories has budgets of its own, so that the figure of all the rest can only fall.
    "lines of source": sum(
      modules.filter(
        ({ path }) =>
          !isOfForges(path) && !isOfOtherTools(path) && !isOfSeveral(path) && !isOfReading(path) && !isOfSending(path),
      ),
    ),
    "lines of source in folders named forges": sum(modules.filter(({ path }) => isOfForges(path))),
    "lines of source in folders named editors, guides or sites": sum(
      modules.filter(({ path }) => isOfOtherTools(path)),
    ),
    "lines of source in folders named inbox or submodules": sum(modules.filter(({ path }) => isOfSeveral(path))),
    "lines of source in folders named folding, groups, peek or suggesting": sum(
      modules.filter(({ path }) => isOfReading(path)),
    ),
    "lines of source in folders named sending": sum(modules.filter(({ path }) => isOfSending(path))),
    "lines of CSS": linesOfCss(),
    "cycles of imports": rings.length,
    "folders in server/reviews": foldersIn("server/reviews/"),
    "folders in app/reviewing": foldersIn("app/reviewing/"),
    [LONG_FUNCTIONS]: functions.length,
    "longest function": Math.max(FUNCTION_LINES, ...functions.map(({ lines }) => lines)),
    ...Object.fromEntries(Object.entries(lists).map(([name, paths]) => [name, paths.length])),
    "words of the old dialect": words.length,
    [TEST_WORDS]: testWords.length,
    "doc comments that begin What, Whether, How, Who, Where, When": modules.reduce(
      (sum, { text }) => sum + (text.match(nouns)?.length ?? 0),
      0,
    ),
    // Data that a page shows is read from Relay's store; see useLoadedQuery.
    "calls of fetchQuery": modules.reduce((sum, { text }) => sum + (text.match(/\bfetchQuery[<(]/gu)?.length ?? 0), 0),
    "words of README": countWords("README.md"),
    "words of ARCHITECTURE": countWords("ARCHITECTURE.md"),
    "words of SPEC's prose": countProse("SPEC.md"),
  };
  const rows = Object.entries(values).map(([name, value]) => {
    const limit = limits[name] ?? 0;
    return { name, value, limit, fits: name === AT_LEAST ? value >= limit : value <= limit };
  });
  const gone = Object.values(lists).flatMap((paths) => paths.filter((path) => !existsSync(join(root, path))));
  const notes = [
    ...lonely.map(({ path }) => `${path} has one importer, in the same folder: merge the two`),
    ...rings.map((ring) => `cycle of imports: ${ring.join(", ")}`),
    ...gone.map((path) => `measure.json lists ${path}, which does not exist`),
    ...words,
  ];
  if (rows.some(({ name, fits }) => /function/u.test(name) && !fits)) {
    notes.push(...functions.map(({ path, name, lines }) => `${path}: ${name} has ${lines} lines`));
  }
  const testLimit = limits[TEST_WORDS] ?? 0;
  if (testWords.length > testLimit) notes.push(...testWords);
  if (gone.length > 0) rows.push({ name: "listed files that are missing", value: gone.length, limit: 0, fits: false });
  return { rows, notes };
}

/** @param {string} path @returns {{ path: string, text: string }} */
function readText(path) {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

/** @returns {string[]} */
function testPaths() {
  return TESTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.(?:tsx?|mjs)$/u.test(path) && !path.startsWith("tests/fixtures/"))
      .sort(),
  );
}

/** @param {Exemption[]} exemptions @returns {(path: string, word: string) => boolean} */
function exemptionTest(exemptions) {
  const rules = exemptions.map(({ word, in: paths }) => ({ pattern: new RegExp(`^(?:${word})$`, "u"), paths }));
  return (path, word) =>
    rules.some(
      ({ pattern, paths }) =>
        pattern.test(word) && paths.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one)),
    );
}

/** @returns {Promise<Module[]>} */
async function readModules() {
  // Not at the top of the file: on a fresh clone `npm test` loads this file before it installs packages.
  const { parseSync } = await import("vite");
  const paths = readdirSync(SRC, { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/u.test(path) && !path.endsWith(".d.ts"))
    .sort();
  return paths.map((path) => {
    const text = readFileSync(join(SRC, path), "utf8");
    const { module, program } = parseSync(path, text);
    const named = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? "")),
    ];
    /** @param {string[]} some */
    const pathsOf = (some) => new Set(some.flatMap((one) => resolveImport(path, one.replace(/\?.*$/u, ""))));
    const demanded = module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    );
    // A worker, another program (`./x.worker.ts?worker&url`) and code that is loaded on demand are entry points: they
    // cannot be merged with the module that starts them.
    const joined = pathsOf(named.filter((one) => !one.includes("?")));
    const imports = new Set([...joined, ...pathsOf([...named, ...demanded])]);
    return { path, text, lines: text.split("\n").length - 1, imports, joined, functions: longFunctions(program, text) };
  });
}

/**
 * Returns the functions of more than FUNCTION_LINES lines. A function counts with those inside it.
 * @param {object} program
 * @param {string} text
 * @returns {LongFunction[]}
 */
function longFunctions(program, text) {
  /** @type {LongFunction[]} */
  const found = [];
  /** @param {SyntaxNode} node @param {string} outerName */
  const visit = (node, outerName) => {
    const name = node.id?.name ?? node.key?.name ?? outerName;
    if (/Function/u.test(node.type) && node.body) {
      const lines = text.slice(node.start, node.end).split("\n").length;
      if (lines > FUNCTION_LINES) found.push({ name, lines });
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, name);
  };
  if (isNode(program)) visit(program, "");
  return found;
}

/** @typedef {{ type: string, start: number, end: number, body?: unknown, id?: { name?: string } | null, key?: { name?: string } | null }} SyntaxNode */

/** @param {unknown} value @returns {value is SyntaxNode} */
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** @param {string} path @param {string} specifier @returns {string[]} one path below src, or an empty list for a package */
function resolveImport(path, specifier) {
  if (specifier.startsWith(".")) return [relative(SRC, join(SRC, dirname(path), specifier))];
  return /^#(?:app|cli|contract|server)\//u.test(specifier) ? [specifier.slice(1)] : [];
}

/** @param {Module} one @param {Module[]} modules */
function isLonely(one, modules) {
  const importers = modules.filter(({ joined }) => joined.has(one.path));
  return importers.length === 1 && importers.every(({ path }) => dirname(path) === dirname(one.path));
}

/**
 * Finds the groups of modules that import each other, including imports of types (Tarjan's algorithm).
 * @param {Module[]} modules
 * @returns {string[][]}
 */
function cyclesOf(modules) {
  const byPath = new Map(modules.map((one) => [one.path, one]));
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const marks = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const groups = [];
  /** @param {string} path */
  const visit = (path) => {
    const mark = { index: marks.size, low: marks.size, open: true };
    marks.set(path, mark);
    open.push(path);
    for (const next of byPath.get(path)?.imports ?? []) {
      if (!byPath.has(next)) continue;
      const other = marks.get(next) ?? visit(next);
      if (other.open) mark.low = Math.min(mark.low, other.low);
    }
    if (mark.low === mark.index) {
      const group = open.splice(open.indexOf(path));
      for (const one of group) Object.assign(marks.get(one) ?? {}, { open: false });
      if (group.length > 1) groups.push(group);
    }
    return mark;
  };
  for (const { path } of modules) if (!marks.has(path)) visit(path);
  return groups;
}

/**
 * Finds words of the old dialect in a text, also as parts of a name (`postComment`, `THREAD_TEXT_MAX`).
 * @param {string[]} oldWords regular expressions
 * @param {string} text
 */
export function findOldWords(oldWords, text) {
  const spaced = text
    .replaceAll(/([a-z0-9])([A-Z])/gu, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, "$1 $2")
    .replaceAll("_", " ")
    .replaceAll(/\s+(?:\*\s+|\/\/\s+)?/gu, " ")
    .toLowerCase();
  return spaced.match(new RegExp(`(?<![a-z])(?:${oldWords.join("|")})(?![a-z])`, "gu")) ?? [];
}

function linesOfCss() {
  const paths = readdirSync(SRC, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(".css"));
  return paths.reduce((sum, path) => sum + readFileSync(join(SRC, path), "utf8").split("\n").length - 1, 0);
}

/** @param {string} path */
function countWords(path) {
  return readFileSync(join(root, path), "utf8").split(/\s+/u).length;
}

/** Counts the words outside of tables, code blocks and marks of generated tables. @param {string} path */
function countProse(path) {
  const text = readFileSync(join(root, path), "utf8").replaceAll(/^```[^]*?^```/gmu, "");
  const lines = text.split("\n").filter((line) => !/^(?:\||<!--)/u.test(line));
  return lines.flatMap((line) => line.match(/\S+/gu) ?? []).length;
}

/** Prints the table, followed by notes on exceeded limits. @returns {Promise<boolean>} whether all fits */
async function printMeasures() {
  const { rows, notes } = await measure();
  for (const { name, value, limit, fits } of rows) {
    process.stdout.write(`${fits ? "  " : "! "}${name.padEnd(64)} ${String(value).padStart(7)}  (${limit})\n`);
  }
  const fits = rows.every((row) => row.fits);
  if (!fits) process.stdout.write(`${notes.slice(0, 60).join("\n")}\n`);
  return fits;
}

await runScript(import.meta.url, async () => ((await printMeasures()) ? 0 : 1));
