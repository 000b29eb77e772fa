import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Drawing, ServedPage } from "#contract/wire.ts";
import { keepDrawn } from "#server/http/sendPage.ts";

const page: ServedPage = {
  url: "/repo/commit/main",
  answer: { operationName: "Q", variables: {}, parts: [{ data: 1 }], complete: true },
  visitor: { isApple: false, isWide: true, height: 900, choices: new Map([["layout", "split"]]) },
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("draws a page once for the same address, answer and visitor", async () => {
  const draw = vi.fn<(page: ServedPage) => Promise<Drawing>>(async ({ url }) => ({ html: url, isOfNow: false }));
  const kept = keepDrawn(draw);
  expect(await kept(page)).toEqual({ html: "/repo/commit/main", isOfNow: false });
  vi.setSystemTime(86_400_000);
  expect(await kept({ ...page, answer: { ...page.answer } })).toEqual({ html: "/repo/commit/main", isOfNow: false });
  expect(draw).toHaveBeenCalledTimes(1);
});

it("draws again what differs in anything, and what says how long ago something was a minute later", async () => {
  const draw = vi.fn<(page: ServedPage) => Promise<Drawing>>(async () => ({ html: "drawn", isOfNow: true }));
  const kept = keepDrawn(draw);
  const narrow = { ...page.visitor, isWide: false };
  const chosen = { ...page.visitor, choices: new Map([["layout", "unified"]]) };
  const others = [
    { ...page, url: "/repo/commit/topic" },
    { ...page, answer: { ...page.answer, parts: [{ data: 2 }] } },
    { ...page, visitor: narrow },
    { ...page, visitor: chosen },
  ];
  for (const other of [page, ...others]) await kept(other);
  for (const other of [page, ...others]) await kept(other);
  expect(draw).toHaveBeenCalledTimes(5);
  vi.setSystemTime(60_000);
  await kept(page);
  expect(draw).toHaveBeenCalledTimes(6);
});

it("keeps no page that could not be drawn", async () => {
  const draw = vi.fn<(page: ServedPage) => Promise<Drawing | null>>(async () => null);
  const kept = keepDrawn(draw);
  expect([await kept(page), await kept(page)]).toEqual([null, null]);
  expect(draw).toHaveBeenCalledTimes(2);
});
