import { act, fireEvent, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { renderGalley, type RenderedGalley } from "#tests/helpers/renderGalley.tsx";

/** The title of the page that is shown. React puts it into the head; happy-dom's `document.title` does not see it there. */
export function pageTitle(): string | null {
  return [...document.querySelectorAll("title")].at(-1)?.textContent ?? null;
}

/** The title of a page whose review needs the viewer, without the mark of that, which comes a second and a half after the page. */
export function unmarkedTitle(): string | null {
  return pageTitle()?.replace(/^● \d+ /u, "") ?? null;
}

/** Where the page says it is. */
export function address(): string {
  return window.location.pathname + window.location.search;
}

/** What is in place of a page that failed: title, code, and the whole of what it says. */
export function failure(): { readonly title: string | null; readonly code: string | null; readonly text: string } {
  const alert = screen.getByRole("alert");
  const title = within(alert).getByRole("heading").textContent;
  return { title, code: alert.querySelector("code")?.textContent ?? null, text: alert.textContent };
}

/** Hides the page and shows it again ten seconds later, as who comes back to it does. */
export function returnLater(): void {
  const later = performance.now() + 10_000;
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  hidden.mockReturnValue(false);
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  [hidden, clock].forEach((spy) => spy.mockRestore());
}

/** The lines of each file that is drawn, by its heading, with git's signs. */
export function shownFiles(): Readonly<Record<string, readonly string[]>> {
  const files = [...document.querySelectorAll(".diff-file")].map((file) => {
    const rows = [...file.querySelectorAll(".diff-row")].map((row) => {
      const sign = row.querySelector(".diff-sign")?.textContent.replace("\u2212", "-");
      const text = row.querySelector(".diff-code")?.textContent ?? "";
      return sign === undefined ? text : `${sign === "" ? " " : sign}${text}`;
    });
    return [file.querySelector("h2")?.getAttribute("aria-label") ?? "", rows] as const;
  });
  return Object.fromEntries(files);
}

/** Presses keys such as `g c` or `Mod+K` one after the other, and returns whether something took each of them. */
export async function pressKeys(keys: string, page: RenderedGalley | undefined): Promise<boolean> {
  const taken: boolean[] = [];
  for (const stroke of keys.split(" ")) {
    const names = stroke.split(/\+(?!$)/u);
    const name = names.pop() ?? "";
    const [ctrlKey = false, shiftKey = false, altKey = false] = ["Mod", "Shift", "Alt"].map((one) =>
      names.includes(one),
    );
    const init = { key: name.length > 1 || shiftKey ? name : name.toLowerCase(), ctrlKey, shiftKey, altKey };
    await act(async () => void taken.push(!fireEvent.keyDown(document.activeElement ?? document.body, init)));
  }
  await page?.settled();
  return taken.every((one) => one);
}

/** A page that a person walks through. */
export interface Walk extends RenderedGalley {
  /** Follows the link of this name, and waits for what it leads to. */
  follow(name: string): Promise<void>;
  /** Presses the button of this name, and waits for what it does. */
  press(name: string): Promise<void>;
  /** Chooses one of a few that are all in view, and waits for what it does. */
  choose(label: string, option: string): Promise<void>;
  /** Goes back by the browser's own button. */
  back(): Promise<void>;
}

/** Opens an address on the repositories at these paths. */
export async function walk(at: string, ...paths: readonly string[]): Promise<Walk> {
  const page = await renderGalley(at, ...paths);
  const click = async (element: Element | undefined) => {
    await act(async () => void (element && fireEvent.click(element)));
    await page.settled();
  };
  return {
    ...page,
    follow: (name) => click(screen.getAllByRole("link", { name })[0]),
    press: (name) => click(screen.getAllByRole("button", { name })[0]),
    choose: (label, name) => click(within(screen.getByRole("group", { name: label })).getByRole("radio", { name })),
    async back() {
      await act(async () => window.history.back());
      await page.settled();
    },
  };
}
