import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** Commits a tree that git itself would not create. */
async function commitTree(repo: TempRepo, entries: readonly (readonly [head: string, oid: string])[]): Promise<void> {
  const rows = entries.flatMap(([head, oid]) => [Buffer.from(`${head}\0`), Buffer.from(oid, "hex")]);
  const made = await repo.gitBytes(["hash-object", "-t", "tree", "-w", "--literally", "--stdin"], {
    input: Buffer.concat(rows),
  });
  const commit = await repo.git("commit-tree", made.toString().trim(), "-p", "main", "-m", "Odd");
  await repo.git("update-ref", "refs/heads/main", commit);
}

const ASKED = `{ repository(slug: "repo") { commit(revision: "main") { comparison {
  fileTable { paths } patches(fileIndexes: [0, 1]) { fileIndexes patches failures { fileIndex code } }
  firstPatches { fileIndexes failures { fileIndex code } } } } } }`;

test("a submodule whose commit id is all zeros has its patch as git prints it", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  const blob = await repo.git("rev-parse", "main:a.txt");
  await commitTree(repo, [
    ["100644 b.txt", blob],
    ["160000 broken", "0".repeat(40)],
  ]);
  const opened = await openGraphql(repo.path);
  const { comparison } = (await opened.query(ASKED)).repository.commit;
  const printed = await repo.git("diff-tree", "-p", "--full-index", "--no-renames", "main~1", "main", "--", "broken");
  expect(printed).toContain("+Subproject commit 0000000000");
  expect(comparison.fileTable.paths).toEqual(["b.txt", "broken"]);
  expect(comparison.patches.patches[1]).toBe(`${printed}\n`);
  expect(comparison.patches.failures).toEqual([]);
  expect(opened.log).toEqual([]);
  await opened.close();
});

test("a new file that is larger than git's memory is reported as too large, and all others have their patches", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  const small = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: "small\n" })).toString().trim();
  // Of 64 GiB only the header exists.
  const huge = "19f9c8273ec45a8938e6999cb59b3ff66739902a";
  const file = join(repo.path, ".git/objects", huge.slice(0, 2), huge.slice(2));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, deflateSync(Buffer.concat([Buffer.from(`blob ${64 * 1024 ** 3 + 1}\0`), Buffer.alloc(2048)])));
  const kept = await repo.git("rev-parse", "main:a.txt");
  await commitTree(repo, [
    ["100644 a.txt", kept],
    ["100644 huge", huge],
    ["100644 small.txt", small],
  ]);
  const opened = await openGraphql(repo.path);
  const { comparison } = (await opened.query(ASKED)).repository.commit;
  expect(comparison.fileTable.paths).toEqual(["huge", "small.txt"]);
  const failures = [{ fileIndex: 0, code: "TOO_LARGE" }];
  expect(comparison.patches).toMatchObject({ fileIndexes: [1], failures });
  expect(comparison.patches.patches[0]).toMatch(/\n\+small\n$/u);
  expect(comparison.firstPatches).toEqual({ fileIndexes: [1], failures });
  expect(opened.log).toEqual([]);
  await opened.close();
});
