import type { ThreadPosition } from "#server/reviews/positions/ThreadPosition.ts";
import { runGit } from "#tests/bench/runGit.ts";
import { blameReverse, type LineOutcome } from "./blameReverse.ts";

/**
 * A line in a file of a commit, and the commit to which it is followed; `chain` contains the commits between them and
 * around them, oldest first.
 */
export interface FollowedLine {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly line: number;
  readonly to: string;
  readonly chain: readonly string[];
}

/**
 * How blame judges a position. The line is there (`right`), or elsewhere (`wrong`). Blame lost the line but finds a copy
 * elsewhere when it searches for moves: more of the surrounding lines are at our position (`rival`) or at blame's
 * position (`wrong`). The line no longer exists: the code at our position was written by the commit that removed the
 * line or a later one (`plausible`), or by an earlier one (`implausible`), or we returned no position (`gone`). A line
 * that was reported as lost but still exists is `missed`.
 */
export type Verdict = "right" | "wrong" | "rival" | "plausible" | "implausible" | "gone" | "missed";

/**
 * Compares a position with the result of `git blame --reverse` for the line, first without and then with a search for
 * moves.
 */
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

/** Counts the lines near a position that are also near the followed line, up to five on either side. */
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
