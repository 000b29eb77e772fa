import type { Page } from "playwright-core";

/** The time limit in which the palette has to list a typed name. */
const FOUND_MS = 10_000;

/** Groups of keys that work on every page and that the palette lists under other names. */
const COMMON = ["General", "Go"];

/** Components whose buttons have keys of their own, which the keyboard help of the page does not list. */
const OWN_KEYS = '.Composer, .diff-find, .Thread-toggle, [role="dialog"], [role="menu"]';

/** Elements that need no key of their own, each with its reason. */
const NEEDS_NONE = [
  OWN_KEYS,
  '.diff-row-menu, [aria-label^="More actions"], [aria-label="Actions on the stack"]', // Its items have keys.
  '[type="submit"]', // Enter in the field does it.
  ".Failure button", // The only button on its page, one Tab away.
].join(", ");

/**
 * Returns the faults of the keys of the open page: keys with two meanings, operations missing from the palette, buttons
 * and choices that show keys which the page does not have, and those with neither a key nor a place in the palette.
 */
export async function keyFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // Some keys apply to the line with the cursor.
  await page.keyboard.press("n");
  const buttons = [...(await page.evaluate(shownButtons, NEEDS_NONE)), ...(await page.evaluate(shownChoices))];
  await page.keyboard.press("?");
  await page.locator(".KeyboardHelp-row").first().waitFor();
  const listed = await page.evaluate(listedKeys);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.locator(".CommandPalette-item").first().waitFor();
  // A page may use the keys of the repository's pages for other destinations.
  const own = listed.filter(({ group }) => !COMMON.includes(group));
  const keyless = buttons.filter(({ shown }) => shown === "").map(({ name }) => name);
  const offered = await offeredOf(page, [...own.map(({ label }) => label), ...keyless]);
  await page.keyboard.press("Escape");
  await page.locator(".CommandPalette").waitFor({ state: "detached" });

  const known = new Set(listed.map(({ keys }) => keys));
  const keys = own.map((row) => row.keys);
  return [
    ...keys.filter((one, at) => keys.indexOf(one) !== at).map((one) => `“${one}” does two things`),
    ...own.filter(({ label }) => !offered.has(label)).map(({ label }) => `the palette leaves out “${label}”`),
    ...buttons.flatMap(({ name, shown }) => {
      if (shown === "") return offered.has(name) ? [] : [`“${name}” has no key`];
      return shown.split(" or ").every((one) => known.has(one)) ? [] : [`“${name}” shows “${shown}”`];
    }),
  ];
}

/**
 * Returns the names that the palette offers. It lists only the first of many entries, but finds all of them by name.
 */
async function offeredOf(page: Page, names: readonly string[]): Promise<ReadonlySet<string>> {
  const labels = page.locator(".CommandPalette-label");
  const offered = new Set(await labels.allTextContents());
  for (const name of names.filter((one) => !offered.has(one))) {
    await page.getByRole("combobox", { name: "Command palette" }).fill(name);
    const found = labels.filter({ hasText: name }).first();
    await found.waitFor({ timeout: FOUND_MS }).then(
      () => offered.add(name),
      () => undefined, // The caller reports it as a fault.
    );
  }
  return offered;
}

interface Listed {
  readonly keys: string;
  readonly label: string;
  readonly group: string;
}

function listedKeys(): readonly Listed[] {
  return [...document.querySelectorAll<HTMLElement>(".KeyboardHelp-row [data-keys]")].map((keys) => ({
    keys: keys.dataset["keys"] ?? "",
    label: keys.closest(".KeyboardHelp-row")?.querySelector("dt")?.textContent ?? "",
    group: keys.closest("section")?.querySelector("h3")?.textContent ?? "",
  }));
}

/** Returns the enabled buttons, with the keys that they show on hover, if any. */
function shownButtons(left: string): readonly { readonly name: string; readonly shown: string }[] {
  const buttons = [...document.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter(
    (button) => button.checkVisibility() && button.closest(left) === null,
  );
  const shown = buttons.map((button): readonly [name: string, keys: string] => [
    (button.ariaLabel ?? button.textContent ?? "").trim(),
    button.dataset["keys"] ?? /\(([^()]+)\)$/.exec(button.title)?.[1] ?? "",
  ]);
  return Array.from(new Map(shown), ([name, keys]) => ({ name, shown: keys }));
}

/** Returns the segmented controls, also those of a form field, by their legends. */
function shownChoices(): readonly { readonly name: string; readonly shown: string }[] {
  const choices = [...document.querySelectorAll<HTMLElement>(".SegmentedControl")].filter(
    (choice) => choice.checkVisibility() && choice.closest('[role="dialog"]') === null,
  );
  return choices.map((choice) => ({
    name: (choice.querySelector("legend")?.textContent ?? "").trim(),
    shown: /\(([^()]+)\)$/.exec(choice.querySelector("label")?.title ?? "")?.[1] ?? "",
  }));
}
