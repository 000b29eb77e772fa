import { expect, test } from "vitest";
import { type FileStack, filesToDraw, FileRanges, stackFiles } from "#app/diff/models/FileStack.ts";
import { guessedModel } from "#app/diff/models/FileModel.ts";
import { FileContents } from "#app/diff/patch/FileContents.ts";
import { FILE_GAP, FILE_HEADER_HEIGHT } from "#app/diff/measures.ts";
import { diffFile } from "../diffFile.ts";

const KEYS = ["a", "b", "c", "d"];
const NONE: ReadonlySet<string> = new Set();
const FACTS = { layout: "unified", tabSize: 4, wrapIn: null, numberPadding: 2 } as const;
const BODY = 1000 - FILE_HEADER_HEIGHT - FILE_GAP;

/** Four files, each of which begins 1,000 px below the previous one; a collapsed file keeps only its header. */
function stack(...folded: string[]): FileStack {
  const contents = new FileContents();
  const models = KEYS.map((key) => ({
    ...guessedModel(diffFile({ key }), contents.of(key), FACTS),
    bodyHeight: BODY,
  }));
  return stackFiles(models, new Set(folded));
}

/**
 * The rendered range of each file, relative to its top, as "b 0-500"; for a file with only its header, just the name.
 */
function take(fileRanges: FileRanges, of: FileStack, shown: Parameters<FileRanges["take"]>[2]): string {
  const drawn = fileRanges.take(of, filesToDraw(of, shown.drawn, shown.pinned), shown);
  return drawn
    .map(({ fileIndex, range: { from, to } }) => (from < to ? `${KEYS[fileIndex]} ${from}-${to}` : KEYS[fileIndex]))
    .join(", ");
}

/** Converts a distance from a file's top into the distance from the bottom of its header. */
const below = (y: number): number => y - FILE_HEADER_HEIGHT;

test("the whole range is rendered if nothing is postponed", () => {
  const shown = { drawn: { from: 500, to: 2500 }, visibleRange: null, pinned: NONE };
  expect(take(new FileRanges(), stack(), shown)).toBe(
    `a ${below(500)}-${BODY + FILE_HEADER_HEIGHT}, b 0-984, c 0-${below(500)}`,
  );
});

test("of invisible files only those stay rendered that were rendered before", () => {
  const fileRanges = new FileRanges();
  take(fileRanges, stack(), { drawn: { from: 200, to: 2300 }, visibleRange: null, pinned: NONE });
  const shown = { drawn: { from: 0, to: 2600 }, visibleRange: { from: 600, to: 1400 }, pinned: NONE };
  expect(take(fileRanges, stack(), shown)).toBe(`a ${below(200)}-984, b 0-984, c 0-${below(300)}`);
});

test("visible files are rendered, and so are those between them and the rendered ones before", () => {
  const fileRanges = new FileRanges();
  take(fileRanges, stack(), { drawn: { from: 1000, to: 1300 }, visibleRange: null, pinned: NONE });
  const shown = { drawn: { from: 0, to: 2600 }, visibleRange: { from: 1600, to: 1800 }, pinned: NONE };
  expect(take(fileRanges, stack(), shown)).toBe(`b 0-${below(800)}`);
});

test("files rendered far away do not extend the range", () => {
  const fileRanges = new FileRanges();
  take(fileRanges, stack(), { drawn: { from: 0, to: 300 }, visibleRange: null, pinned: NONE });
  const shown = { drawn: { from: 500, to: 1000 }, visibleRange: { from: 700, to: 800 }, pinned: NONE };
  expect(take(fileRanges, stack(), shown)).toBe(`a ${below(700)}-${below(800)}`);
});

test("a file that comes near when another is collapsed waits until it is visible, unless it is pinned", () => {
  const shown = { drawn: { from: 0, to: 2000 }, visibleRange: { from: 0, to: 600 } };
  const top = FILE_HEADER_HEIGHT + FILE_GAP;
  expect(take(new FileRanges(), stack("a"), { ...shown, pinned: NONE })).toBe(
    `a 0-${FILE_HEADER_HEIGHT}, b 0-${below(600 - top)}`,
  );
  expect(take(new FileRanges(), stack("a"), { ...shown, pinned: new Set(["c"]) })).toBe(
    `a 0-${FILE_HEADER_HEIGHT}, b 0-${below(600 - top)}, c 0-${below(1000 - top)}`,
  );
});

test("the whole range is rendered when nothing is postponed any more", () => {
  const fileRanges = new FileRanges();
  take(fileRanges, stack(), { drawn: { from: 0, to: 2400 }, visibleRange: { from: 0, to: 600 }, pinned: NONE });
  const shown = { drawn: { from: 0, to: 1900 }, visibleRange: null, pinned: NONE };
  expect(take(fileRanges, stack(), shown)).toBe(`a 0-984, b 0-${below(900)}`);
});
