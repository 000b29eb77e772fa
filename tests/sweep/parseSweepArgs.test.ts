import { expect, it } from "vitest";
import { parseSweepArgs } from "./parseSweepArgs.ts";

it("with only a repository, two hundred commits are swept", () => {
  expect(parseSweepArgs(["some/repo"])).toEqual({
    what: "reader",
    repository: "some/repo",
    commits: 200,
    seed: 1,
    only: null,
    sample: null,
  });
});

it("a number of commits, a seed and a single commit are accepted", () => {
  expect(parseSweepArgs(["repo", "30", "--seed", "7", "--commit", "abcd1234"])).toEqual({
    what: "reader",
    repository: "repo",
    commits: 30,
    seed: 7,
    only: "abcd1234",
    sample: null,
  });
});

it("comments are followed from this many commits of a repository", () => {
  const args = { what: "porting", repository: "repo", commits: 900, seed: 3, only: null, sample: null };
  expect(parseSweepArgs(["porting", "repo", "900", "--seed", "3"])).toEqual(args);
  expect(parseSweepArgs(["porting", "repo", "900", "--seed", "3", "--sample", "200"])).toEqual({
    ...args,
    sample: 200,
  });
});

it.each([
  [[], "Name a repository."],
  [["porting"], "Name a repository."],
  [["porting", "repo", "--commit", "abcd1234"], "Comments are followed from many commits."],
  [["repo", "0"], "“0” is no number of commits."],
  [["repo", "3", "more"], "“more” is no number of commits."],
  [["repo", "--seed", "x"], "“x” is no seed"],
  [["repo", "--commit", "main"], "“main” is no beginning of a commit's id."],
  [["repo", "--sample", "5"], "Only positions of comments can be sampled."],
  [["porting", "repo", "--sample", "many"], "“many” is not a sample size."],
  [["repo", "--fast"], "--fast"],
])("%j are refused with the usage", (args, message) => {
  expect(() => parseSweepArgs(args)).toThrow(message);
  expect(() => parseSweepArgs(args)).toThrow("Usage: npm run sweep -- repository");
});
