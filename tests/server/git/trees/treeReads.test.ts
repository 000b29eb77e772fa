import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeBytes } from "#contract/byteText.ts";
import { entryKind } from "#server/git/trees/treeObject.ts";
import { entrySizes, readTree } from "#server/git/trees/readTree.ts";
import { fileNames } from "#server/git/search/fileNames.ts";
import { lastCommitAt } from "#server/git/history/lastCommitAt.ts";
import { linkTarget } from "#server/git/objects/readBlobs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let odd: OddRepo;
let open: Repository;

beforeAll(async () => {
  odd = await oddRepo();
  open = await openRepository(odd.repo.path);
});
afterAll(async () => {
  await open.close();
});

/** Git's list of a tree, including sizes. */
async function lsTree(tree: string): Promise<readonly string[]> {
  const printed = decodeBytes(await odd.repo.gitBytes(["ls-tree", "-z", "-l", tree]));
  return printed.split("\0").filter(Boolean);
}

describe("a tree's entries", () => {
  test("have the modes, ids, sizes and names that `git ls-tree -l` lists, in every folder of every commit", async () => {
    let count = 0;
    for (const commit of new Set(Object.values(odd.commits))) {
      const printed = decodeBytes(await odd.repo.gitBytes(["ls-tree", "-r", "-t", "-d", "-z", commit]));
      const below = printed.split("\0").filter((line) => line.startsWith("040000"));
      const trees = [
        await odd.repo.git("rev-parse", `${commit}^{tree}`),
        ...below.map((line) => line.split(/[ \t]/u)[2] ?? ""),
      ];
      for (const tree of trees) {
        const [entries, sizes] = await Promise.all([readTree(open, tree), entrySizes(open, tree)]);
        const shown = entries.map(({ mode, oid, name }, index) => {
          const kind = entryKind(mode);
          const type = kind === "TREE" ? "tree" : kind === "SUBMODULE" ? "commit" : "blob";
          return `${mode} ${type} ${oid} ${String(sizes[index] ?? "-").padStart(7)}\t${name}`;
        });
        expect(shown).toEqual(await lsTree(tree));
        count += shown.length;
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  test("have git's modes even if a tree has other ones, as old programs wrote them", async () => {
    const blob = await odd.repo.git("hash-object", "-w", "--stdin");
    const modes = ["100664", "100600", "100775", "120777", "40755", "160001"];
    const records = modes.map((mode, index) =>
      Buffer.concat([Buffer.from(`${mode} ${index}\0`), Buffer.from(blob, "hex")]),
    );
    const input = Buffer.concat(records);
    const tree = await odd.repo.gitBytes(["hash-object", "-w", "-t", "tree", "--literally", "--stdin"], { input });
    const listed = await lsTreeNames(tree.toString().trim());
    expect((await readTree(open, tree.toString().trim())).map(({ mode }) => mode)).toEqual(listed);
    expect(listed).toEqual(["100644", "100644", "100755", "120000", "040000", "160000"]);
  });

  test("have the same sizes from the running readers and from a separate process", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const many = Object.fromEntries(Array.from({ length: 2100 }, (_, index) => [`f${index}`, "x".repeat(index % 97)]));
    const commit = await repo.commit({
      ...many,
      "sub/inside": "x",
      link: { symlink: "f0" },
      vendor: { gitlink: "1".repeat(40) },
    });
    const repository = await openRepository(repo.path);
    const tree = await repo.git("rev-parse", `${commit}^{tree}`);
    const sizes = await entrySizes(repository, tree);
    const printed = (await repo.gitBytes(["ls-tree", "-l", "-z", tree])).toString().split("\0").filter(Boolean);
    expect(sizes.map((size) => String(size ?? "-"))).toEqual(
      printed.map((line) => line.split("\t")[0]?.split(/ +/u)[3]),
    );
    expect(sizes).toHaveLength(2103);
    await repository.close();
  });

  test("have no size if the object is missing, and the others keep theirs", async () => {
    const blob = await odd.repo.git("rev-parse", `${odd.commits.first}:run.sh`);
    const input = `100644 blob ${blob}\there\n100644 blob ${"1".repeat(40)}\tgone\n`;
    const tree = (await odd.repo.gitBytes(["mktree", "--missing"], { input })).toString().trim();
    expect(await entrySizes(open, tree)).toEqual([null, 19]);
  });
});

async function lsTreeNames(tree: string): Promise<readonly string[]> {
  const printed = (await odd.repo.gitBytes(["ls-tree", "-z", tree])).toString();
  return printed
    .split("\0")
    .filter(Boolean)
    .map((line) => line.slice(0, 6));
}

describe("fileNames", () => {
  test("lists what `git ls-tree -r` lists, byte for byte", async () => {
    for (const commit of Object.values(odd.commits)) {
      const printed = decodeBytes(await odd.repo.gitBytes(["ls-tree", "-r", "-z", "--name-only", commit]));
      const { text, count, isTruncated } = await fileNames(open, commit);
      expect(`${text}\0`).toBe(printed);
      expect([count, isTruncated]).toEqual([printed.split("\0").length - 1, false]);
    }
  });

  test("is empty for an empty commit", async () => {
    const repo = await tempRepo();
    const repository = await openRepository(repo.path);
    const names = await fileNames(repository, await repo.commit({}));
    expect(names).toEqual({ text: "", count: 0, isTruncated: false, failure: null });
    await repository.close();
  });

  test("truncates a long list after a whole name, and reports that", async () => {
    const all = await fileNames(open, odd.commits.first);
    const first = await fileNames(open, odd.commits.first, { maxBytes: 30 });
    expect(first.isTruncated).toBe(true);
    expect(first.text.split("\0")).toEqual(all.text.split("\0").slice(0, first.count));
    expect(first.count).toBeGreaterThan(0);
  });
});

describe("linkTarget", () => {
  test("returns git's content of a link, for any bytes", async () => {
    const repo = await tempRepo();
    const target = "caf\uDCE9/../\n and -- more";
    const commit = await repo.commit({ link: { symlink: target }, long: { symlink: "x/".repeat(2000) } });
    const repository = await openRepository(repo.path);
    expect(await linkTarget(repository, await repo.git("rev-parse", `${commit}:link`))).toBe(target);
    expect(await linkTarget(repository, await repo.git("rev-parse", `${commit}:long`))).toHaveLength(4000);
    await repository.close();
  });

  test("refuses a content longer than any path, and reports missing ones", async () => {
    const input = "x".repeat(4097);
    const blob = (await odd.repo.gitBytes(["hash-object", "-w", "--stdin"], { input })).toString().trim();
    await expect(linkTarget(open, blob)).rejects.toMatchObject({ code: "TOO_LARGE" });
    await expect(linkTarget(open, "1".repeat(40))).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  });
});

describe("lastCommitAt", () => {
  test("returns the commit that `git log -1` prints, for existing and deleted paths", async () => {
    const { repo, commits } = odd;
    for (const path of ["src/long.txt", "gone", "gone/a.txt", "vendor", "src/moved.txt", "thing.txt", "no/such"]) {
      const expected = await repo.git("log", "-1", "--format=%H", commits.afterMerge, "--", path);
      expect(await lastCommitAt(open, commits.afterMerge, path), path).toBe(expected || null);
    }
    expect(await lastCommitAt(open, commits.afterMerge, "caf\uDCE9.txt")).toBe(commits.namesChanged);
    expect(await lastCommitAt(open, commits.afterMerge, "new\nline.txt")).toBe(commits.namesChanged);
  });

  test("finds nothing at paths that git would expand", async () => {
    for (const path of ["..", "../x", ".", "src/../run.sh", "", "src//long.txt"]) {
      expect(await lastCommitAt(open, odd.commits.afterMerge, path), path).toBe(null);
    }
  });
});
