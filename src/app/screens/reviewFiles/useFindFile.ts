import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFindFileQuery } from "#generated/useFindFileQuery.graphql.ts";
import { failureOf } from "#app/parts/failureOf.ts";
import { messageOf } from "#app/ui/messageOf.ts";

const TEXT = {
  noSuchFile: "The head of this review has no file of this path.",
} as const;
const NOT_FOUND = "NOT_FOUND";

/** Gives a function that asks whether a commit has a file: null where it has, else the sentence why not. */
export function useFindFile(slug: string): (oid: string, path: string) => Promise<string | null> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (oid, path) => {
      const query = graphql`
        query useFindFileQuery($slug: String!, $place: String!) {
          repository(slug: $slug) {
            file(place: $place) @catch(to: RESULT) {
              __typename
            }
          }
        }
      `;
      try {
        const said = await fetchQuery<useFindFileQuery>(environment, query, {
          slug,
          place: `${oid}/${path}`,
        }).toPromise();
        const file = said?.repository?.file;
        if (file?.ok !== false) return null;
        const { code, message } = failureOf(file.errors);
        return code === NOT_FOUND ? TEXT.noSuchFile : message;
      } catch (error) {
        return messageOf(error);
      }
    },
    [environment, slug],
  );
}
