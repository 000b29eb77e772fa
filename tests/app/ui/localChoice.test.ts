// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localChoice } from "#app/ui/localChoice.ts";
import { visitor } from "#app/ui/visitor.ts";

/** Forgets every choice, those of the tests before this file's too: they share its window. */
function forgetAll(): void {
  localStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
}

beforeEach(forgetAll);
afterEach(() => {
  forgetAll();
  vi.restoreAllMocks();
});

describe("a choice", () => {
  it("is kept for this browser, and told to the server as a plain word", () => {
    localChoice.keep("galley.layout", "split");
    expect(localChoice.read("galley.layout")).toBe("split");
    expect(document.cookie).toBe("galley.layout=split");
  });

  it("that is more than a plain word stays here", () => {
    localChoice.keep("galley.name", "a; path=/x");
    expect(localChoice.read("galley.name")).toBe("a; path=/x");
    expect(document.cookie).toBe("");
  });

  it("is known at another port, whose storage is empty, by its cookie", () => {
    document.cookie = "galley.layout=split; path=/";
    localChoice.meet();
    expect(localChoice.read("galley.layout")).toBe("split");
  });

  it("holds against a cookie of another port, which then says the same", () => {
    localStorage.setItem("galley.layout", "unified");
    localStorage.setItem("other", "x");
    document.cookie = "galley.layout=split; path=/";
    localChoice.meet();
    expect(localChoice.read("galley.layout")).toBe("unified");
    expect(document.cookie).toBe("galley.layout=unified");
  });

  it("holds no longer than the page where storage is forbidden", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    localChoice.meet();
    expect(localChoice.read("galley.layout")).toBeNull();
  });

  it("is the visitor's while a server draws, and the browser's again after it", () => {
    localStorage.setItem("galley.layout", "unified");
    const who = { isApple: false, isWide: true, height: 900, choices: new Map([["galley.layout", "split"]]) };
    expect(visitor.during(who, () => localChoice.read("galley.layout"))).toBe("split");
    expect(() => visitor.during(who, () => JSON.parse("{"))).toThrow();
    expect(localChoice.read("galley.layout")).toBe("unified");
  });
});
