// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Crumbs, Shell } from "#app/ui/Shell.tsx";
import { KeyboardHelp } from "#app/ui/KeyboardHelp.tsx";
import { useShortcut } from "#app/ui/shortcuts.tsx";
import { UiRoot } from "./UiRoot.tsx";

afterEach(() => void vi.useRealTimers());

function Framed({ pending = false, log = [] }: { readonly pending?: boolean; readonly log?: string[] }) {
  return (
    <UiRoot pending={pending}>
      <Shell
        onOpenPalette={() => log.push("palette")}
        onOpenSettings={() => log.push("settings")}
        onOpenHelp={() => log.push("help")}
      >
        page
      </Shell>
    </UiRoot>
  );
}

describe("Shell", () => {
  test("starts with a link to the content", () => {
    render(<Framed />);
    expect(screen.getAllByRole("link")[0]?.textContent).toBe("Skip to content");
    expect(screen.getByRole("main").id).toBe("main");
    expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("#main");
  });

  test("offers the palette with its key, and the help", () => {
    const log: string[] = [];
    render(<Framed log={log} />);
    const palette = screen.getByRole("button", { name: "Search or jump to" });
    expect(palette.getAttribute("aria-keyshortcuts")).toBe("Control+K");
    fireEvent.click(palette);
    fireEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(log).toEqual(["palette", "help"]);
  });

  test("shows progress only once a navigation has taken 150 milliseconds", () => {
    vi.useFakeTimers();
    const { rerender } = render(<Framed pending />);
    act(() => void vi.advanceTimersByTime(149));
    expect(screen.queryByRole("progressbar")).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("progressbar", { name: "Loading the page" })).toBeDefined();
    rerender(<Framed />);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
});

test("the breadcrumbs link to all pages but the current one", () => {
  render(
    <UiRoot>
      <Crumbs
        items={[{ label: "galley", to: "/galley" }, { label: "Reviews", to: "/galley/reviews" }, { label: "12" }]}
      />
    </UiRoot>,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/galley", "/galley/reviews"]);
  expect(screen.getByText("12").getAttribute("aria-current")).toBe("page");
});

describe("KeyboardHelp", () => {
  function Reading() {
    useShortcut("Mod+F", "Find", "Reader", () => undefined);
    useShortcut("/", "Find", "Reader", () => undefined);
    useShortcut("]", "Next file", "Reader", () => undefined);
    useShortcut("j", "Next line", "Reader", () => undefined);
    return null;
  }

  test("lists the currently active shortcuts by use, the first keys of reading first, each action once with all its keys", async () => {
    render(
      <UiRoot>
        <Reading />
        <Reading />
        <KeyboardHelp open onOpenChange={() => undefined} />
      </UiRoot>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Reading",
      "Reader",
      "General",
    ]);
    const rows = [...document.querySelectorAll(".KeyboardHelp-row")].map((row) => row.textContent);
    expect(rows).toEqual(["Next linej", "Next file]", "FindCtrlF/", "Keyboard shortcuts?"]);
  });

  test("opens with a question mark", () => {
    const requested: boolean[] = [];
    render(
      <UiRoot>
        <KeyboardHelp open={false} onOpenChange={(open) => requested.push(open)} />
      </UiRoot>,
    );
    fireEvent.keyDown(document.body, { key: "?", shiftKey: true });
    expect(requested).toEqual([true]);
  });
});
