// @vitest-environment page
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { DiffLocation } from "#app/diff/models/DiffLocation.ts";
import { useLinkedLocation } from "#app/reading/options/useLinkedLocation.ts";
import { diffFile } from "../../diff/diffFile.ts";

const FILES = [diffFile({ key: "a" }), diffFile({ key: "b" })];
const atLine = (path: string, line: number): DiffLocation => ({ path, lines: { side: "new", line, to: line } });

/** A page whose URL names a location, and the values that the reader and the URL receive. */
function open(location: DiffLocation | null, { isReturn = false, files = FILES } = {}) {
  const reported: string[] = [];
  const others: (((to: DiffLocation) => void) | undefined)[] = [];
  const reader = {
    current: {
      scrollToFile: (key: string) => void reported.push(`file ${key}`),
      goTo: ({ key, line }: { readonly key: string; readonly line: number }, onOther?: (to: DiffLocation) => void) => {
        reported.push(`line ${key}:${line}`);
        others.push(onOther);
      },
    } satisfies Pick<DiffReaderHandle, "scrollToFile" | "goTo">,
  };
  const put = vi.fn<(location: DiffLocation | null) => void>();
  const { result, rerender } = renderHook(
    (now: { readonly location: DiffLocation | null; readonly files: typeof FILES }) =>
      useLinkedLocation(reader, now.files, {
        location: now.location,
        isReturn: () => isReturn,
        onLocation: put,
        linkTo: ({ path }) => path,
      }),
    { initialProps: { location, files } },
  );
  const draw = (next: DiffLocation | null, now = FILES) => rerender({ location: next, files: now });
  return { reported, others, put, result, draw };
}

it("a page opened at a location goes there once, when its file is listed", () => {
  const { reported, draw, result } = open(atLine("b", 3), { files: [] });
  expect([reported, result.current.missing]).toEqual([[], "b"]);
  draw(atLine("b", 3));
  draw(atLine("b", 3));
  expect([reported, result.current.missing]).toEqual([["line b:3"], null]);
});

it("the page goes to each new location in the URL", () => {
  const { reported, draw } = open({ path: "a", lines: null });
  draw(atLine("a", 1));
  draw(null);
  draw(atLine("a", 1));
  expect(reported).toEqual(["file a", "line a:1", "line a:1"]);
});

it("returning to a page keeps its position, until the URL names another location", () => {
  const { reported, draw } = open(atLine("a", 1), { isReturn: true });
  expect(reported).toEqual([]);
  draw(atLine("a", 2));
  expect(reported).toEqual(["line a:2"]);
});

it("a URL that is older than the marked lines goes nowhere", () => {
  const { reported, result, draw } = open(null);
  act(() => {
    result.current.links.onLocation(atLine("b", 7));
    result.current.links.onLocation(atLine("b", 8));
  });
  draw(atLine("b", 7));
  draw(atLine("b", 8));
  expect(reported).toEqual([]);
  draw(atLine("a", 1));
  draw(atLine("b", 7));
  expect(reported).toEqual(["line a:1", "line b:7"]);
});

it("lines marked in the reader are written to the URL and change nothing else", () => {
  const { reported, put, result, draw } = open(null);
  act(() => result.current.links.onLocation(atLine("b", 7)));
  draw(atLine("b", 7));
  expect([put.mock.calls, reported]).toEqual([[[atLine("b", 7)]], []]);
});

it("a jump goes there, and marks the lines it names", () => {
  const { reported, put, result } = open(null);
  act(() => result.current.visit({ path: "b", lines: null }));
  act(() => result.current.visit(atLine("a", 4)));
  expect(reported).toEqual(["file b", "line a:4"]);
  expect(put.mock.calls).toEqual([[atLine("a", 4)]]);
});

it("a jump to a missing line puts the reached line into the URL, unless the user has moved on", () => {
  const { reported, others, put, result } = open(null);
  act(() => result.current.visit(atLine("a", 900)));
  act(() => others[0]?.(atLine("a", 40)));
  act(() => result.current.visit(atLine("a", 901)));
  act(() => result.current.visit(atLine("b", 2)));
  act(() => others[1]?.(atLine("a", 40)));
  expect(reported).toEqual(["line a:900", "line a:901", "line b:2"]);
  expect(put.mock.calls.map(([location]) => location)).toEqual([
    atLine("a", 900),
    atLine("a", 40),
    atLine("a", 901),
    atLine("b", 2),
  ]);
});
