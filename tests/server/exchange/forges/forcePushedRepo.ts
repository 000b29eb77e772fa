import { type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";

/** Returns 40 numbered lines, some of which are changed, left out (null) or have others below them. */
function lines(changed: Readonly<Record<number, string | null>>): string {
  const all = Array.from({ length: 40 }, (_, at) => (at + 1 in changed ? changed[at + 1] : `line ${at + 1}`));
  return all.flatMap((line) => (line == null ? [] : [`${line}\n`])).join("");
}

export interface ForcePushedRepo {
  /** A bare repository, as a forge has it. */
  readonly bare: TempRepo;
  readonly work: TempRepo;
  readonly base: string;
  /** The tip of the target branch. */
  readonly target: string;
  /** The head that was pushed first. */
  readonly first: string;
  /** The rewritten series. It has the same change of `kept.txt`, but other lines in `code.txt`. */
  readonly second: string;
}

/**
 * A branch that was rewritten: `code.txt` gets another line 10, loses line 20 and gets two lines after 30. The second time
 * two lines are added at its top, and line 10 reads otherwise again.
 */
export async function forcePushedRepo(): Promise<ForcePushedRepo> {
  const [work, bare] = [await tempRepo(), await tempRepo({ bare: true })];
  const base = await work.commit({ "code.txt": lines({}), "kept.txt": lines({}), "gone.txt": "gone\n" }, "Begin");
  await work.git("checkout", "-q", "-b", "topic");
  const change = { 10: "line 10, changed", 20: null, 30: "line 30\nadded 1\nadded 2" };
  const kept = lines({ 5: "line 5, changed" });
  const first = await work.commit({ "code.txt": lines(change), "kept.txt": kept, "gone.txt": null }, "Change lines");
  await work.git("reset", "-q", "--hard", base);
  const again = { ...change, 1: "top 1\ntop 2\nline 1", 10: "line 10, changed again" };
  const second = await work.commit(
    { "code.txt": lines(again), "kept.txt": kept, "gone.txt": null },
    "Change lines, better",
  );
  await work.git("checkout", "-q", "main");
  const target = await work.commit({ "other.txt": "other\n" }, "Go on");
  await bare.git("fetch", "-q", work.path, "+refs/heads/*:refs/heads/*", `${first}:refs/keep-around/${first}`);
  return { bare, work, base, target, first, second };
}
