import { parseArgs } from "node:util";
import { usageError } from "./usageError.ts";

/** The parsed command line of the sweep over the repositories of git's own tests. */
export interface SuiteArgs {
  /** A part of the names of the scripts whose repositories are read; empty for all. */
  readonly part: string;
  /** One of this many equal shares of the scripts, numbered from 1: all shares together contain every script once. */
  readonly share: { readonly place: number; readonly of: number };
  /** The number of scripts that run at once, and of programs that read. */
  readonly jobs: number;
}

/** Parses the arguments after `npm run sweep -- git`. */
export function parseSuiteArgs(args: readonly string[]): SuiteArgs {
  const { values, positionals } = parse(args);
  const [part = "", ...rest] = positionals;
  if (rest.length > 0) throw usageError(`“${rest[0]}” is one word too many.`);
  const jobs = values.jobs ?? "2";
  if (!/^[1-9]\d?$/.test(jobs)) throw usageError(`“${jobs}” is no number of jobs.`);
  return { part, share: parseShare(values.share ?? "1/1"), jobs: Number(jobs) };
}

function parseShare(args: string): SuiteArgs["share"] {
  const [place = 0, of = 0] = /^\d{1,3}\/\d{1,3}$/.test(args) ? args.split("/").map(Number) : [];
  if (place < 1 || place > of) throw usageError(`“${args}” is no share: the second of eight is 2/8.`);
  return { place, of };
}

function parse(args: readonly string[]) {
  try {
    const options = { share: { type: "string" }, jobs: { type: "string" } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : "", error);
  }
}
