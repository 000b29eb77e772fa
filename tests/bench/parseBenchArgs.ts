import { parseArgs } from "node:util";
import { CHANGE_SIZES, type ChangeSize } from "./ChangeSize.ts";

/** What each bench but the reader's measures, as a sentence begins with it. */
const BENCHES = {
  first: "First contacts",
  reviews: "Reviews",
  snapshot: "Snapshots",
  porting: "Comments",
  git: "Reads of git",
  bombs: "Bombs",
  export: "Exported files",
} as const;

type Bench = "reader" | keyof typeof BENCHES;

/** What the command line asks of the bench. */
export interface BenchArgs {
  /**
   * The reader in the browser, or in the server reading reviews, snapshots of uncommitted work, finding where comments are, the
   * reads of git, or repositories made to be too much.
   */
  readonly bench: Bench;
  /** Forms of changes for the reader. */
  readonly sizes: readonly ChangeSize[];
  /** Of the first contacts, the reads of git and the bombs those alone, by name; all if empty. */
  readonly only: readonly string[];
  readonly runs: number;
  /** The file to write the report to. */
  readonly json: string | null;
  /** The file of the report to compare with. */
  readonly compare: string | null;
}

const READER = `npm run bench -- reader [${CHANGE_SIZES.map(({ name }) => name).join("] [")}] [--runs N] [--json file] [--compare file]`;
const USAGE = [
  READER,
  ...Object.keys(BENCHES).map(
    (name) => `npm run bench -- ${name}${hasNames(name) ? " [name …]" : ""}${isRunOnce(name) ? "" : " [--runs N]"}`,
  ),
].join("\n       ");

/** Reads the words after `npm run bench --`; fails with the usage for those that it does not know. */
export function parseBenchArgs(args: readonly string[]): BenchArgs {
  const { values, positionals } = parse(args);
  const [bench, ...names] = positionals;
  if (!isBench(bench)) throw wrong(bench === undefined ? "Name a bench." : `There is no bench “${bench}”.`);
  const isPlain = (names.length === 0 || hasNames(bench)) && values.json === undefined && values.compare === undefined;
  if (bench !== "reader" && !isPlain)
    throw wrong(`${BENCHES[bench]} are measured in one form, and no report is written.`);
  if (isRunOnce(bench) && values.runs !== undefined) throw wrong(`${BENCHES[bench]} are measured once.`);
  const unknown = names.find((name) => !CHANGE_SIZES.some((size) => size.name === name));
  if (unknown !== undefined && bench === "reader") throw wrong(`There is no form “${unknown}”.`);
  const runs = values.runs ?? "5";
  if (!/^[1-9]\d?$/.test(runs)) throw wrong(`“${runs}” is no number of runs from 1 to 99.`);
  return {
    bench,
    sizes: CHANGE_SIZES.filter(({ name }) => names.length === 0 || names.includes(name)),
    only: hasNames(bench) ? names : [],
    runs: Number(runs),
    json: values.json ?? null,
    compare: values.compare ?? null,
  };
}

function isBench(word: string | undefined): word is Bench {
  return word !== undefined && (word === "reader" || Object.hasOwn(BENCHES, word));
}

function hasNames(bench: string): boolean {
  return bench === "first" || isRunOnce(bench);
}

function isRunOnce(bench: string): bench is "git" | "bombs" {
  return bench === "git" || bench === "bombs";
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { runs: { type: "string" }, json: { type: "string" }, compare: { type: "string" } },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : "", error);
  }
}

function wrong(message: string, cause?: unknown): Error {
  return new Error(`${message}\nUsage: ${USAGE}`, { cause });
}
