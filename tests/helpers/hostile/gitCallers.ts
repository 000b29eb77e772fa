import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import { sourceFiles } from "../sourceFiles.ts";

const FOLDER = join(import.meta.dirname, "../../../src/server/git");

/** The modules with which other modules of server/git start git processes. */
const ENTRY_POINTS = ["run.ts", "readGit.ts", "gitInWorkTree.ts"];
/** These functions find a repository's folder or change what later processes read, and start none. */
const STARTS_NOTHING = ["requireRepository", "repositoryGone", "repositoryState", "addAlternates"];
const IMPORT = /^import \{(?<names>[^}]*)\} from "\.{1,2}\/(?:\w+\/)?(?<file>\w+\.ts)";$/gmu;

/** A top-level declaration of a module of server/git that calls one of the entry points. */
export interface GitCaller {
  readonly file: string;
  readonly name: string;
  /** Its first and last line, counted from 1. */
  readonly start: number;
  readonly end: number;
}

/** Returns the functions and classes of server/git that start git, sorted by file and name. */
export function gitCallers(): readonly GitCaller[] {
  return sourceFiles(FOLDER)
    .filter((path) => !ENTRY_POINTS.includes(basename(path)))
    .flatMap(callersIn)
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

export const nameOf = ({ file, name }: GitCaller): string => `${file} ${name}`;

function callersIn(path: string): GitCaller[] {
  const source = readFileSync(join(FOLDER, path), "utf8");
  const functions = [...source.matchAll(IMPORT)]
    .filter(({ groups }) => ENTRY_POINTS.includes(groups?.["file"] ?? ""))
    .flatMap(({ groups }) => (groups?.["names"] ?? "").split(","))
    .map((one) => one.trim())
    .filter((one) => /^[a-z]/u.test(one) && !one.startsWith("type ") && !STARTS_NOTHING.includes(one));
  if (functions.length === 0) return [];
  const calls = new RegExp(`(?<![\\w.])(?:${functions.join("|")})\\(`, "u");
  const lineAt = (index: number): number => source.slice(0, index).split("\n").length;
  return parseSync(path, source).program.body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration === null || !calls.test(source.slice(statement.start, statement.end))) return [];
    const own = "id" in declaration ? declaration.id : null;
    const name = own?.type === "Identifier" ? own.name : undefined;
    const first = "declarations" in declaration ? declaration.declarations[0]?.id : undefined;
    const named = name ?? (first?.type === "Identifier" ? first.name : undefined);
    if (named === undefined) return [];
    return [{ file: basename(path), name: named, start: lineAt(statement.start), end: lineAt(statement.end) }];
  });
}
