import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { RevisionPickerQuery } from "#generated/RevisionPickerQuery.graphql.ts";
import { Combobox, type ComboboxSuggestion } from "#app/ui/Combobox.tsx";
import { namedRefs } from "./namedRefs.ts";

const EMPTY = "No branch or tag is named like this; any revision that git understands may be typed";
/** How long typing pauses before suggestions are asked for. */
const PAUSE_MS = 120;

interface Found {
  readonly text: string;
  readonly suggestions: readonly ComboboxSuggestion[];
  /** Why there are no suggestions, where asking for them failed. */
  readonly failure: string | null;
}

interface Props {
  readonly slug: string;
  readonly label: string;
  readonly value: string;
  readonly onPick: (revision: string) => void;
}

/** A field for a revision: suggests branches and tags out of thousands, takes anything that git understands. */
export function RevisionPicker({ slug, label, value, onPick }: Props) {
  const [typed, setTyped] = useState(value);
  const [used, setUsed] = useState(false);
  const { suggestions, failure, loading } = useRefSuggestions(slug, used ? (typed === value ? "" : typed) : null);
  return (
    <div onFocus={() => setUsed(true)}>
      <Combobox
        label={label}
        value={typed}
        onChange={setTyped}
        onPick={(picked) => {
          const revision = picked.trim();
          if (revision !== "" && revision !== value) onPick(revision);
        }}
        suggestions={suggestions}
        loading={loading}
        emptyText={failure ?? EMPTY}
      />
    </div>
  );
}

/** Gives the refs that fit a text, the newest for an empty one; nothing is asked for null. */
function useRefSuggestions(slug: string, text: string | null) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let subscription: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      subscription = fetchQuery<RevisionPickerQuery>(
        environment,
        graphql`
          query RevisionPickerQuery($slug: String!, $text: String!) {
            repository(slug: $slug) {
              refs(first: 20, query: $text, orderBy: NEWEST) {
                edges {
                  node {
                    ...namedRefs_ref
                  }
                }
              }
            }
          }
        `,
        { slug, text: text.trim() },
      ).subscribe({
        next: ({ repository }) =>
          setFound({
            text,
            failure: null,
            suggestions: namedRefs((repository?.refs?.edges ?? []).map(({ node }) => node)).map(
              ({ name, kind, revision }) => ({
                value: revision,
                label: name,
                detail: kind,
              }),
            ),
          }),
        error: (error: Error) => {
          setFound({ text, suggestions: [], failure: error.message });
        },
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, slug, text]);
  return {
    suggestions: found?.suggestions ?? [],
    failure: found?.failure ?? null,
    loading: text !== null && found?.text !== text,
  };
}
