import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultBranch, readHead } from "#server/git/refs/head.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampled } from "#tests/helpers/testRun.ts";

let repo: TempRepo;
let open: Repository;
let first: string;
let second: string;

beforeAll(async () => {
  repo = await tempRepo();
  first = await repo.commit({ "a.txt": "one\n" }, "First");
  await repo.git("branch", "old");
  second = await repo.commit({ "a.txt": "two\n" }, "Second");
  await repo.git("tag", "light", first);
  await repo.git("tag", "-a", "-m", "Annotated", "v1", first);
  await repo.git("tag", "-a", "-m", "Of a tag", "v1-again", "v1");
  await repo.git("tag", "tree-of-it", "HEAD^{tree}");
  await repo.git("tag", "-a", "-m", "Of a blob", "blob-of-it", "HEAD:a.txt");
  await repo.git("update-ref", "refs/heads/caf\u00e9/\u2603", first);
  open = await openRepository(repo.path);
});

afterAll(async () => {
  await open.close();
});

describe("refs", () => {
  test("have the commit to which they point, through tags of tags, or null", async () => {
    const records = await forEachRef(open, { patterns: ["refs/tags/"] });
    expect(records.map(({ name, commit }) => [name, commit])).toEqual([
      ["refs/tags/blob-of-it", null],
      ["refs/tags/light", first],
      ["refs/tags/tree-of-it", null],
      ["refs/tags/v1", first],
      ["refs/tags/v1-again", first],
    ]);
    expect(records.find(({ name }) => name === "refs/tags/v1")?.oid).toBe(await repo.git("rev-parse", "refs/tags/v1"));
  });

  test.each([
    ["refs/heads/*"],
    ["refs/*/old"],
    ["refs/*"],
    ["refs/heads/o*d"],
    ["refs/heads/**"],
    ["refs/tags/v1*"],
    ["refs/tags/v.*"],
    ["refs/tags/[lv]*"],
    ["refs/*/v1/"],
    ["refs/heads/caf\u00e9/*"],
    ["refs/heads/old", "refs/tags/*-*"],
  ])("are those that git matches with %s", async (...patterns) => {
    const listed = await repo.git("for-each-ref", "--format=%(refname)", ...patterns);
    const records = await forEachRef(open, { patterns });
    expect(records.map(({ name }) => name)).toEqual(listed === "" ? [] : listed.split("\n"));
  });

  test("are listed newest first, up to the requested number", async () => {
    const records = await forEachRef(open, { patterns: ["refs/heads/"], sort: "-committerdate", count: 2 });
    expect(records.map(({ name }) => name)).toEqual(["refs/heads/main", "refs/heads/caf\u00e9/\u2603"]);
  });

  test("are found by name as soon as they exist, loose or packed, and not after they are deleted", async () => {
    const own = await tempRepo();
    const one = await own.commit({ a: "1" });
    const opened = await openRepository(own.path);
    const NAMES = ["refs/galley/one", "refs/galley/other"];
    const read = async () => Object.fromEntries(await readRefs(opened, NAMES));
    expect([await read(), await read()]).toEqual([{}, {}]);
    await own.git("update-ref", "refs/galley/one", one);
    expect(await read()).toEqual({ "refs/galley/one": one });
    await own.git("pack-refs", "--all");
    expect([await read(), await read()]).toEqual([{ "refs/galley/one": one }, { "refs/galley/one": one }]);
    await own.git("update-ref", "refs/galley/other", one);
    await own.git("pack-refs", "--all");
    expect(await read()).toEqual({ "refs/galley/one": one, "refs/galley/other": one });
    await own.git("update-ref", "-d", "refs/galley/one");
    expect([await read(), await read()]).toEqual([{ "refs/galley/other": one }, { "refs/galley/other": one }]);
    await own.git("symbolic-ref", "refs/galley/one", "refs/heads/main");
    expect(await read()).toEqual({ "refs/galley/one": one, "refs/galley/other": one });
    await opened.close();
  });

  test("are found by name as in git after each of 60 writes and packings, in any order", async () => {
    const own = await tempRepo();
    const oids = [await own.commit({ a: "1" }), await own.commit({ a: "2" })];
    const opened = await openRepository(own.path);
    const NAMES = ["refs/galley/a", "refs/galley/b", "refs/galley/c"];
    const random = seededRandom(7);
    const actions = [
      (name: string) => own.git("update-ref", name, oids[0] ?? ""),
      (name: string) => own.git("update-ref", name, oids[1] ?? ""),
      (name: string) => own.git("update-ref", "-d", name),
      () => own.git("pack-refs", "--all"),
    ];
    for (let step = 0; step < sampled(60); step += 1) {
      await actions[Math.floor(random() * actions.length)]?.(NAMES[Math.floor(random() * NAMES.length)] ?? "");
      const listed = await own.git("for-each-ref", "--format=%(refname) %(objectname)", "refs/galley");
      for (const round of [1, 2]) {
        const read = [...(await readRefs(opened, NAMES))].toSorted().map((ref) => ref.join(" "));
        expect([step, round, read.join("\n")]).toEqual([step, round, listed]);
      }
    }
    await opened.close();
  });

  test("are listed again when one has moved, was created or was deleted", async () => {
    const own = await tempRepo();
    const one = await own.commit({ a: "1" });
    const two = await own.commit({ a: "2" });
    const opened = await openRepository(own.path);
    const list = async (): Promise<string[]> =>
      (await forEachRef(opened, { patterns: ["refs/heads/"] })).map(({ name, commit }) => `${name} ${commit}`);
    expect(await list()).toEqual([`refs/heads/main ${two}`]);
    expect(await list()).toEqual([`refs/heads/main ${two}`]);
    await own.git("update-ref", "refs/heads/main", one);
    expect(await list()).toEqual([`refs/heads/main ${one}`]);
    await own.git("branch", "new", two);
    expect(await list()).toEqual([`refs/heads/main ${one}`, `refs/heads/new ${two}`]);
    await own.git("branch", "-D", "new");
    expect(await list()).toEqual([`refs/heads/main ${one}`]);
    await opened.close();
  });

  test("are never requested by a name that could be an option", async () => {
    await expect(forEachRef(open, { patterns: ["--format=%(authorname)"] })).rejects.toMatchObject({
      code: "BAD_INPUT",
    });
  });

  test("are those that git lists, for 52,000 refs on 5,000 commits", { tags: "slow" }, async () => {
    const many = await tempRepo();
    const commit = (n: number): string =>
      `commit refs/heads/main\ncommitter C <c@example.org> ${1_700_000_000 + n} +0000\ndata 1\nx\n`;
    await many.gitBytes(["fast-import", "--quiet"], {
      input: Array.from({ length: 5000 }, (_, n) => commit(n)).join(""),
    });
    const oids = (await many.git("rev-list", "main")).split("\n");
    const names = Array.from({ length: 52_000 }, (_, n) => `refs/pull/${n}/head`).toSorted();
    const lines = names.map((name, n) => `${oids[n % oids.length]} ${name}\n`);
    await writeFile(
      `${many.path}/.git/packed-refs`,
      `# pack-refs with: peeled fully-peeled sorted \n${lines.join("")}`,
    );
    const opened = await openRepository(many.path);
    const records = await forEachRef(opened, { patterns: ["refs/"] });
    const oracle = await many.git("for-each-ref", "--format=%(refname) %(objectname) %(objectname)");
    expect(records.map(({ name, oid, commit: to }) => `${name} ${oid} ${to}`).join("\n")).toBe(oracle);
    expect(await forEachRef(opened, { patterns: ["refs/"] })).toEqual(records);
    await opened.close();
  });
});

