import { parseArgs } from "node:util";
import { wrongWords } from "./wrongWords.ts";

/** What the command line asks of the sweep. */
export interface SweepWords {
  /** What is swept: the reader of changes, or where remarks are found in later commits. */
  readonly what: "reader" | "porting";
  readonly repository: string;
  /** How many commits, chosen by the seed. */
  readonly commits: number;
  readonly seed: number;
  /** The one commit to read, by a beginning of its id; null for many. */
  readonly only: string | null;
}

/** Reads the words after `npm run sweep --`; fails with the usage for those that it does not know. */
export function parseSweepWords(words: readonly string[]): SweepWords {
  const what = words[0] === "porting" ? "porting" : "reader";
  const { values, positionals } = parse(what === "porting" ? words.slice(1) : words);
  const [repository, commits = "200", ...rest] = positionals;
  if (repository === undefined) throw wrongWords("Name a repository.");
  if (rest.length > 0 || !/^[1-9]\d{0,5}$/.test(commits))
    throw wrongWords(`“${rest[0] ?? commits}” is no number of commits.`);
  const seed = values.seed ?? "1";
  if (!/^\d{1,9}$/.test(seed)) throw wrongWords(`“${seed}” is no seed: it is a number.`);
  const only = values.commit ?? null;
  if (only !== null && !/^[0-9a-f]{4,64}$/.test(only)) throw wrongWords(`“${only}” is no beginning of a commit's id.`);
  if (only !== null && what === "porting") throw wrongWords("Remarks are followed from many commits.");
  return { what, repository, commits: Number(commits), seed: Number(seed), only };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { seed: { type: "string" }, commit: { type: "string" } },
    });
  } catch (error) {
    throw wrongWords(error instanceof Error ? error.message : "", error);
  }
}
