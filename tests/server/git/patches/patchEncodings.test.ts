import { expect, test } from "vitest";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { firstPatches } from "#server/git/patches/firstPatches.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { encodedText } from "#tests/helpers/encodedText.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** Returns the patch and the line counts of the only file of the last commit. */
async function lastChange(before: Record<string, Buffer | string>, now: Record<string, Buffer | string>) {
  const repo = await tempRepo();
  await repo.commit(before);
  await repo.commit(now);
  const repository = await openRepository(repo.path);
  const [from, to] = [await repo.git("rev-parse", "HEAD~1"), await repo.git("rev-parse", "HEAD")];
  const files = await diffTree(repository, from, to);
  const [patch] = await diffPatches(repository, from, to, files);
  const first = await firstPatches(repository, from, to, files);
  const counts = await numstat(repository, from, to);
  expect(first.patches.map((one) => String(one.patch))).toEqual([String(patch)]);
  return { patch: patch instanceof Buffer ? patch : Buffer.from(String(patch)), counts: [...counts.values()] };
}

const TEXT = "«上» one\r\ntwo\r\n三\r\nfour\r\nfive\r\nsix\r\n";

test("a text in UTF-16 is binary, as for git", async () => {
  const { patch, counts } = await lastChange({ a: TEXT }, { a: Buffer.from(`\uFEFF${TEXT}`, "utf16le") });
  expect(patch.toString()).toMatch(/\nBinary files a\/a and b\/a differ\n$/);
  expect(counts).toEqual(["binary"]);
});

test("a binary file stays binary", async () => {
  const { patch, counts } = await lastChange({ a: Buffer.from([0, 1, 2, 3]) }, { a: Buffer.from([0xff, 0xfe, 0, 0]) });
  expect(patch.toString()).toMatch(/\nBinary files a\/a and b\/a differ\n$/);
  expect(counts).toEqual(["binary"]);
});

test.each([
  ["shift_jis", "// 設定を読み込む"],
  ["koi8-r", "// Читаем настройки"],
  ["windows-1252", "// Größe prüfen"],
])("the patch of a text in %s names the assumed encoding, and its lines keep their bytes", async (name, line) => {
  const { patch } = await lastChange({ a: encodedText(`${line}\n`, name) }, { a: encodedText(`1\n${line}\n`, name) });
  const sides = "\n--- a/a\twindows-1252\n+++ b/a\twindows-1252\n";
  expect(patch.toString("latin1")).toContain(`${sides}@@ -1 +1,2 @@\n+1\n `);
  expect(patch.includes(Buffer.concat([Buffer.from(" "), encodedText(line, name), Buffer.from("\n")]))).toBe(true);
});

test("each side of a patch has its own encoding", async () => {
  const { patch } = await lastChange(
    { a: encodedText("// 設定を読み込む\n", "shift_jis") },
    { a: "// 設定を読み込む\n" },
  );
  expect(patch.toString("latin1")).toContain("\n--- a/a\twindows-1252\n+++ b/a\n@@ -1 +1 @@\n");
});
