// @vitest-environment page
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { MarkdownTree } from "#app/reading/markdown/MarkdownTree.tsx";
import {
  ApplyContext,
  CommentContext,
  type ShownSuggestion,
  SuggestionBatch,
} from "#app/reading/markdown/SuggestionBatch.ts";
import { KnownLinesContext, type PartActions, PartActionsContext } from "#app/reading/markdown/PartLines.tsx";

const TEXT = "Both.\n\n```suggestion L2\ntwo!\n```\n```suggestion L7-L8\nseven!\neight\n```\n";
const REPLACED = [
  { startLine: 2, endLine: 2, lines: ["two\r"] },
  { startLine: 7, endLine: 8, lines: ["seven\r", "eight\r"] },
];

function draw(text: string, actions: PartActions | null): HTMLElement {
  return render(
    <PartActionsContext value={actions}>
      <KnownLinesContext value={{ replaced: REPLACED, own: { startLine: 1, endLine: 1 } }}>
        <MarkdownTree text={text} suggestedOn={["first"]} />
      </KnownLinesContext>
    </PartActionsContext>,
  ).container;
}

const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>(".Suggestion-line")].map(
    (row) => `${row.dataset["kind"]}: ${row.querySelector(".Suggestion-text")?.textContent}`,
  );

it("each part of a suggestion shows its own lines as removed and added, and names them", () => {
  const page = draw(TEXT, null);
  expect(rowsOf(page)).toEqual(["removed: two", "added: two!", "removed: seven", "added: seven!", "kept: eight"]);
  expect([...page.querySelectorAll(".Suggestion-title")].map(({ textContent }) => textContent)).toEqual([
    "Suggested change, line 2",
    "Suggested change, lines 7 to 8",
  ]);
});

it("a part whose lines are not known shows what is added", () => {
  expect(rowsOf(draw("```suggestion L3\nthree!\n```", null))).toEqual(["added: three!"]);
});

it("where the lines are shown, a button goes to them and another edits them, those without a number as well", () => {
  const [goTo, edit] = [vi.fn<PartActions["goTo"]>(), vi.fn<PartActions["goTo"]>()];
  draw(`${TEXT}\n\`\`\`suggestion\nsecond\n\`\`\``, { goTo, edit });
  screen.getByRole("button", { name: "lines 7 to 8" }).click();
  expect(goTo.mock.calls).toEqual([[{ startLine: 7, endLine: 8 }]]);
  for (const button of screen.getAllByRole("button", { name: "Edit these lines" })) button.click();
  expect(edit.mock.calls).toEqual([
    [{ startLine: 2, endLine: 2 }],
    [{ startLine: 7, endLine: 8 }],
    [{ startLine: 1, endLine: 1 }],
  ]);
});

it("a suggestion of several parts is applied as a whole, from its first part, and says why it was not", async () => {
  const apply = vi.fn<(shown: readonly ShownSuggestion[]) => void>();
  const batch = SuggestionBatch.of("the review");
  const show = (replaced: typeof REPLACED) =>
    render(
      <ApplyContext value={{ apply, isUnderWay: false, batch }}>
        <CommentContext value={{ id: "the comment", body: TEXT }}>
          <KnownLinesContext value={{ replaced, own: null }}>
            <MarkdownTree text={TEXT} suggestedOn={null} />
          </KnownLinesContext>
        </CommentContext>
      </ApplyContext>,
    );
  const { unmount } = show(REPLACED.slice(1));
  expect(screen.queryAllByRole("button")).toEqual([]);
  unmount();
  show(REPLACED);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["", "Apply 2 parts"]);
  screen.getByRole("button", { name: /^Apply 2 parts/ }).click();
  const parts = [
    { lines: ["two!"], instead: ["two"] },
    { lines: ["seven!", "eight"], instead: ["seven", "eight"] },
  ];
  const shown = { comment: "the comment", parts };
  expect(apply.mock.calls).toEqual([[[shown]]]);
  act(() => {
    batch.toggle(shown);
    batch.settle([shown], new Map([["the comment", "The lines have changed."]]));
  });
  expect(screen.getByText("Not applied. The lines have changed.")).toBeDefined();
  expect(batch.has(shown)).toBe(true);
  act(() => batch.settle([shown], new Map()));
  expect(screen.queryByText(/^Not applied/)).toBeNull();
  expect(batch.has(shown)).toBe(false);
});
