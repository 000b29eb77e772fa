import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeBytes } from "#contract/byteText.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { findTreeEntry, readTree } from "#server/git/trees/readTree.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let odd: OddRepo;
let open: Repository;
let head: string;

beforeAll(async () => {
  odd = await oddRepo();
  open = await openRepository(odd.repo.path);
  head = (await odd.repo.git("rev-parse", "main")).trim();
});
afterAll(async () => {
  await open.close();
  brokerLink.close();
});

/** Git's list of a tree: mode, id and path. */
async function lsTree(...args: readonly string[]): Promise<readonly string[]> {
  const printed = await odd.repo.gitBytes(["ls-tree", "-z", ...args]);
  return decodeBytes(printed)
    .split("\0")
    .filter((line) => line !== "")
    .map((line) => line.replace(/^(\d+) \w+ (\w+)\t/, "$1 $2 "));
}

describe("readTree", () => {
  test("lists a commit's root as git does, including odd names", async () => {
    const entries = await readTree(open, head);
    expect(entries.map(({ mode, oid, name }) => `${mode} ${oid} ${name}`)).toEqual(await lsTree(head));
    expect(entries.length).toBeGreaterThan(5);
  });

  test("lists an empty tree as empty", async () => {
    const empty = (await odd.repo.git("hash-object", "-w", "-t", "tree", "/dev/null")).trim();
    expect(await readTree(open, empty)).toEqual([]);
  });

  test("refuses what is not a folder, and reports missing ones", async () => {
    const [file] = (await lsTree("-r", head)).filter((line) => line.startsWith("100644"));
    await expect(readTree(open, file?.split(" ")[1] ?? "")).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(readTree(open, "1".repeat(head.length))).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  });

  test("reads SHA-256 repositories", async () => {
    const repo = await tempRepo({ objectFormat: "sha256" });
    const commit = await repo.commit({ "dir/a.txt": "a\n" });
    const sha256 = await openRepository(repo.path);
    expect((await findTreeEntry(sha256, commit, "dir/a.txt"))?.oid).toBe(
      (await repo.git("rev-parse", `${commit}:dir/a.txt`)).trim(),
    );
    await sha256.close();
  });
});

describe("findTreeEntry", () => {
  test("finds every file and folder that git lists, by its path", async () => {
    const listed = await lsTree("-r", "-t", head);
    for (const line of listed) {
      const [mode = "", oid = ""] = line.split(" ");
      const path = line.slice(mode.length + oid.length + 2);
      expect(await findTreeEntry(open, head, path), path).toMatchObject({ mode, oid });
    }
  });

  test("finds nothing below a file, in a missing folder, or for dots", async () => {
    const file = (await lsTree("-r", head)).find((line) => line.startsWith("100644"))?.split(" ")[2] ?? "";
    for (const path of [`${file}/x`, "no/such", "..", ".", "", "/"]) {
      expect(await findTreeEntry(open, head, path), path).toBe(null);
    }
  });
});
