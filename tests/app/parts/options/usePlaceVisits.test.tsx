// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";
import type { ReaderPlace } from "#app/diff/models/ReaderPlace.ts";
import { usePlaceVisits } from "#app/parts/options/usePlaceVisits.ts";
import { diffFile } from "../../diff/diffFile.ts";

const FILES = [diffFile({ key: "a" }), diffFile({ key: "b" })];
const atLine = (path: string, line: number): ReaderPlace => ({ path, lines: { side: "new", line, to: line } });

/** A page whose address names a place, and what the reader and the address are told. */
function open(place: ReaderPlace | null, { isReturn = false, files = FILES } = {}) {
  const said: string[] = [];
  const others: (((to: ReaderPlace) => void) | undefined)[] = [];
  const reader = {
    current: {
      scrollToFile: (key: string) => void said.push(`file ${key}`),
      goTo: ({ key, line }: { readonly key: string; readonly line: number }, onOther?: (to: ReaderPlace) => void) => {
        said.push(`line ${key}:${line}`);
        others.push(onOther);
      },
    } satisfies Pick<DiffReaderHandle, "scrollToFile" | "goTo">,
  };
  const put = vi.fn<(place: ReaderPlace | null) => void>();
  const { result, rerender } = renderHook(
    (now: { readonly place: ReaderPlace | null; readonly files: typeof FILES }) =>
      usePlaceVisits(reader, now.files, {
        place: now.place,
        isReturn: () => isReturn,
        onPlace: put,
        linkTo: ({ path }) => path,
      }),
    { initialProps: { place, files } },
  );
  const draw = (next: ReaderPlace | null, now = FILES) => rerender({ place: next, files: now });
  return { said, others, put, result, draw };
}

it("a page opened at a place leads there once, when its file is listed", () => {
  const { said, draw, result } = open(atLine("b", 3), { files: [] });
  expect([said, result.current.missing]).toEqual([[], "b"]);
  draw(atLine("b", 3));
  draw(atLine("b", 3));
  expect([said, result.current.missing]).toEqual([["line b:3"], null]);
});

it("each other place that the address comes to name is gone to", () => {
  const { said, draw } = open({ path: "a", lines: null });
  draw(atLine("a", 1));
  draw(null);
  draw(atLine("a", 1));
  expect(said).toEqual(["file a", "line a:1", "line a:1"]);
});

it("who comes back to a page stays where they were, until the address names another place", () => {
  const { said, draw } = open(atLine("a", 1), { isReturn: true });
  expect(said).toEqual([]);
  draw(atLine("a", 2));
  expect(said).toEqual(["line a:2"]);
});

it("an address that is behind what has been marked since leads nowhere", () => {
  const { said, result, draw } = open(null);
  act(() => {
    result.current.links.onPlace(atLine("b", 7));
    result.current.links.onPlace(atLine("b", 8));
  });
  draw(atLine("b", 7));
  draw(atLine("b", 8));
  expect(said).toEqual([]);
  draw(atLine("a", 1));
  draw(atLine("b", 7));
  expect(said).toEqual(["line a:1", "line b:7"]);
});

it("lines marked in the reader go into the address and nowhere else", () => {
  const { said, put, result, draw } = open(null);
  act(() => result.current.links.onPlace(atLine("b", 7)));
  draw(atLine("b", 7));
  expect([put.mock.calls, said]).toEqual([[[atLine("b", 7)]], []]);
});

it("a jump leads there, and marks lines where it names some", () => {
  const { said, put, result } = open(null);
  act(() => result.current.visit({ path: "b", lines: null }));
  act(() => result.current.visit(atLine("a", 4)));
  expect(said).toEqual(["file b", "line a:4"]);
  expect(put.mock.calls).toEqual([[atLine("a", 4)]]);
});

it("a jump to a line that is not there puts the line it came to into the address, unless one has gone on", () => {
  const { said, others, put, result } = open(null);
  act(() => result.current.visit(atLine("a", 900)));
  act(() => others[0]?.(atLine("a", 40)));
  act(() => result.current.visit(atLine("a", 901)));
  act(() => result.current.visit(atLine("b", 2)));
  act(() => others[1]?.(atLine("a", 40)));
  expect(said).toEqual(["line a:900", "line a:901", "line b:2"]);
  expect(put.mock.calls.map(([place]) => place)).toEqual([
    atLine("a", 900),
    atLine("a", 40),
    atLine("a", 901),
    atLine("b", 2),
  ]);
});
