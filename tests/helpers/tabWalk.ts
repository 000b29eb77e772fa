import type { Page } from "playwright-core";

/** The elements that can get the focus. */
const STOPS = "a[href], button:not(:disabled), input, select, textarea, [tabindex='0']";
/** More than any page of a test has. */
const STOPS_MAX = 200;
/** A focused element is scrolled into view in the next frames. It is checked this many times, with this delay. */
const CHECKS_MAX = 20;
const POLL_MS = 50;

/**
 * Moves the focus through a page with Tab, from the current focus to the end of the page, and returns the faults: stops
 * that are not visible, stops that do not show the focus, and elements that are never reached. Of a group of radio
 * buttons only one is a stop.
 */
export async function tabWalk(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const names = new Set<string>();
  for (let count = 0; count < STOPS_MAX; count++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(hasEnded)) break;
    let stop = await page.evaluate(readStop);
    for (let checks = 1; stop.fault !== null && checks < CHECKS_MAX; checks++) {
      await page.waitForTimeout(POLL_MS);
      stop = await page.evaluate(readStop);
    }
    names.add(stop.name);
    if (stop.fault !== null) faults.push(`${stop.name}: ${stop.fault}`);
  }
  // An element that was rendered again after its turn is recognized by its name.
  const missed = (await page.evaluate(unmarkedStops, STOPS)).filter((name) => !names.has(name));
  return [...faults, ...missed.map((name) => `${name}: is never reached`)];
}

interface Stop {
  readonly name: string;
  readonly fault: string | null;
}

/** Marks the focused element. Reports whether the focus has left the page or has started again at its top. */
function hasEnded(): boolean {
  const { activeElement: stop } = document;
  if (!(stop instanceof HTMLElement) || stop === document.body || stop.dataset["walked"] !== undefined) return true;
  stop.dataset["walked"] = "";
  return false;
}

/** Returns the focused element's name, and its fault if there is one. */
function readStop(): Stop {
  const { activeElement: stop } = document;
  if (!(stop instanceof HTMLElement)) return { name: "nothing", fault: "has the focus" };
  // A radio button has the size of its label, and its focus ring is drawn there. A grid shows its focus on the row that
  // it names as active.
  const row = document.getElementById(stop.getAttribute("aria-activedescendant") ?? "");
  const shown = row ?? stop.closest("label") ?? stop;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const inWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  const middle = document.elementFromPoint(
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  );
  const isFree = middle !== null && (shown.contains(middle) || middle.contains(shown));
  const ringed = [stop, shown, stop.parentElement].filter((around) => around !== null);
  const focusColor = document.createElement("i");
  focusColor.style.color = "var(--focus)";
  document.body.append(focusColor);
  const { color } = getComputedStyle(focusColor);
  focusColor.remove();
  const isRinged = ringed.some((around) =>
    [getComputedStyle(around), getComputedStyle(around, "::after")].some(
      ({ outlineStyle, outlineColor, borderTopStyle, borderTopColor }) =>
        (outlineStyle !== "none" && outlineColor === color) || (borderTopStyle !== "none" && borderTopColor === color),
    ),
  );
  const fault = !inWindow ? "is out of view" : !isFree ? "is covered" : !isRinged ? "does not show the focus" : null;
  return { name: `“${(stop.ariaLabel ?? stop.textContent ?? "").trim().slice(0, 40)}”`, fault };
}

/** Returns the names of the elements that were not marked. */
function unmarkedStops(stops: string): readonly string[] {
  const missed = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) =>
      stop.checkVisibility({ visibilityProperty: true }) &&
      stop.tabIndex >= 0 &&
      stop.dataset["walked"] === undefined &&
      !(stop instanceof HTMLInputElement && stop.type === "radio"),
  );
  return missed.map((stop) => `“${(stop.ariaLabel ?? stop.textContent ?? "").trim().slice(0, 40)}”`);
}
