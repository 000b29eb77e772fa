import { beforeEach, expect, test } from "vitest";
import { includedFiles } from "#server/operations/worktree/scanWorktree.ts";
import { worktreeFixture, type WorktreeFixture } from "./worktreeFixture.ts";

let fixture: WorktreeFixture;
beforeEach(async () => {
  fixture = await worktreeFixture();
});

test("requested files are remembered once each, whatever their names", async () => {
  for (const path of ["b.env", "a\nb.pem", "\uDCFF.pem", "b.env"]) await includedFiles.add(fixture.ada, path);
  expect(await includedFiles.read(fixture.ada)).toEqual(new Set(["b.env", "a\nb.pem", "\uDCFF.pem"]));
});

test("invalid lines are ignored, wherever they came from", async () => {
  await includedFiles.add(fixture.ada, "a.env");
  const { repo, ada } = fixture;
  const lines = ["{ half", "7", '"b.env"', ""].join("\n");
  const write = async (input: string, ...args: readonly string[]) =>
    (await repo.gitBytes(args, { input })).toString().trim();
  const blob = await write(lines, "hash-object", "-w", "--stdin");
  const folder = await write(`100644 blob ${blob}\tread\n`, "mktree");
  const tree = await write(`040000 tree ${folder}\t${ada.git.id}\n`, "mktree");
  await repo.git("update-ref", "refs/galley/worktrees", await repo.git("commit-tree", "-m", "x", tree));
  expect(await includedFiles.read(ada)).toEqual(new Set(["b.env"]));
});
