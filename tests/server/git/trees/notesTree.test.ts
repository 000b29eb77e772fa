import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { notesChanges, NotesTree } from "#server/git/trees/NotesTree.ts";
import { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { unpackObjects } from "#server/git/refs/updateRefs.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const REF = "refs/notes/devtools/discuss";

/** Creates objects to annotate: files, because a note may be on any object. */
async function manyObjects(repo: TempRepo, count: number): Promise<readonly string[]> {
  const script = Array.from({ length: count }, (_, n) => `blob\nmark :${n + 1}\ndata ${String(n).length}\n${n}\n`);
  const marks = `${repo.path}/.git/marks`;
  await repo.gitBytes(["fast-import", "--quiet", `--export-marks=${marks}`], { input: script.join("") });
  const lines = (await readFile(marks, "utf8")).trim().split("\n");
  return lines.map((line) => line.split(" ")[1] ?? "");
}

/** Splits an id into this many folders of two digits and the rest. */
function cut(oid: string, folders: number): string {
  const parts = Array.from({ length: folders }, (_, n) => oid.slice(n * 2, n * 2 + 2));
  return [...parts, oid.slice(folders * 2)].join("/");
}

/** Creates a notes tree with raw git, in a private index: contents by path. */
async function makeTree(repo: TempRepo, files: ReadonlyMap<string, string>): Promise<string> {
  const env = { GIT_INDEX_FILE: `${repo.path}/.git/notes-index` };
  const entries: string[] = [];
  for (const [path, content] of files) {
    const blob = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: content })).toString().trim();
    entries.push(`100644 ${blob}\t${path}\n`);
  }
  await repo.gitBytes(["read-tree", "--empty"], { env });
  await repo.gitBytes(["update-index", "--index-info"], { env, input: entries.join("") });
  return (await repo.gitBytes(["write-tree"], { env })).toString().trim();
}

async function setTree(repo: TempRepo, tree: string): Promise<void> {
  await repo.git("update-ref", REF, await repo.git("commit-tree", "-m", "notes", tree));
}

/** Appends the same text to each note and sets the ref to the result. */
async function putAll(
  repo: TempRepo,
  git: Repository,
  tree: string | null,
  annotated: readonly string[],
): Promise<string> {
  const pack = new ObjectPack(git.objectFormat);
  const notes = new NotesTree(git, tree);
  for (const oid of annotated) {
    await notes.put(oid, async (blob) => {
      const old = blob === null ? Buffer.alloc(0) : await repo.gitBytes(["cat-file", "blob", blob]);
      return pack.add("blob", Buffer.concat([old, Buffer.from(`more of ${oid}\n`)]));
    });
  }
  const root = notes.write(pack);
  await unpackObjects(git, pack);
  await setTree(repo, root);
  return root;
}

/** Returns git's own list of annotated objects, from `notes list`. */
async function listed(repo: TempRepo): Promise<readonly string[]> {
  const text = await repo.git("notes", "--ref=devtools/discuss", "list");
  return text.split("\n").map((line) => line.split(" ")[1] ?? "");
}

