import { useMemo } from "react";
import { graphql } from "react-relay";
import type { DiffFile, FileChip } from "#app/diff/patch/DiffFile.ts";
import { displayPath } from "#app/ui/format.ts";
import type { useFileChipsQuery } from "#generated/useFileChipsQuery.graphql.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";

/** Delay of this low-priority query after the page has loaded. */
const DELAY_MS = 1500;
/** With more added files, finding copies takes git too long. */
const ADDED_MAX = 100;
const SCRIPT_OR_STYLE = /\.(?:js|mjs|cjs|css)$/iu;

/** Adds labels to files that take longer to find out: the source of copies, and minified files. */
export function useFileChips(comparison: string, files: readonly DiffFile[]): readonly DiffFile[] {
  const isWorthwhile = useMemo(() => {
    const added = files.reduce((count, { status }) => (status === "ADDED" ? count + 1 : count), 0);
    if (added > ADDED_MAX) return false;
    return (
      added > 0 ||
      files.some(({ plainPath, collapsedBecause }) => collapsedBecause == null && SCRIPT_OR_STYLE.test(plainPath))
    );
  }, [files]);
  // On failure nothing is shown.
  const { data: chips } = useLoadedQuery<useFileChipsQuery, ReturnType<typeof readChips>>(
    graphql`
      query useFileChipsQuery($id: ID!) {
        node(id: $id) {
          ... on Comparison {
            copies @catch(to: NULL) {
              files {
                path
                from
                similarity
              }
            }
            fileTable @catch(to: NULL) {
              paths
              minified
            }
          }
        }
      }
    `,
    isWorthwhile ? { id: comparison } : null,
    readChips,
    { delayMs: DELAY_MS },
  );
  return useMemo(() => {
    if (chips === null || chips.size === 0) return files;
    return files.map((file) => {
      const mine = file.collapsedBecause == null ? chips.get(file.key) : undefined;
      return mine === undefined ? file : { ...file, chips: mine };
    });
  }, [files, chips]);
}

const MINIFIED = { text: "minified", hint: "This file has very long lines and was probably generated" } as const;

/** The labels, by path. */
function readChips({ node }: useFileChipsQuery["response"]): ReadonlyMap<string, readonly FileChip[]> {
  const chips = new Map<string, readonly FileChip[]>();
  for (const { path, from, similarity } of node?.copies?.files ?? [])
    chips.set(path, [
      {
        text: `copied from ${displayPath(from)}, ${similarity} %`,
        hint: "The source of the copy and its similarity",
      },
    ]);
  for (const fileIndex of node?.fileTable?.minified ?? []) {
    const path = node?.fileTable?.paths[fileIndex] ?? "";
    chips.set(path, [...(chips.get(path) ?? []), MINIFIED]);
  }
  return chips;
}
