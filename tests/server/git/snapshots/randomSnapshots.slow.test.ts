import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { addedByGit } from "#tests/helpers/addedByGit.ts";
import { tempRepo, type FileContent, type Files } from "#tests/helpers/tempRepo.ts";

/** Numbers that look random and are always the same (Park and Miller's generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const PATHS = ["a", "b.txt", "d/x", "d/y", "d/e/z", "e", "e/f", "-g", "ü", "h\udcff", "skip.log", ".gitignore"];

function content(next: (below: number) => number): FileContent {
  const texts = ["one\n", "two\n", "a\r\nb\r\n", "", "*.log\n", "long\n".repeat(500)];
  const text = texts[next(texts.length)] ?? "";
  const kind = next(8);
  if (kind === 0) return null;
  if (kind === 1) return { program: text };
  return kind === 2 ? { symlink: PATHS[next(PATHS.length)] ?? "a" } : text;
}

function edits(next: (below: number) => number): Files {
  const chosen = Array.from({ length: 1 + next(4) }, () => PATHS[next(PATHS.length)] ?? "a");
  // A file and a folder of the same name would conflict while they are written.
  const plain = chosen.filter((path) => !(path === "e/f" && chosen.includes("e")));
  return Object.fromEntries(plain.map((path) => [path, content(next)]));
}

test.each([11, 12, 13, 14])(
  "after random edits and index changes, the parts are what git itself writes (%i)",
  async (seed) => {
    const next = numbers(seed);
    const repo = await tempRepo();
    if (seed % 2 === 0) await repo.git("config", "core.autocrlf", "true");
    await repo.commit({ a: "one\n", "d/x": "a\r\nb\r\n", "d/e/z": "two\n", e: "e\n" });
    const git = await openRepository(repo.path);
    for (let round = 0; round < 12; round += 1) {
      if (next(3) === 0) await repo.write({ e: null });
      await repo.write(edits(next)).catch(() => undefined); // fails for example if a file is in the place of a folder
      const turn = next(5);
      if (turn === 0) await repo.git("add", "--all");
      if (turn === 1) await repo.git("commit", "--quiet", "--all", "--allow-empty", "-m", "x");
      if (turn === 2) await repo.git("reset", "--quiet");
      if (turn === 3) await repo.git("add", "--intent-to-add", "--all");
      const status = await repo.git("--no-optional-locks", "status", "--porcelain=v2");
      const snapshot = await takeSnapshot(git);
      expect(snapshot.tree).toBe(await addedByGit(repo));
      expect(await repo.git("rev-parse", `${snapshot.index}^{tree}`)).toBe(await repo.git("write-tree"));
      expect(snapshot.isClean).toBe(status === "");
      expect(await repo.git("--no-optional-locks", "status", "--porcelain=v2")).toBe(status);
    }
    await git.close();
  },
);
