/** Of each size that code may have the height of its lines, both in CSS pixels. `tokens.css` draws them so; a test holds the two equal. */
const LINE_HEIGHTS: Readonly<Record<string, number>> = {
  "11": 17,
  "12": 18,
  "13": 20,
  "14": 22,
  "15": 23,
  "16": 25,
  "17": 26,
  "18": 28,
};

const USUAL = "13";

/** How large code is set, as the reader chose it. */
export const codeSize = {
  sizes: Object.keys(LINE_HEIGHTS),
  usual: USUAL,
  /** Gives the height of a line in CSS pixels for a choice; of the usual size where it is none. */
  lineHeight: (chosen: string | null): number => LINE_HEIGHTS[chosen ?? USUAL] ?? LINE_HEIGHTS[USUAL] ?? 0,
} as const;
