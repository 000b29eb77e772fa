// @vitest-environment page
import { act } from "@testing-library/react";
import type { ComponentProps } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { DiffRow } from "#app/diff/lines/DiffRow.tsx";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { tokenizeText } from "#app/diff/highlight/tokenizeText.ts";

const PATCH = parsePatch("@@ -1,2 +1,2 @@\n const one = 1;\n if (one) two();\n");

const ROW: ComponentProps<typeof DiffRow> = {
  patch: PATCH,
  line: 1,
  top: 0,
  height: 20,
  side: "both",
  rowIndex: 1,
  tokens: null,
  tokenLine: 0,
  changed: [],
  marks: { rowClass: "" },
  wrapping: null,
  lengths: new Map(),
  isCursor: false,
  cursorId: undefined,
  cursorText: undefined,
  details: undefined,
  isBeside: false,
  isMarked: false,
  onShowMore: () => undefined,
};

/** The highlighted runs of a line's text, such as "keyword:if". */
function colors(container: Element): string {
  const runs = [...container.querySelectorAll(".diff-code span")];
  return runs.map(({ className, textContent }) => `${className.replace("tok-", "")}:${textContent.trim()}`).join(" ");
}

test("a line is visible before it is highlighted, and never has the tokens of another line", async () => {
  const container = document.createElement("div");
  const root = createRoot(container);
  const draw = (props: Partial<typeof ROW>): void => flushSync(() => root.render(<DiffRow {...ROW} {...props} />));
  const code = (): string | null | undefined => container.querySelector(".diff-code")?.textContent;

  draw({ tokens: tokenizeText("ts", "if (one) two();\n"), tokenLine: 0 });
  expect([code(), colors(container)]).toEqual(["if (one) two();", ""]);
  await act(async () => {});
  expect(colors(container)).toBe("keyword:if function:two");
  // The tokens of the whole file begin one line further up.
  draw({ tokens: tokenizeText("ts", "const one = 1;\nif (one) two();\n"), tokenLine: 1 });
  expect(colors(container)).toBe("keyword:if function:two");
  await act(async () => {});
  expect(colors(container)).toBe("keyword:if function:two");
  act(() => root.unmount());
});
