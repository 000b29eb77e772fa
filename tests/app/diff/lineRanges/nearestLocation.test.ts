import { expect, test } from "vitest";
import { nearestLocation } from "#app/diff/lineRanges/goTo.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import { lineOfNumber } from "#app/diff/patch/patchLines.ts";
import { diffFile } from "../diffFile.ts";
import { modelOf } from "../modelOf.ts";

/** The nearest location in a file of four lines, all shown by its patch; old line 2 became new lines 2 and 3. */
function reached(wanted: Omit<LineLocation, "key">, isText = true) {
  const patch = "@@ -1,3 +1,4 @@\n one\n-two\n+TWO\n+2\n three\n";
  const known = modelOf(diffFile({ patch }), "unified");
  const text = isText ? "one\nTWO\n2\nthree\n" : null;
  const model = { ...known, content: { ...known.content, text } };
  if (model.patch === null) throw new Error("The file has a patch.");
  return nearestLocation(model, { key: "a", ...wanted }, lineOfNumber(model.patch, wanted.side, wanted.line));
}

test("a line after the end of the file becomes the last line", () => {
  expect(reached({ side: "new", line: 900 })).toEqual({ path: "a", lines: { side: "new", line: 4, to: 4 } });
  expect(reached({ side: "old", line: 900 })).toEqual({ path: "a", lines: { side: "old", line: 3, to: 3 } });
});

test("of a range with missing lines the existing lines remain", () => {
  expect(reached({ side: "new", line: 2, to: 900 })).toEqual({ path: "a", lines: { side: "new", line: 2, to: 4 } });
});

test("existing lines, and the file as a whole, are found", () => {
  expect(reached({ side: "new", line: 2, to: 4 })).toBeNull();
  expect(reached({ side: "new", line: 0 })).toBeNull();
});

test("nothing is reported while it is unknown whether the file has the line", () => {
  expect(reached({ side: "new", line: 900 }, false)).toBeNull();
});
