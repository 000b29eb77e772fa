import { useEffect, useState } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import type { ComboboxSuggestion } from "#app/ui/Combobox.tsx";
import { displayPath, formatCount } from "#app/ui/format.ts";
import type { useRefSuggestions_ref$key } from "#generated/useRefSuggestions_ref.graphql.ts";
import type { useRefSuggestionsQuery } from "#generated/useRefSuggestionsQuery.graphql.ts";

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

const kinds: Readonly<Record<string, string>> = {
  "refs/heads/": "branch",
  "refs/tags/": "tag",
  "refs/remotes/": "remote branch",
};

const TEXT = {
  kinds,
  gone: "upstream gone",
  ahead: (aheadBy: number): string => `${formatCount(aheadBy)} ahead`,
  behind: (behindBy: number): string => `${formatCount(behindBy)} behind`,
  of: (ahead: string, name: string): string => `${ahead} of ${name}`,
} as const;

/** Makes refs of an answer ready to be chosen in a field: what stands for each, its name, its kind and how far it is from its upstream. */
function refChoices(nodes: readonly (useRefSuggestions_ref$key | null | undefined)[]): readonly ComboboxSuggestion[] {
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
    const words = [TEXT.kinds[prefix ?? ""], upstream == null ? null : distanceOf(upstream)];
    const detail = words.filter((word) => word != null && word !== "").join(", ");
    return [{ value: revision, label: displayPath(name), full: displayPath(`${prefix ?? ""}${name}`), detail }];
  });
  const called = (name: string): number => refs.filter(({ label }) => label === name).length;
  // A branch and a tag of one name are told apart by their full ones.
  return refs.map(({ value, label, full, detail }) => ({ value, label: called(label) > 1 ? full : label, detail }));
}

interface Upstream {
  readonly name: string | null | undefined;
  readonly aheadBy: number | null | undefined;
  readonly behindBy: number | null | undefined;
}

/** Says how far a branch is from the one that it follows; nothing where the two are the same. */
function distanceOf({ name, aheadBy, behindBy }: Upstream): string {
  if (name == null) return "";
  if (aheadBy == null || behindBy == null) return TEXT.gone;
  const ahead = aheadBy === 0 ? "" : TEXT.ahead(aheadBy);
  const behind = behindBy === 0 ? "" : TEXT.behind(behindBy);
  if (ahead === "" && behind === "") return "";
  if (behind === "") return TEXT.of(ahead, displayPath(name));
  return `${ahead === "" ? "" : `${ahead}, `}${behind} ${displayPath(name)}`;
}
