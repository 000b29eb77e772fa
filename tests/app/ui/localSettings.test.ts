// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { localSettings } from "#app/ui/settings.ts";
import { clientHints } from "#app/ui/clientHints.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("what a browser keeps", () => {
  it("is there on its next page, until it is forgotten", () => {
    localSettings.save("galley.place", "a; path=/x");
    expect(localSettings.read("galley.place")).toBe("a; path=/x");
    localSettings.forget("galley.place");
    expect(localSettings.read("galley.place")).toBeNull();
  });

  it("is nothing where storage is forbidden, and nothing fails", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(localSettings.read("galley.place")).toBeNull();
  });

  it("is not known to a server that draws", () => {
    localSettings.save("galley.place", "here");
    const who = { isApple: false, isWide: true, height: 900, settings: new Map() };
    expect(clientHints.during(who, () => localSettings.read("galley.place"))).toBeNull();
    expect(() => clientHints.during(who, () => JSON.parse("{"))).toThrow();
    expect(localSettings.read("galley.place")).toBe("here");
  });
});
