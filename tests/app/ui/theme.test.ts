// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { theme } from "#app/ui/theme.ts";

const ends: (() => void)[] = [];
const attribute = () => document.documentElement.getAttribute("data-theme");

afterEach(() => {
  for (const end of ends.splice(0)) end();
  localStorage.clear();
  document.documentElement.removeAttribute("data-theme");
});

describe("theme", () => {
  test("the choice of last time is applied at the start", () => {
    localStorage.setItem("galley.theme", "dark");
    ends.push(theme.start());
    expect(attribute()).toBe("dark");
    expect(theme.current()).toBe("dark");
  });

  test.each(["system", "purple", null])("with %j kept, the system decides", (kept) => {
    if (kept !== null) localStorage.setItem("galley.theme", kept);
    ends.push(theme.start());
    expect(attribute()).toBeNull();
    expect(theme.current()).toBe("system");
  });

  test("a choice is applied at once and kept", () => {
    theme.choose("light");
    expect(attribute()).toBe("light");
    expect(localStorage.getItem("galley.theme")).toBe("light");
    theme.choose("system");
    expect(attribute()).toBeNull();
  });

  test("a choice made in another tab is followed", async () => {
    ends.push(theme.start());
    const seen: string[] = [];
    ends.push(theme.subscribe(() => seen.push(theme.current())));
    localStorage.setItem("galley.theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "galley.theme" }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(attribute()).toBe("dark");
    expect(seen).toEqual(["dark"]);
  });
});
