import { parseArgs } from "node:util";
import { SHAPES, type Shape } from "./Shape.ts";

/** What the command line asks of the bench. */
export interface BenchWords {
  /** The reader in the browser, or in the server reading reviews, snapshots of uncommitted work, or finding where remarks are. */
  readonly bench: "reader" | "reviews" | "snapshot" | "porting";
  /** Shapes of changes for the reader. */
  readonly shapes: readonly Shape[];
  readonly runs: number;
  /** The file to write the report to. */
  readonly json: string | null;
  /** The file of the report to compare with. */
  readonly compare: string | null;
}

const READER = `npm run bench -- reader [${SHAPES.map(({ name }) => name).join("] [")}] [--runs N] [--json file] [--compare file]`;
const USAGE = `${READER}\n       npm run bench -- reviews [--runs N]\n       npm run bench -- snapshot [--runs N]\n       npm run bench -- porting [--runs N]`;

/** Reads the words after `npm run bench --`; fails with the usage for those that it does not know. */
export function parseWords(words: readonly string[]): BenchWords {
  const { values, positionals } = parse(words);
  const [bench, ...names] = positionals;
  if (bench !== "reader" && bench !== "reviews" && bench !== "snapshot" && bench !== "porting")
    throw wrong(bench === undefined ? "Name a bench." : `There is no bench “${bench}”.`);
  const isPlain = names.length === 0 && values.json === undefined && values.compare === undefined;
  const what = bench === "reviews" ? "Reviews" : bench === "porting" ? "Remarks" : "Snapshots";
  if (bench !== "reader" && !isPlain) throw wrong(`${what} are measured in one shape, and no report is written.`);
  const unknown = names.find((name) => !SHAPES.some((shape) => shape.name === name));
  if (unknown !== undefined) throw wrong(`There is no shape “${unknown}”.`);
  const runs = values.runs ?? "5";
  if (!/^[1-9]\d?$/.test(runs)) throw wrong(`“${runs}” is no number of runs from 1 to 99.`);
  return {
    bench,
    shapes: SHAPES.filter(({ name }) => names.length === 0 || names.includes(name)),
    runs: Number(runs),
    json: values.json ?? null,
    compare: values.compare ?? null,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { runs: { type: "string" }, json: { type: "string" }, compare: { type: "string" } },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : "", error);
  }
}

function wrong(sentence: string, cause?: unknown): Error {
  return new Error(`${sentence}\nUsage: ${USAGE}`, { cause });
}
