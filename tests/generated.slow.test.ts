import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** A small project with the same build: one type with one field, and one component that queries it. */
const PROJECT_FILES: Readonly<Record<string, string>> = {
  "src/server/schema/Query.ts": `/** The name of what is served. @gqlQueryField */\nexport function name(): string {\n  return "galley";\n}\n`,
  "src/app/screens/home/HomeScreen.tsx": `import { graphql } from "react-relay";\nexport const query = graphql\`\n  query HomeScreenQuery {\n    name\n  }\n\`;\n`,
};

let fresh: string;
let project: string;

interface Answer {
  readonly code: number;
  readonly reported: string;
}

function node(script: string, args: readonly string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, ".ci", script), ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, reported: stdout + stderr }),
    );
  });
}

const checkGenerated = (): Promise<Answer> => node("checkGenerated.mjs", [project]);

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(project, path), change(readFileSync(join(project, path), "utf8")));
}

beforeAll(async () => {
  fresh = mkdtempSync(join(tmpdir(), "galley-generated-"));
  for (const path of [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "relay.config.json",
    "src/server/tsconfig.json",
    "SPEC.md",
  ]) {
    cpSync(join(ROOT, path), join(fresh, path));
  }
  for (const [path, text] of Object.entries(PROJECT_FILES)) {
    mkdirSync(dirname(join(fresh, path)), { recursive: true });
    writeFileSync(join(fresh, path), text);
  }
  symlinkSync(join(ROOT, "node_modules"), join(fresh, "node_modules"));
  const { code, reported } = await node("generate.mjs", [fresh]);
  if (code !== 0) throw new Error(reported);
});

beforeEach(() => {
  if (project !== undefined) rmSync(project, { recursive: true, force: true });
  project = mkdtempSync(join(tmpdir(), "galley-generated-"));
  cpSync(fresh, project, { recursive: true });
});

afterAll(() => {
  for (const folder of [fresh, project]) rmSync(folder, { recursive: true, force: true });
});

const REPAIR = "Run `npm run generate` and commit what it writes.\n";

it("generated files that match their sources pass", async () => {
  expect(await checkGenerated()).toEqual({ code: 0, reported: "" });
});

it("a field that the schema lacks is reported with its name, its type, the file and the line", async () => {
  edit("src/app/screens/home/HomeScreen.tsx", (text) => text.replace("    name\n", "    name\n    titel\n"));
  const { code, reported } = await checkGenerated();
  expect(code).toBe(1);
  expect(reported).toContain("The type `Query` has no field `titel`.");
  expect(reported).toContain("src/app/screens/home/HomeScreen.tsx:5");
});

it("a query that changed since it was compiled makes its artifact and the persisted operations stale", async () => {
  edit("src/app/screens/home/HomeScreen.tsx", (text) => text.replace("    name\n", "    title: name\n"));
  expect(await checkGenerated()).toEqual({
    code: 1,
    reported:
      "__generated__/HomeScreenQuery.graphql.ts is stale: it is not what the sources say now.\n" +
      `__generated__/persisted.json is stale: it is not what the sources say now.\n${REPAIR}`,
  });
});

it("an operation that nothing uses any more must not stay among the persisted ones", async () => {
  edit("__generated__/persisted.json", (text) => text.replace("{", '{"0": "query Retired { name }",'));
  const { reported } = await checkGenerated();
  expect(reported).toBe(`__generated__/persisted.json is stale: it is not what the sources say now.\n${REPAIR}`);
});

it("a field that was added to a class makes the schema stale, and generating fixes it", async () => {
  edit("src/server/schema/Query.ts", (text) => text.replaceAll("name", "headline"));
  edit("src/app/screens/home/HomeScreen.tsx", (text) => text.replace("    name\n", "    headline\n"));
  const { reported } = await checkGenerated();
  expect(reported).toContain("schema.graphql is stale: it is not what the sources say now.\n");
  await node("generate.mjs", [project]);
  expect(await checkGenerated()).toEqual({ code: 0, reported: "" });
});

it("a table of SPEC.md that says something else than the code is stale, and generating fixes it", async () => {
  edit("SPEC.md", (text) => text.replace("Concurrent connections. A browser opens six.", "Anything"));
  expect(await checkGenerated()).toEqual({
    code: 1,
    reported: expect.stringContaining("SPEC.md is stale: it is not what the sources say now.\n"),
  });
  await node("generate.mjs", [project]);
  expect(await checkGenerated()).toEqual({ code: 0, reported: "" });
});

it("a class that Grats rejects is reported with the reason that Grats gives", async () => {
  edit("src/server/schema/Query.ts", (text) => text.replace(": string", ""));
  const { code, reported } = await checkGenerated();
  expect(code).toBe(1);
  expect(reported).toContain("Grats refuses the schema's classes:");
  expect(reported).toContain("src/server/schema/Query.ts:2:17");
});

it("an extra artifact and a missing one are distinguished", async () => {
  rmSync(join(project, "__generated__/HomeScreenQuery.graphql.ts"));
  writeFileSync(join(project, "__generated__/GoneScreenQuery.graphql.ts"), "");
  const { reported } = await checkGenerated();
  expect(reported).toBe(
    "__generated__/GoneScreenQuery.graphql.ts is left over: nothing in src asks for it any more.\n" +
      `__generated__/HomeScreenQuery.graphql.ts is missing: it has never been generated.\n${REPAIR}`,
  );
});
