import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { BlameBlockLabel_origin$key } from "#generated/BlameBlockLabel_origin.graphql.ts";
import type { useBlame_ranges$key } from "#generated/useBlame_ranges.graphql.ts";
import { blameLines, type BlameLines } from "./blameLines.ts";

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
