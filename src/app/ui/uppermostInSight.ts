/** Finds the first of some elements whose middle one sees: it is in the window and nothing lies over it. Null where one sees none. */
export function uppermostInSight<Found extends Element>(elements: readonly Found[]): Found | null {
  const isSeen = (element: Found): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return elements.find(isSeen) ?? null;
}
