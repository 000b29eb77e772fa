import { expect, test } from "vitest";
import { changeBodyOf } from "#app/reading/changes/useChangeBodies.tsx";

test.each([
  ["a/b.png", "picture"],
  ["a/b.JPEG", "picture"],
  ["drawing.svg", "drawing"],
  ["x.ipynb", "notebook"],
  ["README.md", "markdown"],
  ["two.dots.Markdown", "markdown"],
  [".md", "markdown"],
  ["md", null],
  ["a.md/file", null],
  ["main.ts", null],
  ["svg.", null],
  ["", null],
])("the viewer of %s is chosen by its extension", (path, name) => {
  expect(changeBodyOf(path)?.name ?? null).toBe(name);
});
