import { appendFile, copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { forEachRef, peeledCache, upstreams } from "#server/git/refs/forEachRef.ts";
import { readHead } from "#server/git/refs/head.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** Names that git allows and that look like something else, as `byteText` encodes them. */
const ODD = [
  "refs/heads/-dash",
  "refs/heads/--output=x",
  "refs/heads/HEAD",
  "refs/heads/refs/heads/main",
  "refs/heads/a%00b",
  "refs/heads/%(refname)",
  "refs/heads/caf\uDCE9",
  "refs/heads/\u2603/\u{1F600}",
  "refs/heads/1111111111111111111111111111111111111111",
  "refs/heads/deep/er/and/deeper",
  "refs/heads/quote'\"`$(x)",
  "refs/heads/a,b;c&d|e<f>g",
  "refs/remotes/origin/HEAD",
  "refs/remotes/origin/main",
  "refs/remotes/-x/-y",
  "refs/tags/main",
  "refs/odd/place",
];

/** Writes a ref's file as git does, for any name. */
async function writeRef(repo: TempRepo, name: string, text: string): Promise<void> {
  const file = Buffer.concat([Buffer.from(`${repo.path}/.git/`), encodeBytes(name)]);
  await mkdir(file.subarray(0, file.lastIndexOf("/")), { recursive: true });
  await writeFile(file, `${text}\n`);
}

describe("odd refs", () => {
  let repo: TempRepo;
  let open: Repository;

  beforeAll(async () => {
    repo = await tempRepo();
    const one = await repo.commit({ a: "1\n" });
    await repo.commit({ a: "2\n" });
    for (const name of ODD) await writeRef(repo, name, one);
    await writeRef(repo, "refs/remotes/origin/HEAD", "ref: refs/remotes/origin/main");
    await writeRef(repo, "refs/heads/alias", "ref: refs/heads/main");
    await writeRef(repo, "refs/heads/alias-of-alias", "ref: refs/heads/alias");
    await writeRef(repo, "refs/heads/nowhere", "ref: refs/heads/not-there");
    await writeRef(repo, "refs/heads/round", "ref: refs/heads/round");
    await writeRef(repo, "refs/heads/damaged", "no id");
    await writeRef(repo, "refs/heads/missing", "2222222222222222222222222222222222222222");
    await repo.git("tag", "-a", "-m", "x", "v1", one);
    await repo.git("tag", "-a", "-m", "x", "v1-of-tag", "v1");
    await repo.git("tag", "-a", "-m", "x", "v1-of-tag-of-tag", "v1-of-tag");
    await repo.git("tag", "tree", "HEAD^{tree}");
    await repo.git("tag", "-a", "-m", "x", "tag-of-tree", "HEAD^{tree}");
    await repo.git("tag", "-a", "-m", "x", "tag-of-blob", "HEAD:a");
    open = await openRepository(repo.path);
  });

  afterAll(() => open.close());

  test.each([["in separate files"], ["packed"]])("are those that git lists, %s", async (how) => {
    if (how === "packed") await repo.git("pack-refs", "--all");
    const format = "%(refname) %(objectname) %(symref)";
    const listed = decodeBytes(await repo.gitBytes(["for-each-ref", `--format=${format}`]));
    const records = await forEachRef(open, { patterns: ["refs/"] });
    const reported = records.map(({ name, oid, symref }) => `${name} ${oid} ${symref ?? ""}\n`);
    expect(reported.join("")).toBe(listed);
    for (const name of ODD) expect(records.map((record) => record.name)).toContain(name);
  });

  test("point to the commits to which git peels them, or to none", async () => {
    for (const { name, commit } of await forEachRef(open, { patterns: ["refs/"] })) {
      if (/[\uDC80-\uDCFF]/u.test(name)) continue; // node cannot pass this name to git as an argument
      const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${name}^{commit}`];
      expect([name, commit ?? ""]).toEqual([name, await repo.git(...args).catch(() => "")]);
    }
  });

  test("are found by the name with which they are listed", async () => {
    const records = await forEachRef(open, { patterns: ["refs/"] });
    const names = records.map(({ name }) => name).filter((name) => !/[\uDC80-\uDCFF]/u.test(name));
    const found = await readRefs(open, [...names, "refs/heads/nowhere", "refs/heads/not-there"]);
    const listed = records.filter(({ name }) => names.includes(name));
    expect(new Map(found)).toEqual(new Map(listed.map(({ name, oid }) => [name, oid])));
  });

  test.each([
    ["refs/heads/-dash", "branch"],
    ["refs/heads/HEAD", "branch"],
    ["refs/heads/refs/heads/main", "branch"],
    ["refs/heads/alias", "branch"],
    ["refs/heads/\u2603/\u{1F600}", "branch"],
    ["refs/heads/unborn/x", "unborn"],
    ["refs/heads/caf\uDCE9", "branch"],
  ])("HEAD may point to %j", async (name, kind) => {
    await writeFile(join(repo.path, ".git/HEAD"), Buffer.concat([Buffer.from("ref: "), encodeBytes(`${name}\n`)]));
    const head = await readHead(open);
    const oid = await repo.git("rev-parse", "--quiet", "--verify", "HEAD").catch(() => null);
    const expected = kind === "branch" ? { kind, ref: name, oid } : { kind, ref: name };
    expect(head).toEqual(expected);
    await writeFile(join(repo.path, ".git/HEAD"), "ref: refs/heads/main\n");
  });
});

test("a broken ref leaves the others sorted by their dates and is last", async () => {
  const repo = await tempRepo();
  const [one, two, three] = [
    await repo.commit({ a: "1\n" }),
    await repo.commit({ a: "2\n" }),
    await repo.commit({ a: "3\n" }),
  ];
  for (const [name, oid] of [
    ["b-old", one],
    ["c-new", three],
    ["a-mid", two],
  ] as const)
    await repo.git("update-ref", `refs/heads/${name}`, oid);
  const open = await openRepository(repo.path);
  const newest = async (count?: number): Promise<readonly string[]> => {
    const records = await forEachRef(open, { patterns: ["refs/heads/", "refs/tags/"], sort: "-committerdate", count });
    return records.map(({ name, commit }) =>
      `${name.replace("refs/heads/", "")} ${commit === null ? "none" : ""}`.trim(),
    );
  };
  const whole = ["c-new", "main", "a-mid", "b-old"];
  expect(await newest()).toEqual(whole);
  await writeRef(repo, "refs/heads/a-missing", "2".repeat(40));
  const lying = `object ${one}\ntype blob\ntag x\ntagger T <t@example.org> 1 +0000\n\nx\n`;
  const hash = await repo.gitBytes(["hash-object", "-t", "tag", "-w", "--literally", "--stdin"], { input: lying });
  await writeRef(repo, "refs/tags/lying", hash.toString().trim());
  await expect(repo.git("for-each-ref", "--sort=-committerdate")).rejects.toThrow();
  const found = await newest();
  expect(found.slice(0, 4)).toEqual(whole);
  expect(found).toContain("a-missing none");
  expect(await newest(2)).toEqual(["c-new", "main"]);
  await open.close();
});

describe("upstreams", () => {
  test("are those that git prints, including missing, local and odd ones", async () => {
    const repo = await tempRepo();
    const one = await repo.commit({ a: "1\n" });
    await repo.git("remote", "add", "origin", "/not/there");
    await repo.git("remote", "add", "other/remote", "/not/there");
    for (const name of ["there", "gone", "local", "plain", "unfetched", "odd/\u2603", "extra", "-dash"])
      await repo.git("update-ref", `refs/heads/${name}`, one);
    await repo.git("update-ref", "refs/remotes/origin/there", one);
    await repo.git("update-ref", "refs/remotes/other/remote/x", one);
    const set = async (branch: string, remote: string, merge: string): Promise<void> => {
      await repo.git("config", `branch.${branch}.remote`, remote);
      await repo.git("config", `branch.${branch}.merge`, merge);
    };
    await set("there", "origin", "refs/heads/there");
    await set("gone", "origin", "refs/heads/gone");
    await set("local", ".", "refs/heads/main");
    await set("odd/\u2603", "other/remote", "refs/heads/x");
    await set("extra", "no-such-remote", "refs/heads/x");
    await set("unfetched", "origin", "refs/notes/x");
    await set("-dash", "origin", "refs/heads/-dash");
    await set("no-branch", "origin", "refs/heads/x");
    const open = await openRepository(repo.path);
    expect([...(await upstreams(open))]).toEqual([
      ["refs/heads/-dash", "refs/remotes/origin/-dash"],
      ["refs/heads/gone", "refs/remotes/origin/gone"],
      ["refs/heads/local", "refs/heads/main"],
      ["refs/heads/odd/\u2603", "refs/remotes/other/remote/x"],
      ["refs/heads/there", "refs/remotes/origin/there"],
    ]);
    const format = "--format=%(refname) %(upstream)";
    const listed = (await repo.git("for-each-ref", format, "refs/heads/"))
      .split("\n")
      .filter((line) => !line.endsWith(" "));
    expect([...(await upstreams(open))].map((pair) => pair.join(" "))).toEqual(listed);
    await open.close();
  });

  test("are unknown if a remote's configuration is damaged, which is reported", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await appendFile(
      join(repo.path, ".git/config"),
      '[remote "origin"]\n\turl = x\n\tfetch = a:b:c:*\n[branch "main"]\n\tremote = origin\n\tmerge = refs/heads/main\n',
    );
    const open = await openRepository(repo.path);
    await expect(upstreams(open)).rejects.toMatchObject({
      code: "OBJECT_MISSING",
      message: expect.stringContaining("config file is damaged"),
    });
    expect(await forEachRef(open, { patterns: ["refs/heads/"] })).toHaveLength(1);
    await open.close();
  });
});

test("an object that is not a commit is distinguished from a missing name", async () => {
  const repo = await tempRepo();
  const [one, two] = [await repo.commit({ "a.txt": "one\n" }), await repo.commit({ "a.txt": "two\n" })];
  const fileOf = (oid: string) => join(repo.path, ".git/objects", oid.slice(0, 2), oid.slice(2));
  await rm(fileOf(two));
  await copyFile(fileOf(one), fileOf(two));
  const repository = await openRepository(repo.path);
  for (const revision of [two, "main", "HEAD", `${two}~1`])
    await expect(revParse(repository, revision), revision).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  expect(await revParse(repository, one)).toBe(one);
  expect(await revParse(repository, "nowhere")).toBeNull();
  await repository.close();
});

test("a list made while a target was missing is not cached when another process restores it", async () => {
  const repo = await tempRepo();
  const oid = await repo.commit({ a: "1\n" });
  const object = join(repo.path, ".git/objects", oid.slice(0, 2), oid.slice(2));
  await rename(object, `${object}.away`);
  const open = await openRepository(repo.path);
  const peeled = peeledCache(open);
  vi.spyOn(peeled, "get").mockImplementationOnce(() => {
    peeled.set(oid, oid, 1); // another process restores it right after this one has failed to find it
    return undefined;
  });
  const list = async (): Promise<unknown> =>
    (await forEachRef(open, { patterns: ["refs/heads/"] })).map(({ commit }) => commit);
  await list();
  await rename(`${object}.away`, object);
  expect(await list()).toEqual([oid]);
});
