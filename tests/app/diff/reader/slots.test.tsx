// @vitest-environment page
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { arrangeRows, type WideRow } from "#app/diff/models/FileRows.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { placeSlots, type Slot, SLOT_HEIGHT, SlotGroups } from "#app/diff/models/Slot.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

const PATCH = parsePatch("@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n@@ -10 +10 @@\n-ten\n+TEN\n");

function slot(key: string, side: Slot["side"], line: number, placement: Slot["placement"] = "below"): Slot {
  return { key, fileKey: "a", side, line, placement, content: <p>{key}</p> };
}

/** The rows of a file with slots, each as its line numbers or the slot's name. */
function rowsWith(slots: readonly Slot[], layout: "unified" | "split" = "unified"): readonly string[] {
  const options = { slots: placeSlots(PATCH, slots), slotHeight: () => 50 };
  const rows = arrangeRows(PATCH, { messages: [], replaceLines: false }, layout, options);
  const reported = (wideRow: WideRow | undefined): string => (wideRow?.kind === "slot" ? wideRow.slot.key : "@@");
  return Array.from({ length: rows.count }, (_, row) => {
    const entries = rows.panes.map((pane) => pane[row] ?? -1);
    const [first = -1] = entries;
    const text = first <= -2 ? reported(rows.wideRows[-2 - first]) : entries.join("|");
    return `${text}@${rows.tops[row]}`;
  });
}

describe("placeSlots", () => {
  test("puts slots above and below their line, on its own side, in the given order", () => {
    const slots = [
      slot("old 2", "old", 2),
      slot("new 2", "new", 2),
      slot("again", "new", 2),
      slot("up", "new", 3, "above"),
    ];
    expect(rowsWith(slots)).toEqual([
      "@@@0",
      "0@28",
      "1@48",
      "old 2@68",
      "2@118",
      "new 2@138",
      "again@188",
      "up@238",
      "3@288",
      "@@@308",
      "4@336",
      "5@356",
    ]);
  });

  test("puts the slots of both sides below the one row with both lines", () => {
    expect(rowsWith([slot("old 2", "old", 2), slot("new 2", "new", 2)], "split").slice(0, 5)).toEqual([
      "@@@0",
      "0|0@28",
      "1|2@48",
      "old 2@68",
      "new 2@118",
    ]);
  });

  test("loses no slot: slots of the whole file come first, those of a hidden line below the last line before it", () => {
    expect(rowsWith([slot("hidden", "new", 7), slot("file", "new", 0)])).toEqual([
      "file@0",
      "@@@50",
      "0@78",
      "1@98",
      "2@118",
      "3@138",
      "hidden@158",
      "@@@208",
      "4@236",
      "5@256",
    ]);
    expect(placeSlots(null, [slot("no lines", "old", 5)]).first).toHaveLength(1);
  });

  test("covers no slot by a field over several lines: those between them go below it", () => {
    const field = { ...slot("field", "new", 3), from: 1, covers: true };
    const slots = [field, slot("on two", "new", 2), slot("over two", "old", 2, "above"), slot("below", "new", 3)];
    expect(rowsWith(slots).slice(0, 9)).toEqual([
      "@@@0",
      "0@28",
      "1@48",
      "2@68",
      "3@88",
      "field@108",
      "on two@158",
      "over two@208",
      "below@258",
    ]);
  });

  test("adds no row for slots beside a line", () => {
    expect(rowsWith([slot("mark", "new", 2, "beside")])).toEqual(rowsWith([]));
    expect([...placeSlots(PATCH, [slot("mark", "new", 2, "beside")]).beside.keys()]).toEqual([2]);
  });
});

test("a slot whose line is hidden is away; one of the whole file or at its line is not", () => {
  const slots = [slot("hidden", "new", 7), slot("file", "new", 0), slot("there", "old", 2), slot("gone", "old", 99)];
  expect([...placeSlots(PATCH, slots).away]).toEqual(["hidden", "gone"]);
});

test("a file keeps its group of slots for as long as they are the same objects", () => {
  const groups = new SlotGroups();
  const [one, two] = [slot("one", "new", 1), { ...slot("two", "new", 1), fileKey: "b" }];
  const before = groups.of([one, two]);
  const now = groups.of([one, { ...two, line: 2 }]);
  expect(now.get("a")).toBe(before.get("a"));
  expect(now.get("b")).toEqual([{ ...two, line: 2 }]);
  expect(groups.of([one]).has("b")).toBe(false);
});

describe("a reader with slots", () => {
  const files = [diffFile()];
  const contents = contentsOf(files);
  const read = (slots: readonly Slot[]) => (
    <DiffReader
      files={files}
      contents={contents}
      options={optionsOf("split")}
      onNeed={() => undefined}
      slots={slots}
      emptyText=""
    />
  );

  test("renders them once, across both sides, and makes space", () => {
    const { container, rerender } = render(read([]), { wrapper: UiRoot });
    const heightOf = () => Number.parseFloat(container.querySelector<HTMLElement>(".diff-reader")?.style.height ?? "");
    const before = heightOf();
    rerender(read([slot("thread", "new", 2), slot("mark", "new", 2, "beside")]));
    expect(screen.getByText("thread").closest<HTMLElement>(".diff-slot")?.style.top).toBe(`${28 + 2 * 20}px`);
    expect(screen.getByText("mark").closest<HTMLElement>(".diff-slot-beside")?.style.top).toBe(`${28 + 20}px`);
    // happy-dom renders nothing, so the height that is measured for the slot is 0.
    expect(heightOf()).toBe(before);
    expect(SLOT_HEIGHT).toBe(120);
  });

  test("renders slots without their line with a message about that", () => {
    render(read([{ ...slot("thread", "new", 900), awayNote: <p>On line 900</p> }, slot("other", "new", 2)]), {
      wrapper: UiRoot,
    });
    expect(screen.getByText("thread").closest(".diff-slot")?.textContent).toBe("On line 900thread");
    expect(screen.getByText("other").closest(".diff-slot")?.textContent).toBe("other");
  });

  test("keeps a pinned slot in place when the user scrolls far away, and no other", async () => {
    const many = Array.from({ length: 60 }, (_, at) => diffFile({ key: `f${at}`, newPath: `f${at}` }));
    const at = (key: string, staysDrawn: boolean): Slot => ({ ...slot(key, "new", 2), fileKey: "f0", staysDrawn });
    const slots = [at("typed in", true), at("other", false)];
    render(
      <DiffReader
        files={many}
        contents={contentsOf(many)}
        options={optionsOf("unified")}
        onNeed={() => undefined}
        slots={slots}
        emptyText=""
      />,
      { wrapper: UiRoot },
    );
    expect(screen.getByText("other")).toBeTruthy();
    vi.spyOn(window, "scrollY", "get").mockReturnValue(6000);
    fireEvent.scroll(window);
    await vi.waitFor(() => expect(document.querySelector("[data-key=f25]")).not.toBeNull(), WAIT_MS);
    expect(screen.getByText("typed in")).toBeTruthy();
    expect(screen.queryByText("other")).toBeNull();
    vi.restoreAllMocks();
  });

  test("counts the table's rows without them", () => {
    render(read([slot("thread", "new", 2)]), { wrapper: UiRoot });
    const [table] = screen.getAllByRole("grid");
    expect(table?.getAttribute("aria-rowcount")).toBe("4");
    expect([...(table?.querySelectorAll("[role=row]") ?? [])].map((row) => row.getAttribute("aria-rowindex"))).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
  });
});
