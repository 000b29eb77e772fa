import { chmod, lstat, mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { CACHED_DIFF_DAYS } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { liveSnapshot } from "#server/git/snapshots/liveSnapshot.ts";
import { evictCacheFiles } from "#server/git/disk/cacheFiles.ts";
import { openRepository, type Repository } from "#server/git/openRepository.ts";
import { repositoryState } from "#server/git/repositoryState.ts";
import { streamPatches, type StreamPatchesOptions } from "#server/git/patches/streamPatches.ts";
import { canMount, smallDisk } from "#tests/helpers/smallDisk.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** Lines that compress badly, some 13 bytes each. */
const filler = (seed: number, lines: number): string =>
  Array.from(
    { length: lines },
    (_, line) => `${(Math.imul(seed * 7919 + line, 2654435761) >>> 0).toString(36)} ${line}\n`,
  ).join("");

const COUNT = 30;

let repo: TempRepo;
let git: Repository;
let from: Oid;
let to: Oid;

beforeEach(async () => {
  repo = await tempRepo();
  const name = (at: number) => `${String(at).padStart(2, "0")}.txt`;
  const contents = (seed: number) =>
    Object.fromEntries(Array.from({ length: COUNT }, (_, at) => [name(at), filler(at + seed, 3000)]));
  from = await repo.commit(contents(0));
  to = await repo.commit(contents(500));
  git = await openRepository(repo.path);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await git.close();
});

const folder = (): string => join(git.mirror, "diffs");
const cached = async (): Promise<readonly string[]> => (await readdir(folder()).catch(() => [])).toSorted();
const settled = (of = git): Promise<unknown> => Promise.all(repositoryState(of).keeping);

/** Reads all patches of a change, as a place and a text each, and waits until what is to be kept is. */
async function read(options: StreamPatchesOptions = {}, between: readonly [Oid, Oid] = [from, to]) {
  const files = await diffTree(git, ...between);
  const found: (readonly [number, string])[] = [];
  for await (const batch of streamPatches(git, ...between, files, options)) {
    for (const { fileIndex, patch } of batch)
      found.push([fileIndex, patch instanceof GalleyError ? patch.code : patch.toString("latin1")]);
  }
  await settled();
  return found;
}

/** Has git find none of the repository's files from now on. */
const hideObjects = () => rename(join(repo.path, ".git/objects"), join(repo.path, ".git/hidden"));
const showObjects = () => rename(join(repo.path, ".git/hidden"), join(repo.path, ".git/objects"));

describe("a large diff between commits", () => {
  test("is read from a file the second time, and is what git printed", async () => {
    const oracle = (await repo.gitBytes(["diff-tree", "-r", "-p", "--full-index", from, to])).toString("latin1");
    const first = await read();
    expect(first.map(([, text]) => text).join("")).toBe(oracle);
    expect(await cached()).toHaveLength(1);
    await hideObjects();
    expect(await read()).toEqual(first);
    await showObjects();
  });

  test("is nobody's but its owner's, and as long as its head says", async () => {
    await read();
    const [name = ""] = await cached();
    expect(((await lstat(folder())).mode & 0o777).toString(8)).toBe("700");
    expect(((await lstat(join(folder(), name))).mode & 0o777).toString(8)).toBe("600");
    const bytes = await readFile(join(folder(), name));
    expect(bytes.toString("latin1", 0, 64)).toBe(`galley diff 1 0 ${bytes.length - 64}`.padEnd(63).concat("\n"));
  });

  test("serves each place behind that with which it begins, and none before", async () => {
    const whole = await read();
    await rm(folder(), { recursive: true });
    expect(await read({ from: 10 })).toEqual(whole.slice(10));
    await hideObjects();
    expect(await read({ from: 10 })).toEqual(whole.slice(10));
    expect(await read({ from: COUNT - 1 })).toEqual(whole.slice(COUNT - 1));
    await showObjects();
    expect(await read({ from: 9 })).toEqual(whole.slice(9));
    expect(await cached()).toHaveLength(1);
    await hideObjects();
    expect(await read({ from: 9 })).toEqual(whole.slice(9));
    await showObjects();
  });

  test("is another one for each way of comparing", async () => {
    await read();
    await read({ contextLines: 0 });
    await read({ whitespace: "IGNORE_ALL" });
    await read({}, [to, from]);
    expect(await cached()).toHaveLength(4);
  });

  test("is kept by whoever reads it: what a desk counts, a reader need not wait for", async () => {
    const keys = await changeKeys(git, from, to, "prefetch");
    expect(keys).toHaveLength(COUNT);
    await settled();
    expect(await cached()).toHaveLength(1);
  });

  test("is kept against nothing as well", async () => {
    await read({}, [git.emptyTree, to]);
    expect(await cached()).toHaveLength(1);
  });
});

describe("nothing is kept", () => {
  test("of a small diff", async () => {
    const next = await repo.commit({ "00.txt": filler(900, 3000) });
    expect(await read({}, [to, next])).toHaveLength(1);
    expect(await cached()).toEqual([]);
  });

  test("of uncommitted work, and of trees that were put together", async () => {
    await repo.write(Object.fromEntries(Array.from({ length: COUNT }, (_, at) => [`new${at}.txt`, filler(at, 4000)])));
    const { commit, isClean } = await liveSnapshot(git);
    expect(isClean).toBe(false);
    expect(await read({}, [to, commit])).toHaveLength(COUNT);
    expect(await read({}, [commit, from])).toHaveLength(2 * COUNT);
    const tree = await repo.git("rev-parse", `${to}^{tree}`);
    expect(await read({}, [from, tree])).toHaveLength(COUNT);
    expect(await cached()).toEqual([]);
  });

  test("of one that nobody read to its end, not even a part", async () => {
    const files = await diffTree(git, from, to);
    let batches = 0;
    for await (const batch of streamPatches(git, from, to, files)) {
      expect(batch).not.toEqual([]);
      if (++batches === 3) break;
    }
    await vi.waitFor(async () => {
      await settled();
      expect(repositoryState(git).keeping.size).toBe(0);
    });
    expect(await cached()).toEqual([]);
  });

  test("where there is no room for it, and it is read all the same", async () => {
    await writeFile(folder(), "in the way");
    expect(await read()).toHaveLength(COUNT);
    expect(await readFile(folder(), "utf8")).toBe("in the way");
  });

  test.skipIf(!canMount())("where the disk is full, and it is read all the same", async () => {
    const disk = smallDisk(1_200_000);
    vi.stubEnv("GALLEY_CACHE_DIR", disk.path);
    const own = await openRepository(repo.path);
    const files = await diffTree(own, from, to);
    let count = 0;
    for await (const batch of streamPatches(own, from, to, files)) count += batch.length;
    expect(count).toBe(COUNT);
    await settled(own); // closed before, it would not even have tried
    await own.close();
    expect(own.mirror.startsWith(disk.path)).toBe(true);
    expect(await readdir(join(own.mirror, "diffs"))).toEqual([]);
  });
});

describe("a kept diff", () => {
  test.each([
    ["cut short", (file: string, size: number) => truncate(file, size - 1)],
    ["empty", (file: string) => truncate(file, 0)],
    ["something else", (file: string, size: number) => writeFile(file, "x".repeat(size))],
  ])("that is %s is read from git, and kept anew", async (_, spoil) => {
    const first = await read();
    const [name = ""] = await cached();
    const file = join(folder(), name);
    const { size } = await stat(file);
    await spoil(file, size);
    expect(await read()).toEqual(first);
    expect((await stat(file)).size).toBe(size);
    await hideObjects();
    expect(await read()).toEqual(first);
    await showObjects();
  });

  test("that is cut short while it is read is gone on with by git, and nothing is missing or twice", async () => {
    const first = await read();
    const [name = ""] = await cached();
    const { size } = await stat(join(folder(), name));
    const files = await diffTree(git, from, to);
    const found: (readonly [number, string])[] = [];
    let isTruncated = false;
    for await (const batch of streamPatches(git, from, to, files)) {
      if (!isTruncated) await truncate(join(folder(), name), 700_000);
      isTruncated = true;
      for (const { fileIndex, patch } of batch) found.push([fileIndex, String(patch)]);
    }
    expect(found).toEqual(first);
    await settled();
    expect((await stat(join(folder(), name))).size).toBe(size);
  });

  test("goes when nobody has read it for a fortnight, and what a killed writer left after an hour", async () => {
    await read();
    const [name = ""] = await cached();
    const left = `${name}.0f8fad5b-d9cb-469f-a165-70867728950e`;
    await writeFile(join(folder(), left), "a part");
    const reopen = async (laterMs: number): Promise<readonly string[]> => {
      vi.useFakeTimers({ now: Date.now() + laterMs, toFake: ["Date"] });
      const other = await openRepository(repo.path);
      await other.close();
      vi.useRealTimers();
      return cached();
    };
    expect(await reopen(30 * 60_000)).toEqual([name, left]);
    expect(await reopen(2 * 60 * 60_000)).toEqual([name]);
    expect(await reopen((CACHED_DIFF_DAYS - 1) * 24 * 60 * 60_000)).toEqual([name]);
    expect(await reopen((CACHED_DIFF_DAYS + 1) * 24 * 60 * 60_000)).toEqual([]);
  });
});

test("room is made by the files used longest ago, and by no more of them than it takes", async () => {
  const at = await tempFolder();
  for (const name of ["a", "b", "c", "d"]) {
    await writeFile(join(at, name), "x".repeat(100));
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  await chmod(join(at, "a"), 0o600); // sets its time, as reading one does
  await mkdir(join(at, "folder"));
  await evictCacheFiles(at, 50, 450);
  expect((await readdir(at)).toSorted()).toEqual(["a", "b", "c", "d", "folder"]);
  await evictCacheFiles(at, 50, 300);
  expect((await readdir(at)).toSorted()).toEqual(["a", "d", "folder"]);
  await evictCacheFiles(at, 301, 300);
  expect(await readdir(at)).toEqual(["folder"]);
});
