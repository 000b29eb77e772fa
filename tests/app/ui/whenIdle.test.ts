import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "#app/ui/userInput.ts";

/** How long the page is idle each time, from now on. */
let free = 50;
const requested = new Map<number, ReturnType<typeof setTimeout>>();

beforeEach(() => {
  vi.useFakeTimers();
  free = 50;
  let last = 0;
  vi.stubGlobal("requestIdleCallback", (callback: (deadline: IdleDeadline) => void): number => {
    const id = ++last;
    requested.set(
      id,
      setTimeout(() => callback({ didTimeout: false, timeRemaining: () => free }), 16),
    );
    return id;
  });
  vi.stubGlobal("cancelIdleCallback", (id: number) => clearTimeout(requested.get(id)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("low-priority work runs after its delay when the page is idle", () => {
  const run = vi.fn<() => void>();
  whenIdle(run, 1500);
  vi.advanceTimersByTime(1499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

test("it waits as long as the page renders frame after frame, and runs once", () => {
  const run = vi.fn<() => void>();
  free = 9;
  whenIdle(run, 1500);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  free = 40;
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

test("it waits at most 10 s longer, even if something on the page moves without end", () => {
  const run = vi.fn<() => void>();
  free = 9;
  whenIdle(run, 1500);
  vi.advanceTimersByTime(11_490);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

test.each([100, 1600])("what is canceled after %i ms never runs", (milliseconds) => {
  const run = vi.fn<() => void>();
  free = 9;
  const stop = whenIdle(run, 1500);
  vi.advanceTimersByTime(milliseconds);
  stop();
  free = 50;
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});

test("a browser without idle callbacks runs it after its delay", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const run = vi.fn<() => void>();
  whenIdle(run, 1500);
  vi.advanceTimersByTime(1500);
  expect(run).toHaveBeenCalledOnce();
});
