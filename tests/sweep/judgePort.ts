import type { ThreadPosition } from "#server/reviews/positions/ThreadPosition.ts";
import { runGit } from "#tests/bench/runGit.ts";
import { blameReverse, type LineOutcome } from "./blameReverse.ts";

/** A line of a commit's file, and the commit that it is followed to; `chain` are the commits in between and around, oldest first. */
export interface FollowedLine {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly line: number;
  readonly to: string;
  readonly chain: readonly string[];
}

/**
 * What blame says of a place: the line is there (`right`), or elsewhere (`wrong`). Blame lost the line and finds a copy elsewhere
 * when it looks for moves, and more of the lines around it stand at ours (`rival`) or at blame's (`wrong`). It is nowhere any
 * more, and what was pointed at was written by the commit that took it away or one after it (`plausible`), or before
 * (`implausible`), or nothing was pointed at (`gone`). What was written to be lost and is there is `missed`.
 */
export type Verdict = "right" | "wrong" | "rival" | "plausible" | "implausible" | "gone" | "missed";

/** Holds a position against what `git blame --reverse` says became of the line, strictly and then with moves searched for. */
export async function judgePort(
  followed: FollowedLine,
  { path, startLine, certainty }: ThreadPosition,
): Promise<Verdict> {
  const { repository, commit, to, chain } = followed;
  const isAt = (outcome: LineOutcome): boolean =>
    outcome.commit === to && path === outcome.path && startLine === outcome.line;
  const range = [commit, to] as const;
  const strict = await blameReverse(repository, range, followed.path, followed.line, []);
  const isLost = certainty === "LOST" || path === null || startLine === null;
  if (strict.commit === to) return isAt(strict) ? "right" : isLost ? "missed" : "wrong";
  const loose = await blameReverse(repository, range, followed.path, followed.line, ["-w", "-M", "-C"]);
  if (isAt(loose)) return "right";
  if (loose.commit === to) {
    if (isLost) return "missed";
    const ours = await sharedAround(followed, { commit: to, path, line: startLine });
    return ours >= (await sharedAround(followed, loose)) ? "rival" : "wrong";
  }
  if (isLost) return "gone";
  const reported = await runGit(repository, [
    "blame",
    "--porcelain",
    "-L",
    `${startLine},${startLine}`,
    "--first-parent",
    to,
    "--",
    path,
  ]);
  const writer = /^[0-9a-f]+/.exec(reported)?.[0] ?? "";
  return chain.indexOf(writer) > chain.indexOf(strict.commit) ? "plausible" : "implausible";
}

/** Counts the lines next to a place that are those next to the line that is followed, up to five on either side. */
async function sharedAround(followed: FollowedLine, place: LineOutcome): Promise<number> {
  const was = await linesOf(followed.repository, followed.commit, followed.path);
  const now = await linesOf(followed.repository, place.commit, place.path);
  const alike = (step: 1 | -1): number => {
    let count = 0;
    while (
      count < 5 &&
      trimmed(was[followed.line - 1 + step * (count + 1)]) === trimmed(now[place.line - 1 + step * (count + 1)])
    )
      count++;
    return count;
  };
  return alike(1) + alike(-1);
}

const trimmed = (line: string | undefined): string | undefined => line?.trim();

async function linesOf(repository: string, commit: string, path: string): Promise<readonly string[]> {
  return (await runGit(repository, ["show", `${commit}:${path}`])).split("\n");
}
