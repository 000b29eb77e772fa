import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { Repository } from "#server/git/Repository.ts";
import { recordChange } from "#server/reviews/verdicts/changeRecord.ts";
import { type ChangeSince, changeSince, isCarried } from "#server/reviews/verdicts/changeSince.ts";
import { changeHistories } from "./changeHistories.ts";
import { type AskedRepo, type Judgement, judgeChanges, type TwoChanges } from "./editsOracle.ts";

export interface PairToCheck extends TwoChanges {
  /** The history of the pair, for the report. */
  readonly story: string;
  /** True if all messages are the same, in any order; null if unknown. */
  readonly isSameMessages: boolean | null;
}

/** Imports generated pairs of patch sets into a repository. */
export async function generatedPairs(repo: AskedRepo, seed: number, count: number): Promise<readonly PairToCheck[]> {
  const { stream, pairs } = changeHistories(seed, count);
  const markFile = join(repo.scratch, "marks");
  await repo.git(["fast-import", "--quiet", "--done", `--export-marks=${markFile}`], {
    input: Buffer.from(stream, "latin1"),
  });
  const lines = (await readFile(markFile, "utf8")).trimEnd().split("\n");
  const oids = new Map(lines.map((line) => [Number(line.slice(1).split(" ")[0]), line.split(" ")[1] ?? ""]));
  return pairs.map(({ older, newer, ...made }) => ({
    older: { base: oids.get(older.base) ?? "", head: oids.get(older.head) ?? "" },
    newer: { base: oids.get(newer.base) ?? "", head: oids.get(newer.head) ?? "" },
    story: JSON.stringify(made),
    isSameMessages: `${older.messages.toSorted()}` === `${newer.messages.toSorted()}`,
  }));
}

/** The result of a check of many pairs. */
export interface CheckedVerdicts {
  /** One line for each pair that is classified wrongly. */
  readonly faults: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  /** Pairs that have the same edits according to git, and that count as changed. */
  readonly strict: readonly string[];
}

/** One of this number of pairs is also compared using only the record of its older change. */
const RECORDED_EVERY = 4;

/** Compares what Galley reports about pairs of patch sets with what git reports. */
export async function checkVerdicts(
  path: string,
  repo: AskedRepo,
  pairs: readonly PairToCheck[],
): Promise<CheckedVerdicts> {
  const git = await openRepository(path);
  try {
    const [judged, found] = await Promise.all([judgeChanges(repo, pairs), classify(git, pairs)]);
    const faults: string[] = [];
    const strict: string[] = [];
    const counts: Record<string, number> = {};
    for (const [index, pair] of pairs.entries()) {
      const [judgement, change] = [judged[index], found[index]];
      if (judgement === undefined || change == null) throw new Error(`A pair was not judged: ${JSON.stringify(pair)}`);
      counts[change.kind] = (counts[change.kind] ?? 0) + 1;
      const line = `${JSON.stringify(change)} of ${JSON.stringify({ ...pair, ...judgement })}`;
      const fault = faultOf(pair, judgement, change);
      if (fault !== null) faults.push(`${fault}: ${line}`);
      if (change.kind === "CHANGED" && judgement.isSame) strict.push(line);
      if (index % RECORDED_EVERY > 0) continue;
      const record = (await recordChange(git, { ...pair.older, kind: "commits" })) ?? undefined;
      const gone = { ...pair.older, head: "1".repeat(pair.older.head.length), kind: "commits" } as const;
      const recorded = await changeSince(git, gone, { ...pair.newer, kind: "commits" }, { record });
      // A record shows only that a change is the same.
      const mayBeUnknown = change.kind === "BASE_DRIFT" || change.kind === "CHANGED";
      const isWrong = recorded === null ? !mayBeUnknown : faultOf(pair, judgement, recorded) !== null;
      if (isWrong) faults.push(`${JSON.stringify(recorded)} from the record, not ${line}`);
    }
    return { faults, counts, strict };
  } finally {
    await git.close();
  }
}

/** Several at once, as the broker runs them. */
const AT_ONCE = 4;

async function classify(git: Repository, pairs: readonly TwoChanges[]): Promise<readonly (ChangeSince | null)[]> {
  const found: (ChangeSince | null)[] = [];
  const left = [...pairs.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [index, { older, newer }] = next;
      found[index] = await changeSince(git, { ...older, kind: "commits" }, { ...newer, kind: "commits" });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

function faultOf(
  { isSameMessages }: PairToCheck,
  { isSame, isDrifted, isSameBase, isRenamed }: Judgement,
  change: ChangeSince,
): string | null {
  if (isCarried(change) && (!isSame || isDrifted)) return "carried, and should not be";
  if (!isCarried(change) && isSame && !isDrifted) return "not carried, and should be";
  if (change.kind === "BASE_DRIFT" && !isSame && !isRenamed) return "the edits are not the same";
  if (!isCarried(change)) return null;
  if ((change.kind === "TRIVIAL_REBASE") === isSameBase) return "the base is wrong";
  const isReworded = isSameMessages !== null && isSameBase && (change.kind === "IDENTICAL") !== isSameMessages;
  return isReworded ? "the messages are wrong" : null;
}
