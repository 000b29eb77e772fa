// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useReaderOptions, type ReaderOptionParams } from "#app/reading/options/useReaderOptions.ts";
import { ViewMenu } from "#app/reading/options/ViewMenu.tsx";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

type Put = (value: string | null) => void;
const NOWHERE: readonly [null, Put] = [null, () => undefined];

function Probe({ requested, onChoose }: { readonly requested: string | null; readonly onChoose: Put }) {
  const { options, onLayout } = useReaderOptions({
    view: [requested, onChoose],
    wrap: NOWHERE,
    tab: NOWHERE,
    marks: NOWHERE,
    turned: NOWHERE,
  });
  const [, draw] = useState(0);
  return (
    <button
      onClick={() => {
        onLayout(options.layout === "split" ? "unified" : "split");
        draw((n) => n + 1);
      }}
    >
      {options.layout}
    </button>
  );
}

/** A window with a width that tests can change. */
function screenOf(isWide: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isWide });
  vi.spyOn(window, "matchMedia").mockReturnValue(list as unknown as MediaQueryList);
  const resize = (matches: boolean) =>
    act(() => {
      list.matches = matches;
      list.dispatchEvent(new Event("change"));
    });
  return { resize };
}
const show = (requested: string | null, onChoose: Put = () => undefined) =>
  render(<Probe requested={requested} onChoose={onChoose} />);
const layout = () => screen.getByRole("button").textContent;

it("the layout is split if the window is wide, and follows the window", () => {
  const { resize } = screenOf(true);
  show(null);
  expect(layout()).toBe("split");
  resize(false);
  expect(layout()).toBe("unified");
});

it("the URL overrides the window's width", () => {
  screenOf(true);
  show("unified");
  expect(layout()).toBe("unified");
});

it("an unknown layout in the URL is ignored", () => {
  screenOf(true);
  show("sideways");
  expect(layout()).toBe("split");
});

it("a choice is put into the URL and saved for the next page, where the URL still overrides it", () => {
  screenOf(true);
  const onChoose = vi.fn<Put>();
  const { unmount } = show(null, onChoose);
  fireEvent.click(screen.getByRole("button"));
  expect(onChoose).toHaveBeenCalledWith("unified");
  unmount();
  const next = show(null);
  expect(layout()).toBe("unified");
  next.unmount();
  show("split");
  expect(layout()).toBe("split");
});

/** A page whose URL contains the options. */
function Page({ start = {} }: { readonly start?: Partial<Record<keyof ReaderOptionParams, string>> }) {
  const requested = {
    view: useState<string | null>(start.view ?? null),
    wrap: useState<string | null>(start.wrap ?? null),
    tab: useState<string | null>(start.tab ?? null),
    marks: useState<string | null>(start.marks ?? null),
    turned: useState<string | null>(start.turned ?? null),
  };
  const view = useReaderOptions(requested);
  const { wrap, tabSize, showsWhitespace } = view.options;
  return (
    <>
      <ViewMenu view={view} />
      <output>{`wrap ${wrap}, tab ${tabSize}, marks ${showsWhitespace}`}</output>
      <p>{`?wrap=${requested.wrap[0]}&tab=${requested.tab[0]}&marks=${requested.marks[0]}`}</p>
    </>
  );
}
const options = () => screen.getByRole("status").textContent;

it("by default lines are not wrapped, the tab width is four and whitespace is not shown", () => {
  screenOf(true);
  render(<Page />, { wrapper: UiRoot });
  expect(options()).toBe("wrap false, tab 4, marks false");
});

it("the URL decides how lines are shown, and invalid values are ignored", () => {
  screenOf(true);
  render(<Page start={{ wrap: "1", tab: "8", marks: "yes" }} />, { wrapper: UiRoot });
  expect(options()).toBe("wrap true, tab 8, marks false");
});

it("the menu wraps lines, shows whitespace and sets the tab width, puts it into the URL and saves it", async () => {
  screenOf(true);
  const { unmount } = render(<Page />, { wrapper: UiRoot });
  const choose = async (role: string, name: string) => {
    fireEvent.click(screen.getByRole("button", { name: "View" }));
    fireEvent.click(await screen.findByRole(role, { name: new RegExp(name) }));
  };
  await choose("menuitemcheckbox", "Wrap long lines");
  await choose("menuitemcheckbox", "Show whitespace characters");
  await choose("menuitemradio", "8 columns");
  expect(options()).toBe("wrap true, tab 8, marks true");
  expect(screen.getByText("?wrap=1&tab=8&marks=1")).toBeDefined();
  unmount();
  render(<Page />, { wrapper: UiRoot });
  expect(options()).toBe("wrap true, tab 8, marks true");
});

it("w wraps and unwraps lines", () => {
  screenOf(true);
  render(<Page />, { wrapper: UiRoot });
  fireEvent.keyDown(document.body, { key: "w" });
  expect(options()).toBe("wrap true, tab 4, marks false");
  fireEvent.keyDown(document.body, { key: "w" });
  expect(options()).toBe("wrap false, tab 4, marks false");
});
