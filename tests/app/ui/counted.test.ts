import { expect, it } from "vitest";
import { counted } from "#app/ui/format.ts";

it.each([
  [0, "0 files"],
  [1, "1 file"],
  [2, "2 files"],
  [21, "21 files"],
  [12_345, "12,345 files"],
])("%i of something is %s", (count, text) => {
  expect(counted(count, "file")).toBe(text);
});
