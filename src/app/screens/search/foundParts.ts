/** A run of a line that was found, or one between such. */
export interface FoundPart {
  /** Where it begins, in UTF-16 units. */
  readonly from: number;
  readonly part: string;
  readonly isFound: boolean;
}

/** Cuts a line at what was found in it; `matches` holds where each thing begins and ends. */
export function foundParts(text: string, matches: readonly number[]): readonly FoundPart[] {
  const ends = [...matches.map((end) => Math.min(end, text.length)), text.length];
  return ends.flatMap((end, index) => {
    const from = ends[index - 1] ?? 0;
    return end === from ? [] : [{ from, part: text.slice(from, end), isFound: index % 2 === 1 }];
  });
}
