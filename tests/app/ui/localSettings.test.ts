// @vitest-environment page
import { afterEach, describe, expect, it, vi } from "vitest";
import { localSettings } from "#app/ui/settings.ts";
import { clientHints } from "#app/ui/windowQuery.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("a setting of this browser", () => {
  it("is there on the next page", () => {
    expect(localSettings.read("galley.place")).toBeNull();
    localSettings.save("galley.place", "a; path=/x");
    expect(localSettings.read("galley.place")).toBe("a; path=/x");
  });

  it("is absent if storage is forbidden, without a failure", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(localSettings.read("galley.place")).toBeNull();
  });

  it("is unknown to the rendering server", () => {
    localSettings.save("galley.place", "here");
    const who = { isApple: false, isWide: true, height: 900, settings: new Map() };
    expect(clientHints.during(who, () => localSettings.read("galley.place"))).toBeNull();
    expect(() => clientHints.during(who, () => JSON.parse("{"))).toThrow();
    expect(localSettings.read("galley.place")).toBe("here");
  });
});
