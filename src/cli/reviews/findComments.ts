import type { findCommentsByIdQuery } from "#generated/findCommentsByIdQuery.graphql.ts";
import type { findCommentsQuery } from "#generated/findCommentsQuery.graphql.ts";
import type { ListedThread } from "#server/reviews/comments/ListedThread.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { toListedThread } from "../output/commentReport.ts";

const QUERY = graphql`
  query findCommentsQuery($slug: String!, $name: String, $isOpen: Boolean!, $since: String, $roots: [GitObjectID!])
  @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name) {
        revision
        listedThreads(isOpen: $isOpen, since: $since, roots: $roots) {
          ...commentReport_comment
        }
        postedComments {
          oid
        }
      }
    }
  }
`;

/** The filters of a list of threads. */
export interface ThreadListOptions {
  /** True for unresolved threads only. */
  readonly isOpen: boolean;
  /** Only threads with activity since this patch set or time, as entered by the user. */
  readonly since?: string | undefined;
  /** Only threads with these first comments. */
  readonly roots?: readonly string[];
}

export interface ThreadList {
  readonly review: string;
  readonly listedThreads: readonly ListedThread[];
  /** The ids of all comments of the review. */
  readonly postedComments: ReadonlySet<string>;
}

/** Lists threads with their original and current code. Throws BAD_INPUT if `since` is invalid. */
export async function listThreads(
  galley: Galley,
  name: string | undefined,
  { isOpen, since, roots }: ThreadListOptions,
): Promise<ThreadList> {
  const { repository } = await galley.execute<findCommentsQuery>(QUERY, (slug) => ({
    slug,
    name: name ?? null,
    isOpen,
    since: since ?? null,
    roots: roots ?? null,
  }));
  const { revision, listedThreads, postedComments } = repository.findReview;
  return {
    review: revision,
    listedThreads: listedThreads.map((listedThread) => toListedThread(revision, listedThread)),
    postedComments: new Set(postedComments.map(({ oid }) => oid)),
  };
}

/** Selects the unresolved threads and those that contain new answers with a text. Linear in the comments. */
export function unresolvedOrNew(threads: readonly ListedThread[], answers: readonly string[]): readonly ListedThread[] {
  const isNew = new Set(answers);
  return threads.filter(
    ({ state, comments }) => state === "OPEN" || comments.some(({ id, body }) => isNew.has(id) && body !== ""),
  );
}

// The commands read these fields.
/* oxlint-disable relay/unused-fields */
const COMMENT_BY_ID_QUERY = graphql`
  query findCommentsByIdQuery($slug: String!, $id: String!) @throwOnFieldError {
    repository(slug: $slug) {
      commentById(id: $id) {
        oid
        rootOid
        thread {
          id
          state
        }
        review {
          revision
        }
      }
    }
  }
`;

export type FoundComment = findCommentsByIdQuery["response"]["repository"]["commentById"];

/**
 * Finds the comment whose id begins with `id`, in any review. Throws BAD_INPUT or NOT_FOUND if there is no single one.
 */
export async function commentById(galley: Galley, id: string | undefined): Promise<FoundComment> {
  const { repository } = await galley.execute<findCommentsByIdQuery>(COMMENT_BY_ID_QUERY, (slug) => ({
    slug,
    id: id ?? "",
  }));
  return repository.commentById;
}
