// @vitest-environment page
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { displayText } from "#app/diff/displayText.ts";
import type { FileContents } from "#app/diff/patch/FileContents.ts";
import { pageHighlighter } from "#app/diff/workers/Highlighter.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { TOKEN_CLASSES } from "#app/diff/highlight/tokenClasses.ts";
import { tokenizeText, type TextTokens } from "#app/diff/highlight/tokenizeText.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";
import { gitDiff } from "../gitDiff.ts";
import { randomPairs, type Pair } from "../randomPairs.ts";
import { TokenWorker } from "../workers/TokenWorker.ts";

const OPTIONS = { unified: optionsOf("unified"), split: optionsOf("split") };
const ignore = (): void => undefined;

beforeAll(() => {
  vi.stubGlobal("Worker", TokenWorker);
  configure({ asyncUtilTimeout: WAIT_MS });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function draw(
  layout: "unified" | "split",
  files: readonly DiffFile[],
  contents: FileContents,
  onNeedText: (keys: readonly string[]) => void = ignore,
): void {
  render(
    <DiffReader
      files={files}
      contents={contents}
      options={OPTIONS[layout]}
      onNeed={ignore}
      onNeedText={onNeedText}
      emptyText=""
    />,
    { wrapper: UiRoot },
  );
}

/** Leaves out characters that are shown as labels, because these have no color. */
function marksTaken({ before, after }: Pair): Pair {
  const [first, second] = [before, after].map((text) => text.replaceAll(/[\r\u2028\udc80]/g, ""));
  return { before: first ?? "", after: second ?? "" };
}

/** Writes a line as its runs of one color each, such as "comment:/* a". */
function runsOf(text: string, tokens: TextTokens, line: number): string {
  let at = 0;
  const runs = Array.from(tokens.records.slice(tokens.starts[line], tokens.starts[line + 1]), (record) => {
    const part = text.slice(at, (at = record & 0xffffff));
    return [TOKEN_CLASSES[record >>> 24] ?? "", part] as const;
  });
  return joined([...runs, ["", text.slice(at)]]);
}

function joined(runs: readonly (readonly [name: string, text: string])[]): string {
  const merged: [string, string][] = [];
  for (const [name, text] of runs) {
    const last = merged.at(-1);
    if (text === "") continue;
    if (last !== undefined && last[0] === name) last[1] += text;
    else merged.push([name, text]);
  }
  return merged.map(([name, text]) => `${name}:${text}`).join("|");
}

/** The rendered text of each row, by the side and number of its line: "old 3" or "new 3". */
function drawnRuns(pane: "both" | "old" | "new"): ReadonlyMap<string, string> {
  const rows = [...document.querySelectorAll(`.diff-pane-${pane} .diff-row:not(.diff-marker)`)];
  return new Map(
    rows.map((row) => {
      const numbers = [...row.querySelectorAll(".diff-number")].map((cell) => cell.textContent);
      const isOld = pane === "old" || row.classList.contains("diff-removed");
      const runs = [...(row.querySelector(".diff-code")?.childNodes ?? [])].map((node) => {
        const name = node instanceof Element ? (/tok-(\w+)/.exec(node.className)?.[1] ?? "") : "";
        return [name, node.textContent ?? ""] as const;
      });
      return [`${isOld ? "old" : "new"} ${isOld ? numbers.at(0) : numbers.at(-1)}`, joined(runs)];
    }),
  );
}

test("fetches the text of a file that stays visible, and then highlights each line correctly", async () => {
  const text = `/*\n a\n b\n if\n c\n d\n*/\n${"x\n".repeat(9)}`;
  const files = [diffFile({ patch: "@@ -3,3 +3,3 @@\n  b\n- for\n+ if\n  c\n" })];
  const contents = contentsOf(files);
  const onNeedText = vi.fn<(keys: readonly string[]) => void>();
  draw("unified", files, contents, onNeedText);
  await waitFor(() => expect(drawnRuns("both").get("new 4")).toBe(": |keyword:if"));
  await waitFor(() => expect(onNeedText.mock.calls).toEqual([[["a"]]]));
  act(() => contents.putText("a", text));
  await waitFor(() => expect(drawnRuns("both").get("new 4")).toBe("comment: if"));
  expect(drawnRuns("both").get("old 4")).toBe("comment: for");
});

test("keeps the highlighting of lines when more context is shown, until all new lines are highlighted", async () => {
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(1400);
  const lines = ["/*", " a", "*/", ...Array.from({ length: 40 }, (_, at) => `f(${at});`), "if", "x", "y", "z"];
  const text = `${lines.join("\n")}\n${"x".repeat(2_000_000)}\n`;
  const patch = "@@ -42,3 +42,4 @@\n f(38);\n f(39);\n+if\n x\n";
  const files = [diffFile({ patch })];
  const contents = contentsOf(files);
  contents.putText("a", text);
  draw("unified", files, contents);
  await waitFor(() => expect(drawnRuns("both").get("new 44")).toBe("keyword:if"));
  const call = drawnRuns("both").get("new 43");
  expect(call).toContain("function:f");
  for (const [shiftKey, above] of [
    [false, 23],
    [true, 22],
  ] as const) {
    const [more] = screen.getAllByRole("button", { name: /more lines above/ });
    fireEvent.click(more ?? document.body, { shiftKey });
    expect(Number([...drawnRuns("both").keys()][0]?.slice(4))).toBeLessThan(above);
    expect([drawnRuns("both").get("new 43"), drawnRuns("both").get("new 44")]).toEqual([call, "keyword:if"]);
  }
  await waitFor(() => expect([...drawnRuns("both").values()].filter((runs) => runs.startsWith(":f("))).toEqual([]));
  expect([drawnRuns("both").get("new 43"), drawnRuns("both").get("new 44")]).toEqual([call, "keyword:if"]);
});

test("keeps the highlighting of a visible file when other files need the memory", async () => {
  const patch = "@@ -3,3 +3,3 @@\n  b\n- for\n+ if\n  d\n";
  const files = [diffFile({ patch })];
  const contents = contentsOf(files);
  contents.putText("a", "/*\n a\n b\n if\n d\n*/\n");
  draw("unified", files, contents);
  await waitFor(() => expect(drawnRuns("both").get("new 4")).toBe("comment: if"));
  const large = "x".repeat(13_000_000);
  act(() => pageHighlighter.wantWhole(large, parsePatch("@@ -1 +1 @@\n-1\n+2\n"), "2\n", "ts"));
  await waitFor(() => expect(pageHighlighter.wholeOf(large)).not.toBeNull());
  expect(pageHighlighter.wholeOf(patch)).toBeNull();
  await act(async () => {});
  expect(drawnRuns("both").get("new 4")).toBe("comment: if");
});

test.each(["unified", "split"] as const)(
  "highlights %s as the grammar does for each side's whole file",
  async (layout) => {
    const next = randomPairs(9);
    for (let times = 0; times < 4; times++) {
      const { before, after } = marksTaken(next());
      using diff = gitDiff(before, after);
      const files = [diffFile({ patch: diff.with(), newPath: "a.ts" })];
      const contents = contentsOf(files);
      contents.putText("a", after);
      draw(layout, files, contents);
      const sides = { old: before.split("\n"), new: after.split("\n") };
      const tokens = { old: tokenizeText("ts", before), new: tokenizeText("ts", after) };
      await waitFor(() => {
        for (const pane of layout === "unified" ? (["both"] as const) : (["old", "new"] as const)) {
          for (const [name, runs] of drawnRuns(pane)) {
            const side = name.startsWith("old") ? "old" : "new";
            const line = Number(name.slice(4)) - 1;
            expect([name, runs]).toEqual([name, runsOf(displayText(sides[side][line] ?? ""), tokens[side], line)]);
          }
        }
      });
      cleanup();
    }
  },
);
