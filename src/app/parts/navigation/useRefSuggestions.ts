import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRefSuggestionsQuery } from "#generated/useRefSuggestionsQuery.graphql.ts";
import type { ComboboxSuggestion } from "#app/ui/Combobox.tsx";
import { refChoices } from "./refChoices.ts";

/** How long typing pauses before suggestions are asked for. */
const PAUSE_MS = 120;

interface Found {
  readonly text: string;
  readonly suggestions: readonly ComboboxSuggestion[];
  /** How many there are, those that are not suggested included. */
  readonly total: number;
  /** Why there are no suggestions, where asking for them failed. */
  readonly failure: string | null;
}

/** Gives the refs that fit a text best, the newest for an empty one; nothing is asked for null. */
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
                    ...refChoices_ref
                  }
                }
              }
            }
          }
        `,
        { slug, text: text.trim() },
      ).subscribe({
        next: ({ repository }) => {
          const suggestions = refChoices((repository?.searchRefs?.edges ?? []).map(({ node }) => node));
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
