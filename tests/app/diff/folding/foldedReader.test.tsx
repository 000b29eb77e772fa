// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormFolds } from "#app/diff/folding/FormFolds.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { ViewedMarks } from "#app/diff/ViewedMarks.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { changeInRepository } from "../changeInRepository.ts";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";
import { InProcessWorker } from "../workers/InProcessWorker.ts";
import { InProcessFormWorker } from "./InProcessFormWorker.ts";

const ignore = (): void => undefined;
const CONTEXT = "1;\n2;\n3;\n4;\n5;\n6;\n7;\n8;\n";
const BEFORE = `call("one", two)\n${CONTEXT}sum(1, 2);\n${CONTEXT}last(a, b);\n`;
const AFTER = `call(\n  'one',\n  two,\n);\n${CONTEXT}sum(1, 3);\n${CONTEXT}last(a,\n  b);\n`;
const TEXTS = { "form.ts": AFTER, "meaning.ts": "sum(3);\n", "none.txt": "a  b\n" };
const OLD = { "form.ts": BEFORE, "meaning.ts": "sum(2);\n", "none.txt": "a b\n" };

/** The files of a change, in the order of their names. */
function filesOf(old: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>) {
  return changeInRepository(old, texts).map((patch, index) => {
    const key = Object.keys(texts)[index] ?? "";
    return diffFile({ key, plainPath: key, oldPath: key, newPath: key, patch });
  });
}

