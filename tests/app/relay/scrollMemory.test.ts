// @vitest-environment page
import { expect, it } from "vitest";
import { newEntry, restoreScroll, saveScrollPosition, wasLeft } from "#app/relay/entryMemory.ts";

it("recognizes a page to which the user returned, once it was left or refreshed, also at its top", () => {
  window.history.replaceState(newEntry(), "", "/");
  window.scrollTo(0, 0); // The window may belong to an earlier file.
  restoreScroll();
  expect(wasLeft()).toBe(false);
  expect(window.scrollY).toBe(0);
  saveScrollPosition();
  expect(wasLeft()).toBe(true);
  window.history.pushState(newEntry(), "", "/#a.txt:R3");
  expect(wasLeft()).toBe(false);
});
