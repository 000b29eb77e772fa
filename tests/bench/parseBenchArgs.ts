import { parseArgs } from "node:util";
import { CHANGE_SIZES, type ChangeSize } from "./ChangeSize.ts";

/** What each benchmark except the reader's measures, as it appears at the start of a sentence. */
const BENCHES = {
  first: "First contacts",
  reviews: "Reviews",
  snapshot: "Snapshots",
  porting: "Comments",
  git: "Reads of git",
  bombs: "Bombs",
  export: "Exported files",
  cli: "Starts of the program",
  inbox: "Inboxes",
} as const;

type Bench = "reader" | keyof typeof BENCHES;

/** The parsed command line of the benchmark. */
export interface BenchArgs {
  /**
   * The subject of the benchmark: the reader in the browser; or, in the server, reviews, snapshots of uncommitted work,
   * positions of comments, git reads, or repositories that are built to overload it.
   */
  readonly bench: Bench;
  /** The sizes of changes for the reader. */
  readonly sizes: readonly ChangeSize[];
  /** Names the only first contacts, git reads or bombs to run; empty means all. */
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

/** Parses the arguments after `npm run bench --`. Throws an error with the usage for unknown arguments. */
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
