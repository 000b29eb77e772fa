import { execFile } from "node:child_process";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseReport } from "#server/exchange/reports/parseReport.ts";
import type { Report } from "#server/reviews/reports/Report.ts";
import { ReportPaths } from "#server/exchange/reports/ReportPaths.ts";

const MODULES = join(import.meta.dirname, "../../../../node_modules");
const OXLINT = join(MODULES, "oxlint/bin/oxlint");
const ESLINT = join(MODULES, "eslint/bin/eslint.js");
const TSC = join(MODULES, "typescript/bin/tsc");
const VITEST = join(MODULES, "vitest/vitest.mjs");

const ESLINT_FILE = "let a = 1;\n\nif (a == 2) debugger;\nvar b;\nexport { b };\n";

let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "galley-reports-")));
  const files = {
    "a.js": "debugger;\nexport const a = 1;\nif (a == 2) debugger;\n",
    "b.ts": 'let x: number = "s";\nexport { x };\n',
    "c.mjs": "export function f(a) {\n  if (a > 5) {\n    return 0;\n  }\n  return a + 1;\n}\n",
    "c.test.mjs": [
      'import { test } from "node:test";',
      'import assert from "node:assert";',
      'import { f } from "./c.mjs";',
      'test("fails", () => assert.equal(f(1), 3));',
      'test("passes", () => assert.equal(f(1), 2));',
    ].join("\n"),
    "ok.js": "export const ok = 1;\n",
    "ok.test.mjs": [
      'import { describe, test } from "node:test";',
      'describe("all", () => { test("passes", () => undefined); test("later", { skip: true }, () => undefined); });',
    ].join("\n"),
    "broken.spec.mjs": 'import "./missing.mjs";\n',
    "fine.spec.mjs": 'import { expect, it } from "vitest";\nit("adds", () => {\n  expect(1 + 1).toBe(2);\n});\n',
    "d.spec.mjs": 'import { expect, it } from "vitest";\nit("adds", () => {\n  expect(1 + 1).toBe(3);\n});\n',
    "e.js": ESLINT_FILE,
    "f.js": "let = ;\n",
    "eslint.config.js": [
      'const rules = { "no-debugger": "error", "no-var": "warn", eqeqeq: "warn", "prefer-const": "error" };',
      'export default [{ files: ["*.js"], rules }];',
    ].join("\n"),
    "package.json": '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a tool, which may fail because it finds something. */
function run(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: "", FORCE_COLOR: undefined };
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], { cwd: folder, env }, (_error, stdout) => resolve(stdout));
  });
}

async function report(text: string): Promise<Report> {
  const [only] = await parseReport(text, true);
  if (only === undefined) throw new Error(`There is no report in ${text}`);
  return only;
}

/** Each finding at the first location that the folder has. */
async function found(text: string): Promise<readonly string[]> {
  const paths = new ReportPaths(folder, ["a.js", "b.ts", "c.mjs", "c.test.mjs", "d.spec.mjs", "e.js", "f.js"]);
  return (await report(text)).findings.map(({ places, severity, rule }) => {
    const place = places.find(({ path }) => paths.find(path) !== null);
    return `${severity} ${place === undefined ? "nowhere" : `${paths.find(place.path)}:${place.line}`} ${rule}`;
  });
}

describe("the real output of tools is read", () => {
  it.each([
    ["json", "warning"],
    ["github", "warning"],
    ["unix", "warning"],
    ["checkstyle", "warning"],
    ["junit", "error"],
  ])("oxlint --format %s", async (format, severity) => {
    expect(await found(await run(OXLINT, "-f", format, "a.js"))).toEqual([
      `${severity} a.js:1 eslint(no-debugger)`,
      `${severity} a.js:3 eslint(no-debugger)`,
    ]);
  });

  it("ESLint's JSON, and a file that it cannot parse", async () => {
    const text = await run(ESLINT, "--format", "json", "e.js", "f.js");
    expect(await found(text)).toEqual([
      "error e.js:1 prefer-const",
      "warning e.js:3 eqeqeq",
      "error e.js:3 no-debugger",
      "warning e.js:4 no-var",
      "error f.js:1 ",
    ]);
    expect((await report(text)).tool).toBe("eslint");
  });

  it("tsc, plain and pretty", async () => {
    for (const pretty of ["false", "true"])
      expect(await found(await run(TSC, "--noEmit", "--pretty", pretty, "b.ts"))).toEqual(["error b.ts:1 TS2322"]);
  });

  it("node --test as JUnit", async () => {
    const text = await run("--test", "--test-reporter=junit", "c.test.mjs");
    expect(await found(text)).toEqual(["error c.test.mjs:4 test › fails"]);
  });

  it("node --test's coverage as lcov", async () => {
    const text = await run("--test", "--experimental-test-coverage", "--test-reporter=lcov", "c.test.mjs");
    const { coverage } = await report(text);
    const lines = [...(coverage?.get("c.mjs") ?? [])].map(([line, is]) => `${line} ${is}`);
    expect(lines.filter((line) => !line.endsWith(" covered"))).toContain("3 uncovered");
    expect(lines).toContain("5 covered");
  });

  it("vitest as JUnit", { tags: "slow" }, async () => {
    const text = await run(VITEST, "run", "--reporter=junit", "--root", folder, "d.spec.mjs");
    expect(await found(text)).toEqual(["error d.spec.mjs:3 d.spec.mjs › adds"]);
  });
});

describe("the real output of tools shows whether they ran to their end", () => {
  const doubts: readonly (readonly [name: string, args: readonly string[], outcome: string])[] = [
    ["oxlint's JSON", [OXLINT, "-f", "json", "ok.js"], "none"],
    ["ESLint's JSON", [ESLINT, "--format", "json", "ok.js"], "none"],
    ["ESLint's JSON of no file", [ESLINT, "--format", "json", "--no-error-on-unmatched-pattern", "x.js"], "unknown"],
    ["tsc's lines without errors", [TSC, "--noEmit", "--allowJs", "ok.js"], "unknown"],
    ["node --test as JUnit", ["--test", "--test-reporter=junit", "ok.test.mjs"], "none"],
  ];

  it.each(doubts)("%s", async (_, args, outcome) => {
    expect((await report(await run(...args))).doubt?.outcome ?? "none").toBe(outcome);
  });

  it("vitest as JUnit, of a file that passes and of one that cannot be loaded", { tags: "slow" }, async () => {
    const junit = async (file: string) => report(await run(VITEST, "run", "--reporter=junit", "--root", folder, file));
    expect((await junit("fine.spec.mjs")).doubt).toBe(null);
    const broken = await junit("broken.spec.mjs");
    expect(broken.findings.map(({ severity }) => severity)).toEqual(["error"]);
  });
});
