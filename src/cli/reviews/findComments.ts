import type { findCommentsByIdQuery } from "#generated/findCommentsByIdQuery.graphql.ts";
import type { findCommentsQuery } from "#generated/findCommentsQuery.graphql.ts";
import type { findCommentsThreadQuery } from "#generated/findCommentsThreadQuery.graphql.ts";
import type { GivenOptions } from "../arguments/Command.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { threadReport, type ThreadReport } from "../output/threadReport.ts";

const QUERY = graphql`
  query findCommentsQuery($slug: String!, $name: String, $isOpen: Boolean!, $since: String) @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name) {
        revision
        submoduleNotice
        threads(isOpen: $isOpen, since: $since, verdicts: true) {
          markdown
          ...threadReport_thread
        }
      }
    }
  }
`;

export interface FoundThread {
  readonly json: ThreadReport;
  readonly markdown: string;
}

/**
 * Lists threads with their original and current code, without those that were deleted; those that fit the THREAD_FILTERS
 * that are given, or all. `notify` gets what is to be known about comments in submodules. Throws BAD_INPUT if `since` is invalid.
 */
export async function listThreads(
  galley: Galley,
  name: string | undefined,
  filters?: GivenOptions,
  notify: (sentence: string) => void = () => undefined,
): Promise<readonly FoundThread[]> {
  const { repository } = await galley.execute<findCommentsQuery>(QUERY, (slug) => ({
    slug,
    name: name ?? null,
    isOpen: filters?.flag("open") ?? false,
    since: filters?.optionalText("since") ?? null,
  }));
  const { revision, threads, submoduleNotice } = repository.findReview;
  if (submoduleNotice != null) notify(submoduleNotice);
  return threads
    .map((thread) => ({ json: threadReport(revision, thread), markdown: thread.markdown }))
    .filter(({ json }) => !isDeleted(json));
}

function isDeleted({ comments }: ThreadReport): boolean {
  return comments.every(({ deleted }) => deleted);
}

/** Selects the unresolved threads and those that contain new answers with a text. Linear in the comments. */
export function unresolvedOrNew(threads: readonly FoundThread[], answers: readonly string[]): readonly FoundThread[] {
  const isNew = new Set(answers);
  return threads.filter(
    ({ json: { state, comments } }) =>
      state === "OPEN" || comments.some(({ id, body }) => isNew.has(id) && body !== ""),
  );
}

// The callers read these fields.
/* oxlint-disable relay/unused-fields */
const COMMENT_BY_ID_QUERY = graphql`
  query findCommentsByIdQuery($slug: String!, $id: String!) @throwOnFieldError {
    repository(slug: $slug) {
      commentById(id: $id) {
        id
        oid
        thread {
          id
          oid
          review {
            revision
          }
        }
      }
    }
  }
`;
/* oxlint-enable relay/unused-fields */

export type FoundComment = findCommentsByIdQuery["response"]["repository"]["commentById"];

/** Finds the comment whose id begins with `id`, in any review. Throws BAD_INPUT or NOT_FOUND if none or several do. */
export async function commentById(galley: Galley, id: string | undefined): Promise<FoundComment> {
  const { repository } = await galley.execute<findCommentsByIdQuery>(COMMENT_BY_ID_QUERY, { id: id ?? "" });
  return repository.commentById;
}

const THREAD_QUERY = graphql`
  query findCommentsThreadQuery($slug: String!, $id: String!) @throwOnFieldError {
    repository(slug: $slug) {
      commentById(id: $id) {
        thread {
          markdown
          review {
            revision
          }
          ...threadReport_thread
        }
      }
    }
  }
`;

/** Finds the thread of a comment like `commentById`; its Markdown says so if it was deleted. */
export async function threadById(galley: Galley, id: string): Promise<FoundThread> {
  const { repository } = await galley.execute<findCommentsThreadQuery>(THREAD_QUERY, { id });
  const { thread } = repository.commentById;
  const json = threadReport(thread.review.revision, thread);
  return { json, markdown: isDeleted(json) ? "It was deleted." : thread.markdown };
}
