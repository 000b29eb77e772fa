import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { FoundFile_file$key } from "#generated/FoundFile_file.graphql.ts";
import type { useFound_results$key } from "#generated/useFound_results.graphql.ts";

/** What has arrived of a search. */
interface Found {
  readonly files: readonly { readonly path: string; readonly key: FoundFile_file$key }[];
  readonly lineCount: number;
  /** How it ended; null while it goes on. */
  readonly end: {
    readonly cut: "LINES" | "TIME" | null;
    readonly isIncomplete: boolean;
    /** Why it could not go on. */
    readonly failure: string | null;
  } | null;
}

/** Puts together what has arrived of a search. */
export function useFound(results: useFound_results$key): Found {
  const batches = useFragment(
    graphql`
      fragment useFound_results on SearchResults @relay(plural: true) @throwOnFieldError {
        files {
          path
          isBinary
          lines {
            isMatch
          }
          ...FoundFile_file
        }
        end {
          cut
          isIncomplete
          failure {
            sentence
          }
        }
      }
    `,
    results,
  );
  return useMemo((): Found => {
    const all = batches.flatMap(({ files }) => files);
    const lineCount = all.reduce((sum, { isBinary, lines }) => {
      return sum + (isBinary ? 1 : lines.filter(({ isMatch }) => isMatch).length);
    }, 0);
    const end = batches.at(-1)?.end ?? null;
    return {
      files: all.map((file) => ({ path: file.path, key: file })),
      lineCount,
      end: end && {
        cut: end.cut ?? null,
        isIncomplete: end.isIncomplete,
        failure: end.failure?.sentence ?? null,
      },
    };
  }, [batches]);
}
