import { expect, it } from "vitest";
import { leftOutMessage } from "#app/screens/worktree/SkippedFiles.tsx";

it.each([
  [0, null],
  [1, "1 untracked file is left out: a snapshot includes the first 20,000. Add generated files to .gitignore."],
  [
    12_345,
    "12,345 untracked files are left out: a snapshot includes the first 20,000. Add generated files to .gitignore.",
  ],
])("for %i untracked files past the limit the message is: %s", (count, message) => {
  expect(leftOutMessage(count)).toBe(message);
});
