// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Viewport } from "#app/diff/Viewport.ts";
import { userInput } from "#app/ui/userInput.ts";

let forgetInput: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  forgetInput = userInput.note(window);
});
afterEach(() => {
  forgetInput();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/**
 * Follows an element in a container with a visible height of 800 px; `drawn` counts how often the range to render was
 * reported.
 */
function follow() {
  const scroller = document.createElement("div");
  const root = document.createElement("div");
  scroller.style.overflowY = "auto";
  Object.defineProperty(scroller, "clientHeight", { value: 800 });
  scroller.append(root);
  document.body.append(scroller);
  const viewport = new Viewport();
  const end = viewport.attach(root);
  const drawn = vi.fn<() => void>();
  viewport.drawn.subscribe(drawn);
  const scrollTo = (y: number): void => {
    scroller.scrollTop = y;
    viewport.read();
  };
  return { viewport, end, drawn, scrollTo, scroller };
}

test("after a long jump, shows passing lines first, then the visible rows, then renders around them, nearest first", () => {
  const { viewport, end, drawn, scrollTo } = follow();
  scrollTo(5000);
  expect([viewport.isScrollingPast, viewport.isScrollingFast, viewport.drawn.current()]).toEqual([
    true,
    false,
    { from: 5000, to: 5800 },
  ]);
  drawn.mockClear();
  vi.advanceTimersByTime(80);
  expect(drawn).toHaveBeenCalledOnce();
  expect([viewport.isScrollingPast, viewport.drawn.current()]).toEqual([false, { from: 5000, to: 5800 }]);
  vi.advanceTimersByTime(40);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(viewport.drawn.current()).toEqual({ from: 4800, to: 6000 });
  vi.advanceTimersByTime(1);
  expect(viewport.drawn.current()).toEqual({ from: 4400, to: 6400 });
  end();
});

test("scrolling by one screen shows rows at once", () => {
  const { viewport, end, scrollTo } = follow();
  scrollTo(720);
  expect([viewport.isScrollingPast, viewport.drawn.current()]).toEqual([false, { from: 600, to: 1600 }]);
  vi.advanceTimersByTime(121);
  expect([viewport.isScrollingPast, viewport.drawn.current()]).toEqual([false, { from: 0, to: 2200 }]);
  end();
});

test("scrolling screen after screen shows passing lines until it stops, and reports the end by what is rendered", () => {
  const { viewport, end, scrollTo } = follow();
  scrollTo(5000);
  expect(viewport.isScrollingFast).toBe(false);
  vi.advanceTimersByTime(50);
  scrollTo(10_000);
  expect([viewport.isScrollingFast, viewport.drawn.current()]).toEqual([true, { from: 10_000, to: 10_800 }]);
  vi.advanceTimersByTime(1000);
  expect([viewport.isScrollingFast, viewport.drawn.current()]).toEqual([false, { from: 9400, to: 11_400 }]);
  scrollTo(15_000);
  expect(viewport.isScrollingFast).toBe(false);
  end();
});

test("when the visible rows move along, nothing is passed and their context stays rendered", () => {
  const { viewport, end, drawn } = follow();
  viewport.follow(5000);
  expect([viewport.top, viewport.isScrollingPast, viewport.drawn.current()]).toEqual([
    5000,
    false,
    { from: 4400, to: 6400 },
  ]);
  vi.advanceTimersByTime(50);
  viewport.follow(-4000);
  expect([viewport.top, viewport.isScrollingFast, viewport.drawn.current()]).toEqual([
    1000,
    false,
    { from: 400, to: 2400 },
  ]);
  drawn.mockClear();
  vi.advanceTimersByTime(1000);
  expect(drawn).not.toHaveBeenCalled();
  end();
});

test("scrolling far while rows move along passes lines as usual", () => {
  const { viewport, end, scroller } = follow();
  scroller.scrollTop = 5000; // The notification comes in the next frame.
  viewport.follow(100);
  expect([viewport.top, viewport.isScrollingPast]).toEqual([5100, true]);
  end();
});

function press(): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "j" }));
}

test("after a change, renders the visible rows first and the rest when idle", () => {
  const { viewport, end, drawn, scrollTo } = follow();
  scrollTo(300);
  const wide = viewport.drawn.current();
  drawn.mockClear();
  viewport.drawVisibleOnly();
  expect([viewport.visibleRange, viewport.drawn.current(), drawn.mock.calls.length]).toEqual([
    { from: 200, to: 1200 },
    wide,
    0,
  ]);
  vi.advanceTimersByTime(299);
  expect(viewport.visibleRange).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect([viewport.visibleRange, drawn.mock.calls.length]).toEqual([null, 1]);
  expect(viewport.drawn.current()).toEqual(wide);
  expect(viewport.drawn.current()).not.toBe(wide);
  end();
});

test("repeated keys are waited for until 300 ms after the last key, but at most 2 s", () => {
  const { viewport, end } = follow();
  viewport.drawVisibleOnly();
  for (let key = 0; key < 5; key++) {
    vi.advanceTimersByTime(200);
    press();
  }
  vi.advanceTimersByTime(299);
  expect(viewport.visibleRange).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(viewport.visibleRange).toBeNull();

  viewport.drawVisibleOnly();
  for (let at = 0; at < 1900; at += 100) {
    press();
    vi.advanceTimersByTime(100);
  }
  expect(viewport.visibleRange).not.toBeNull();
  press();
  vi.advanceTimersByTime(100);
  expect(viewport.visibleRange).toBeNull();
  end();
});

test("after a key that scrolls a screen, renders around it 300 ms later", () => {
  const { viewport, end, scrollTo } = follow();
  press();
  scrollTo(720);
  vi.advanceTimersByTime(299);
  expect(viewport.drawn.current()).toEqual({ from: 600, to: 1600 });
  vi.advanceTimersByTime(1);
  expect(viewport.drawn.current()).toEqual({ from: 400, to: 1800 });
  vi.advanceTimersByTime(1);
  expect(viewport.drawn.current()).toEqual({ from: 0, to: 2200 });
  end();
});
