import { expect, it } from "vitest";
import { ReportPaths } from "#server/exchange/reports/ReportPaths.ts";

const FILES = [
  "src/a.ts",
  "src/b/a.ts",
  "packages/x/lib/c.ts",
  "main.go",
  "pkg/a.go",
  "weird:1.ts",
  "Jav/com/ex/A.java",
];
const paths = new ReportPaths("/home/ada/work", FILES);

it.each([
  ["a path in the repository", "src/a.ts", "src/a.ts"],
  ["the same, longer", "./src/../src/b//a.ts", "src/b/a.ts"],
  ["with the other slash", "src\\b\\a.ts", "src/b/a.ts"],
  ["a name that looks like a place", "weird:1.ts", "weird:1.ts"],
  ["an absolute path of this work tree", "/home/ada/work/src/a.ts", "src/a.ts"],
  ["a file URI of this work tree", "file:///home/ada/work/src/a.ts", "src/a.ts"],
  ["a file of this work tree that is not in the commit", "/home/ada/work/dist/src/a.ts", null],
  ["an absolute path of another machine", "/builds/12/project/src/a.ts", "src/a.ts"],
  ["the longest end, not the shortest", "/builds/src/b/a.ts", "src/b/a.ts"],
  ["a file URI of another machine", "file:///C:/agent/_work/1/s/src/a.ts", "src/a.ts"],
  ["a file URI with a host", "file://server/share/src/a.ts", "src/a.ts"],
  ["a path of Windows", "D:\\a\\repo\\src\\a.ts", "src/a.ts"],
  ["the path of a Go module", "/example.org/m/main.go", "main.go"],
  ["a path below a subfolder", "lib/c.ts", "packages/x/lib/c.ts"],
  ["a package's path", "com/ex/A.java", "Jav/com/ex/A.java"],
  ["a path above the repository, which still ends with one of ours", "work/src/a.ts", "src/a.ts"],
  ["a name that several files have", "a.ts", null],
  ["a path that leads out", "../other/src/a.ts", null],
  ["an installed package", "/x/node_modules/y/src/a.ts", null],
  ["a system file", "/etc/passwd", null],
  ["a file URI of a system file", "file:///etc/passwd", null],
  ["the repository's own git dir", ".git/config", null],
  ["a web address", "https://example.org/src/a.ts", null],
  ["a broken URI", "file://%", null],
  ["nothing", "", null],
])("finds %s", (_, reported, expected) => {
  expect(paths.find(reported)).toBe(expected);
});
