/** Gives the places where announcements are read out: an open dialog must not silence them. */
export function liveRegions(): Iterable<Element> {
  return document.querySelectorAll("[data-live-region]");
}
