import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { definitionIn, definitions } from "#server/git/search/definitions.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const PANELS = `export class Panel {
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
  "src/panels.ts": PANELS,
  "src/use.ts": `import { makePanel } from "./panels.ts";\n\nconst side = 1;\nmakePanel();\n`,
  "py/panels.py": "def makePanel():\n    return None\n",
  "notes.txt": "makePanel is a function, Panel a class.\n",
  "bytes.bin": new Uint8Array([0, 1, 2, 3]),
  "odd \udcff name.ts": "export function makeOdd() {}\n",
  link: { symlink: "src/panels.ts" },
};

const FORMS: readonly (readonly [line: string, definition: string | null])[] = [
  ["export default class Reader<T> extends Base {", "class Reader"],
  ["export interface Panel {", "interface Panel"],
  ["  public static async load(id: string): Promise<void> {", "method load"],
  ["  get size() {", "method size"],
  ["  #hide() {", "method hide"],
  ["export async function* walk(from: number) {", "function walk"],
  ["export const LIMIT = 5;", "variable LIMIT"],
  ["type Both = A & B;", "type Both"],
  ["class Dog(Animal):", "class Dog"],
  ["    async def bark(self):", "function bark"],
  ["    def bark(self):", "function bark"],
  ["TIMES = 3", "variable TIMES"],
  ["func (s *Server) Serve(l net.Listener) error {", "function Serve"],
  ["func New() *Server {", "function New"],
  ["type Server struct {", "type Server"],
  ["pub(crate) fn parse<'a>(text: &'a str) -> Ast {", "function parse"],
  ["impl<T> Display for Tree<T> {", "implementation Tree"],
  ["    let mut count = 0;", "variable count"],
  ["macro_rules! maybe {", "macro maybe"],
  ["static int read_all(struct file *f, char *buf)", "function read_all"],
  ["int main(void) {", "function main"],
  ["#define MAX_NAME 255", "macro MAX_NAME"],
  ["  def self.create(name)", "function create"],
  ["module Billing", "module Billing"],
  ["fun String.shout(): String = uppercase()", "function shout"],
  ["data class Point(val x: Int)", "class Point"],
  ["public override bool Equals(object other)", "function Equals"],
  ["  private void Hide() {", "method Hide"],
  ["(defun greet (name)", "definition greet"],
  ["greet :: String -> String", "variable greet"],
  ["build_all() {", "method build_all"],
  ["CREATE OR REPLACE VIEW totals AS", "definition totals"],
  ["const größe = 1;", "variable größe"],
  ["  if (ready) {", null],
  ["  } else if (ready) {", null],
  ["  return make(1);", null],
  ["// function gone() {", null],
  ["# def gone():", null],
  [" * class Gone {", null],
  ["  call(one, two);", null],
  ["int declared(int);", null],
  ["x == y", null],
];

let repo: TempRepo;
let repository: Repository;
let first: string;
let second: string;

beforeAll(async () => {
  repo = await tempRepo();
  first = await repo.commit(FILES);
  second = await repo.commit({ "src/panels.ts": `\n\n${PANELS}` });
});
// Results of a repository are cached while it is open.
beforeEach(async () => {
  repository = await openRepository(repo.path);
});
afterEach(async () => {
  await repository.close();
});

/** The positions of a definition, as `path:line kind` and the line, without spaces. */
async function defined(commit: string, name: string, from?: string): Promise<readonly string[]> {
  const found = await definitions(repository, commit, name, { from: from ?? null });
  return found.definitions.map(({ path, line, text }) => `${path}:${line} ${text}`);
}

describe("a definition", () => {
  it("is where the name is defined at the revision, not where it is used; the file of the request is first", async () => {
    const here = "export function makePanel(): Panel {";
    expect(await defined(first, "makePanel", "src/panels.ts")).toEqual([
      `src/panels.ts:8 ${here}`,
      "py/panels.py:1 def makePanel():",
    ]);
    expect(await defined(second, "makePanel", "src/use.ts")).toEqual([
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

  it("of every form is among the lines that the search finds", async () => {
    const lines = FORMS.filter(([, definition]) => definition !== null);
    const commit = await repo.commit(
      Object.fromEntries(lines.map(([line], index) => [`forms/${index}`, `x\n${line}\r\n`])),
    );
    for (const [index, [, definition]] of lines.entries()) {
      const name = definition?.split(" ").at(-1) ?? "";
      expect(await defined(commit, name, `forms/${index}`), name).toContain(
        `forms/${index}:2 ${lines[index]?.[0].trim()}`,
      );
    }
  });
});

describe("the definition in a line", () => {
  it.each(FORMS)("of %j is %j", (line, definition) => {
    const found = definitionIn(line);
    expect(found && `${found.kind} ${found.name}`).toBe(definition);
  });

  it("is found in linear time, and never in a line that nobody wrote by hand", () => {
    const hostile = ["a ".repeat(190), "pub ".repeat(95), `${"(".repeat(390)}`, `f(${")".repeat(380)}`];
    for (const line of [...hostile, `class ${"x".repeat(1_000_000)}`]) expect(definitionIn(line)).toBe(null);
  });
});
