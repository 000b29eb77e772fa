import { parseArgs } from "node:util";
import { usageError } from "../usageError.ts";

/** The parsed command line of the sweep that compares the API with git. */
export interface ApiArgs {
  /** Null for generated histories. */
  readonly repository: string | null;
  /** The number of commits, chosen by the seed. */
  readonly commits: number;
  readonly seed: number;
  /** The prefix of the one commit to check; empty for many. */
  readonly commit: string;
}

/** Parses the arguments after `npm run sweep -- api`. */
export function parseApiArgs(args: readonly string[]): ApiArgs {
  const { values, positionals } = parse(args);
  const isGenerated = /^\d+$/.test(positionals[0] ?? "");
  const [repository = null, commits = "3000", ...rest] = isGenerated ? [undefined, ...positionals] : positionals;
  if (rest.length > 0 || !/^[1-9]\d{0,5}$/.test(commits)) {
    throw usageError(`“${rest[0] ?? commits}” is no number of commits.`);
  }
  const { seed = "1", commit = "" } = values;
  if (!/^\d{1,9}$/.test(seed)) throw usageError(`“${seed}” is no seed: it is a number.`);
  if (!/^(?:|[0-9a-f]{4,64})$/.test(commit)) throw usageError(`“${commit}” is no beginning of a commit's id.`);
  return { repository, commits: Number(commits), seed: Number(seed), commit };
}

function parse(args: readonly string[]) {
  const options = { seed: { type: "string" }, commit: { type: "string" } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : "", error);
  }
}
