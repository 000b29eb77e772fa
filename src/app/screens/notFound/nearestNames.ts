/** How many single-character edits (insert, delete, replace, swap of neighbours) turn one text into the other. Source: Damerau 1964, optimal string alignment. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, replaced);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      row.push(best);
    }
  }
  return at(a.length, b.length);
}

const SHOWN = 5;
const LONGEST = 100;

/**
 * Chooses the names that somebody who wrote `wanted` may have meant, nearest first, five at most: those a few edits away
 * and those that contain it. Cost grows with the number of names times the square of their length, cut at 100 characters.
 */
export function nearestNames(wanted: string, names: readonly string[]): readonly string[] {
  const asked = wanted.toLowerCase().slice(0, LONGEST);
  if (asked === "") return [];
  const scored = names.flatMap((name) => {
    const candidate = name.toLowerCase().slice(0, LONGEST);
    const contains = asked.length >= 2 && candidate.includes(asked);
    const edits = distance(asked, candidate);
    const near = edits <= Math.max(2, Math.floor(asked.length / 3));
    return contains || near ? [{ name, score: contains ? Math.min(edits, 1) : edits }] : [];
  });
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, SHOWN)
    .map(({ name }) => name);
}
