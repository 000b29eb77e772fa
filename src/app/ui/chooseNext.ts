/** Chooses the option after the chosen one of a `SegmentedControl`, round and round, as a click on it does, and gives its field. */
export function chooseNext(control: Element): HTMLInputElement | null {
  const options = [...control.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const next = options[(options.findIndex(({ checked }) => checked) + 1) % options.length] ?? null;
  next?.click();
  return next;
}
