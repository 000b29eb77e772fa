import { expect, it } from "vitest";
import { readMarkdownChange, type MarkedBlock } from "#app/reading/rendered/MarkdownChange.tsx";

/** Each block as its kind of change and its text on each side, with the changed parts in brackets. */
const described = (before: string, after: string): readonly string[] =>
  (readMarkdownChange(before, after)?.blocks ?? []).map(
    ({ kind, old, new: current }) => `${kind}: ${marked(old)} > ${marked(current)}`,
  );

function marked(block: MarkedBlock | null): string {
  if (block === null) return "-";
  let text = block.source;
  for (const { from, to } of block.changed.toReversed()) {
    const [start, end] = [from - block.from, to - block.from];
    text = `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
  }
  return text;
}

it("unchanged, changed, added and removed blocks are distinguished, and changed words are found", () => {
  const before = "# Title\n\nIt is easy to use every day.\n\nIt went.\n";
  const after = "# Title\n\nIt is simple to use every day.\n\n> A word by somebody else\n";
  expect(described(before, after)).toEqual([
    "same: # Title > # Title",
    "changed: It is [easy] to use every day. > It is [simple] to use every day.",
    "removed: It went. > -",
    "added: - > > A word by somebody else",
  ]);
});

it("a list item changes separately, and keeps its number", () => {
  const change = readMarkdownChange("3. three\n4. four\n", "3. three\n4. four and more\n");
  expect(change?.blocks.map(({ kind }) => kind)).toEqual(["same", "changed"]);
  expect(change?.blocks[1]?.new?.node).toMatchObject({ type: "list", ordered: true, start: 4 });
});

it("a link definition is a separate block", () => {
  expect(described("[a]\n\n[a]: https://example.org/one\n", "[a]\n\n[a]: https://example.org/two\n")).toEqual([
    "same: [a] > [a]",
    "changed: [a]: https://example.org/[one] > [a]: https://example.org/[two]",
  ]);
});

it("more or fewer blank lines change no block", () => {
  expect(described("a\n\nb\n", "a\n\n\n\nb")).toEqual(["same: a > a", "same: b > b"]);
});

it("a text that is constructed to keep the parser busy is not parsed", () => {
  expect(readMarkdownChange("a", ">".repeat(100))).toBe(null);
});
