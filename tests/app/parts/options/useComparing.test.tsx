// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useComparing, type ComparedBy } from "#app/parts/options/useComparing.ts";

afterEach(() => localStorage.clear());

type Asked = { readonly [Name in keyof ComparedBy]: ComparedBy[Name] | null };
type Put = (name: string, value: string | number) => void;

const NOTHING: Asked = { whitespace: null, algorithm: null, contextLines: null };

function Probe({ asked, put }: { readonly asked: Asked; readonly put: Put }) {
  const comparing = useComparing({
    whitespace: [asked.whitespace, (value) => put("whitespace", value)],
    algorithm: [asked.algorithm, (value) => put("algorithm", value)],
    contextLines: [asked.contextLines, (value) => put("contextLines", value)],
  });
  return (
    <>
      <output>{Object.values(comparing.by).join(" ")}</output>
      <button onClick={() => comparing.onWhitespace("IGNORE_ALL")}>white space</button>
      <button onClick={() => comparing.onAlgorithm("HISTOGRAM")}>algorithm</button>
      <button onClick={() => comparing.onContextLines(0)}>context</button>
    </>
  );
}

/** Shows a page whose address asks for something, and gives what is put into its address. */
function show(asked: Asked) {
  const put = vi.fn<Put>();
  const { unmount, rerender } = render(<Probe asked={asked} put={put} />);
  return { put, unmount, draw: (now: Asked) => rerender(<Probe asked={now} put={put} />) };
}
const shown = () => screen.getByRole("status").textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("contents are compared as git does by itself where nothing was ever chosen, and the address stays as it is", () => {
  const { put } = show(NOTHING);
  expect(shown()).toBe("SHOW MYERS 3");
  expect(put).not.toHaveBeenCalled();
});

it("choices are handed on to the address, and put into that of the next page, one after another and once", () => {
  const { put, unmount } = show(NOTHING);
  for (const name of ["white space", "algorithm", "context"]) press(name);
  const all = [
    ["whitespace", "IGNORE_ALL"],
    ["algorithm", "HISTOGRAM"],
    ["contextLines", 0],
  ];
  expect(put.mock.calls).toEqual(all);
  unmount();
  const next = show(NOTHING);
  next.draw(NOTHING);
  expect(next.put.mock.calls).toEqual(all.slice(0, 1));
  next.draw({ ...NOTHING, whitespace: "IGNORE_ALL" });
  next.draw({ ...NOTHING, whitespace: "IGNORE_ALL", algorithm: "HISTOGRAM" });
  expect(next.put.mock.calls).toEqual(all);
  expect(shown()).toBe("IGNORE_ALL HISTOGRAM 3");
});

it("an address that says how contents are compared decides over what was chosen", () => {
  localStorage.setItem("galley.whitespace", "IGNORE_ALL");
  localStorage.setItem("galley.contextLines", "10");
  const { put } = show({ whitespace: "SHOW", algorithm: "PATIENCE", contextLines: 25 });
  expect(shown()).toBe("SHOW PATIENCE 25");
  expect(put).not.toHaveBeenCalled();
});

it("what this browser keeps and no choice is called counts as nothing chosen", () => {
  localStorage.setItem("galley.whitespace", "toString");
  localStorage.setItem("galley.algorithm", "MINIMAL");
  localStorage.setItem("galley.contextLines", "many");
  expect(show(NOTHING).put).not.toHaveBeenCalled();
});
