import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitlinkSink, gitmodules } from "#server/git/trees/gitmodules.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempFolder, tempRepo, type FileContent, type TempRepo } from "#tests/helpers/tempRepo.ts";

const ONE = "1111111111111111111111111111111111111111";
const TWO = "2222222222222222222222222222222222222222";

async function read(repo: TempRepo, commit: string) {
  const open = await openRepository(repo.path);
  try {
    return await gitmodules(open, commit);
  } finally {
    await open.close();
  }
}

async function withModules(file: FileContent): Promise<readonly (string | null)[][]> {
  const repo = await tempRepo();
  const commit = await repo.commit({
    ".gitmodules": file,
    sub: { gitlink: ONE },
    "deep/er": { gitlink: TWO },
    a: "a\n",
  });
  const named = await read(repo, commit);
  return ["deep/er", "sub"].map((path) => [path, named.get(path)?.name ?? null, named.get(path)?.url ?? null]);
}

test("submodules have the data of .gitmodules for their paths", async () => {
  const text =
    '[submodule "lib/x.y z"]\n\tpath = sub\n\turl = https://example.org/x.git\n' +
    '[submodule "deep"]\n\turl = ../other\n\tpath = deep/er/\n[submodule "none"]\n\tpath = not-there\n\turl = x\n';
  expect(await withModules(text)).toEqual([
    ["deep/er", "deep", "../other"],
    ["sub", "lib/x.y z", "https://example.org/x.git"],
  ]);
});

test.each<[string, FileContent]>([
  ["is missing", null],
  ["is no configuration", "[submodule\n"],
  ["is binary", Uint8Array.from({ length: 2000 }, (_, index) => index % 256)],
  ["is a symbolic link", { symlink: "a" }],
  ["is itself a submodule", { gitlink: ONE }],
  ["is too large", "# x\n".repeat(300_000)],
  ["contains no paths", '[submodule]\n\tpath = sub\n[submodule "x"]\n\tpath\n\turl = y\n'],
])("they have no name if .gitmodules %s", async (_, file) => {
  expect(await withModules(file)).toEqual([
    ["deep/er", null, null],
    ["sub", null, null],
  ]);
});

test("a hostile .gitmodules is only text: it includes no file, and the first of repeated entries counts", async () => {
  const secret = join(await tempFolder(), "secret");
  await writeFile(secret, '[submodule "secret"]\n\tpath = deep/er\n\turl = the secret\n');
  const text =
    `[include]\n\tpath = ${secret}\n[includeIf "onbranch:**"]\n\tpath = ${secret}\n` +
    '[submodule "../../.git/modules/x"]\n\tpath = sub\n\turl = --upload-pack=touch${IFS}x\n\tupdate = !touch x\n' +
    '[submodule "../../.git/modules/x"]\n\turl = second\n[submodule "other"]\n\tpath = sub\n\turl = third\n';
  expect(await withModules(text)).toEqual([
    ["deep/er", null, null],
    ["sub", "../../.git/modules/x", "--upload-pack=touch${IFS}x"],
  ]);
});

test("plain git does include the file that it names: the test above can fail", async () => {
  const secret = join(await tempFolder(), "secret");
  await writeFile(secret, '[submodule "secret"]\n\tpath = deep/er\n');
  const repo = await tempRepo();
  await repo.commit({ ".gitmodules": `[include]\n\tpath = ${secret}\n` });
  expect(await repo.git("config", "--blob", "HEAD:.gitmodules", "--list")).toContain("submodule.secret.path");
});

test("the repository's own settings of a submodule are ignored", async () => {
  const repo = await tempRepo();
  const commit = await repo.commit({ ".gitmodules": '[submodule "x"]\n\tpath = sub\n', sub: { gitlink: ONE } });
  await appendFile(
    join(repo.path, ".git/config"),
    '[submodule "x"]\n\turl = ext::evil\n[submodule "y"]\n\tpath = sub\n',
  );
  expect(await read(repo, commit)).toEqual(new Map([["sub", { name: "x", url: null }]]));
});

test(
  "in every commit of an odd repository, submodules are those of its tree, whatever the names of files",
  { tags: "slow" },
  async () => {
    const { repo } = await oddRepo();
    await repo.commit({
      "160000 commit 1111\tx": "no submodule\n",
      "new\n160000 commit x": { gitlink: ONE },
      "caf\uDCE9 \t y": { gitlink: TWO },
    });
    let some = 0;
    for (const commit of (await repo.git("rev-list", "--all")).split("\n")) {
      const bytes = await repo.gitBytes(["ls-tree", "-r", "-z", "--full-tree", commit]);
      const listed = bytes.toString("latin1").split("\0");
      const links = listed
        .filter((line) => line.startsWith("160000 "))
        .map((line) => line.slice("160000 commit ".length));
      const reported: (readonly [string, string])[] = [];
      gitlinkSink(([, , oid = ""], path) => void reported.push([oid, path]))(bytes);
      some += reported.length;
      const decoded = links.map((line) =>
        Buffer.from(line, "latin1")
          .toString()
          .split(/\t([^]*)/u, 2),
      );
      expect(reported.map(([oid, path]) => [oid, path.replace(/[\uDC80-\uDCFF]/gu, "\uFFFD")])).toEqual(decoded);
    }
    expect(some).toBeGreaterThan(3);
  },
);
