import { expect, test } from "vitest";
import { newestCommits, oldestCommit } from "#server/git/ancestry/revList.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { patchIds, rangePatchId } from "#server/git/patches/patchIds.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

const FLAGS = ["-r", "-p", "--root", "--full-index", "--no-renames"];

test("the patch ids of all commits are those that git prints one by one, and merges have none", async () => {
  const repo = await tempRepo();
  for (let n = 0; n < 12; n += 1) {
    await repo.commit({ [`${n % 3}.txt`]: n % 5 === 4 ? null : `${n}\n`.repeat(n + 1) }, `Commit ${n}`);
    if (n % 4 === 1) await repo.git("checkout", "--quiet", "-b", `side-${n}`);
  }
  await repo.git("checkout", "--quiet", "-b", "other", "side-1");
  await repo.commit({ "other.txt": "other\n" });
  await repo.git("merge", "--quiet", "-s", "ours", "side-9");
  const open = await openRepository(repo.path);
  const commits = (await repo.git("rev-list", "--all")).split("\n");
  const expected = new Map<string, string>();
  for (const commit of commits) {
    const input = await repo.gitBytes(["diff-tree", ...FLAGS, commit]);
    const [id = ""] = (await repo.gitBytes(["patch-id", "--verbatim"], { input })).toString().split(" ");
    if (id !== "") expected.set(commit, id);
  }
  expect(new Set(await patchIds(open, commits))).toEqual(new Set(expected));
  expect(new Set(await patchIds(open, commits))).toEqual(new Set(expected));
  await open.close();
});

test("a change is the same on other lines and between other files, but not with other whitespace, modes or bytes", async () => {
  const repo = await tempRepo();
  const lines = Array.from({ length: 20 }, (_, n) => `line ${n}\n`);
  const text = (change: string): string => lines.with(10, change).join("");
  const base = await repo.commit({ "a.txt": lines.join(""), program: "run\n", "b.bin": Uint8Array.of(0, 1) });
  const one = await repo.commit({ "a.txt": text("changed\n") });
  const open = await openRepository(repo.path);
  async function ofChange(files: Parameters<typeof repo.commit>[0], under: string[] = []): Promise<string | undefined> {
    await repo.git("checkout", "--quiet", "--detach", base);
    if (under.length > 0) await repo.commit({ "a.txt": `${under.join("")}${lines.join("")}`, "z.txt": "z\n" });
    const commit = await repo.commit(files);
    return (await patchIds(open, [commit])).get(commit);
  }
  const id = (await patchIds(open, [one])).get(one);
  expect(id).toMatch(/^[0-9a-f]{40}$/u);
  expect(await ofChange({ "a.txt": `first\n${text("changed\n")}` }, ["first\n"])).toBe(id);
  expect(await ofChange({ "a.txt": text("  changed\n") })).not.toBe(id);
  const [program, bytes, others] = [
    await ofChange({ program: { program: "run\n" } }),
    await ofChange({ "b.bin": Uint8Array.of(0, 2) }),
    await ofChange({ "b.bin": Uint8Array.of(0, 3) }),
  ];
  expect(new Set([program, bytes, others, undefined]).size).toBe(4);
  await open.close();
});

test("the change between two commits is that of one commit that makes the whole change", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ "a.txt": "one\n" });
  await repo.commit({ "a.txt": "two\n" });
  const head = await repo.commit({ "b.txt": "b\n" });
  await repo.git("checkout", "--quiet", "--detach", base);
  const squashed = await repo.commit({ "a.txt": "two\n", "b.txt": "b\n" });
  const empty = await repo.commit({});
  const open = await openRepository(repo.path);
  const id = await rangePatchId(open, base, head);
  expect(id).toBe((await patchIds(open, [squashed])).get(squashed));
  expect(await rangePatchId(open, squashed, empty)).toBeNull();
  expect(await patchIds(open, [empty])).toEqual(new Map());
  await open.close();
});

test("a repository with ids of 64 digits also has patch ids", async () => {
  const repo = await tempRepo({ objectFormat: "sha256" });
  const base = await repo.commit({ "a.txt": "one\n" });
  const head = await repo.commit({ "a.txt": "two\n" });
  const open = await openRepository(repo.path);
  expect((await patchIds(open, [head])).get(head)).toBe(await rangePatchId(open, base, head));
  expect(await rangePatchId(open, base, head)).toMatch(/^[0-9a-f]{64}$/u);
  await open.close();
});

test("the oldest commit of a range is the first that git lists in reverse, or none", { tags: "slow" }, async () => {
  const repo = await randomRepo({ seed: 5, commits: 40, width: 4, skew: 0 });
  const open = await openRepository(repo.path);
  const tips = (await repo.git("rev-list", "--all", "--max-count=7")).split("\n");
  for (const head of tips) {
    for (const base of tips) {
      const [first = ""] = (await repo.git("rev-list", "--reverse", `${base}..${head}`)).split("\n");
      expect(await oldestCommit(open, [base], head)).toBe(first === "" ? null : first);
    }
  }
  await open.close();
});

test("the commits that changed some paths are those that git lists for each path, on all branches of history", async () => {
  const repo = await randomRepo({ seed: 7, commits: 60, width: 4, skew: 0 });
  const odd = await repo.commit({ "caf\udce9": "x\n", ":(glob)*": "y\n", "two\nlines": "z\n" });
  const open = await openRepository(repo.path);
  const root = (await repo.git("rev-list", "--max-parents=0", "HEAD")).split("\n")[0] ?? "";
  const listed = async (...paths: string[]): Promise<string[]> =>
    (await newestCommits(open, odd, root, { paths, count: 1000 })).toSorted();
  const expected = async (...args: string[]): Promise<string[]> => {
    const text = await repo.git("--literal-pathspecs", "rev-list", "--full-history", `${root}..${odd}`, "--", ...args);
    return text.split("\n").filter(Boolean).toSorted();
  };
  expect(await listed("dir1", "dir2")).toEqual(await expected("dir1", "dir2"));
  expect((await listed("dir1", "dir2")).length).toBeGreaterThan(3);
  expect(await listed("caf\udce9")).toEqual([odd]);
  expect(await listed(":(glob)*")).toEqual([odd]);
  expect(await listed("no-such")).toEqual([]);
  expect(await listed("two\nlines")).toEqual(await expected());
  expect(await listed()).toEqual(await expected());
  await open.close();
});