describe("HEAD", () => {
  test("is a branch, a commit, or a branch without one", async () => {
    const own = await tempRepo();
    const opened = await openRepository(own.path);
    expect(await readHead(opened)).toEqual({ kind: "unborn", ref: "refs/heads/main" });
    const oid = await own.commit({ a: "a" });
    expect(await readHead(opened)).toEqual({ kind: "branch", ref: "refs/heads/main", oid });
    await own.git("checkout", "--quiet", "--detach");
    expect(await readHead(opened)).toEqual({ kind: "detached", oid });
    await opened.close();
  });
});

describe("a revision", () => {
  test.each([
    ["HEAD", () => second],
    ["main~1", () => first],
    ["v1-again", () => first],
    ["old", () => first],
    ["caf\u00e9/\u2603", () => first],
    ["HEAD^{/First}", () => first],
    ["no-such-branch", () => null],
    ["HEAD:a.txt", () => null],
    ["tree-of-it", () => null],
    ["old..main", () => null],
    ["^main", () => null],
    ["HEAD --all", () => null],
  ])("%s is resolved as by git", async (expression, oid) => {
    expect(await revParse(open, expression)).toBe(oid());
  });

  test.each([["-x"], ["--output=x"], [""], ["a\0b"], ["a\nb"], ["x".repeat(1025)]])(
    "%j is refused",
    async (expression) => {
      await expect(revParse(open, expression)).rejects.toMatchObject({ code: "BAD_INPUT" });
    },
  );

  test("that is a full id resolves to the object, even if a branch has that name", async () => {
    await repo.git("update-ref", `refs/heads/${first}`, second);
    expect(await revParse(open, first)).toBe(first);
    const stranger = "0123456789012345678901234567890123456789";
    await repo.git("update-ref", `refs/heads/${stranger}`, second);
    expect(await revParse(open, stranger)).toBe(null);
  });
});

describe("the default branch", () => {
  async function defaultOf(build: (own: TempRepo, oid: string) => Promise<unknown>): Promise<string | null> {
    const own = await tempRepo();
    await build(own, await own.commit({ a: "a" }));
    const opened = await openRepository(own.path);
    const found = await defaultBranch(opened);
    await opened.close();
    return found?.name ?? null;
  }

  test("is the local branch that follows origin's default", async () => {
    const name = await defaultOf(async (own, oid) => {
      await own.git("branch", "stable");
      await own.git("update-ref", "refs/remotes/origin/stable", oid);
      await own.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/stable");
    });
    expect(name).toBe("refs/heads/stable");
  });

  test("has a usual name if there is no origin", async () => {
    expect(await defaultOf((own) => own.git("checkout", "--quiet", "-b", "feature"))).toBe("refs/heads/main");
  });

  test("is origin's own if no local branch follows it", async () => {
    const name = await defaultOf(async (own, oid) => {
      await own.git("branch", "-m", "feature");
      await own.git("update-ref", "refs/remotes/origin/next", oid);
      await own.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/next");
    });
    expect(name).toBe("refs/remotes/origin/next");
  });

  test("is the current one if nothing else is known, and null if there is none", async () => {
    expect(await defaultOf((own) => own.git("branch", "-m", "odd"))).toBe("refs/heads/odd");
    const empty = await tempRepo();
    const opened = await openRepository(empty.path);
    expect(await defaultBranch(opened)).toBe(null);
    await opened.close();
  });
});
