// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import { groupsOf } from "#app/diff/groups/fileGroups.ts";
import { FormGroup } from "#app/diff/groups/FormGroup.ts";
import { orderFiles } from "#app/diff/list/FileListHead.tsx";
import { Listeners } from "#app/ui/Listeners.ts";
import { diffFile, type TestFile } from "../diffFile.ts";

const fileAt = (path: string, overrides: Partial<TestFile> = {}) =>
  diffFile({ key: path, oldPath: path, newPath: path, plainPath: path, ...overrides });
const FILES = [
  fileAt("a.ts"),
  fileAt("b.ts"),
  fileAt("c.ts"),
  fileAt("moved.ts", { status: "RENAMED" }),
  fileAt("run.sh", { newMode: "100755" }),
];

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function listed() {
  const [proved, group, current] = [new Set<string>(), new FormGroup(), new CurrentFile()];
  const listeners = new Listeners();
  const stop = group.follow(() => [...proved], listeners.add, current);
  const add = (...keys: string[]): void => {
    for (const key of keys) proved.add(key);
    listeners.notify();
  };
  const marked = () => group.marked(FILES).flatMap(({ key, group: at }) => (at === 4 ? [key] : []));
  return { group, current, add, marked, stop, remove: (key: string) => (proved.delete(key), listeners.notify()) };
}

const settle = (milliseconds = 2000) => vi.advanceTimersByTimeAsync(milliseconds);

test("files all of whose hunks are proved are marked together, when no more proofs come; renamed files are not", async () => {
  const { add, marked, group } = listed();
  add("a.ts", "moved.ts");
  await settle(300);
  add("c.ts", "run.sh");
  await settle(300);
  expect(marked()).toEqual([]);
  await settle();
  expect(marked()).toEqual(["a.ts", "c.ts"]);
  expect(group.marked(FILES)).toBe(group.marked(FILES));
});

test("a file whose text changes so that it is not proved any more is not marked", async () => {
  const { add, remove, marked } = listed();
  add("a.ts", "c.ts");
  await settle();
  remove("a.ts");
  await settle();
  expect(marked()).toEqual(["c.ts"]);
});

test("a file on the screen stays until others are there", async () => {
  const { current, add, marked } = listed();
  document.body.innerHTML = `<section class="diff-file" data-key="b.ts"></section>`;
  const rect = vi.spyOn(document.querySelector("section") ?? document.body, "getBoundingClientRect");
  rect.mockReturnValue(new DOMRect(0, 700, 900, 300));
  add("a.ts", "b.ts");
  await settle();
  expect(marked()).toEqual(["a.ts"]);
  rect.mockReturnValue(new DOMRect(0, -300, 900, 300));
  current.set("c.ts");
  await settle();
  expect(marked()).toEqual(["a.ts", "b.ts"]);
});

test("a file with the focus stays, as when a comment is written in it", async () => {
  const { add, marked } = listed();
  document.body.innerHTML = `<section class="diff-file" data-key="c.ts"><textarea></textarea></section>`;
  document.querySelector("textarea")?.focus();
  add("a.ts", "c.ts");
  await settle();
  expect(marked()).toEqual(["a.ts"]);
});

test("no row moves while the focus is in the list, nor after the reader is closed", async () => {
  const { add, marked, stop } = listed();
  document.body.innerHTML = `<div class="file-list-rows" tabindex="0"></div><button>Elsewhere</button>`;
  document.querySelector<HTMLElement>(".file-list-rows")?.focus();
  add("a.ts");
  await settle();
  expect(marked()).toEqual([]);
  document.querySelector("button")?.focus();
  await settle();
  expect(marked()).toEqual(["a.ts"]);
  add("b.ts");
  stop();
  await settle();
  expect(marked()).toEqual(["a.ts"]);
});

test("formatting-only files are the last group", () => {
  const files = orderFiles([fileAt("a.ts", { group: 4 }), fileAt("b.ts"), fileAt("yarn.lock", { group: 3 })], "last");
  expect(files.map(({ key }) => key)).toEqual(["b.ts", "yarn.lock", "a.ts"]);
  expect(groupsOf(files)).toEqual([
    { name: "Code", at: 0, end: 1 },
    { name: "Generated", at: 1, end: 2 },
    { name: "Formatting only", at: 2, end: 3 },
  ]);
});

test("by imports, files are in the given order inside their groups, and in git's order until it is known", () => {
  const files = ["README.md", "a.ts", "b.ts", "c.test.ts", "z.ts"].map((path, at) =>
    fileAt(path, { group: [2, 0, 0, 1, 0][at] ?? 0 }),
  );
  const keysOf = (byImports: readonly number[] | null) => orderFiles(files, "imports", byImports).map(({ key }) => key);
  expect(keysOf([4, 1, 2, 3, 0])).toEqual(["z.ts", "a.ts", "b.ts", "c.test.ts", "README.md"]);
  expect(keysOf(null)).toEqual(["a.ts", "b.ts", "z.ts", "c.test.ts", "README.md"]);
});
