import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../../src/server/git");

/** The files that lead to the child process: what others of the room start git by. */
const DOORS = ["run.ts", "readGit.ts", "gitInWorkTree.ts"];
const IMPORT = /^import \{(?<names>[^}]*)\} from "\.\/(?<file>\w+\.ts)";$/gmu;

/** The files of the room that import a function of a door, and not only a type. */
export function gitCallers(): readonly string[] {
  return readdirSync(FOLDER).filter((name) => name.endsWith(".ts") && !DOORS.includes(name) && callsDoor(name));
}

function callsDoor(name: string): boolean {
  const imports = [...readFileSync(join(FOLDER, name), "utf8").matchAll(IMPORT)];
  return imports.some(({ groups: { names = "", file = "" } = {} }) => {
    const functions = names.split(",").filter((one) => one.trim() !== "" && !one.trim().startsWith("type "));
    return DOORS.includes(file) && functions.some((one) => /^[a-z]/u.test(one.trim()));
  });
}
