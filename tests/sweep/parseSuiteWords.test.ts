import { expect, it } from "vitest";
import { parseSuiteWords } from "./parseSuiteWords.ts";

it("without words the repositories of all scripts are read by two programs", () => {
  expect(parseSuiteWords([])).toEqual({ part: "", jobs: 2 });
});

it("a part of a name and a number of jobs are taken", () => {
  expect(parseSuiteWords(["t4013", "--jobs", "1"])).toEqual({ part: "t4013", jobs: 1 });
});

it.each([
  [["a", "b"], "“b” is one word too many."],
  [["--jobs", "0"], "“0” is no number of jobs."],
  [["--fast"], "--fast"],
])("%j are refused with the usage", (words, sentence) => {
  expect(() => parseSuiteWords(words)).toThrow(sentence);
  expect(() => parseSuiteWords(words)).toThrow("npm run sweep -- git");
});
