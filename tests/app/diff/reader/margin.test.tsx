// @vitest-environment page
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { Slot } from "#app/diff/models/Slot.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

const files = [diffFile()];
const contents = contentsOf(files);

function comment(key: string, side: Slot["side"], line: number): Slot {
  const content = <button type="button">{key}</button>;
  return {
    key,
    fileKey: "a",
    side,
    line,
    placement: "below",
    isComment: true,
    awayNote: `On line ${line}: `,
    content,
  };
}

const read = (slots: readonly Slot[], hasMargin = true) => (
  <DiffReader
    files={files}
    contents={contents}
    options={{ ...optionsOf("unified"), hasMargin }}
    onNeed={() => undefined}
    slots={slots}
    emptyText=""
  />
);

const marginSlotOf = (text: string) => screen.getByText(text).closest<HTMLElement>(".diff-margin-comment");
const rowTops = () => [...document.querySelectorAll<HTMLElement>(".diff-row")].map(({ style }) => style.top);
const cursorText = () => document.querySelector("[aria-current=true] .diff-code")?.textContent ?? null;
const keyDown = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

describe("a reader with a margin", () => {
  test("shows comments beside their lines, which stay in place", () => {
    const { rerender } = render(read([]), { wrapper: UiRoot });
    const before = rowTops();
    rerender(read([comment("on two", "new", 2), comment("on three", "new", 3)]));
    expect(rowTops()).toEqual(before);
    expect(marginSlotOf("on two")?.style.top).toBe(`${28 + 2 * 20}px`);
    expect(document.querySelectorAll(".diff-slot")).toHaveLength(0);
    expect(document.querySelectorAll(".diff-margin-comment-link")).toHaveLength(2);
  });

  test("shows them between the lines again without a margin", () => {
    const slots = [comment("on two", "new", 2)];
    const { rerender } = render(read(slots), { wrapper: UiRoot });
    rerender(read(slots, false));
    expect(marginSlotOf("on two")).toBeNull();
    expect(screen.getByText("on two").closest(".diff-slot")).not.toBeNull();
  });

  test("or without one names the side of a comment on lines, below which split view shows it", () => {
    render(read([comment("on two", "new", 2), comment("was two", "old", 2), comment("on all", "new", 0)], false), {
      wrapper: UiRoot,
    });
    const sideOf = (text: string) => screen.getByText(text).closest<HTMLElement>(".diff-slot")?.dataset["side"];
    expect(["on two", "was two", "on all"].map(sideOf)).toEqual(["new", "old", undefined]);
  });

  test("keeps comments on the whole file above its lines, and lists comments on hidden lines", () => {
    render(read([comment("of the file", "new", 0), comment("far away", "new", 900)]), { wrapper: UiRoot });
    expect(marginSlotOf("of the file")).toBeNull();
    expect(marginSlotOf("far away")?.textContent).toBe("On line 900: far away");
  });

  test("keeps the comment at its line that gets the focus, or whose line gets the cursor", () => {
    render(read([comment("first", "old", 2), comment("second", "new", 2)]), { wrapper: UiRoot });
    const pinned = () =>
      [...document.querySelectorAll(".diff-margin-comment[data-held]")].map((slot) => slot.textContent);
    expect(pinned()).toEqual([]);
    screen.getByText("second").focus();
    fireEvent.focusIn(screen.getByText("second"));
    expect(pinned()).toEqual(["second"]);
    keyDown("j");
    keyDown("n");
    expect(cursorText()).toBe("two");
    expect(pinned()).toEqual(["first"]);
  });
});

describe.each([
  ["in the margin", true],
  ["between the lines", false],
])("comments on a line, %s", (_, hasMargin) => {
  test("are announced with the line and reached from it by Enter, and Escape leads back", async () => {
    render(read([comment("why", "new", 2), comment("and how", "new", 2)], hasMargin), { wrapper: UiRoot });
    for (const key of ["j", "n", "j"]) keyDown(key);
    const row = document.querySelector("[aria-current=true]");
    expect(row?.getAttribute("aria-label")).toBe("added, new line 2: TWO; 2 comments, press Enter");
    const details = row?.getAttribute("aria-details")?.split(" ") ?? [];
    expect(details.map((id) => document.getElementById(id)?.textContent)).toEqual(["why", "and how"]);
    keyDown("Enter");
    await expect.poll(() => document.activeElement?.textContent).toBe("why");
    keyDown("k");
    expect(cursorText()).toBe("two");
    keyDown("Escape", screen.getByText("why"));
    expect(cursorText()).toBe("TWO");
    expect(document.activeElement?.getAttribute("role")).toBe("grid");
  });
});
