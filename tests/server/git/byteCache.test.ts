import { expect, test } from "vitest";
import { byteCache } from "#server/git/byteCache.ts";

test("a cache drops the least recently used values, and never holds more than its maximum of bytes", () => {
  const cache = byteCache<string>(100);
  cache.set("a", "A", 40);
  cache.set("b", "B", 40);
  expect(cache.get("a")).toBe("A"); // used after b
  cache.set("c", "C", 40);
  expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual(["A", undefined, "C"]);
});

test("a cache does not store a value larger than its maximum, and drops no others for it", () => {
  const cache = byteCache<string>(100);
  cache.set("a", "A", 40);
  cache.set("huge", "H", 101);
  expect([cache.get("a"), cache.get("huge")]).toEqual(["A", undefined]);
});

test("a value that is stored again counts once", () => {
  const cache = byteCache<string>(100);
  for (let times = 0; times < 10; times += 1) cache.set("a", "A", 60);
  cache.set("b", "B", 40);
  expect([cache.get("a"), cache.get("b")]).toEqual(["A", "B"]);
});
