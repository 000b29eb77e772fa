import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServedPage } from "#contract/ServedPage.ts";
import { keepDrawn } from "#server/http/keepDrawn.ts";

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
  const draw = vi.fn<(page: ServedPage) => Promise<string>>(async ({ url }) => `drawn ${url}`);
  const kept = keepDrawn(draw);
  expect(await kept(page)).toBe("drawn /repo/commit/main");
  expect(await kept({ ...page, answer: { ...page.answer } })).toBe("drawn /repo/commit/main");
  expect(draw).toHaveBeenCalledTimes(1);
});

it("draws again what differs in anything, and what is a minute old", async () => {
  const draw = vi.fn<(page: ServedPage) => Promise<string>>(async () => "drawn");
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
  expect(draw).toHaveBeenCalledTimes(5);
  vi.setSystemTime(60_000);
  await kept(page);
  expect(draw).toHaveBeenCalledTimes(6);
});

it("keeps no page that could not be drawn", async () => {
  const draw = vi.fn<(page: ServedPage) => Promise<string | null>>(async () => null);
  const kept = keepDrawn(draw);
  expect([await kept(page), await kept(page)]).toEqual([null, null]);
  expect(draw).toHaveBeenCalledTimes(2);
});
