import { describe, expect, test, vi } from "vitest";
import { ReaderModels, type ReaderInputs } from "#app/diff/models/ReaderModels.ts";
import { FIELD_HEIGHT, type Slot } from "#app/diff/models/Slot.ts";
import { contentsOf, diffFile, type TestFile } from "../diffFile.ts";

const FACTS = { layout: "unified", tabSize: 4, wrapIn: null, numberPadding: 2 } as const;
const NONE = { collapsed: new Set<string>(), slots: new Map(), patchTexts: new Map(), lengths: new Map() };

function inputsOf(files: readonly TestFile[], overrides: Partial<ReaderInputs> = {}): ReaderInputs {
  return { files, facts: FACTS, ...NONE, ...overrides };
}

const many = Array.from({ length: 100 }, (_, i) => diffFile({ key: `k${i}` }));
const top = { from: 0, to: 300 };

/** Returns the names of the files that are laid out. */
function laidOut({ models }: ReturnType<ReaderModels["stackOf"]>): readonly string[] {
  return models.flatMap(({ file, rows }) => (rows === null ? [] : [file.key]));
}

describe("ReaderModels", () => {
  test("lays out the files in the visible range and estimates the others", () => {
    const stack = new ReaderModels(contentsOf(many)).stackOf(inputsOf(many), top);
    expect(laidOut(stack)).toEqual(["k0", "k1"]);
    expect(stack.models).toHaveLength(100);
  });

  test("returns the same stack until something changes", () => {
    const models = new ReaderModels(contentsOf(many));
    const inputs = inputsOf(many);
    const stack = models.stackOf(inputs, top);
    expect(models.stackOf(inputs, top)).toBe(stack);
    expect(models.stackOf({ ...inputs }, { from: 100, to: 200 })).toBe(stack);
  });

  test("notifies of patches that arrive in the visible range, and of no others", () => {
    const contents = contentsOf([]);
    const models = new ReaderModels(contents);
    const inputs = inputsOf(many);
    models.stackOf(inputs, top);
    const stop = models.attach();
    const reported = vi.fn<() => void>();
    models.subscribe(reported);
    contents.putPatches([["k90", diffFile().patch ?? ""]]);
    expect(reported).not.toHaveBeenCalled();
    contents.putPatches([["k0", diffFile().patch ?? ""]]);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(laidOut(models.stackOf(inputs, top))).toEqual(["k0"]);
    stop();
    contents.putPatches([["k1", diffFile().patch ?? ""]]);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  test("detects when it is attached what arrived before", () => {
    const contents = contentsOf([]);
    const models = new ReaderModels(contents);
    const inputs = inputsOf(many);
    models.stackOf(inputs, top);
    contents.putPatches([["k0", diffFile().patch ?? ""]]);
    models.attach();
    expect(laidOut(models.stackOf(inputs, top))).toEqual(["k0"]);
  });

  test("lays out any file on demand", () => {
    const models = new ReaderModels(contentsOf(many));
    const inputs = inputsOf(many);
    models.stackOf(inputs, top);
    models.demand("k50");
    expect(laidOut(models.stackOf(inputs, top))).toEqual(["k0", "k1", "k50"]);
  });

  test("lays out a comment field with its last height, and only once if that height is right", () => {
    const models = new ReaderModels(contentsOf(many));
    const reported = vi.fn<() => void>();
    models.subscribe(reported);
    const slotBase = {
      fileKey: "k0",
      side: "new",
      line: 1,
      placement: "below",
      staysDrawn: true,
      content: null,
    } as const;
    const field = (key: string): Slot => ({ ...slotBase, key });
    const heightWith = (...slots: readonly Slot[]): number =>
      models.stackOf(inputsOf(many, { slots: new Map([["k0", slots]]) }), top).models[0]?.bodyHeight ?? 0;
    const bare = heightWith();
    const [one, other] = [field("one"), field("other")];
    expect(heightWith(one)).toBe(bare + FIELD_HEIGHT);
    models.measureSlot(one, 250);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(heightWith(one)).toBe(bare + 250);
    models.measureSlot(one, 300); // The field grows while the user types.
    expect(heightWith(one)).toBe(bare + 300);
    reported.mockClear();
    expect(heightWith(other)).toBe(bare + 250);
    models.measureSlot(other, 249.5);
    expect(reported).not.toHaveBeenCalled();
    expect(heightWith(one, other)).toBe(bare + 550);
    // The preview of a whole file may stay rendered too, and is not a comment field.
    models.measureSlot({ ...field("body"), guess: 400 }, 2000);
    expect(heightWith(field("third"))).toBe(bare + 250);
  });

  test("notifies of the patch of a requested file, wherever it is", () => {
    const contents = contentsOf([]);
    const models = new ReaderModels(contents);
    const inputs = inputsOf(many);
    models.stackOf(inputs, top);
    models.attach();
    models.demand("k50");
    models.stackOf(inputs, top);
    const reported = vi.fn<() => void>();
    models.subscribe(reported);
    contents.putPatches([["k50", diffFile().patch ?? ""]]);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(laidOut(models.stackOf(inputs, top))).toEqual(["k50"]);
  });

  test("lays out again the twenty files requested last, and no more, when line wrapping is switched on", () => {
    const models = new ReaderModels(contentsOf(many));
    models.stackOf(inputsOf(many), top);
    for (let i = 40; i < 70; i++) {
      models.demand(`k${i}`);
      models.stackOf(inputsOf(many), top);
    }
    models.demand("k50");
    const wrapped = models.stackOf(inputsOf(many, { facts: { ...FACTS, wrapIn: 60 } }), top);
    const last = Array.from({ length: 20 }, (_, i) => `k${i + 50}`);
    expect(laidOut(wrapped)).toEqual(["k0", "k1", ...last]);
  });

  test("keeps the files of the cursor and the selection laid out until these move elsewhere", () => {
    const models = new ReaderModels(contentsOf(many));
    models.stackOf(inputsOf(many), { from: 0, to: 1000 });
    models.retain(["k3", "k4", "k5"]);
    const wrapped = (wrapIn: number) => laidOut(models.stackOf(inputsOf(many, { facts: { ...FACTS, wrapIn } }), top));
    models.stackOf(inputsOf(many), top);
    expect(wrapped(60)).toEqual(["k0", "k1", "k3", "k4", "k5"]);
    models.retain(["k5"]);
    expect(wrapped(70)).toEqual(["k0", "k1", "k5"]);
  });

  test("drops files seen long ago, and nothing moves", () => {
    const patch = `@@ -1,30 +1,30 @@\n${" x\n".repeat(30)}`;
    const files = Array.from({ length: 1000 }, (_, i) => diffFile({ key: `k${i}`, patch, status: "ADDED" }));
    const contents = contentsOf(files);
    const models = new ReaderModels(contents);
    const inputs = inputsOf(files);
    models.stackOf(inputs, top);
    models.attach();
    models.retain(["k0"]);
    // Header 40, hunk header 28, 30 lines of 20, footer 12 and gap 16.
    const height = 696;
    let stack = models.stackOf(inputs, top);
    for (let i = 0; i < 1000; i++) stack = models.stackOf(inputs, { from: i * height, to: i * height + 300 });
    expect(laidOut(stack)).toEqual(["k0", ...Array.from({ length: 399 }, (_, i) => `k${i + 601}`)]);
    expect([stack.tops[500], stack.models[500]?.patch]).toEqual([500 * height, null]);
    contents.putText("k400", "x\n".repeat(30));
    const back = models.stackOf(inputs, { from: 500 * height, to: 500 * height + 300 });
    expect(laidOut(back).filter((key) => Number(key.slice(1)) < 601)).toEqual(["k0", "k500"]);
    expect(back.tops).toEqual(stack.tops);
  });

  test("lays out a file again when its content and the list of files change at the same time", () => {
    const models = new ReaderModels(contentsOf(many));
    models.stackOf(inputsOf(many), top);
    const patchTexts = new Map([["k0", "@@ -1 +1 @@\n-a\n+b\n"]]);
    const stack = models.stackOf(inputsOf(many.slice(0, 50), { patchTexts }), top);
    expect(stack.models[0]?.patch?.lineCount).toBe(2);
  });

  test("keeps what it parsed of a patch when counts, layout or wrapping change", () => {
    const models = new ReaderModels(contentsOf(many));
    const before = models.stackOf(inputsOf(many), top).models[0];
    const counted = many.map((file) => ({ ...file, additions: 7 }));
    const after = models.stackOf(inputsOf(counted), top).models[0];
    expect(after?.file.additions).toBe(7);
    expect(after?.patch).toBe(before?.patch);
    const split = models.stackOf(inputsOf(counted, { facts: { ...FACTS, layout: "split", wrapIn: 60 } }), top);
    expect(split.models[0]?.rows?.panes).toHaveLength(2);
    expect(split.models[0]?.patch).toBe(before?.patch);
    expect(laidOut(split)).toEqual(["k0", "k1"]);
  });

  test("uses the height of wrapped lines, and of two side by side the larger one", () => {
    const patch = `@@ -1,2 +1,2 @@\n short\n-${"o".repeat(100)}\n+${"n".repeat(150)}\n`;
    const files = [diffFile({ patch })];
    const heights = (layout: "unified" | "split"): readonly number[] => {
      const facts = { ...FACTS, layout, wrapIn: 60 };
      const { rows } = new ReaderModels(contentsOf(files)).stackOf(inputsOf(files, { facts }), top).models[0] ?? {};
      return [...(rows?.tops ?? [])].slice(1).map((end, row) => end - (rows?.tops[row] ?? 0));
    };
    // Of 60 columns, numbers and sign take 9 and 2 stay empty; in split view, 6 and 2.
    expect(heights("unified")).toEqual([28, 20, 60, 80]);
    expect(heights("split")).toEqual([28, 20, 60]);
  });

  test("uses an expanded patch instead of the fetched one", () => {
    const models = new ReaderModels(contentsOf(many));
    const inputs = inputsOf(many);
    models.stackOf(inputs, top);
    const patchTexts = new Map([["k0", "@@ -1 +1 @@\n-a\n+b\n"]]);
    expect(models.stackOf({ ...inputs, patchTexts }, top).models[0]?.patch?.lineCount).toBe(2);
    expect(models.stackOf(inputs, top).models[0]?.patch?.lineCount).toBe(4);
  });
});
