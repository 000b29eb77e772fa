import { expect, test } from "vitest";
import { decodeBytes } from "#contract/byteText.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { WorktreePartName } from "#contract/pageParams.ts";
import { partSpan } from "#server/git/snapshots/liveSnapshot.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempRepo, type FileContent, type Files, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** The uncommitted files by path, with modes and, if git reports it, the old and new content. */
interface Status {
  readonly staged: readonly string[];
  readonly unstaged: readonly string[];
  readonly untracked: readonly string[];
  readonly conflicted: readonly string[];
}

const NONE = "000000";

/** Reads `git status --porcelain=v2 -z`: `1 XY sub mH mI mW hH hI path`, `u XY … path`, `? path`. */
async function statusOf(repo: TempRepo): Promise<Status> {
  const flags = ["--porcelain=v2", "-z", "--untracked-files=all", "--no-renames"];
  const text = decodeBytes(await repo.gitBytes(["--no-optional-locks", "status", ...flags]));
  const [staged, unstaged, untracked, conflicted]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const line of text.split("\0")) {
    const ordinary = /^1 (.)(.) \S+ (\d+) (\d+) (\d+) (\S+) (\S+) ([^]*)$/u.exec(line);
    if (ordinary !== null) {
      const [, x, y, head, index, work, headOid, indexOid, path] = ordinary;
      if (x !== ".") staged.push(`${head} ${index} ${headOid} ${indexOid} ${path}`);
      if (y !== ".") unstaged.push(`${index} ${work} ${index === NONE ? "-" : indexOid} ${path}`);
    } else if (line.startsWith("u ")) conflicted.push(line.split(" ").slice(10).join(" "));
    else if (line.startsWith("? ")) untracked.push(line.slice(2));
  }
  return {
    staged: staged.toSorted(),
    unstaged: unstaged.toSorted(),
    untracked: untracked.toSorted(),
    conflicted: conflicted.toSorted(),
  };
}

interface Sides {
  readonly path: string;
  readonly oldMode: string;
  readonly newMode: string;
  readonly oldOid: string;
  readonly newOid: string;
}

/** Returns the same for a snapshot's parts. Conflicts are neither staged nor unstaged. */
async function statusIn(repository: Repository, snapshot: Snapshot): Promise<Status> {
  const zeros = "0".repeat(repository.emptyTree.length);
  const inConflict = new Set(snapshot.conflicts);
  const changes = async (part: WorktreePartName) => {
    const { from, to } = partSpan(snapshot, part);
    const files = from === to ? [] : await diffTree(repository, from ?? repository.emptyTree, to);
    // Git's status was run without rename detection.
    const sides = files.flatMap((file): Sides[] => {
      const { oldPath, newPath } = file;
      const older = { oldMode: file.oldMode ?? NONE, oldOid: file.oldOid ?? zeros };
      const newer = { newMode: file.newMode ?? NONE, newOid: file.newOid ?? zeros };
      if (oldPath !== null && oldPath === newPath) return [{ path: oldPath, ...older, ...newer }];
      const gone = oldPath === null ? [] : [{ path: oldPath, ...older, newMode: NONE, newOid: zeros }];
      return newPath === null ? gone : [...gone, { path: newPath, oldMode: NONE, oldOid: zeros, ...newer }];
    });
    return sides.filter(({ path }) => !inConflict.has(path));
  };
  const [staged, unstaged, untracked] = await Promise.all([
    changes("STAGED"),
    changes("UNSTAGED"),
    changes("UNTRACKED"),
  ]);
  return {
    staged: staged.map((one) => `${one.oldMode} ${one.newMode} ${one.oldOid} ${one.newOid} ${one.path}`).toSorted(),
    unstaged: unstaged
      .map((one) => `${one.oldMode} ${one.newMode} ${one.oldMode === NONE ? "-" : one.oldOid} ${one.path}`)
      .toSorted(),
    untracked: untracked.map(({ path }) => path).toSorted(),
    conflicted: snapshot.conflicts.toSorted(),
  };
}

const PATHS = ["a", "b.txt", "d/x", "d/y", "d/e/z", "e", "-g", "\u00fc", "h\udcff", " i ", "new\nline"];

function anyFiles(below: (limit: number) => number): Files {
  const texts = ["one\n", "two\n", "", "long\n".repeat(300)];
  const any = (): string => PATHS[below(PATHS.length)] ?? "a";
  const content = (): FileContent => {
    const [kind, text] = [below(7), texts[below(texts.length)] ?? ""];
    if (kind === 0) return null;
    if (kind === 1) return { program: text };
    return kind === 2 ? { symlink: any() } : text;
  };
  return Object.fromEntries(Array.from({ length: 1 + below(4) }, () => [any(), content()]));
}

test.each([51, 53])(
  "in random states, with conflicts, renames in the index, intent-to-add files and changed types, the parts are git's status (%i)",
  async (seed) => {
    const random = seededRandom(seed);
    const below = (limit: number): number => Math.floor(random() * limit);
    const repo = await tempRepo();
    const plain = Object.fromEntries(PATHS.filter((_, n) => n % 3 > 0).map((path) => [path, `${path} one\n`]));
    await repo.commit(plain);
    await repo.git("branch", "side");
    const open = await openRepository(repo.path);
    const met = new Set<string>();
    for (let round = 0; round < 14; round += 1) {
      await repo.write(anyFiles(below));
      const turn = below(8);
      if (turn === 0) await repo.git("add", "--all");
      if (turn === 1) await repo.git("reset", "--quiet");
      if (turn === 2) await repo.git("add", "--intent-to-add", "--all").catch(() => undefined); // fails during a conflict
      if (turn === 3) await repo.git("mv", "-f", "b.txt", `moved-${round}`).catch(() => undefined); // the file may be missing
      if (turn === 4) await repo.git("rm", "--quiet", "--cached", "-f", "d/x").catch(() => undefined);
      if (turn === 5) {
        await repo.git("add", "--all");
        await repo.git("commit", "--quiet", "--allow-empty", "-m", `${round}`);
      }
      if (turn >= 6) {
        await repo.git("add", "--all");
        await repo.git("commit", "--quiet", "--allow-empty", "-m", `${round}`);
        const main = await repo.git("rev-parse", "HEAD");
        await repo.git("checkout", "--quiet", "--force", "--detach", "side");
        await repo.write(anyFiles(below));
        await repo.git("add", "--all");
        await repo.git("commit", "--quiet", "--allow-empty", "-m", `side ${round}`);
        const side = await repo.git("rev-parse", "HEAD");
        await repo.git("checkout", "--quiet", "--force", "--detach", main);
        await repo.git("merge", "--quiet", "--no-commit", side).catch(() => undefined); // it may conflict
      }
      const expected = await statusOf(repo);
      const snapshot = await takeSnapshot(open);
      expect([round, turn, await statusIn(open, snapshot)]).toEqual([round, turn, expected]);
      for (const [part, files] of Object.entries(expected)) if (files.length > 0) met.add(part);
      for (const line of expected.unstaged) if (line.startsWith(NONE)) met.add("meant to be added");
    }
    expect([...met].toSorted()).toEqual(["conflicted", "meant to be added", "staged", "unstaged", "untracked"]);
    await open.close();
  },
);
