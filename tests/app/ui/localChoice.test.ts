// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { localChoice } from "#app/ui/choices.ts";
import { visitor } from "#app/ui/visitor.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("what a browser keeps", () => {
  it("is there on its next page, until it is forgotten", () => {
    localChoice.keep("galley.place", "a; path=/x");
    expect(localChoice.read("galley.place")).toBe("a; path=/x");
    localChoice.forget("galley.place");
    expect(localChoice.read("galley.place")).toBeNull();
  });

  it("is nothing where storage is forbidden, and nothing fails", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(localChoice.read("galley.place")).toBeNull();
  });

  it("is not known to a server that draws", () => {
    localChoice.keep("galley.place", "here");
    const who = { isApple: false, isWide: true, height: 900, choices: new Map() };
    expect(visitor.during(who, () => localChoice.read("galley.place"))).toBeNull();
    expect(() => visitor.during(who, () => JSON.parse("{"))).toThrow();
    expect(localChoice.read("galley.place")).toBe("here");
  });
});
