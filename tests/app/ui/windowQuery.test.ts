// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { clientHints, windowQuery } from "#app/ui/windowQuery.ts";

const CLIENT_HINTS = { isApple: false, isWide: false, height: 800, settings: new Map<string, string>() };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A window whose match of a media query is set by the test; counts how often it is read. */
function windowOf(matches: boolean) {
  let [answer, requested] = [matches, 0];
  const list = Object.defineProperty(new EventTarget(), "matches", {
    get: () => {
      requested++;
      return answer;
    },
  });
  vi.spyOn(window, "matchMedia").mockReturnValue(list as unknown as MediaQueryList);
  return {
    requested: () => requested,
    set: (next: boolean, notifies = true) => {
      answer = next;
      if (notifies) list.dispatchEvent(new Event("change"));
    },
  };
}

test("reads the window once while there are subscribers, and again when it reports a change", () => {
  const shown = windowOf(true);
  const store = windowQuery("(min-width: 1px)", "galley-test", ({ isWide }) => isWide);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leave = [store.subscribe(first), store.subscribe(second)];
  expect([store.current(), store.current(), shown.requested()]).toEqual([true, true, 1]);
  shown.set(false);
  expect([store.current(), first.mock.calls.length, second.mock.calls.length, shown.requested()]).toEqual([
    false,
    1,
    1,
    2,
  ]);
  leave.forEach((end) => end());
  shown.set(true);
  expect([store.current(), first.mock.calls.length, second.mock.calls.length]).toEqual([true, 1, 1]);
});

test("reads the window each time while there are no subscribers, which would miss a change", () => {
  const shown = windowOf(true);
  const store = windowQuery("(min-width: 1px)", "galley-test", ({ isWide }) => isWide);
  store.subscribe(() => undefined)();
  shown.set(false, false);
  expect(store.current()).toBe(false);
});

test("returns the client's values that the server knows while rendering", () => {
  windowOf(true);
  const store = windowQuery("(min-width: 1px)", "galley-test", ({ isWide }) => isWide);
  const leave = store.subscribe(() => undefined);
  expect(clientHints.during(CLIENT_HINTS, store.current)).toBe(false);
  expect(store.current()).toBe(true);
  leave();
});

test("reports to the server, now and after each change", () => {
  const shown = windowOf(true);
  const store = windowQuery("(min-width: 1px)", "galley-test", ({ isWide }) => isWide);
  const leave = store.syncCookie();
  expect(document.cookie).toContain("galley-test=1");
  shown.set(false);
  expect(document.cookie).toContain("galley-test=0");
  leave();
});
