import { expect, it } from "vitest";
import { parseBenchArgs } from "./parseBenchArgs.ts";
import { CHANGE_SIZES } from "./ChangeSize.ts";

it("without a size, all sizes are measured, five times", () => {
  expect(parseBenchArgs(["reader"])).toEqual({
    bench: "reader",
    sizes: CHANGE_SIZES,
    only: [],
    runs: 5,
    json: null,
    compare: null,
  });
});

it("only the named sizes are measured, from small to large", () => {
  const args = parseBenchArgs([
    "reader",
    "one-file",
    "10-files",
    "--runs",
    "3",
    "--json",
    "a.json",
    "--compare",
    "b.json",
  ]);
  expect(args.sizes.map(({ name }) => name)).toEqual(["10-files", "one-file"]);
  expect(args).toMatchObject({ runs: 3, json: "a.json", compare: "b.json" });
});

it("reviews are measured as often as requested", () => {
  expect(parseBenchArgs(["reviews", "--runs", "7"])).toMatchObject({ bench: "reviews", runs: 7 });
});

it("snapshots are measured as often as requested", () => {
  expect(parseBenchArgs(["snapshot", "--runs", "2"])).toMatchObject({ bench: "snapshot", runs: 2 });
});

it("positions of comments are measured as often as requested", () => {
  expect(parseBenchArgs(["porting", "--runs", "4"])).toMatchObject({ bench: "porting", runs: 4 });
});

it.each(["git", "bombs"])("%s is measured once, for all repositories or for those named", (bench) => {
  expect(parseBenchArgs([bench])).toMatchObject({ bench, only: [] });
  expect(parseBenchArgs([bench, "git-10k"])).toMatchObject({ bench, only: ["git-10k"] });
});

it.each([
  [[], "Name a bench."],
  [["git", "--runs", "3"], "Reads of git are measured once."],
  [["bombs", "--json", "a.json"], "Bombs are measured in one form, and no report is written."],
  [["porting", "10-files"], "Comments are measured in one form, and no report is written."],
  [["snapshot", "10-files"], "Snapshots are measured in one form, and no report is written."],
  [["writer"], "There is no bench “writer”."],
  [["reviews", "10-files"], "Reviews are measured in one form, and no report is written."],
  [["reviews", "--json", "a.json"], "Reviews are measured in one form, and no report is written."],
  [["reader", "huge"], "There is no form “huge”."],
  [["reader", "--runs", "0"], "“0” is no number of runs from 1 to 99."],
  [["reader", "--fast"], "Usage: npm run bench -- reader [10-files]"],
])("%j are refused with the usage", (args, message) => {
  expect(() => parseBenchArgs(args)).toThrow(message);
  expect(() => parseBenchArgs(args)).toThrow("Usage: npm run bench -- reader");
});
