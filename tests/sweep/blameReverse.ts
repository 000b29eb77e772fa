import { runGit } from "#tests/bench/runGit.ts";

/** The last commit that contains a line, and the line's position there. */
export interface LineOutcome {
  readonly commit: string;
  readonly path: string;
  readonly line: number;
}

/** Follows a line forward from one commit to another, along first parents, as `git blame --reverse` does. */
export async function blameReverse(
  repository: string,
  [from, to]: readonly [string, string],
  path: string,
  line: number,
  flags: readonly string[],
): Promise<LineOutcome> {
  const range = ["-L", `${line},${line}`, "--reverse", "--first-parent", `${from}..${to}`];
  const reported = await runGit(repository, ["blame", "--porcelain", ...flags, ...range, "--", path]);
  const [, commit = "", original = "0"] = /^([0-9a-f]{40,64}) (\d+) /.exec(reported) ?? [];
  const [, name = path] = /^filename (.*)$/m.exec(reported) ?? [];
  return { commit, path: name, line: Number(original) };
}
