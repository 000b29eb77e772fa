import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { BlameBlockLabel_origin$key } from "#generated/BlameBlockLabel_origin.graphql.ts";
import type { useBlame_ranges$key } from "#generated/useBlame_ranges.graphql.ts";

/** Where lines come from, as far as it is known by now, and what kept the rest from being told. */
export interface KnownBlame {
  readonly lines: BlameLines<BlamedOrigin>;
  readonly failure: string | null;
}

/** A commit that brought lines, what it is shown by, and where to look for what was there before. */
export interface BlamedOrigin {
  readonly oid: string;
  readonly previousOid: string | null;
  readonly previousPath: string | null;
  readonly label: BlameBlockLabel_origin$key;
}

/** Puts together what has arrived of a blame. */
export function useBlame(ranges: useBlame_ranges$key): KnownBlame {
  const batches = useFragment(
    graphql`
      fragment useBlame_ranges on BlameRanges @relay(plural: true) @throwOnFieldError {
        startingLines
        lineCounts
        originalLines
        originPlaces
        newOrigins {
          previousOid
          previousPath
          commit {
            oid
          }
          ...BlameBlockLabel_origin
        }
        failure {
          sentence
        }
      }
    `,
    ranges,
  );
  return useMemo(() => {
    const plain = batches.map(({ startingLines, lineCounts, originalLines, originPlaces, newOrigins }) => {
      const origins = newOrigins.map((label): BlamedOrigin => {
        const { commit, previousOid = null, previousPath = null } = label;
        return { oid: commit.oid, previousOid, previousPath, label };
      });
      return { startingLines, lineCounts, originalLines, originPlaces, newOrigins: origins };
    });
    return { lines: blameLines(plain), failure: batches.at(-1)?.failure?.sentence ?? null };
  }, [batches]);
}

/** A batch of ranges as the server sends it, lists side by side. */
export interface BlameBatch<Origin> {
  readonly startingLines: readonly number[];
  readonly lineCounts: readonly number[];
  readonly originalLines: readonly number[];
  readonly originPlaces: readonly number[];
  readonly newOrigins: readonly Origin[];
}

/** Neighbouring lines that come from one place. */
export interface BlameBlock<Origin> {
  readonly first: number;
  readonly last: number;
  /** The number that the first line had there. */
  readonly originalLine: number;
  readonly origin: Origin;
}

/** What is known so far of where a file's lines come from. */
export interface BlameLines<Origin> {
  /** How many lines are known. */
  readonly known: number;
  readonly originCount: number;
  /** The block that a line stands in, lines counted from 1; null while its origin is not known. */
  blockAt(line: number): BlameBlock<Origin> | null;
}

const UNKNOWN = 0;

/** Puts the batches together. Linear in the lines; a block is found by going through its lines. */
export function blameLines<Origin>(batches: readonly BlameBatch<Origin>[]): BlameLines<Origin> {
  const origins = batches.flatMap(({ newOrigins }) => newOrigins);
  const end = batches.reduce((most, { startingLines, lineCounts }) => {
    return startingLines.reduce((max, start, index) => Math.max(max, start + (lineCounts[index] ?? 0)), most);
  }, 1);
  // One more than the origin's place, and the line's number there.
  const places = new Uint32Array(end + 1);
  const originals = new Uint32Array(end + 1);
  let known = 0;
  for (const { startingLines, lineCounts, originalLines, originPlaces } of batches) {
    for (const [index, start] of startingLines.entries()) {
      const count = lineCounts[index] ?? 0;
      known += count;
      places.fill((originPlaces[index] ?? 0) + 1, start, start + count);
      for (let at = 0; at < count; at++) originals[start + at] = (originalLines[index] ?? 0) + at;
    }
  }
  return {
    known,
    originCount: origins.length,
    blockAt(line) {
      const place = places[line] ?? UNKNOWN;
      const origin = origins[place - 1];
      if (place === UNKNOWN || origin === undefined) return null;
      let [first, last] = [line, line];
      while (places[first - 1] === place) first--;
      while (places[last + 1] === place) last++;
      return { first, last, originalLine: originals[first] ?? 0, origin };
    },
  };
}
