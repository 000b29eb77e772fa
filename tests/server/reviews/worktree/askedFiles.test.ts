import { beforeEach, expect, test } from "vitest";
import { askedFiles } from "#server/reviews/worktree/scanWorktree.ts";
import { worktreeDesk, type WorktreeDesk } from "./worktreeDesk.ts";

let desk: WorktreeDesk;
beforeEach(async () => {
  desk = await worktreeDesk();
});

test("files that one asked for are remembered once each, whatever their names", async () => {
  for (const path of ["b.env", "a\nb.pem", "\uDCFF.pem", "b.env"]) await askedFiles.add(desk.ada, path);
  expect(await askedFiles.read(desk.ada)).toEqual(new Set(["b.env", "a\nb.pem", "\uDCFF.pem"]));
});

test("lines that are no names are passed over, wherever they came from", async () => {
  await askedFiles.add(desk.ada, "a.env");
  const { repo, ada } = desk;
  const lines = ["{ half", "7", '"b.env"', ""].join("\n");
  const write = async (input: string, ...args: readonly string[]) =>
    (await repo.gitBytes(args, { input })).toString().trim();
  const blob = await write(lines, "hash-object", "-w", "--stdin");
  const folder = await write(`100644 blob ${blob}\tread\n`, "mktree");
  const tree = await write(`040000 tree ${folder}\t${ada.git.id}\n`, "mktree");
  await repo.git("update-ref", "refs/galley/worktrees", await repo.git("commit-tree", "-m", "x", tree));
  expect(await askedFiles.read(ada)).toEqual(new Set(["b.env"]));
});
