/** Things that stand together: as they are, or folded. */
export interface Stretch<Item> {
  readonly items: readonly Item[];
  readonly isFolded: boolean;
}

/** Folds what did not change, but for so many things around each change; one alone is not folded where some are shown. Linear. */
export function foldSame<Item extends { readonly kind: string }>(
  list: readonly Item[],
  context: number,
): readonly Stretch<Item>[] {
  const stretches: Stretch<Item>[] = [];
  let at = 0;
  while (at < list.length) {
    const isSame = list[at]?.kind === "same";
    let end = at;
    while (end < list.length && (list[end]?.kind === "same") === isSame) end++;
    if (isSame) {
      const from = at === 0 ? at : Math.min(end, at + context);
      const to = end === list.length ? end : Math.max(from, end - context);
      const isWorthIt = to - from > Math.min(1, context);
      if (!isWorthIt) stretches.push({ items: list.slice(at, end), isFolded: false });
      else {
        stretches.push({ items: list.slice(at, from), isFolded: false });
        stretches.push({ items: list.slice(from, to), isFolded: true });
        stretches.push({ items: list.slice(to, end), isFolded: false });
      }
    } else stretches.push({ items: list.slice(at, end), isFolded: false });
    at = end;
  }
  return stretches.filter(({ items }) => items.length > 0);
}
