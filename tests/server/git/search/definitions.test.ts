import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { codeSymbols } from "#server/git/search/codeSymbols.ts";
import { ctagsProgram } from "#server/git/search/ctags.ts";
import { definitions } from "#server/git/search/definitions.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const HAS_CTAGS = (await ctagsProgram(process.env["PATH"] ?? "")) !== null;
const FORMS = `export class Panel {
  area(): number {
    const side = 2;
    return side * side;
  }
}

export function makePanel(): Panel {
  return new Panel();
}
`;
const FILES = {
  "src/panels.ts": FORMS,
  "src/use.ts": `import { makePanel } from "./panels.ts";\n\nconst side = 1;\nmakePanel();\n`,
  "py/panels.py": "def makePanel():\n    return None\n",
  "notes.txt": "makePanel is a function, Panel a class.\n",
  "bytes.bin": new Uint8Array([0, 1, 2, 3]),
  "odd \udcff name.ts": "export function makeOdd() {}\n",
  link: { symlink: "src/panels.ts" },
};

let repo: TempRepo;
let repository: Repository;
let first: string;
let second: string;

beforeAll(async () => {
  repo = await tempRepo();
  first = await repo.commit(FILES);
  second = await repo.commit({ "src/panels.ts": `\n\n${FORMS}` });
});
// Results of a repository are cached while it is open.
beforeEach(async () => {
  repository = await openRepository(repo.path);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await repository.close();
});
afterAll(() => brokerLink.close());

/** The positions of a definition, as `path:line kind` and the line, without spaces. */
async function defined(commit: string, name: string, from?: string): Promise<readonly string[]> {
  const found = await definitions(repository, commit, name, { from: from ?? null });
  return found.definitions.map(({ path, line, text }) => `${path}:${line} ${text}`);
}

describe.each([["by patterns", true], ...(HAS_CTAGS ? [["by Universal Ctags", false] as const] : [])] as const)(
  "a definition found %s",
  (_, isWithout) => {
    const setUp = (): void => {
      // The path of git itself was resolved when the repository was opened.
      if (isWithout) vi.stubEnv("PATH", "");
    };

    it("is where the name is defined at the revision, not where it is used; the file's own language is first", async () => {
      setUp();
      const here = "export function makePanel(): Panel {";
      expect(await defined(first, "makePanel", "src/use.ts")).toEqual([
        `src/panels.ts:8 ${here}`,
        "py/panels.py:1 def makePanel():",
      ]);
      expect(await defined(second, "makePanel", "py/x.py")).toEqual([
        "py/panels.py:1 def makePanel():",
        `src/panels.ts:10 ${here}`,
      ]);
      expect(await defined(first, "Panel")).toEqual(["src/panels.ts:1 export class Panel {"]);
      expect(await defined(first, "makeOdd")).toEqual(["odd \udcff name.ts:1 export function makeOdd() {}"]);
    });

    it("reports which tool found it, or that there is none", async () => {
      setUp();
      const { foundBy, isTruncated } = await definitions(repository, first, "Panel");
      expect([foundBy, isTruncated]).toEqual([isWithout ? "PATTERNS" : "CTAGS", false]);
      expect(await defined(first, "nothingLikeIt")).toEqual([]);
      expect(await defined(first, "--output=x")).toEqual([]);
      for (const name of ["", "a b", "a\nb", "f(", "x".repeat(201)])
        await expect(definitions(repository, first, name), name).rejects.toMatchObject({ code: "BAD_INPUT" });
    });

    it("of a file are in the order of its lines; a binary file defines nothing", async () => {
      const oidOf = (path: string): Promise<string> => repo.git("rev-parse", `${first}:${path}`);
      const [formsOid, binaryOid] = [await oidOf("src/panels.ts"), await oidOf("bytes.bin")];
      setUp();
      const [forms, binary] = await codeSymbols(repository, [
        { path: "a.ts", oid: formsOid },
        { path: "bytes.bin", oid: binaryOid },
      ]);
      const symbols = forms?.symbols
        .filter(({ isLocal }) => !isLocal)
        .map(({ kind, name, line }) => [kind, name, line]);
      expect(symbols).toEqual([
        ["class", "Panel", 1],
        ["method", "area", 2],
        ...(isWithout ? [["variable", "side", 3]] : []),
        ["function", "makePanel", 8],
      ]);
      expect(binary?.symbols).toEqual([]);
    });
  },
);

it.runIf(HAS_CTAGS)("a name within a function is found only from its own file", async () => {
  expect(await defined(first, "side", "src/panels.ts")).toEqual([
    "src/panels.ts:3 const side = 2;",
    "src/use.ts:3 const side = 1;",
  ]);
  expect(await defined(first, "side", "notes.txt")).toEqual(["src/use.ts:3 const side = 1;"]);
});

it.runIf(HAS_CTAGS)("no settings of a repository, a home or a folder reach Universal Ctags", async () => {
  const home = await tempFolder();
  await mkdir(join(home, ".ctags.d"));
  await writeFile(join(home, ".ctags.d", "all.ctags"), "--regex-TypeScript=/(tripwire)/\\1/c,class/\n");
  vi.stubEnv("HOME", home);
  const odd = await tempRepo();
  const commit = await odd.commit({
    ".ctags.d/all.ctags": "--languages=-TypeScript\n",
    "a.ts": "class A {} // tripwire\n",
  });
  const opened = await openRepository(odd.path);
  expect((await definitions(opened, commit, "tripwire")).definitions).toEqual([]);
  expect((await definitions(opened, commit, "A")).foundBy).toBe("CTAGS");
  await opened.close();
});

it("another program named ctags is skipped", async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, "ctags"), "#!/bin/sh\necho Exuberant Ctags 5.8\n", { mode: 0o755 });
  expect(await ctagsProgram(`relative:${folder}`)).toBeNull();
});
