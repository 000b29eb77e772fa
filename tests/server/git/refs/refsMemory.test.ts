import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const REFS = 3000;
const MOVES = 40;

/** Returns the bytes of JavaScript memory in use after garbage collection. */
function usedBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("This Node.js cannot collect garbage on request.");
  for (let times = 0; times < 3; times += 1) collect();
  return process.memoryUsage().heapUsed;
}

test("a list of refs is not kept in memory by the ids that were sliced from it", async () => {
  const repo = await tempRepo();
  const first = await repo.commit({ "a.txt": "1\n" });
  const lines = Array.from({ length: REFS }, (_, at) => `${first} refs/tags/release-${String(at).padStart(5, "0")}\n`);
  const header = "# pack-refs with: peeled fully-peeled sorted \n";
  await writeFile(join(repo.path, ".git/packed-refs"), header + lines.join(""));
  const open = await openRepository(repo.path);
  const move = async (): Promise<void> => {
    const commit = await repo.git("commit-tree", "-m", `${Math.random()}`, "-p", first, "HEAD^{tree}");
    await repo.git("update-ref", "refs/heads/moving", commit);
    const found = await forEachRef(open, { patterns: ["refs/"] });
    expect(found).toHaveLength(REFS + 2);
    expect(found.find(({ name }) => name === "refs/heads/moving")?.commit).toBe(commit);
  };
  for (let times = 0; times < 5; times += 1) await move();
  const before = usedBytes();
  for (let times = 0; times < MOVES; times += 1) await move();
  const listBytes = lines.join("").length;
  expect(usedBytes() - before).toBeLessThan((listBytes * MOVES) / 3);
  await open.close();
});
