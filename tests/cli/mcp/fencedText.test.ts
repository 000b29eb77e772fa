import { expect, it } from "vitest";
import { fenced, pieceOf } from "#cli/mcp/fencedText.ts";

const FAMILY = "👨‍👩‍👧";

it("cuts a long author's name before a flag that does not fit", () => {
  const [first] = fenced("text", [`${"n".repeat(198)}🇩🇪`], "body").split("\n");
  expect(first).toContain(`by "${"n".repeat(198)}" (`);
});

it.each([
  ["a family", `abcdef${FAMILY}gh`, 8, ["abcdef", FAMILY, "gh"]],
  ["a letter with its accent", "abe\u0301f", 3, ["ab", "e\u0301f"]],
  ["a text that fits", "abc", 3, ["abc"]],
])("returns a text in pieces that keep %s whole and omit nothing", (_, text, most, pieces) => {
  const found: string[] = [];
  for (let offset: number | null = 0; offset !== null;) {
    const piece = pieceOf(text, offset, most);
    found.push(piece.text);
    offset = piece.next;
  }
  expect(found).toEqual(pieces);
});
