import { expect, test } from "vitest";
import { chosenRange } from "#app/screens/reviewFiles/chosenRange.ts";

test.each([
  [null, null, { from: 0, to: 3 }],
  ["1", null, { from: 1, to: 3 }],
  ["0", "2", { from: 0, to: 2 }],
  ["x", "-1", { from: 0, to: 3 }],
])("of from=%s and to=%s it reads the patch sets, the base and the last one where none is named", (from, to, range) => {
  expect(chosenRange(from, to, 3)).toEqual(range);
});
