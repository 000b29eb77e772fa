import type { chosenRemarksQuery } from "#generated/chosenRemarksQuery.graphql.ts";
import type { Remark } from "#server/reviews/remarks/Remark.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";
import { remarkIn } from "../output/remarkIn.ts";

const QUERY = graphql`
  query chosenRemarksQuery($slug: String!, $name: String, $isOpen: Boolean!, $since: String, $roots: [GitObjectID!])
  @throwOnFieldError {
    repository(slug: $slug) {
      chosenReview(name: $name) {
        revision
        remarks(isOpen: $isOpen, since: $since, roots: $roots) {
          ...remarkIn_remark
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
  const { repository } = await galley.ask<chosenRemarksQuery>(QUERY, (slug) => ({
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
