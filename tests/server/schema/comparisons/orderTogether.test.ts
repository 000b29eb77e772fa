import { expect, it } from "vitest";
import { orderTogether } from "#server/schema/comparisons/patches.ts";

it("what commits changed together is together, and all else as git lists it", () => {
  const paths = ["a.ts", "b.ts", "c.ts", "tests/a.ts", "tests/b.ts"];
  const commits = [
    ["a.ts", "tests/a.ts"],
    ["a.ts", "tests/a.ts"],
    ["b.ts", "tests/b.ts"],
  ];
  expect(orderTogether(paths, commits)).toEqual(["a.ts", "tests/a.ts", "b.ts", "tests/b.ts", "c.ts"]);
  expect(orderTogether(paths, [])).toEqual(paths);
});

it("a commit of many files says less than one of few", () => {
  const paths = ["a", "b", "c", "d"];
  expect(
    orderTogether(paths, [
      ["a", "b", "c", "d", "e"],
      ["a", "d"],
    ]),
  ).toEqual(["a", "d", "b", "c"]);
});

it("files that did not change here count for how much a commit says, and for nothing else", () => {
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

it("very many files stay as they are", () => {
  expect(
    orderTogether(
      Array.from({ length: 1001 }, (_, at) => String(at)),
      [],
    ),
  ).toBeNull();
});
