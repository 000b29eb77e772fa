import { expect, it } from "vitest";
import { orderTogether } from "#server/schema/comparisons/patches.ts";

it("files that commits changed together are together, and all others as git lists them", () => {
  const paths = ["a.ts", "b.ts", "c.ts", "tests/a.ts", "tests/b.ts"];
  const commits = [
    ["a.ts", "tests/a.ts"],
    ["a.ts", "tests/a.ts"],
    ["b.ts", "tests/b.ts"],
  ];
  expect(orderTogether(paths, commits)).toEqual(["a.ts", "tests/a.ts", "b.ts", "tests/b.ts", "c.ts"]);
  expect(orderTogether(paths, [])).toEqual(paths);
});

it("a commit of many files counts less than one of few", () => {
  const paths = ["a", "b", "c", "d"];
  expect(
    orderTogether(paths, [
      ["a", "b", "c", "d", "e"],
      ["a", "d"],
    ]),
  ).toEqual(["a", "d", "b", "c"]);
});

it("unchanged files only reduce the weight of a commit, and do nothing else", () => {
  expect(
    orderTogether(
      ["a", "b", "c"],
      [
        ["a", "x"],
        ["x", "b"],
        ["a", "c"],
      ],
    ),
  ).toEqual(["a", "c", "b"]);
});

it("very many files keep their order", () => {
  expect(
    orderTogether(
      Array.from({ length: 1001 }, (_, at) => String(at)),
      [],
    ),
  ).toBeNull();
});
