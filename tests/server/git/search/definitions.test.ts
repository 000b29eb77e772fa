import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { codeSymbols } from "#server/git/search/codeSymbols.ts";
import { definitions } from "#server/git/search/definitions.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

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
  await repository.close();
});
afterAll(() => brokerLink.close());

/** The positions of a definition, as `path:line kind` and the line, without spaces. */
async function defined(commit: string, name: string, from?: string): Promise<readonly string[]> {
  const found = await definitions(repository, commit, name, { from: from ?? null });
  return found.definitions.map(({ path, line, text }) => `${path}:${line} ${text}`);
}

describe("a definition", () => {
  it("is where the name is defined at the revision, not where it is used; the file's own language is first", async () => {
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

  it("is complete, or there is none; a name that no language has is refused", async () => {
    expect((await definitions(repository, first, "Panel")).isTruncated).toBe(false);
    expect(await defined(first, "nothingLikeIt")).toEqual([]);
    expect(await defined(first, "--output=x")).toEqual([]);
    for (const name of ["", "a b", "a\nb", "f(", "x".repeat(201)])
      await expect(definitions(repository, first, name), name).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  it("of a file is in the order of its lines; a binary file defines nothing", async () => {
    const oidOf = (path: string): Promise<string> => repo.git("rev-parse", `${first}:${path}`);
    const oids = [await oidOf("src/panels.ts"), await oidOf("bytes.bin")];
    const [forms, binary] = await codeSymbols(repository, oids);
    expect(forms?.symbols.map(({ kind, name, line }) => [kind, name, line])).toEqual([
      ["class", "Panel", 1],
      ["method", "area", 2],
      ["variable", "side", 3],
      ["function", "makePanel", 8],
    ]);
    expect(binary?.symbols).toEqual([]);
  });
});
