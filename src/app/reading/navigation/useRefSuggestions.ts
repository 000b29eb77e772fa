import { graphql, readInlineData } from "react-relay";
import type { ComboboxSuggestion } from "#app/ui/ComboboxInput.tsx";
import { displayPath } from "#app/ui/format.ts";
import type { useRefSuggestions_ref$key } from "#generated/useRefSuggestions_ref.graphql.ts";
import type { useRefSuggestionsQuery } from "#generated/useRefSuggestionsQuery.graphql.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";
import { refKinds } from "./namedRefs.ts";
import { distanceText } from "./UpstreamDistance.tsx";

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 120;

interface Found {
  readonly suggestions: readonly ComboboxSuggestion[];
  /** The number of all matching refs, including those not suggested. */
  readonly total: number;
}

/** Returns the refs that match a text best, the newest ones for an empty text. Requests nothing for null. */
export function useRefSuggestions(
  slug: string,
  text: string | null,
): Found & { readonly failure: string | null; readonly loading: boolean } {
  const { data, latest, failure } = useLoadedQuery<useRefSuggestionsQuery, Found>(
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
    text === null ? null : { slug, text: text.trim() },
    readSuggestions,
    { delayMs: PAUSE_MS },
  );
  const { suggestions, total } = (failure === null ? latest : null) ?? { suggestions: [], total: 0 };
  return { suggestions, total, failure, loading: text !== null && data === null && failure === null };
}

function readSuggestions({ repository }: useRefSuggestionsQuery["response"]): Found {
  const suggestions = refSuggestions((repository?.searchRefs?.edges ?? []).map(({ node }) => node));
  return { suggestions, total: repository?.searchRefs?.totalCount ?? suggestions.length };
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
