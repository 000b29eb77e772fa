import { mkdir, rm, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { addTree } from "#server/git/trees/editTree.ts";
import { commitBytes, ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { treeBytes } from "#server/git/trees/treeObject.ts";
import { unpackObjects, updateRefs } from "#server/git/refs/updateRefs.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const by = { name: "Ada Proof", email: "ada@example.org", at: 1_700_000_000, offset: 0 };
const NOTE = "refs/notes/devtools/discuss";
const ARCHIVE = "refs/devtools/archives/reviews";

describe.each(["sha1", "sha256"] as const)("in a repository of %s", (objectFormat) => {
  test("files of every length that git writes differently are stored as git would store them", async () => {
    const repo = await tempRepo({ objectFormat });
    const git = await openRepository(repo.path);
    const pack = new ObjectPack(objectFormat);
    const contents = [0, 1, 15, 16, 127, 2047, 2048, 70_000, 3_000_000].map((length) => Buffer.alloc(length, "ab\0\n"));
    const oids = contents.map((content) => pack.add("blob", content));
    await unpackObjects(git, pack);
    for (const [index, oid] of oids.entries()) {
      const input = contents[index] ?? "";
      expect((await repo.gitBytes(["hash-object", "--stdin"], { input })).toString().trim()).toBe(oid);
      expect((await repo.gitBytes(["cat-file", "blob", oid])).equals(Buffer.from(input))).toBe(true);
    }
    await git.close();
  });

  test("folders and commits are git's, byte for byte", async () => {
    const repo = await tempRepo({ objectFormat });
    await repo.commit({ "a.txt": "1", "a/b": "2", a0: "3", "z/y/x": "4", "sub-1": "5" });
    const git = await openRepository(repo.path);
    const pack = new ObjectPack(objectFormat);
    const paths = (await repo.git("ls-tree", "-r", "HEAD")).split("\n").map((line): [string, string] => {
      const [head = "", path = ""] = line.split("\t");
      return [path, head.split(" ")[2] ?? ""];
    });
    const tree = addTree(pack, new Map(paths.toReversed()));
    expect(tree).toBe(await repo.git("rev-parse", "HEAD^{tree}"));
    const parents = [await repo.git("rev-parse", "HEAD")];
    const commit = pack.add("commit", commitBytes({ tree, parents, by, message: "Say <this>\n\nÄ" }));
    await unpackObjects(git, pack);
    const env = { GIT_COMMITTER_NAME: by.name, GIT_COMMITTER_EMAIL: by.email };
    const date = { GIT_AUTHOR_DATE: `${by.at} +0000`, GIT_COMMITTER_DATE: `${by.at} +0000` };
    const args = ["commit-tree", "-p", parents[0] ?? "", "-m", "Say <this>\n\nÄ", tree];
    expect((await repo.gitBytes(args, { env: { ...env, ...date } })).toString().trim()).toBe(commit);
    await repo.git("fsck", "--strict");
    await git.close();
  });
});

test("entries of a folder are in git's order, even if the names of a folder and a file have the same prefix", () => {
  const oid = "1".repeat(40);
  const entry = (mode: string, name: string) => ({ mode, name: Buffer.from(name), oid });
  const bytes = treeBytes([entry("40000", "a"), entry("100644", "a.b"), entry("100644", "a0")]);
  const at = (name: string): number => bytes.indexOf(` ${name}\0`);
  expect(at("a.b")).toBeLessThan(at("a"));
  expect(at("a")).toBeLessThan(at("a0"));
});

test("names cannot end a header line or an address in a commit", () => {
  const odd = { ...by, name: "Ada\n<evil>\0", email: "a>b\nparent x", offset: -90 };
  const text = commitBytes({ tree: "1".repeat(40), parents: [], by: odd, message: "m" }).toString();
  expect(text).toBe(
    `tree ${"1".repeat(40)}\nauthor Adaevil <abparent x> 1700000000 -0130\ncommitter Adaevil <abparent x> 1700000000 -0130\n\nm\n`,
  );
});

describe("moving refs", () => {
  test("requires their previous values: of two writers with the same previous value the second is refused, and both refs stay", async () => {
    const repo = await tempRepo();
    const one = await repo.commit({ a: "1" });
    const two = await repo.commit({ a: "2" });
    const git = await openRepository(repo.path);
    const options = { by, reason: "test" };
    expect(await updateRefs(git, [{ name: NOTE, from: null, to: one }], options)).toBe("moved");
    expect(await updateRefs(git, [{ name: NOTE, from: null, to: two }], options)).toBe("refused");
    const both = [
      { name: ARCHIVE, from: null, to: two },
      { name: NOTE, from: two, to: one },
    ];
    expect(await updateRefs(git, both, options)).toBe("refused");
    expect(await repo.git("for-each-ref", "--format=%(objectname) %(refname)", "refs/notes", "refs/devtools")).toBe(
      `${one} ${NOTE}`,
    );
    expect(await updateRefs(git, [{ name: NOTE, from: one, to: two }], options)).toBe("moved");
    expect(await repo.git("reflog", "show", "--format=%H %gs %gn", NOTE)).toBe(
      `${two} test Ada Proof\n${one} test Ada Proof`,
    );
    await git.close();
  });

  test("replaces a symbolic ref and never follows it to a branch", async () => {
    const repo = await tempRepo();
    const one = await repo.commit({ a: "1" });
    const two = await repo.commit({ a: "2" });
    await repo.git("symbolic-ref", NOTE, "refs/heads/main");
    const git = await openRepository(repo.path);
    expect(await updateRefs(git, [{ name: NOTE, from: two, to: one }], { by, reason: null })).toBe("moved");
    expect(await repo.git("rev-parse", "refs/heads/main", NOTE)).toBe(`${two}\n${one}`);
    await git.close();
  });

  test("reports which ref blocks a name that is taken, and writes no ref that is not Galley's", async () => {
    const repo = await tempRepo();
    const one = await repo.commit({ a: "1" });
    await repo.git("update-ref", "refs/notes/devtools", one);
    const git = await openRepository(repo.path);
    const moving = updateRefs(git, [{ name: NOTE, from: null, to: one }], { by, reason: null });
    await expect(moving).rejects.toMatchObject({
      code: "CONFLICT",
      message:
        "The ref refs/notes/devtools conflicts with the refs that store reviews. Rename or delete it and try again. Nothing was written.",
    });
    for (const name of [
      "refs/heads/main",
      "HEAD",
      "refs/notes/commits",
      "refs/galley/../heads/main",
      "refs/galley/a\nb",
    ])
      await expect(updateRefs(git, [{ name, from: null, to: one }], { by, reason: null })).rejects.toMatchObject({
        code: "INTERNAL",
      });
    await git.close();
  });

  test("is refused while another process holds a lock", async () => {
    const repo = await tempRepo();
    const one = await repo.commit({ a: "1" });
    await mkdir(`${repo.path}/.git/refs/notes/devtools`, { recursive: true });
    await writeFile(`${repo.path}/.git/${NOTE}.lock`, "");
    const git = await openRepository(repo.path);
    const change = [{ name: NOTE, from: null, to: one }];
    expect(await updateRefs(git, change, { by, reason: null })).toBe("refused");
    await rm(`${repo.path}/.git/${NOTE}.lock`);
    expect(await updateRefs(git, change, { by, reason: null })).toBe("moved");
    await git.close();
  });
});
