import { expect, test } from "vitest";
import { listLength } from "#app/diff/list/FileList.tsx";
import { diffFile } from "../diffFile.ts";

const files = (...paths: readonly string[]) =>
  paths.map((path) =>
    diffFile({ key: path, oldPath: path, newPath: path, plainPath: path, group: path === "README.md" ? 2 : 0 }),
  );

const TREE = { form: "tree", order: "path" } as const;

test("a list of few files has a row for each, and in a tree one for each folder", () => {
  const some = files("README.md", "src/a.ts", "src/b.ts", "src/deep/er/c.ts");
  expect(listLength(some, TREE)).toBe(6);
  expect(listLength(some, { form: "list", order: "path" })).toBe(4);
  expect(listLength(some, { form: "list", order: "last" })).toBe(6);
  expect(listLength(files("README.md"), TREE)).toBe(1);
  expect(listLength([], TREE)).toBe(0);
});

test("for many files the folders are not counted", () => {
  expect(listLength(files(...Array.from({ length: 8 }, (_, at) => `${at}/a`)), TREE)).toBe(8);
});
