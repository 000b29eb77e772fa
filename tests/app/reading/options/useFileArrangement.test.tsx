// @vitest-environment page
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { settings } from "#app/ui/settings.ts";
import { useFileArrangement } from "#app/reading/options/useReaderOptions.ts";

function arrange(form: string | null, order: string | null) {
  const putForm = vi.fn<(form: string | null) => void>();
  const putOrder = vi.fn<(order: string | null) => void>();
  const { result } = renderHook(() => useFileArrangement([form, putForm], [order, putOrder]));
  return { ...result.current, putForm, putOrder };
}

it("files are in a tree by path by default", () => {
  expect(arrange(null, null)).toMatchObject({ form: "tree", order: "path" });
});

it("a choice is put into the URL and applies to the next page", () => {
  const { onForm, onOrder, putForm, putOrder } = arrange(null, null);
  act(() => onForm("list"));
  act(() => onOrder("last"));
  expect([putForm.mock.calls, putOrder.mock.calls]).toEqual([[["list"]], [["last"]]]);
  expect(arrange(null, null)).toMatchObject({ form: "list", order: "last" });
});

it("the URL overrides the saved choice, unless its value is invalid", () => {
  settings.take(
    new Map([
      ["files", "list"],
      ["order", "last"],
    ]),
  );
  expect(arrange("tree", "path")).toMatchObject({ form: "tree", order: "path" });
  expect(arrange("heap", "toString")).toMatchObject({ form: "list", order: "last" });
});
