import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { EntrySizesFeed_tree$key } from "#generated/EntrySizesFeed_tree.graphql.ts";
import type { EntryFacts } from "./EntryFacts.ts";

interface Props {
  readonly tree: EntrySizesFeed_tree$key;
  readonly facts: EntryFacts;
}

/** Hands the sizes of a folder's entries, and where its links lead, on to their rows. Draws nothing. */
export function EntrySizesFeed({ tree, facts }: Props): null {
  const { table } = useFragment(
    graphql`
      fragment EntrySizesFeed_tree on Tree {
        table {
          sizes
          linkTargets {
            places
            targets
          }
        }
      }
    `,
    tree,
  );
  useEffect(() => {
    const { places = [], targets = [] } = table?.linkTargets ?? {};
    const leads = (places ?? []).map((place, index) => [place ?? -1, targets?.[index] ?? null] as const);
    facts.putSizes(
      (table?.sizes ?? []).map((size) => size ?? null),
      new Map(leads),
    );
  }, [table, facts]);
  return null;
}
