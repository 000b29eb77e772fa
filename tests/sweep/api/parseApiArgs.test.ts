import { expect, it } from "vitest";
import { parseApiArgs } from "./parseApiArgs.ts";

it("without arguments, three thousand generated commits are checked", () => {
  expect(parseApiArgs([])).toEqual({ repository: null, commits: 3000, seed: 1, commit: "" });
});

it("a number alone is a number of generated commits", () => {
  expect(parseApiArgs(["500", "--seed", "2"])).toEqual({ repository: null, commits: 500, seed: 2, commit: "" });
});

it("a repository, a number of commits, a seed and a single commit are accepted", () => {
  const args = ["some/repo", "30", "--seed", "7", "--commit", "abcd1234"];
  expect(parseApiArgs(args)).toEqual({ repository: "some/repo", commits: 30, seed: 7, commit: "abcd1234" });
});

it.each([
  [["repo", "0"], "“0” is no number of commits."],
  [["repo", "3", "more"], "“more” is no number of commits."],
  [["3", "repo"], "“repo” is no number of commits."],
  [["repo", "--seed", "x"], "“x” is no seed"],
  [["repo", "--commit", "main"], "“main” is no beginning of a commit's id."],
  [["repo", "--fast"], "--fast"],
])("%j are refused with the usage", (args, message) => {
  expect(() => parseApiArgs(args)).toThrow(message);
  expect(() => parseApiArgs(args)).toThrow("npm run sweep -- api");
});
