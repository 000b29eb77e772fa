import { useEffect, useState } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import type { ComboboxSuggestion } from "#app/ui/ComboboxInput.tsx";
import { displayPath } from "#app/ui/format.ts";
import type { useRefSuggestions_ref$key } from "#generated/useRefSuggestions_ref.graphql.ts";
import type { useRefSuggestionsQuery } from "#generated/useRefSuggestionsQuery.graphql.ts";
import { refKinds } from "./namedRefs.ts";
import { distanceText } from "./UpstreamDistance.tsx";

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 120;

interface Found {
  readonly text: string;
  readonly suggestions: readonly ComboboxSuggestion[];
  /** The number of all matching refs, including those not suggested. */
  readonly total: number;
  /** The error of the request; null if it succeeded. */
  readonly failure: string | null;
}

/** Returns the refs that match a text best, the newest ones for an empty text. Requests nothing for null. */
export function useRefSuggestions(
  slug: string,
  text: string | null,
): Omit<Found, "text"> & { readonly loading: boolean } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let subscription: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      subscription = fetchQuery<useRefSuggestionsQuery>(
        environment,
        graphql`
          query useRefSuggestionsQuery($slug: String!, $text: String!) {
            repository(slug: $slug) {
              searchRefs(query: $text, first: 30) {
                totalCount
                edges {
                  node {
                    ...useRefSuggestions_ref
                  }
                }
              }
            }
          }
        `,
        { slug, text: text.trim() },
      ).subscribe({
        next: ({ repository }) => {
          const suggestions = refSuggestions((repository?.searchRefs?.edges ?? []).map(({ node }) => node));
          const total = repository?.searchRefs?.totalCount ?? suggestions.length;
          setFound({ text, failure: null, suggestions, total });
        },
        error: (error: Error) => setFound({ text, suggestions: [], total: 0, failure: error.message }),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, slug, text]);
  return {
    suggestions: found?.suggestions ?? [],
    total: found?.total ?? 0,
    failure: found?.failure ?? null,
    loading: text !== null && found?.text !== text,
  };
}

/** Converts refs to suggestions: the revision, the name, its kind and the distance to its upstream. */
function refSuggestions(
  nodes: readonly (useRefSuggestions_ref$key | null | undefined)[],
): readonly ComboboxSuggestion[] {
  const refs = nodes.flatMap((node) => {
    if (!node) return [];
    const { name, prefix, revision, upstream } = readInlineData(
      graphql`
        fragment useRefSuggestions_ref on Ref @inline {
          name
          prefix
          revision
          upstream @catch(to: NULL) {
            name
            aheadBy
            behindBy
          }
        }
      `,
      node,
    );
    if (name == null || revision == null) return [];
    const details = [refKinds[prefix ?? ""], upstream == null ? null : distanceOf(upstream)];
    const detail = details.filter((part) => part != null && part !== "").join(", ");
    return [{ value: revision, label: displayPath(name), full: displayPath(`${prefix ?? ""}${name}`), detail }];
  });
  const called = (name: string): number => refs.filter(({ label }) => label === name).length;
  // A branch and a tag with the same name are shown by their full names.
  return refs.map(({ value, label, full, detail }) => ({ value, label: called(label) > 1 ? full : label, detail }));
}

interface Upstream {
  readonly name: string | null | undefined;
  readonly aheadBy: number | null | undefined;
  readonly behindBy: number | null | undefined;
}

function distanceOf({ name, aheadBy, behindBy }: Upstream): string {
  if (name == null) return "";
  if (aheadBy == null || behindBy == null) return "upstream gone";
  return aheadBy === 0 && behindBy === 0 ? "" : `${distanceText(aheadBy, behindBy)} ${displayPath(name)}`;
}
