import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useDefinitionsQuery } from "#generated/useDefinitionsQuery.graphql.ts";

/** A place that defines a name. */
export interface Definition {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly kind: string;
}

/** Where a name is defined, and who found that. */
export interface FoundDefinitions {
  readonly foundBy: "CTAGS" | "PATTERNS";
  readonly isCut: boolean;
  readonly definitions: readonly Definition[];
}

interface Found {
  /** Null until they are known. */
  readonly found: FoundDefinitions | null;
  /** Why they are not, where asking failed. */
  readonly failure: string | null;
}

/** Asks where a name is defined, as seen from a file; nothing while there is no name. A question that is overtaken is called off. */
export function useDefinitions(slug: string, revision: string, path: string, name: string | null): Found {
  const environment = useRelayEnvironment();
  const asked = `${revision} ${path} ${name}`;
  const [answer, setAnswer] = useState<Found & { readonly asked: string }>({ asked: "", found: null, failure: null });
  useEffect(() => {
    if (name === null) return undefined;
    const subscription = fetchQuery<useDefinitionsQuery>(
      environment,
      graphql`
        query useDefinitionsQuery($slug: String!, $revision: String!, $name: String!, $path: String)
        @throwOnFieldError {
          repository(slug: $slug) {
            definitions(revision: $revision, name: $name, path: $path) {
              foundBy
              isCut
              definitions {
                path
                line
                text
                kind
              }
            }
          }
        }
      `,
      { slug, revision, name, path },
    ).subscribe({
      next: ({ repository }) => {
        const { foundBy, isCut, definitions } = repository.definitions;
        const read = definitions.map(({ path: of, line, text, kind }) => ({ path: of, line, text, kind }));
        setAnswer({ asked, found: { foundBy, isCut, definitions: read }, failure: null });
      },
      error: (error: Error) => setAnswer({ asked, found: null, failure: error.message }),
    });
    return () => subscription.unsubscribe();
  }, [environment, slug, revision, path, name, asked]);
  return answer.asked === asked ? answer : { found: null, failure: null };
}