test.each(
  sampleOf([
    ["flat", () => 0],
    ["in folders of two digits", () => 1],
    ["in nested folders", () => 2],
    ["in all of these ways at once", (n: number) => n % 3],
  ]),
)(
  "notes %s keep their paths and get more lines; new ones are added beside them; other files stay",
  async (_, depth) => {
    const repo = await tempRepo();
    const objects = await manyObjects(repo, 40);
    const [known, fresh] = [objects.slice(0, 30), objects.slice(30)];
    const files = new Map(known.map((oid, n) => [cut(oid, depth(n)), `first of ${oid}\n`]));
    files
      .set("README", "not a note\n")
      .set("zz/readme", "nor this\n")
      .set(`${cut(objects[0] ?? "", 1)}.txt`, "nor this\n");
    const before = await makeTree(repo, files);
    const git = await openRepository(repo.path);
    const after = await putAll(repo, git, before, [...known.slice(0, 10), ...fresh]);
    expect((await listed(repo)).toSorted()).toEqual(objects.toSorted());
    for (const [n, oid] of objects.entries()) {
      const lines = [n < 30 ? `first of ${oid}` : "", n < 10 || n >= 30 ? `more of ${oid}` : ""].filter(Boolean);
      expect((await repo.git("notes", "--ref=devtools/discuss", "show", oid)).split("\n")).toEqual(lines);
    }
    const paths = (await repo.git("ls-tree", "-r", "--name-only", after)).split("\n");
    expect(paths).toEqual(expect.arrayContaining([...files.keys()]));
    expect(paths).toHaveLength(files.size + fresh.length);
    const changes = await notesChanges(git, before, after);
    expect(changes.map(({ annotated }) => annotated).toSorted()).toEqual([...known.slice(0, 10), ...fresh].toSorted());
    await repo.git("fsck", "--strict");
    await git.close();
  },
);

test("a flat tree is split beyond 256 notes, and git finds each note before and after", { tags: "slow" }, async () => {
  const repo = await tempRepo();
  const objects = await manyObjects(repo, 300);
  const git = await openRepository(repo.path);
  const flat = await putAll(repo, git, null, objects.slice(0, 256));
  expect(
    (await repo.git("ls-tree", "--name-only", flat)).split("\n").filter((name) => name.length === 40),
  ).toHaveLength(256);
  const fanned = await putAll(repo, git, flat, objects.slice(256));
  const names = (await repo.git("ls-tree", "--name-only", fanned)).split("\n");
  expect(names.every((name) => /^[0-9a-f]{2}$/u.test(name))).toBe(true);
  expect((await listed(repo)).toSorted()).toEqual(objects.toSorted());
  expect(await notesChanges(git, null, fanned)).toHaveLength(300);
  await repo.git("fsck", "--strict");
  await git.close();
});

test("notes that git itself wrote and moved are read as git lists them", async () => {
  const repo = await tempRepo({ objectFormat: "sha256" });
  const objects = await manyObjects(repo, 600);
  const blob = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: "x\n" })).toString().trim();
  const flat = objects.map((oid) => `100644 blob ${blob}\t${oid}\n`).join("");
  await setTree(repo, (await repo.gitBytes(["mktree"], { input: flat })).toString().trim());
  const [first = "", second = "", third = ""] = objects;
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "y", third);
  const git = await openRepository(repo.path);
  const tree = await repo.git("rev-parse", `${REF}^{tree}`);
  expect((await repo.git("ls-tree", "--name-only", tree)).split("\n")[0]).toHaveLength(2);
  const all = await notesChanges(git, null, tree);
  expect(all.map(({ annotated }) => annotated).toSorted()).toEqual((await listed(repo)).toSorted());
  expect(all).toHaveLength(600);
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "y", first);
  await repo.git("notes", "--ref=devtools/discuss", "remove", second);
  const changes = await notesChanges(git, tree, await repo.git("rev-parse", `${REF}^{tree}`));
  const merged = new Map<string, string>();
  for (const { annotated, newBlob } of changes)
    merged.set(annotated, `${merged.get(annotated) ?? ""}${newBlob === null ? "" : "there"}`);
  expect(merged.get(first)).toBe("there");
  expect(merged.get(second)).toBe("");
  await git.close();
});

test("a missing folder fails as OBJECT_MISSING and does not count as empty", async () => {
  const repo = await tempRepo();
  const git = await openRepository(repo.path);
  const missing = "1".repeat(40);
  await expect(notesChanges(git, null, missing)).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  const notes = new NotesTree(git, missing);
  const putting = notes.put("2".repeat(40), () => Promise.resolve("3".repeat(40)));
  await expect(putting).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  await git.close();
});
