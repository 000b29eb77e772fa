// @vitest-environment page
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
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

const read = (slots: readonly Slot[]) => (
  <DiffReader
    files={files}
    contents={contents}
    options={optionsOf("unified")}
    onNeed={() => undefined}
    slots={slots}
    emptyText=""
  />
);

const cursorText = () => document.querySelector("[aria-current=true] .diff-code")?.textContent ?? null;
const keyDown = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

const slotOf = (text: string) => screen.getByText(text).closest<HTMLElement>(".diff-slot");

test("a comment on lines names its side, below which split view shows it", () => {
  render(read([comment("on two", "new", 2), comment("was two", "old", 2), comment("on all", "new", 0)]), {
    wrapper: UiRoot,
  });
  expect(["on two", "was two", "on all"].map((text) => slotOf(text)?.dataset["side"])).toEqual([
    "new",
    "old",
    undefined,
  ]);
});

test("a comment on a hidden line is shown with the name of its line", () => {
  render(read([comment("far away", "new", 900)]), { wrapper: UiRoot });
  expect(slotOf("far away")?.textContent).toBe("On line 900: far away");
});

test("comments on a line are announced with the line and reached from it by Enter, and Escape leads back", async () => {
  render(read([comment("why", "new", 2), comment("and how", "new", 2)]), { wrapper: UiRoot });
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
