import { parseArgs } from "node:util";
import { usageError } from "./usageError.ts";

/** The parsed command line of the sweep. */
export interface SweepArgs {
  /** The subject of the sweep: the reader of changes, or the positions of comments in later commits. */
  readonly what: "reader" | "porting";
  readonly repository: string;
  /** The number of commits, chosen by the seed. */
  readonly commits: number;
  readonly seed: number;
  /** The prefix of the one commit to read; null for many. */
  readonly only: string | null;
  /**
   * The number of edited and moved positions to draw and print for a person to read; null to compare all positions with
   * blame.
   */
  readonly sample: number | null;
}

/** Parses the arguments after `npm run sweep --`; throws an error with the usage for unknown ones. */
export function parseSweepArgs(args: readonly string[]): SweepArgs {
  const what = args[0] === "porting" ? "porting" : "reader";
  const { values, positionals } = parse(what === "porting" ? args.slice(1) : args);
  const [repository, commits = "200", ...rest] = positionals;
  if (repository === undefined) throw usageError("Name a repository.");
  if (rest.length > 0 || !/^[1-9]\d{0,5}$/.test(commits))
    throw usageError(`“${rest[0] ?? commits}” is no number of commits.`);
  const seed = values.seed ?? "1";
  if (!/^\d{1,9}$/.test(seed)) throw usageError(`“${seed}” is no seed: it is a number.`);
  const only = values.commit ?? null;
  if (only !== null && !/^[0-9a-f]{4,64}$/.test(only)) throw usageError(`“${only}” is no beginning of a commit's id.`);
  if (only !== null && what === "porting") throw usageError("Comments are followed from many commits.");
  const sample = values.sample ?? null;
  if (sample !== null && !/^[1-9]\d{0,3}$/.test(sample)) throw usageError(`“${sample}” is not a sample size.`);
  if (sample !== null && what !== "porting") throw usageError("Only positions of comments can be sampled.");
  return {
    what,
    repository,
    commits: Number(commits),
    seed: Number(seed),
    only,
    sample: sample === null ? null : Number(sample),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: { type: "string" }, commit: { type: "string" }, sample: { type: "string" } },
    });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : "", error);
  }
}
