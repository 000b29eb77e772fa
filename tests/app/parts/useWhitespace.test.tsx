// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useWhitespace } from "#app/parts/useWhitespace.ts";

afterEach(() => localStorage.clear());

type Mode = Parameters<typeof useWhitespace>[0];

function Probe({ asked, onChoose }: { readonly asked: Mode; readonly onChoose: (mode: string) => void }) {
  const [whitespace, choose] = useWhitespace(asked, onChoose);
  return <button onClick={() => choose("IGNORE_ALL")}>{whitespace}</button>;
}
/** Shows a page whose address asks for a mode, and gives what is put into its address. */
function show(asked: Mode) {
  const put = vi.fn<(mode: string) => void>();
  const { unmount, rerender } = render(<Probe asked={asked} onChoose={put} />);
  return { put, unmount, draw: () => rerender(<Probe asked={asked} onChoose={put} />) };
}
const mode = () => screen.getByRole("button").textContent;

it("all white space counts where nothing was ever chosen, and the address stays as it is", () => {
  const { put } = show(null);
  expect(mode()).toBe("SHOW");
  expect(put).not.toHaveBeenCalled();
});

it("a choice is handed on to the address, and put into that of the next page once", () => {
  const { put, unmount } = show(null);
  fireEvent.click(screen.getByRole("button"));
  expect(put.mock.calls).toEqual([["IGNORE_ALL"]]);
  unmount();
  const next = show(null);
  next.draw();
  expect(next.put.mock.calls).toEqual([["IGNORE_ALL"]]);
  expect(mode()).toBe("SHOW");
});

it("an address that says which white space counts decides over what was chosen", () => {
  localStorage.setItem("galley.whitespace", "IGNORE_ALL");
  const { put } = show("SHOW");
  expect(mode()).toBe("SHOW");
  expect(put).not.toHaveBeenCalled();
});

it("what this browser keeps and no mode is called counts as nothing chosen", () => {
  localStorage.setItem("galley.whitespace", "toString");
  expect(show(null).put).not.toHaveBeenCalled();
});
