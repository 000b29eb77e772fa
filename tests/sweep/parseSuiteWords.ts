import { parseArgs } from "node:util";
import { wrongWords } from "./wrongWords.ts";

/** What the command line asks of the sweep over the repositories of git's own tests. */
export interface SuiteWords {
  /** A part of the names of the scripts whose repositories are read; empty for all. */
  readonly part: string;
  /** How many scripts run at once, and how many programs read. */
  readonly jobs: number;
}

/** Reads the words after `npm run sweep -- git`. */
export function parseSuiteWords(words: readonly string[]): SuiteWords {
  const { values, positionals } = parse(words);
  const [part = "", ...rest] = positionals;
  if (rest.length > 0) throw wrongWords(`“${rest[0]}” is one word too many.`);
  const jobs = values.jobs ?? "2";
  if (!/^[1-9]\d?$/.test(jobs)) throw wrongWords(`“${jobs}” is no number of jobs.`);
  return { part, jobs: Number(jobs) };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: { jobs: { type: "string" } } });
  } catch (error) {
    throw wrongWords(error instanceof Error ? error.message : "", error);
  }
}
