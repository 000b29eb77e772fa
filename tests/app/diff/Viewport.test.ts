// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Viewport } from "#app/diff/Viewport.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("who goes by screens one after another sweeps by until resting, and is told of the end by what is drawn", () => {
  const scroller = document.createElement("div");
  const root = document.createElement("div");
  scroller.style.overflowY = "auto";
  scroller.append(root);
  document.body.append(scroller);
  const viewport = new Viewport();
  const end = viewport.attach(root);
  const scrollTo = (y: number): void => {
    scroller.scrollTop = y;
    viewport.read();
  };
  scrollTo(5000);
  expect(viewport.isSweeping).toBe(false);
  vi.advanceTimersByTime(50);
  scrollTo(10_000);
  expect([viewport.isSweeping, viewport.drawn()]).toEqual([true, { from: 10_000, to: 10_000 }]);
  vi.advanceTimersByTime(1000);
  expect([viewport.isSweeping, viewport.drawn()]).toEqual([false, { from: 9400, to: 10_600 }]);
  scrollTo(15_000);
  expect(viewport.isSweeping).toBe(false);
  end();
});
