import type { findCommentsByIdQuery } from "#generated/findCommentsByIdQuery.graphql.ts";
import type { findCommentsQuery } from "#generated/findCommentsQuery.graphql.ts";
import type { Remark } from "#server/reviews/comments/ListedThread.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { remarkIn } from "../output/commentReport.ts";

const QUERY = graphql`
  query findCommentsQuery($slug: String!, $name: String, $isOpen: Boolean!, $since: String, $roots: [GitObjectID!])
  @throwOnFieldError {
    repository(slug: $slug) {
      chosenReview(name: $name) {
        revision
        remarks(isOpen: $isOpen, since: $since, roots: $roots) {
          ...commentReport_comment
        }
        said {
          oid
        }
      }
    }
  }
`;

/** Which remarks are wanted, of the review that a person means. */
export interface RemarksWanted {
  /** Only what still waits for something. */
  readonly isOpen: boolean;
  /** Only threads in which something was said since a patch set or a time, as a person writes it. */
  readonly since?: string | undefined;
  /** Only those of these first comments. */
  readonly roots?: readonly string[];
}

export interface ChosenRemarks {
  /** The review's id. */
  readonly review: string;
  readonly remarks: readonly Remark[];
  /** The ids of all comments that the review holds. */
  readonly said: ReadonlySet<string>;
}

/** Gives remarks with their code then and now, and what else was said. BAD_INPUT for a `since` that is none. */
export async function chosenRemarks(
  galley: Galley,
  name: string | undefined,
  { isOpen, since, roots }: RemarksWanted,
): Promise<ChosenRemarks> {
  const { repository } = await galley.ask<findCommentsQuery>(QUERY, (slug) => ({
    slug,
    name: name ?? null,
    isOpen,
    since: since ?? null,
    roots: roots ?? null,
  }));
  const { revision, remarks, said } = repository.chosenReview;
  return {
    review: revision,
    remarks: remarks.map((remark) => remarkIn(revision, remark)),
    said: new Set(said.map(({ oid }) => oid)),
  };
}

// Read by the words that ask for it.
/* oxlint-disable relay/unused-fields */
const CHOSEN_REMARK_QUERY = graphql`
  query findCommentsByIdQuery($slug: String!, $id: String!) @throwOnFieldError {
    repository(slug: $slug) {
      chosenRemark(id: $id) {
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

/** A comment, its thread and its review, by what they are called in what is asked further. */
export type ChosenRemark = findCommentsByIdQuery["response"]["repository"]["chosenRemark"];

/** Finds the comment whose id begins so, in whatever review; BAD_INPUT and NOT_FOUND where none is meant. */
export async function chosenRemark(galley: Galley, id: string | undefined): Promise<ChosenRemark> {
  const { repository } = await galley.ask<findCommentsByIdQuery>(CHOSEN_REMARK_QUERY, (slug) => ({
    slug,
    id: id ?? "",
  }));
  return repository.chosenRemark;
}
