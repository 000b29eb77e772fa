import { expect, it } from "vitest";
import { leftOutSentence } from "#app/screens/worktree/SkippedFiles.tsx";

it.each([
  [0, null],
  [1, "1 untracked file is left out: a snapshot takes the first 20,000. Have git ignore what was not written by hand."],
  [
    12_345,
    "12,345 untracked files are left out: a snapshot takes the first 20,000. Have git ignore what was not written by hand.",
  ],
])("of %i untracked files past the limit it says: %s", (count, sentence) => {
  expect(leftOutSentence(count)).toBe(sentence);
});
