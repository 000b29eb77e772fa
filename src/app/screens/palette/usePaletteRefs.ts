import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import { namedRefs, type NamedRef } from "#app/parts/navigation/namedRefs.ts";
import type { ReviewState, usePaletteRefsQuery } from "#generated/usePaletteRefsQuery.graphql.ts";

/** A review as the palette names it. */
export interface NamedReview {
  readonly key: string;
  readonly title: string;
  /** The author's name. */
  readonly author: string;
}

interface Found {
  readonly asked: string;
  /** Why nothing was found, where asking failed. */
  readonly failure: string | null;
  readonly refs: readonly NamedRef[];
  readonly reviews: readonly NamedReview[];
  readonly repositories: readonly { readonly name: string; readonly slug: string; readonly path: string }[];
}

const NOTHING: Found = { asked: "", failure: null, refs: [], reviews: [], repositories: [] };

/** The reviews that are offered before anything is typed. */
const UNDER_WAY: ReviewState[] = ["OPEN", "CHANGES_REQUESTED", "APPROVED"];

/** How long typing pauses before anything is asked for. */
const PAUSE_MS = 120;

const query = graphql`
  query usePaletteRefsQuery($slug: String!, $text: String!, $states: [ReviewState!], $inRepository: Boolean!) {
    repositories(first: 100) {
      edges {
        node {
          name
          slug
          path
        }
      }
    }
    repository(slug: $slug) @include(if: $inRepository) {
      refs(first: 20, query: $text, orderBy: NEWEST) {
        edges {
          node {
            ...namedRefs_ref
          }
        }
      }
      reviews(first: 8, query: $text, states: $states) {
        edges {
          node {
            key
            title
            author {
              name
            }
          }
        }
      }
    }
  }
`;

/** Finds, while the palette is open, the refs and reviews of a repository that fit what is typed, and the repositories served. */
export function usePaletteRefs(
  open: boolean,
  slug: string | null,
  text: string,
): Found & { readonly loading: boolean } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(NOTHING);
  const asked = `${slug} ${text.trim()}`;
  useEffect(() => {
    if (!open) return undefined;
    let subscription: Subscription | null = null;
    const timer = setTimeout(() => {
      const variables = {
        slug: slug ?? "",
        text: text.trim(),
        states: text.trim() === "" ? UNDER_WAY : null,
        inRepository: slug !== null,
      };
      subscription = fetchQuery<usePaletteRefsQuery>(environment, query, variables).subscribe({
        next: (answer) => setFound({ asked, failure: null, ...read(answer) }),
        error: (error: Error) => setFound({ ...NOTHING, asked, failure: error.message }),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, open, slug, text, asked]);
  return { ...found, loading: open && found.asked !== asked };
}

/** Takes what the palette shows out of an answer; what failed in it is left out. */
function read({
  repository,
  repositories,
}: usePaletteRefsQuery["response"]): Pick<Found, "refs" | "reviews" | "repositories"> {
  return {
    refs: namedRefs((repository?.refs?.edges ?? []).map(({ node }) => node)),
    reviews: (repository?.reviews?.edges ?? []).flatMap(({ node }) =>
      node?.key == null || node.title == null
        ? []
        : [{ key: node.key, title: node.title, author: node.author?.name ?? "" }],
    ),
    repositories: (repositories?.edges ?? []).flatMap(({ node }) =>
      node?.name == null || node.slug == null ? [] : [{ name: node.name, slug: node.slug, path: node.path ?? "" }],
    ),
  };
}
