// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useDiffLayout } from "#app/parts/useDiffLayout.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function Probe({ asked, onChoose }: { readonly asked: string | null; readonly onChoose: (layout: string) => void }) {
  const [layout, choose] = useDiffLayout(asked, onChoose);
  const [, draw] = useState(0);
  return (
    <button
      onClick={() => {
        choose(layout === "split" ? "unified" : "split");
        draw((n) => n + 1);
      }}
    >
      {layout}
    </button>
  );
}

/** A window of some width, which can be made wider or narrower. */
function screenOf(isWide: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isWide });
  vi.spyOn(window, "matchMedia").mockReturnValue(list as unknown as MediaQueryList);
  const resize = (matches: boolean) =>
    act(() => {
      list.matches = matches;
      list.dispatchEvent(new Event("change"));
    });
  return { resize };
}
const show = (asked: string | null, onChoose: (layout: string) => void = () => undefined) =>
  render(<Probe asked={asked} onChoose={onChoose} />);
const layout = () => screen.getByRole("button").textContent;

it("lines stand side by side where there is room, and follow the window", () => {
  const { resize } = screenOf(true);
  show(null);
  expect(layout()).toBe("split");
  resize(false);
  expect(layout()).toBe("unified");
});

it("the address decides over the window's width", () => {
  screenOf(true);
  show("unified");
  expect(layout()).toBe("unified");
});

it("an address that asks for no layout there is counts as none", () => {
  screenOf(true);
  show("sideways");
  expect(layout()).toBe("split");
});

it("a choice is handed on to the address and kept for the next page, where the address still decides", () => {
  screenOf(true);
  const onChoose = vi.fn<(layout: string) => void>();
  const { unmount } = show(null, onChoose);
  fireEvent.click(screen.getByRole("button"));
  expect(onChoose).toHaveBeenCalledWith("unified");
  unmount();
  const next = show(null);
  expect(layout()).toBe("unified");
  next.unmount();
  show("split");
  expect(layout()).toBe("split");
});
