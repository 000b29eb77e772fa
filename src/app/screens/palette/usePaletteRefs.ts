import { graphql } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { namedRefs, type NamedRef } from "#app/reading/navigation/namedRefs.ts";
import type { ReviewState, usePaletteRefsQuery } from "#generated/usePaletteRefsQuery.graphql.ts";

export interface NamedReview {
  readonly key: string;
  readonly title: string;
  readonly author: string;
}

export interface NamedCommit {
  readonly oid: string;
  readonly abbreviated: string;
  readonly subject: string;
}

interface Found {
  readonly refs: readonly NamedRef[];
  readonly reviews: readonly NamedReview[];
  readonly repositories: readonly { readonly name: string; readonly slug: string; readonly path: string }[];
  /** Paths of files at HEAD, the best match first. */
  readonly paths: readonly string[];
  /** The commit that git finds by the text. */
  readonly commit: NamedCommit | null;
}

const NOTHING: Found = {
  refs: [],
  reviews: [],
  repositories: [],
  paths: [],
  commit: null,
};

/** A shorter text is not tried as the name of a commit. */
const REVISION_MIN = 4;

/** The states of the reviews offered before anything is typed. */
const UNDER_WAY: ReviewState[] = ["OPEN", "CHANGES_REQUESTED", "APPROVED"];

/** Delay after the last key before the request is sent. */
const PAUSE_MS = 120;

const query = graphql`
  query usePaletteRefsQuery(
    $slug: String!
    $text: String!
    $states: [ReviewState!]
    $inRepository: Boolean!
    $isTyped: Boolean!
    $isRevision: Boolean!
  ) {
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
      head: commit(revision: "HEAD") @include(if: $isTyped) @catch(to: RESULT) {
        searchFileNames(query: $text, first: 20) {
          paths
        }
      }
      named: commit(revision: $text) @include(if: $isRevision) @catch(to: RESULT) {
        oid
        abbreviatedOid
        messageHeadline
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

/** Fetches what a text finds in the repository, and the served repositories, while the palette is open. */
export function usePaletteRefs(
  open: boolean,
  slug: string | null,
  text: string,
): Found & { readonly failure: string | null; readonly loading: boolean } {
  const typed = text.trim();
  const variables = {
    slug: slug ?? "",
    text: typed,
    states: typed === "" ? UNDER_WAY : null,
    inRepository: slug !== null,
    isTyped: typed !== "",
    isRevision: typed.length >= REVISION_MIN,
  };
  const { data, latest, failure } = useLoadedQuery<usePaletteRefsQuery, Found>(query, open ? variables : null, read, {
    delayMs: PAUSE_MS,
  });
  const found = failure === null ? latest : null;
  return { ...(found ?? NOTHING), failure, loading: open && data === null && failure === null };
}

/** Reads the results from a response and skips its failed parts. */
function read({ repository, repositories }: usePaletteRefsQuery["response"]): Found {
  const { head, named } = repository ?? {};
  return {
    paths: head?.ok === true ? head.value.searchFileNames.paths : [],
    commit:
      named?.ok === true
        ? { oid: named.value.oid, abbreviated: named.value.abbreviatedOid, subject: named.value.messageHeadline }
        : null,
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
