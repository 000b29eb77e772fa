import { expect, test } from "vitest";
import { groupsOf } from "#app/diff/groups/fileGroups.ts";
import { fileTree, groupedList, type TreeNode, treeRows } from "#app/diff/list/fileTree.ts";
import { orderFiles } from "#app/diff/list/FileListHead.tsx";
import { diffFile, type TestFile } from "../diffFile.ts";

const fileAt = (path: string, overrides: Partial<TestFile> = {}) =>
  diffFile({ key: path, oldPath: path, newPath: path, plainPath: path, ...overrides });
const pathsOf = (files: readonly { readonly plainPath: string }[]) => files.map(({ plainPath }) => plainPath);

test("tests come after the code, then documents, then lock files and generated files", () => {
  const files = [
    fileAt("README.md", { group: 2 }),
    fileAt("package-lock.json", { group: 3 }),
    fileAt("src/a.ts"),
    fileAt("src/a.test.ts", { group: 1 }),
    fileAt("tests/b.ts", { group: 1 }),
    fileAt("z.ts"),
  ];
  expect(pathsOf(orderFiles(files, "last"))).toEqual([
    "src/a.ts",
    "z.ts",
    "src/a.test.ts",
    "tests/b.ts",
    "README.md",
    "package-lock.json",
  ]);
});

test("groups contain the folders of their files, or the files, if there are several groups", () => {
  const paths = ["src/a.ts", "src/b.ts", "src/a.test.ts", "tests/deep/c.ts", "src/README.md"];
  const files = orderFiles(
    paths.map((path, at) => fileAt(path, { group: [0, 0, 1, 1, 2][at] ?? 0 })),
    "last",
  );
  const groups = groupsOf(files);
  expect(textOf(fileTree(files, groups))).toBe(
    ":Code[src/[src/a.ts src/b.ts]] :Tests[src/[src/a.test.ts] tests/deep/[tests/deep/c.ts]] :Documentation[src/[src/README.md]]",
  );
  expect(textOf(groupedList(files, groups))).toBe(
    ":Code[src/a.ts src/b.ts] :Tests[src/a.test.ts tests/deep/c.ts] :Documentation[src/README.md]",
  );
  const collapsed = treeRows(groupedList(files, groups), files.length, new Set([":Tests"]));
  expect([...collapsed.rowOfFile]).toEqual([1, 2, 3, 3, 5]);
  expect(groupsOf(files.slice(0, 2))).toEqual([]);
});

test("an order that moves no file returns the same array", () => {
  const files = [fileAt("a"), fileAt("b")];
  expect(orderFiles(files, "path")).toBe(files);
  expect(orderFiles(files, "last")).toBe(files);
});

/** A tree as text: folders with their entries in brackets. */
const textOf = (nodes: readonly TreeNode[]): string =>
  nodes.map((node) => (node.kind === "file" ? node.file.key : `${node.path}[${textOf(node.nodes)}]`)).join(" ");

test("a folder whose files are not adjacent appears several times in the tree", () => {
  const files = ["a/x", "b/y", "a/z"].map((path) => fileAt(path));
  expect(textOf(fileTree(files))).toBe("a/[a/x] b/[b/y] a/[a/z]");
});

test("folders are joined if they contain only one other folder", () => {
  const files = ["a/b/c/x", "a/b/c/y", "a/b/d", "e/f/g/h"].map((path) => fileAt(path));
  expect(textOf(fileTree(files))).toBe("a/b/[a/b/c/[a/b/c/x a/b/c/y] a/b/d] e/f/g/[e/f/g/h]");
});

test("names with a common beginning do not make a folder", () => {
  const files = ["ab/x", "abc/x", "abc.txt"].map((path) => fileAt(path));
  expect(textOf(fileTree(files))).toBe("ab/[ab/x] abc/[abc/x] abc.txt");
});

test("every file has its row, also in random trees, and the files of a collapsed folder have the folder's row", () => {
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 50; round++) {
    const paths = Array.from({ length: 1 + random(40) }, (_, index) => {
      const folders = Array.from({ length: random(5) }, () => `${"abc"[random(3)]}/`).join("");
      return `${folders}f${index}`;
    });
    const files = paths.map((path) => fileAt(path));
    const tree = fileTree(files);
    const folders = paths.flatMap((path) => path.split("/").map((_, at, parts) => `${parts.slice(0, at).join("/")}/`));
    const folded = new Set(folders.filter(() => random(4) === 0));
    const { rows, rowOfFile } = treeRows(tree, files.length, folded);
    files.forEach((file, at) => {
      const row = rows[rowOfFile[at] ?? -1];
      if (row?.node.kind === "file") expect(row.node.file).toBe(file);
      else expect([row?.isCollapsed, file.plainPath.startsWith(row?.node.path ?? "?")]).toEqual([true, true]);
    });
    const open = treeRows(tree, files.length, new Set());
    const listed = open.rows.flatMap(({ node }) => (node.kind === "file" ? [node.file.key] : []));
    expect(listed).toEqual(paths);
    for (const { node, level } of open.rows) {
      if (node.kind === "folder") expect(level).toBeLessThanOrEqual(node.path.split("/").length - 1);
    }
  }
});
