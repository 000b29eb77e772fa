import { expect, it } from "vitest";
import { parseSuiteArgs } from "./parseSuiteArgs.ts";

it("without arguments, two programs read the repositories of all scripts", () => {
  expect(parseSuiteArgs([])).toEqual({ part: "", share: { place: 1, of: 1 }, jobs: 2 });
});

it("a part of a name and a number of jobs are accepted", () => {
  expect(parseSuiteArgs(["t4013", "--jobs", "1"])).toEqual({ part: "t4013", share: { place: 1, of: 1 }, jobs: 1 });
});

it("one of several shares can be requested", () => {
  expect(parseSuiteArgs(["--share", "8/16"])).toEqual({ part: "", share: { place: 8, of: 16 }, jobs: 2 });
});

it.each([
  [["a", "b"], "“b” is one word too many."],
  [["--jobs", "0"], "“0” is no number of jobs."],
  [["--share", "9/8"], "“9/8” is no share"],
  [["--share", "0/8"], "“0/8” is no share"],
  [["--share", "half"], "“half” is no share"],
  [["--fast"], "--fast"],
])("%j are refused with the usage", (args, message) => {
  expect(() => parseSuiteArgs(args)).toThrow(message);
  expect(() => parseSuiteArgs(args)).toThrow("npm run sweep -- git");
});
