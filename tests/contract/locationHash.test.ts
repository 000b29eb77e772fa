import { describe, expect, it } from "vitest";
import { locationHash } from "#contract/addresses.ts";

describe("the URL hash of a location in a change", () => {
  it.each([
    ["#src/a.ts", { path: "src/a.ts", lines: null }],
    ["#src/a.ts:R12", { path: "src/a.ts", lines: { side: "new", line: 12, to: 12 } }],
    ["#src/a.ts:L12-20", { path: "src/a.ts", lines: { side: "old", line: 12, to: 20 } }],
    ["#a%3AR1%20%23%25.txt:R1", { path: "a:R1 #%.txt", lines: { side: "new", line: 1, to: 1 } }],
    ["#%FF%C3%A4", { path: "\udcffä", lines: null }],
  ] as const)("%s", (word, location) => {
    expect(locationHash.read(word)).toEqual(location);
    expect(locationHash.write(location)).toBe(word);
  });

  it("accepts a reversed range, and unescaped letters", () => {
    expect(locationHash.read("#a:R9-3")).toEqual({ path: "a", lines: { side: "new", line: 3, to: 9 } });
    expect(locationHash.read("#grün.txt:R2")).toEqual({ path: "grün.txt", lines: { side: "new", line: 2, to: 2 } });
  });

  it.each(["", "#", "#a:R0", "#a:12", "#a:R1-", "#a:R1:R2", "#a%", "#:R1", "#a:R1234567890"])(
    "%j names no location",
    (word) => {
      expect(locationHash.read(word)).toBeNull();
    },
  );
});