class OnlyInProcessWorker extends InProcessWorker {
  constructor(_url: string, { name }: WorkerOptions) {
    super();
    if (name !== "galley-change") throw new Error("not this one");
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("Worker", OnlyInProcessWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Shows the change, of which no line is on the screen unless the window is that high; returns its folds, the texts that were fetched
 * and the workers that were started.
 */
function read(
  isStuck = false,
  old: Readonly<Record<string, string>> = OLD,
  texts: Readonly<Record<string, string>> = TEXTS,
  height = 1,
) {
  vi.stubGlobal("innerHeight", height);
  const files = filesOf(old, texts);
  const contents = contentsOf(files);
  const workers: InProcessFormWorker[] = [];
  const fetched: string[] = [];
  const folds = new FormFolds(contents, () => {
    workers.push(new InProcessFormWorker(isStuck));
    return workers.at(-1)?.asWorker() ?? null;
  });
  const onNeedText = (keys: readonly string[]): void => {
    fetched.push(...keys);
    for (const [key, text] of Object.entries(texts)) if (keys.includes(key)) contents.putText(key, text);
  };
  const marks = new ViewedMarks();
  marks.putKeys([["form.ts", ["f0", "f1", "f2"]]]);
  const shown = (forms: FormFolds | null) => (
    <DiffReader
      files={files}
      contents={contents}
      options={optionsOf("unified")}
      onNeed={ignore}
      onNeedText={onNeedText}
      revisions={{ old: "main", new: "style" }}
      forms={forms}
      viewed={marks}
      onViewed={ignore}
      emptyText="Nothing."
    />
  );
  const { rerender } = render(shown(folds), { wrapper: UiRoot });
  return { folds, fetched, workers, marks, turn: (isOn: boolean) => rerender(shown(isOn ? folds : null)) };
}

const settle = (milliseconds = 3000) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Waits for the worker, which takes real time, and then makes the window high. */
async function proved(count = PROVED.length): Promise<void> {
  await settle();
  await vi.waitFor(async () => {
    await settle(20);
    expect(labels()).toHaveLength(count);
  });
  vi.stubGlobal("innerHeight", 768);
  fireEvent(window, new Event("resize"));
  await settle(20);
}

function press(keys: string): void {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
}

const labels = () => [...document.querySelectorAll(".diff-viewed-show")].map(({ textContent }) => textContent);
const cursor = () => document.querySelector("[aria-current=true] :is(.diff-viewed-show, .diff-code)")?.textContent;
const PROVED = [
  "Formatting only: 1 quote style, 1 trailing comma, 1 semicolon · 8 lines · Show",
  "Formatting only: same tokens · 6 lines · Show",
];

test("formatting-only hunks collapse to a line that says what was proved; no other file is fetched", async () => {
  const { folds, fetched, workers, marks } = read();
  expect(labels()).toEqual([]);
  await proved();
  expect(labels()).toEqual(PROVED);
  expect(folds.summary()).toBe("2 hunks only reformatted");
  expect(fetched).toEqual(["form.ts"]);
  expect(marks.counts()).toMatchObject({ hunks: 3, unviewedHunks: 3 });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});

test("a hunk that is on the screen when it is proved stays open, and says what was proved", async () => {
  const { folds } = read(false, OLD, TEXTS, 200);
  await proved();
  const stays = "Formatting only: 1 quote style, 1 trailing comma, 1 semicolon · Collapse";
  expect(labels()).toEqual([stays, PROVED[1]]);
  expect(folds.summary()).toBe("2 hunks only reformatted");
  press("jnz");
  await settle(100);
  expect(labels()).toEqual(PROVED);
});

test("a collapsed hunk is a stop of n, and z opens and collapses it", async () => {
  read();
  await proved();
  press("jn");
  expect(cursor()).toBe(PROVED[0]);
  press("z");
  await settle(100);
  expect(labels()).toEqual(["Formatting only: 1 quote style, 1 trailing comma, 1 semicolon · Collapse", PROVED[1]]);
  press("z");
  await settle(100);
  expect(labels()).toEqual(PROVED);
  press("n");
  expect(cursor()).toBe("sum(1, 2);");
});

test("a block that moved to another file collapses at both ends, and m goes from one to the other", async () => {
  const block = "function moved() {\n  const one = 1;\n  const two = 2;\n  return one + two;\n}\n";
  const texts = { "a.ts": `a();\n\n`, "b.ts": `b();\n\n${block}` };
  const { folds, fetched } = read(false, { "a.ts": `a();\n\n${block}`, "b.ts": "b();\n\n" }, texts);
  await proved(2);
  const ends = [
    "Moved to b.ts:3, 5 of 5 lines equal · 7 lines · Show",
    "Moved from a.ts:3, 5 of 5 lines equal · 7 lines · Show",
  ];
  expect(labels()).toEqual(ends);
  expect(folds.summary()).toBe("2 hunks only moved");
  expect(new Set(fetched)).toEqual(new Set(["a.ts", "b.ts"]));
  press("jn");
  expect(cursor()).toBe(ends[0]);
  press("m");
  await settle(100);
  expect(labels()).toEqual([ends[0], "Moved from a.ts:3, 5 of 5 lines equal · Collapse"]);
  expect(cursor()).toBe("function moved() {");
});

test("a name that is replaced everywhere collapses each of its hunks", async () => {
  const texts = { "a.ts": `const other = 1;\n${CONTEXT}f(other);\n` };
  const { folds } = read(false, { "a.ts": `const one = 1;\n${CONTEXT}f(one);\n` }, texts);
  await proved(2);
  const label = "Only `one` → `other`, 1 of 2 times";
  expect(labels()).toEqual([`${label} · 5 lines · Show`, `${label} · 5 lines · Show`]);
  expect(folds.summary()).toBe("2 hunks only renamed");
});

test("a name that is imported collapses where its module exports and renames it, whichever comes first", async () => {
  const texts = {
    "a/b.ts": "import { other } from '../c';\nother();\n",
    "c.ts": "export function other() {}\nother();\n",
    "d.ts": "import { other } from './c.js';\nother();\n",
    "e.ts": "import { other } from './f';\nother();\n",
    "f.ts": "export * from './g';\nfunction other() {}\nother();\n",
    "g.ts": "import { other } from 'c';\nother();\n",
  };
  const old = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, text.replaceAll("other", "one")]));
  const { folds } = read(false, old, texts);
  await proved(4);
  await settle();
  expect(folds.summary()).toBe("4 hunks only renamed");
  const collapsed = [...document.querySelectorAll(".diff-viewed-show")].map((row) => row.closest("[data-key]"));
  expect(collapsed.map((file) => file?.getAttribute("data-key"))).toEqual(["a/b.ts", "c.ts", "d.ts", "f.ts"]);
});

test("it can be turned off and on", async () => {
  const { turn } = read();
  await proved();
  turn(false);
  expect(labels()).toEqual([]);
  turn(true);
  await proved();
  expect(labels()).toEqual(PROVED);
});

test("a worker that does not answer is stopped, and the lines stay", async () => {
  const { workers } = read(true);
  await settle(20_000);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  expect(labels()).toEqual([]);
});

test("the menu of such a file offers the command that checks it", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  read();
  await proved();
  const [form, meaning] = screen.getAllByRole("button", { name: "More actions" });
  const item = () => screen.queryByRole("menuitem", { name: /checks collapsed hunks/u });
  fireEvent.click(meaning ?? document.body);
  await settle(100);
  expect(item()).toBeNull();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await settle(100);
  fireEvent.click(form ?? document.body);
  await settle(100);
  fireEvent.click(item() ?? document.body);
  await settle(100);
  expect(copied).toEqual([
    "git diff --word-diff --word-diff-regex='[[:alnum:]_]+|[^[:space:]]' main style -- 'form.ts'",
  ]);
});
