import { act, fireEvent, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { renderGalley, type RenderedGalley } from "#tests/helpers/renderGalley.tsx";

/** Returns the title of the page. React puts it into the head; happy-dom's `document.title` does not see it there. */
export function pageTitle(): string | null {
  return [...document.querySelectorAll("title")].at(-1)?.textContent ?? null;
}

/** Returns the title without the mark for a review that needs the viewer, which appears 1.5 seconds after the page. */
export function unmarkedTitle(): string | null {
  return pageTitle()?.replace(/^● \d+ /u, "") ?? null;
}

/** Returns the path and query of the page's address. */
export function address(): string {
  return window.location.pathname + window.location.search;
}

/** Returns the content of an error page: title, code, and the whole text. */
export function failure(): { readonly title: string | null; readonly code: string | null; readonly text: string } {
  const alert = screen.getByRole("alert");
  const title = within(alert).getByRole("heading").textContent;
  return { title, code: alert.querySelector("code")?.textContent ?? null, text: alert.textContent };
}

/** Hides the page and shows it again ten seconds later, as for a user who returns to it. */
export function returnLater(): void {
  const later = performance.now() + 10_000;
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  hidden.mockReturnValue(false);
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  [hidden, clock].forEach((spy) => spy.mockRestore());
}

/** Returns the lines of each rendered file, by its heading, with git's signs. */
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

/** Presses keys such as `g c` or `Mod+K` one after another, and reports whether every one was handled. */
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

/** A page that a test navigates like a user. */
export interface Walk extends RenderedGalley {
  /** Follows the link with this name, and waits for its page. */
  follow(name: string): Promise<void>;
  /** Presses the button with this name, and waits for its effect. */
  press(name: string): Promise<void>;
  /** Selects an option of a group in which all options are visible, and waits for its effect. */
  choose(label: string, option: string): Promise<void>;
  /** Goes back with the browser's button. */
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
