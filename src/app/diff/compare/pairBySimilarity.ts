import { LINE_LENGTH_COMPARED } from "../measures.ts";
import { splitWords, weightOf } from "./wordChanges.ts";

/** The partner of a line that has none. */
export const NO_PARTNER = -1;

/** The most comparisons of words for one run of lines: a few milliseconds. */
const COMPARISONS = 200_000;
/** Lines with less in common are not versions of each other. */
const SIMILARITY_MIN = 0.4;

/**
 * Pairs old lines with the new lines they became: the pairs, in order, with the highest total similarity. Returns per
 * old line the index of the new one or NO_PARTNER; null if comparing all pairs would take too long.
 */
export function pairBySimilarity(oldLines: readonly string[], newLines: readonly string[]): Int32Array | null {
  if (oldLines.length * newLines.length > COMPARISONS) return null;
  const vocabulary = new Map<string, number>();
  const current = newLines.map((line) => lineWords(line, vocabulary));
  if (oldLines.length * current.reduce((sum, { words }) => sum + words.length + 1, 0) > COMPARISONS) return null;
  const old = oldLines.map((line) => lineWords(line, vocabulary));
  const weights = Float64Array.from(vocabulary.keys(), (word) => weightOf([word]));
  const counts = new Int32Array(vocabulary.size);
  const similarity = old.map((line) => current.map((other) => similarityOf(line, other, weights, counts)));

  const width = newLines.length + 1;
  // The highest total similarity of the pairs from here to the end.
  const best = new Float64Array((oldLines.length + 1) * width);
  const bestAt = (i: number, j: number): number => best[i * width + j] ?? 0;
  for (let i = oldLines.length - 1; i >= 0; i--) {
    for (let j = newLines.length - 1; j >= 0; j--) {
      const alike = similarity[i]?.[j] ?? 0;
      best[i * width + j] = Math.max(alike > 0 ? alike + bestAt(i + 1, j + 1) : 0, bestAt(i + 1, j), bestAt(i, j + 1));
    }
  }
  const partners = new Int32Array(oldLines.length).fill(NO_PARTNER);
  for (let i = 0, j = 0; i < oldLines.length && j < newLines.length;) {
    const alike = similarity[i]?.[j] ?? 0;
    if (alike > 0 && alike + bestAt(i + 1, j + 1) === bestAt(i, j)) partners[i++] = j++;
    else if (bestAt(i + 1, j) >= bestAt(i, j + 1)) i++;
    else j++;
  }
  return partners;
}

/** The words of a line without blanks, as numbers of a vocabulary. */
interface LineWords {
  readonly words: readonly number[];
  readonly weight: number;
}

function lineWords(line: string, vocabulary: Map<string, number>): LineWords {
  const words = line.length > LINE_LENGTH_COMPARED ? [] : splitWords(line).filter((word) => word.trim() !== "");
  const numbers = words.map((word) => {
    const number = vocabulary.get(word) ?? vocabulary.size;
    vocabulary.set(word, number);
    return number;
  });
  return { words: numbers, weight: weightOf(words) };
}

/**
 * Returns the weighted share of two lines that is in common words; 0 below the threshold. `counts` is scratch memory,
 * all 0 before and after.
 */
function similarityOf(old: LineWords, current: LineWords, weights: Float64Array, counts: Int32Array): number {
  for (const word of old.words) counts[word] = (counts[word] ?? 0) + 1;
  let shared = 0;
  for (const word of current.words) {
    const count = counts[word] ?? 0;
    if (count === 0) continue;
    counts[word] = count - 1;
    shared += weights[word] ?? 0;
  }
  for (const word of old.words) counts[word] = 0;
  const similarity = (2 * shared) / (old.weight + current.weight);
  return similarity >= SIMILARITY_MIN ? similarity : 0;
}
