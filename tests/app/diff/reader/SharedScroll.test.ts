// @vitest-environment page
import { expect, test } from "vitest";
import { SharedScroll } from "#app/diff/reader/DiffPane.tsx";

test("panes scroll horizontally together, and report it as long as they do", () => {
  const scroll = new SharedScroll();
  const panes = [document.createElement("div"), document.createElement("div")] as const;
  const scrollStates = () => panes.map((pane) => [pane.scrollLeft, pane.hasAttribute("data-scrolled")]);
  for (const pane of panes) scroll.join(pane);
  expect(scrollStates()).toEqual([
    [0, false],
    [0, false],
  ]);
  panes[0].scrollLeft = 120;
  scroll.follow(panes[0]);
  expect(scrollStates()).toEqual([
    [120, true],
    [120, true],
  ]);
  const late = document.createElement("div");
  scroll.join(late);
  expect([late.scrollLeft, late.hasAttribute("data-scrolled")]).toEqual([120, true]);
  panes[1].scrollLeft = 0;
  scroll.follow(panes[1]);
  expect([...scrollStates(), late.hasAttribute("data-scrolled")]).toEqual([[0, false], [0, false], false]);
});
