import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { BlameBlockLabel_origin$key } from "#generated/BlameBlockLabel_origin.graphql.ts";
import type { useBlame_ranges$key } from "#generated/useBlame_ranges.graphql.ts";

/** The blame that has arrived so far, and the error that stopped the rest. */
export interface KnownBlame {
  readonly lines: BlameLines<BlamedOrigin>;
  readonly failure: string | null;
}

/** A commit that lines come from, with its fragment and its previous path and commit. */
export interface BlamedOrigin {
  readonly oid: string;
  readonly previousOid: string | null;
  readonly previousPath: string | null;
  readonly label: BlameBlockLabel_origin$key;
}

/** Merges the batches of a blame that have arrived. */
export function useBlame(ranges: useBlame_ranges$key): KnownBlame {
  const batches = useFragment(
    graphql`
      fragment useBlame_ranges on BlameRanges @relay(plural: true) @throwOnFieldError {
        startingLines
        lineCounts
        originalLines
        originIndexes
        newOrigins {
          previousOid
          previousPath
          commit {
            oid
          }
          ...BlameBlockLabel_origin
        }
        failure {
          message
        }
      }
    `,
    ranges,
  );
  return useMemo(() => {
    const plain = batches.map(({ newOrigins, ...ranges }) => {
      const origins = newOrigins.map((label): BlamedOrigin => {
        const { commit, previousOid = null, previousPath = null } = label;
        return { oid: commit.oid, previousOid, previousPath, label };
      });
      return { ...ranges, newOrigins: origins };
    });
    return { lines: blameLines(plain), failure: batches.at(-1)?.failure?.message ?? null };
  }, [batches]);
}

/** A batch of ranges as the server sends it, as parallel lists. */
export interface BlameBatch<Origin> {
  readonly startingLines: readonly number[];
  readonly lineCounts: readonly number[];
  readonly originalLines: readonly number[];
  readonly originIndexes: readonly number[];
  readonly newOrigins: readonly Origin[];
}

/** Adjacent lines that come from the same commit. */
export interface BlameBlock<Origin> {
  readonly first: number;
  readonly last: number;
  /** The number of the first line in the origin's file. */
  readonly originalLine: number;
  readonly origin: Origin;
}

/** The blame of a file as far as it is known. */
export interface BlameLines<Origin> {
  readonly known: number;
  readonly originCount: number;
  /** Returns the block of a 1-based line; null if its origin is not known yet. */
  blockAt(line: number): BlameBlock<Origin> | null;
}

const UNKNOWN = 0;

/** Merges batches. Linear in the lines; `blockAt` is linear in the lines of the block. */
export function blameLines<Origin>(batches: readonly BlameBatch<Origin>[]): BlameLines<Origin> {
  const origins = batches.flatMap(({ newOrigins }) => newOrigins);
  const end = batches.reduce((most, { startingLines, lineCounts }) => {
    return startingLines.reduce((max, start, index) => Math.max(max, start + (lineCounts[index] ?? 0)), most);
  }, 1);
  // Per line: the index of its origin plus one, and its line number there.
  const originNumbers = new Uint32Array(end + 1);
  const originals = new Uint32Array(end + 1);
  let known = 0;
  for (const { startingLines, lineCounts, originalLines, originIndexes } of batches) {
    for (const [index, start] of startingLines.entries()) {
      const count = lineCounts[index] ?? 0;
      known += count;
      originNumbers.fill((originIndexes[index] ?? 0) + 1, start, start + count);
      for (let at = 0; at < count; at++) originals[start + at] = (originalLines[index] ?? 0) + at;
    }
  }
  return {
    known,
    originCount: origins.length,
    blockAt(line) {
      const originNumber = originNumbers[line] ?? UNKNOWN;
      const origin = origins[originNumber - 1];
      if (originNumber === UNKNOWN || origin === undefined) return null;
      let [first, last] = [line, line];
      while (originNumbers[first - 1] === originNumber) first--;
      while (originNumbers[last + 1] === originNumber) last++;
      return { first, last, originalLine: originals[first] ?? 0, origin };
    },
  };
}
