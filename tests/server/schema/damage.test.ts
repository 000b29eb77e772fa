import { chmod, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const opened: OpenedGraphql[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

/** Repaired data is available again within some seconds. */
const RECOVERS = { interval: 500 };

async function open(path: string): Promise<OpenedGraphql> {
  const one = await openGraphql(path);
  opened.push(one);
  return one;
}

/** A page with many parts, of which each damage may affect one. */
const PAGE = `{ repository(slug: "repo") {
  headName
  headCommit { messageHeadline }
  refs { edges { node { name target { messageHeadline } } } }
  main: commit(revision: "main") { messageHeadline comparison { fileTable { paths } } }
  old: commit(revision: "old") { messageHeadline }
  history(revision: "main", first: 5) { edges { node { messageHeadline } } }
  whole: file(revisionPath: "main/whole.txt") { blob { text } }
  hurt: file(revisionPath: "main/hurt.txt") { blob { text } }
  deep: file(revisionPath: "main/src/deep.txt") { blob { text } }
} }`;

/** The page of an undamaged repository. */
const WHOLE = {
  headName: "main",
  headCommit: { messageHeadline: "Third" },
  refs: {
    edges: ["main", "old"].map((name) => ({
      node: { name, target: { messageHeadline: name === "main" ? "Third" : "Beside" } },
    })),
  },
  main: { messageHeadline: "Third", comparison: { fileTable: { paths: ["whole.txt"] } } },
  old: { messageHeadline: "Beside" },
  history: { edges: ["Third", "Second", "First"].map((messageHeadline) => ({ node: { messageHeadline } })) },
  whole: { blob: { text: "3\n" } },
  hurt: { blob: { text: "to be hurt, and long enough to be cut\n" } },
  deep: { blob: { text: "deep\n" } },
};

async function damageable(): Promise<TempRepo> {
  const repo = await tempRepo();
  const files = { "hurt.txt": "to be hurt, and long enough to be cut\n", "src/deep.txt": "deep\n" };
  await repo.commit({ "whole.txt": "1\n", ...files }, "First");
  await repo.commit({ "whole.txt": "2\n" }, "Second");
  await repo.git("checkout", "-q", "-b", "old");
  await repo.commit({ "beside.txt": "b\n" }, "Beside");
  await repo.git("checkout", "-q", "main");
  await repo.commit({ "whole.txt": "3\n" }, "Third");
  return repo;
}

/** Queries the page: returns its data, and the error codes by path. */
async function page(from: OpenedGraphql) {
  const { data, errors = [] } = await from.answer(PAGE);
  const codes = errors.map(({ path, extensions }) => `${path.slice(1).join(".")}: ${extensions.code}`);
  return { data: data.repository, codes: codes.toSorted() };
}

type Harm = "gone" | "empty" | "a wrong header" | "a body cut short" | "zeros in its body";

/** Damages a file and returns a function that repairs it. */
async function hurt(file: string, harm: Harm): Promise<() => Promise<void>> {
  const bytes = await readFile(file);
  await chmod(file, 0o644);
  const half = Math.floor(bytes.length / 2);
  if (harm === "gone") await rm(file);
  if (harm === "empty") await truncate(file, 0);
  if (harm === "a wrong header") await writeFile(file, Buffer.concat([Buffer.from("no object"), bytes]));
  if (harm === "a body cut short") await truncate(file, half);
  if (harm === "zeros in its body") await writeFile(file, Buffer.from(bytes).fill(0, half));
  return () => writeFile(file, bytes);
}

async function objectFile(repo: TempRepo, name: string): Promise<string> {
  const oid = await repo.git("rev-parse", name);
  return join(repo.path, ".git/objects", oid.slice(0, 2), oid.slice(2));
}

const HARMS: readonly Harm[] = ["gone", "empty", "a wrong header", "a body cut short", "zeros in its body"];

/** Objects, the part of the page that fails without each, and the value in its place. */
const OBJECTS: readonly (readonly [name: string, codes: readonly string[], instead: object])[] = [
  ["main:hurt.txt", ["hurt.blob.text: OBJECT_MISSING"], { hurt: { blob: { text: null } } }],
  ["main:src", ["deep: OBJECT_MISSING"], { deep: null }],
  [
    "old",
    ["old: NOT_FOUND"],
    { old: null, refs: { edges: [WHOLE.refs.edges[0], { node: { name: "old", target: null } }] } },
  ],
];

describe.each(OBJECTS)("the object %s", (name, codes, instead) => {
  test.each(sampleOf(HARMS))(
    "that is %s fails only its part of the page, which returns once it is repaired",
    async (harm) => {
      const repo = await damageable();
      const repair = await hurt(await objectFile(repo, name), harm);
      const from = await open(repo.path);
      const damaged = await page(from);
      expect(damaged.data).toEqual({ ...WHOLE, ...instead });
      // Git may only know that a damaged commit is a commit.
      const others = damaged.codes.filter((code) => code !== "refs.edges.1.node.target: OBJECT_MISSING");
      expect(others).toEqual(codes);
      await repair();
      await expect.poll(() => page(from), RECOVERS).toEqual({ data: WHOLE, codes: [] });
      expect(from.log).toEqual([]);
    },
  );
});

describe("the repository's packs:", () => {
  async function packed(): Promise<{ repo: TempRepo; folder: string; pack: string; index: string }> {
    const repo = await damageable();
    await repo.git("repack", "-adq");
    await repo.git("prune-packed", "-q");
    const folder = join(repo.path, ".git/objects/pack");
    const names = await readdir(folder);
    const find = (ending: string): string => join(folder, names.find((one) => one.endsWith(ending)) ?? "");
    return { repo, folder, pack: find(".pack"), index: find(".idx") };
  }

  test.each(["pack", "index"] as const)(
    "without its %s everything that is read of it fails, until it is restored",
    async (which) => {
      const { repo, [which]: file } = await packed();
      const from = await open(repo.path);
      expect((await page(from)).codes).toEqual([]);
      await rename(file, `${file}.away`);
      const later = await open(repo.path);
      const { data, codes } = await page(later);
      expect(data.headName).toBe("main");
      expect(codes.length).toBeGreaterThan(4);
      for (const code of codes) expect(code).toMatch(/: (?:OBJECT_MISSING|NOT_FOUND)$/u);
      await rename(`${file}.away`, file);
      await expect.poll(() => page(later), RECOVERS).toEqual({ data: WHOLE, codes: [] });
      expect(await page(from)).toEqual({ data: WHOLE, codes: [] });
      expect([...from.log, ...later.log]).toEqual([]);
    },
  );

  test("if it is truncated everything that is read of it fails, until it is complete", { tags: "slow" }, async () => {
    const { repo, pack } = await packed();
    const repair = await hurt(pack, "a body cut short");
    const from = await open(repo.path);
    for (const code of (await page(from)).codes) expect(code).toMatch(/: (?:OBJECT_MISSING|NOT_FOUND)$/u);
    await repair();
    await expect.poll(() => page(from), RECOVERS).toEqual({ data: WHOLE, codes: [] });
    expect(from.log).toEqual([]);
  });
});

describe("refs:", () => {
  const BRANCH = ".git/refs/heads/odd";
  test.each([
    ["leads to an object that is not there", `${"1".repeat(40)}\n`],
    ["is empty", ""],
    ["holds nonsense", "nonsense\n"],
    ["represents itself", "ref: refs/heads/odd\n"],
  ])("one that %s affects neither the others nor the page", async (_, content) => {
    const repo = await damageable();
    await writeFile(join(repo.path, BRANCH), content);
    const from = await open(repo.path);
    const { data, codes } = await page(from);
    const others = data.refs.edges.filter(({ node }: { node: { name: string } }) => node.name !== "odd");
    expect({ ...data, refs: { edges: others } }).toEqual(WHOLE);
    expect(codes).toEqual([]);
    const { errors } = await from.answer('{ repository(slug: "repo") { commit(revision: "odd") { oid } } }');
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["NOT_FOUND"]);
    expect(from.log).toEqual([]);
  });

  test("an invalid HEAD fails with codes of the closed list, and everything returns once it is repaired", async () => {
    const repo = await damageable();
    const from = await open(repo.path);
    expect((await page(from)).codes).toEqual([]);
    await writeFile(join(repo.path, ".git/HEAD"), "nonsense\n");
    for (const code of (await page(from)).codes)
      expect(code).toMatch(/: (?:OBJECT_MISSING|NOT_FOUND|REPOSITORY_GONE)$/u);
    await writeFile(join(repo.path, ".git/HEAD"), "ref: refs/heads/main\n");
    expect(await page(from)).toEqual({ data: WHOLE, codes: [] });
    expect(from.log).toEqual([]);
  });
});

describe("a clone", () => {
  test("that is shallow shows the available data, and reports commits beyond that", async () => {
    const repo = await damageable();
    const at = join(await tempFolder(), "repo");
    await repo.git("clone", "-q", "--depth=1", "--no-single-branch", `file://${repo.path}`, at);
    const from = await open(at);
    const { data, codes } = await page(from);
    expect(data).toMatchObject({ main: { messageHeadline: "Third" }, whole: WHOLE.whole, hurt: WHOLE.hurt });
    expect(data.history.edges).toEqual([{ node: { messageHeadline: "Third" } }]);
    expect(codes).toEqual(["old: NOT_FOUND"]);
    expect(from.log).toEqual([]);
  });

  test("that is partial, without its remote, lacks contents and nothing else", async () => {
    const repo = await damageable();
    await repo.git("config", "uploadpack.allowFilter", "true");
    const at = join(await tempFolder(), "repo");
    await repo.git("clone", "-q", "--no-checkout", "--filter=blob:none", `file://${repo.path}`, at);
    await repo.gitBytes(["branch", "old", "origin/old"], { cwd: at });
    await rename(repo.path, `${repo.path}-away`);
    const from = await open(at);
    const { data, codes } = await page(from);
    expect(data).toMatchObject({ main: { messageHeadline: "Third" }, old: WHOLE.old, history: WHOLE.history });
    expect(data.main.comparison.fileTable).toEqual({ paths: ["whole.txt"] });
    expect(codes).toEqual(
      ["deep.blob.text", "hurt.blob.text", "whole.blob.text"].map((place) => `${place}: OBJECT_MISSING`),
    );
    expect(from.log).toEqual([]);
  });
});
