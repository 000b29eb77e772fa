import { parseArgs } from "node:util";
import { wrongWords } from "../wrongWords.ts";

/** What the command line asks of the sweep that holds the API to git. */
export interface ApiWords {
  /** Null for histories that are generated. */
  readonly repository: string | null;
  /** How many commits, chosen by the seed. */
  readonly commits: number;
  readonly seed: number;
  /** The one commit to hold, by a beginning of its id; empty for many. */
  readonly commit: string;
}

/** Reads the words after `npm run sweep -- api`. */
export function parseApiWords(words: readonly string[]): ApiWords {
  const { values, positionals } = parse(words);
  const isGenerated = /^\d+$/.test(positionals[0] ?? "");
  const [repository = null, commits = "3000", ...rest] = isGenerated ? [undefined, ...positionals] : positionals;
  if (rest.length > 0 || !/^[1-9]\d{0,5}$/.test(commits)) {
    throw wrongWords(`“${rest[0] ?? commits}” is no number of commits.`);
  }
  const { seed = "1", commit = "" } = values;
  if (!/^\d{1,9}$/.test(seed)) throw wrongWords(`“${seed}” is no seed: it is a number.`);
  if (!/^(?:|[0-9a-f]{4,64})$/.test(commit)) throw wrongWords(`“${commit}” is no beginning of a commit's id.`);
  return { repository, commits: Number(commits), seed: Number(seed), commit };
}

function parse(words: readonly string[]) {
  const options = { seed: { type: "string" }, commit: { type: "string" } } as const;
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw wrongWords(error instanceof Error ? error.message : "", error);
  }
}
