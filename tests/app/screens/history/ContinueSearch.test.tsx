// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ContinueSearch } from "#app/screens/history/HistoryEnd.tsx";
import { ShortcutProvider } from "#app/ui/shortcuts.tsx";
import { NavigationContext, type Navigation } from "#app/ui/navigation.tsx";

afterEach(cleanup);

/** A page that only records where it navigates. */
function show() {
  const gone: string[] = [];
  const navigation: Navigation = {
    url: "/repo/commits/main?added=x",
    pending: false,
    go: (url, options) => void gone.push(`${url}${options?.replace === true ? " in place" : ""}`),
    preload: () => undefined,
  };
  const view = (to: string, scannedCount: number, hasFound: boolean) => (
    <NavigationContext value={{ ...navigation }}>
      <ShortcutProvider>
        <ContinueSearch to={to} scannedCount={scannedCount} hasFound={hasFound} />
      </ShortcutProvider>
    </NavigationContext>
  );
  return { gone, view };
}

it("continues automatically, once for each part, while nothing is found, and stops on request", () => {
  const { gone, view } = show();
  const { rerender } = render(view("/a", 12_000, false));
  expect(screen.getByRole("status").textContent).toBe("Searched 12,000 commits. No results yet, still searching…");
  expect(gone).toEqual(["/a in place"]);
  rerender(view("/a", 12_000, false));
  expect(gone).toEqual(["/a in place"]);
  rerender(view("/b", 24_000, false));
  expect(gone).toEqual(["/a in place", "/b in place"]);
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  rerender(view("/c", 36_000, false));
  expect(gone).toEqual(["/a in place", "/b in place"]);
  expect(screen.getByRole("link", { name: "Continue search" }).getAttribute("href")).toBe("/c");
});

it("waits if something was found, and reports how far it searched", () => {
  const { gone, view } = show();
  render(view("/a", 500, true));
  expect(screen.getByRole("status").textContent).toBe("Searched 500 commits so far.");
  expect(screen.getByRole("link", { name: "Continue search" })).toBeTruthy();
  expect(gone).toEqual([]);
});
