import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sourceFiles } from "../sourceFiles.ts";

const FOLDER = join(import.meta.dirname, "../../../src/server/git");

/** The files that lead to the child process: what others of the room start git by. */
const DOORS = ["run.ts", "readGit.ts", "gitInWorkTree.ts"];
const IMPORT = /^import \{(?<names>[^}]*)\} from "\.{1,2}\/(?:\w+\/)?(?<file>\w+\.ts)";$/gmu;

/** The names of the room's files, at any depth, that import a function of a door, and not only a type. */
export function gitCallers(): readonly string[] {
  return sourceFiles(FOLDER)
    .filter((path) => !DOORS.includes(basename(path)) && callsDoor(path))
    .map((path) => basename(path))
    .sort();
}

function callsDoor(path: string): boolean {
  const imports = [...readFileSync(join(FOLDER, path), "utf8").matchAll(IMPORT)];
  return imports.some(({ groups: { names = "", file = "" } = {} }) => {
    const functions = names.split(",").filter((one) => one.trim() !== "" && !one.trim().startsWith("type "));
    return DOORS.includes(file) && functions.some((one) => /^[a-z]/u.test(one.trim()));
  });
}
