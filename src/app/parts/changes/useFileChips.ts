import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { DiffFile, FileChip } from "#app/diff/DiffFile.ts";
import { displayPath } from "#app/ui/format.ts";
import type { useFileChipsQuery } from "#generated/useFileChipsQuery.graphql.ts";

type Chips = ReadonlyMap<string, readonly FileChip[]>;

/** Reading comes first: so long after the page has come one asks. */
const REST_MS = 1500;
/** Of more files that are new git would look long for what they were made of. */
const ADDED_MAX = 100;
const SCRIPT_OR_STYLE = /\.(?:js|mjs|cjs|css)$/iu;

/** Adds to files what is found out about them later: what a new one was copied from, which are minified whatever their names. */
export function useFileChips(comparison: string, files: readonly DiffFile[]): readonly DiffFile[] {
  const environment = useRelayEnvironment();
  const [chips, setChips] = useState<Chips | null>(null);
  const isWorthwhile = useMemo(() => {
    const added = files.reduce((count, { status }) => (status === "ADDED" ? count + 1 : count), 0);
    if (added > ADDED_MAX) return false;
    return (
      added > 0 ||
      files.some(({ plainPath, foldedBecause }) => foldedBecause == null && SCRIPT_OR_STYLE.test(plainPath))
    );
  }, [files]);
  useEffect(() => {
    if (!isWorthwhile) return;
    let stop: () => void = () => undefined;
    const resting = setTimeout(() => {
      stop = fetchFileChips(environment, comparison, setChips).unsubscribe;
    }, REST_MS);
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [environment, comparison, isWorthwhile]);
  return useMemo(() => {
    if (chips === null || chips.size === 0) return files;
    return files.map((file) => {
      const mine = file.foldedBecause == null ? chips.get(file.key) : undefined;
      return mine === undefined ? file : { ...file, chips: mine };
    });
  }, [files, chips]);
}

const TEXT = {
  minified: { text: "minified", hint: "Its lines are so long that nobody wrote them" },
  copiedHint: "Where it was made of, and how much of it is the same",
  copiedFrom: (path: string, similarity: number): string => `copied from ${displayPath(path)}, ${similarity} %`,
} as const;

/** Asks what is said of a comparison's files that takes git longer to find out; by their paths. Where it fails nothing is said. */
function fetchFileChips(
  environment: IEnvironment,
  id: string,
  onChips: (chips: ReadonlyMap<string, readonly FileChip[]>) => void,
): Subscription {
  const query = graphql`
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
  `;
  return fetchQuery<useFileChipsQuery>(environment, query, { id }).subscribe({
    next: ({ node }) => {
      const chips = new Map<string, readonly FileChip[]>();
      for (const { path, from, similarity } of node?.copies?.files ?? [])
        chips.set(path, [{ text: TEXT.copiedFrom(from, similarity), hint: TEXT.copiedHint }]);
      for (const place of node?.fileTable?.minified ?? []) {
        const path = node?.fileTable?.paths[place] ?? "";
        chips.set(path, [...(chips.get(path) ?? []), TEXT.minified]);
      }
      onChips(chips);
    },
    error: () => undefined,
  });
}
