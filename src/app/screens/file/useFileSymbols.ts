import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFileSymbolsQuery } from "#generated/useFileSymbolsQuery.graphql.ts";

/** What a file defines, and who found that. */
interface FoundSymbols {
  readonly foundBy: "CTAGS" | "PATTERNS";
  readonly isCut: boolean;
  readonly symbols: readonly {
    readonly name: string;
    readonly kind: string;
    readonly line: number;
    readonly scope: string | null;
  }[];
}

interface Answer {
  /** Null until they are known. */
  readonly found: FoundSymbols | null;
  /** Why they are not, where asking failed. */
  readonly failure: string | null;
}

const NOTHING: Answer = { found: null, failure: null };

/** Asks what the file at a place (`revision/path`) defines, once somebody wants to know. */
export function useFileSymbols(slug: string, place: string, isWanted: boolean): Answer {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer & { readonly of: string }>({ ...NOTHING, of: "" });
  const isKnown = answer.of === place && answer.found !== null;
  useEffect(() => {
    if (!isWanted || isKnown) return undefined;
    const subscription = fetchQuery<useFileSymbolsQuery>(
      environment,
      graphql`
        query useFileSymbolsQuery($slug: String!, $place: String!) @throwOnFieldError {
          repository(slug: $slug) {
            file(place: $place) {
              symbols {
                foundBy
                isCut
                symbols {
                  name
                  kind
                  line
                  scope
                }
              }
            }
          }
        }
      `,
      { slug, place },
    ).subscribe({
      next: ({ repository }) => {
        const { foundBy, isCut, symbols } = repository.file.symbols;
        const read = symbols.map(({ name, kind, line, scope }) => ({ name, kind, line, scope: scope ?? null }));
        setAnswer({ of: place, found: { foundBy, isCut, symbols: read }, failure: null });
      },
      error: (error: Error) => setAnswer({ of: place, found: null, failure: error.message }),
    });
    return () => subscription.unsubscribe();
  }, [environment, slug, place, isWanted, isKnown]);
  return answer.of === place ? answer : NOTHING;
}
