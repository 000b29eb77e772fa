// @vitest-environment page
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useIdleValue } from "#app/ui/userInput.ts";

let free = 9;

beforeEach(() => {
  vi.useFakeTimers();
  free = 9;
  vi.stubGlobal("requestIdleCallback", (callback: (deadline: IdleDeadline) => void) =>
    setTimeout(() => callback({ didTimeout: false, timeRemaining: () => free }), 16),
  );
  vi.stubGlobal("cancelIdleCallback", (id: ReturnType<typeof setTimeout>) => clearTimeout(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("a value that changes during scrolling is returned when scrolling stops, only the newest one", async () => {
  const seen: string[] = [];
  const { result, rerender } = renderHook(
    ({ value }) => {
      const shown = useIdleValue(value);
      seen.push(shown);
      return shown;
    },
    { initialProps: { value: "first" } },
  );
  expect(result.current).toBe("first");
  rerender({ value: "second" });
  await pass(500);
  rerender({ value: "third" });
  await pass(500);
  expect(result.current).toBe("first");
  free = 50;
  await pass(50);
  expect(result.current).toBe("third");
  expect(seen).not.toContain("second");
});

test("a value that changed back is not returned", async () => {
  const { result, rerender } = renderHook(({ value }) => useIdleValue(value), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  rerender({ value: 1 });
  free = 50;
  await pass(1000);
  expect(result.current).toBe(1);
});

test("a function is returned unchanged", async () => {
  const [one, other] = [() => "one", () => "other"];
  const { result, rerender } = renderHook(({ value }) => useIdleValue(value), { initialProps: { value: one } });
  expect(result.current).toBe(one);
  rerender({ value: other });
  free = 50;
  await pass(100);
  expect(result.current).toBe(other);
});

test("nothing is pending after unmounting", async () => {
  const { rerender, unmount } = renderHook(({ value }) => useIdleValue(value), { initialProps: { value: 1 } });
  rerender({ value: 2 });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
