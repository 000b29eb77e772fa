import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Drawing, ServedPage } from "#contract/wire.ts";
import { cacheDrawnPages } from "#server/http/sendPage.ts";

const page: ServedPage = {
  url: "/repo/commit/main",
  answer: { operationName: "Q", variables: {}, parts: [{ data: 1 }], complete: true },
  clientHints: { isApple: false, isWide: true, height: 900, settings: new Map([["layout", "split"]]) },
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("draws a page once for the same address, answer and visitor", async () => {
  const draw = vi.fn<(page: ServedPage) => Promise<Drawing>>(async ({ url }) => ({ html: url, isOfNow: false }));
  const cached = cacheDrawnPages(draw);
  expect(await cached(page)).toEqual({ html: "/repo/commit/main", isOfNow: false });
  vi.setSystemTime(86_400_000);
  expect(await cached({ ...page, answer: { ...page.answer } })).toEqual({ html: "/repo/commit/main", isOfNow: false });
  expect(draw).toHaveBeenCalledTimes(1);
});

it("draws again what differs in anything, and what says how long ago something was a minute later", async () => {
  const draw = vi.fn<(page: ServedPage) => Promise<Drawing>>(async () => ({ html: "drawn", isOfNow: true }));
  const cached = cacheDrawnPages(draw);
  const narrow = { ...page.clientHints, isWide: false };
  const chosen = { ...page.clientHints, settings: new Map([["layout", "unified"]]) };
  const others = [
    { ...page, url: "/repo/commit/topic" },
    { ...page, answer: { ...page.answer, parts: [{ data: 2 }] } },
    { ...page, clientHints: narrow },
    { ...page, clientHints: chosen },
  ];
  for (const other of [page, ...others]) await cached(other);
  for (const other of [page, ...others]) await cached(other);
  expect(draw).toHaveBeenCalledTimes(5);
  vi.setSystemTime(60_000);
  await cached(page);
  expect(draw).toHaveBeenCalledTimes(6);
});

it("keeps no page that could not be drawn", async () => {
  const draw = vi.fn<(page: ServedPage) => Promise<Drawing | null>>(async () => null);
  const cached = cacheDrawnPages(draw);
  expect([await cached(page), await cached(page)]).toEqual([null, null]);
  expect(draw).toHaveBeenCalledTimes(2);
});
