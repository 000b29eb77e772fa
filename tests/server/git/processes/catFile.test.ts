import { readdir, rename, writeFile, chmod, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { readObjects, statObjects } from "#server/git/objects/catFile.ts";
import { readHead } from "#server/git/refs/head.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { repositoryState } from "#server/git/processes/readGit.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const MISSING = "0123456789012345678901234567890123456789";
let repo: TempRepo;
let open: Repository;

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({
    "a.txt": "a\n",
    "empty.txt": "",
    "bytes.bin": Uint8Array.from({ length: 70_000 }, (_, n) => n % 256),
  });
  open = await openRepository(repo.path);
});

afterAll(async () => {
  await open.close();
  await brokerLink.close();
});

const id = (name: string): Promise<string> => repo.git("rev-parse", name);
const blob = async (content: string | Uint8Array): Promise<string> =>
  (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: content })).toString().trim();

/** The running readers of the repository, by process id. */
async function readers(): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/u.test(name))) {
    const cmdline = await readFile(`/proc/${pid}/cmdline`, "latin1").catch(() => "");
    const env = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
    if (cmdline.includes("\0cat-file\0") && env.includes(`GIT_DIR=${open.mirror}\0`)) found.push(Number(pid));
  }
  return found;
}

describe("objects", () => {
  test("are read byte for byte, in the requested order, with null for a missing one", async () => {
    const oids = [
      await id("HEAD:bytes.bin"),
      MISSING,
      await id("HEAD:empty.txt"),
      await id("HEAD:a.txt"),
      await id("HEAD^{tree}"),
    ];
    const objects = await readObjects(open, oids);
    expect(objects.map((object) => object?.type ?? null)).toEqual(["blob", null, "blob", "blob", "tree"]);
    for (const object of objects) {
      if (object === null) continue;
      const oracle = await repo.gitBytes(["cat-file", object.type, object.oid]);
      expect(object.content.equals(oracle)).toBe(true);
      expect(object.size).toBe(oracle.length);
    }
    expect(await statObjects(open, oids)).toEqual(
      objects.map((object) => object && { oid: object.oid, type: object.type, size: object.size }),
    );
  });

  test("are correct if two callers read 5,000 at once", { tags: "slow" }, async () => {
    const contents = Array.from({ length: 5000 }, (_, n) => `content ${n}\n`.repeat(1 + (n % 40)));
    const stream = contents.map((content) => `blob\ndata ${content.length}\n${content}\n`).join("");
    await repo.gitBytes(["fast-import", "--quiet"], { input: stream });
    const hashes = (
      await repo.gitBytes(["cat-file", "--batch-all-objects", "--batch-check=%(objectname) %(objecttype)"])
    ).toString();
    const oids = hashes
      .split("\n")
      .filter((line) => line.endsWith(" blob"))
      .map((line) => line.slice(0, 40));
    const [one, other] = await Promise.all([readObjects(open, oids), readObjects(open, oids.toReversed())]);
    const [mine, theirs] = [one, other.toReversed()].map((objects) =>
      objects.map((object) => object?.content.toString()),
    );
    expect(mine?.join("\0") === theirs?.join("\0")).toBe(true);
    const texts = new Set(mine);
    expect(contents.filter((content) => !texts.has(content))).toEqual([]);
  });

  test("larger than allowed fail as too large, and the reader continues", { tags: "slow" }, async () => {
    const small = await id("HEAD:a.txt");
    const large = await blob(Buffer.alloc(20 * 1024 * 1024, "x"));
    await expect(readObjects(open, [small, large, small], { maxBytes: 1000 })).rejects.toMatchObject({
      code: "TOO_LARGE",
    });
    await expect(readObjects(open, [await id("HEAD:bytes.bin")], { maxBytes: 1000 })).rejects.toMatchObject({
      code: "TOO_LARGE",
    });
    expect((await readObjects(open, [small], { maxBytes: 1000 }))[0]?.content.toString()).toBe("a\n");
    expect(await statObjects(open, [large])).toEqual([{ oid: large, type: "blob", size: 20 * 1024 * 1024 }]);
  });

  test("larger than allowed are cut at the limit if requested, and the reader continues", async () => {
    const [large, longer, small] = [
      await blob("x".repeat(100_000)),
      await blob("y".repeat(20_000_000)),
      await id("HEAD:a.txt"),
    ];
    const cut = await readObjects(open, [large, longer, small], { maxBytes: 5, isTruncated: true });
    expect(cut.map((object) => object && [object.size, object.content.toString()])).toEqual([
      [100_000, "xxxxx"],
      [20_000_000, "yyyyy"],
      [2, "a\n"],
    ]);
    expect((await readObjects(open, [large]))[0]?.content.toString()).toBe("x".repeat(100_000));
  });

  test("that are damaged are null, and those requested with them are returned", async () => {
    const noise = Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * n * 7919 + (n >> 3)) % 251));
    const damaged = await blob(noise);
    const file = `${repo.path}/.git/objects/${damaged.slice(0, 2)}/${damaged.slice(2)}`;
    const bytes = await readFile(file);
    await chmod(file, 0o644);
    await writeFile(file, bytes.fill(0, Math.floor(bytes.length / 2)));
    const oids = [await id("HEAD:a.txt"), damaged, await id("HEAD:empty.txt"), await id("HEAD:bytes.bin")];
    await expect(repo.git("cat-file", "blob", damaged)).rejects.toThrow();
    const objects = await readObjects(open, oids);
    expect(objects.map((object) => object?.size ?? null)).toEqual([2, null, 0, 70_000]);
  });

  test("are read by a new reader after the old one was killed", async () => {
    const oid = await id("HEAD:a.txt");
    await readObjects(open, [oid]);
    const before = await readers();
    expect(before.length).toBeGreaterThan(0);
    for (const pid of before) process.kill(pid, "SIGKILL");
    const all = await Promise.all(Array.from({ length: 20 }, () => readObjects(open, [oid, MISSING])));
    for (const objects of all)
      expect(objects.map((object) => object?.content.toString() ?? null)).toEqual(["a\n", null]);
  });

  test("are found as soon as the repository is back, even by a reader that was started while it was missing", async () => {
    const moved = await tempRepo();
    const commit = await moved.commit({ "a.txt": "a\n" });
    const opened = await openRepository(moved.path);
    onTestFinished(() => opened.close());
    expect(await statObjects(opened, [commit])).toMatchObject([{ type: "commit" }]);
    const tree = await moved.git("rev-parse", "HEAD^{tree}");
    await rename(moved.path, `${moved.path}-away`);
    // As a caller does that checked while the repository still existed.
    const requested = await repositoryState(opened).objects.query([tree], { kind: "info", maxBytes: Infinity });
    await rename(`${moved.path}-away`, moved.path);
    expect(requested).toEqual([null]);
    expect(await statObjects(opened, [tree, MISSING])).toMatchObject([{ type: "tree" }, null]);
  });

  test("need no more than two readers, which end when the repository is closed", async () => {
    const others = await readers();
    const own = await openRepository(repo.path);
    const oid = await id("HEAD:a.txt");
    await Promise.all(Array.from({ length: 50 }, () => readObjects(own, [oid])));
    const mine = (await readers()).filter((pid) => !others.includes(pid));
    expect([1, 2]).toContain(mine.length);
    await own.close();
    await expect(readObjects(own, [oid])).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
    await expect.poll(async () => (await readers()).filter((pid) => mine.includes(pid))).toEqual([]);
  });

  test("that were being read when the repository disappeared are read once it is back", async () => {
    const own = await openRepository(repo.path);
    const oid = await id("HEAD:a.txt");
    await readObjects(own, [oid]);
    const requested = Promise.allSettled(Array.from({ length: 10 }, () => readObjects(own, Array(200).fill(oid))));
    await rename(repo.path, `${repo.path}-away`);
    await expect(readHead(own)).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
    await rename(`${repo.path}-away`, repo.path);
    await requested;
    expect((await readObjects(own, [oid]))[0]?.content.toString()).toBe("a\n");
    await own.close();
  });

  test("are abandoned at once when no caller waits for them", async () => {
    const oids = Array.from({ length: 2000 }, () => MISSING);
    const controller = new AbortController();
    const call = statObjects(open, oids, { signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
    expect(await statObjects(open, [MISSING])).toEqual([null]);
  });

  test("are requested only by full ids", async () => {
    await expect(readObjects(open, ["HEAD\ninfo HEAD"])).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(statObjects(open, ["HEAD"])).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});
