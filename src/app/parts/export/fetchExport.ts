import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { fetchExportQuery } from "#generated/fetchExportQuery.graphql.ts";
import { failureOf } from "../fieldFailure.ts";

export interface ExportChoices {
  /** The id of the review or the comparison. */
  readonly id: string;
  readonly leaveOut: readonly string[];
  readonly withNames: boolean;
}

/** The part to fetch: a summary, and with it the data of the file or the file itself. */
export type ExportPart = "summary" | "data" | "html";

type Node = NonNullable<fetchExportQuery["response"]["node"]>;
type Exported = NonNullable<Node["ofReview"] | Node["ofComparison"]>;
export type ExportedFile = Extract<Exported, { readonly ok: true }>["value"];

// The dialogs read these fields.
/* oxlint-disable relay/unused-fields */

/** Fetches an exported file of a review or a comparison. Rejects with a message for the user. */
export function fetchExport(
  environment: IEnvironment,
  choices: ExportChoices,
  part: ExportPart,
): Promise<ExportedFile> {
  const query = graphql`
    query fetchExportQuery(
      $id: ID!
      $leaveOut: [String!]!
      $withNames: Boolean!
      $withHtml: Boolean!
      $withData: Boolean!
    ) {
      node(id: $id) {
        ... on Review {
          ofReview: exportedFile(leaveOut: $leaveOut, withNames: $withNames) @catch(to: RESULT) {
            fileCount
            additions
            deletions
            commentCount
            people
            hiddenFileCount
            hiddenCommentCount
            html @include(if: $withHtml)
            data @include(if: $withData)
          }
        }
        ... on Comparison {
          ofComparison: exportedFile(leaveOut: $leaveOut) @catch(to: RESULT) {
            fileCount
            additions
            deletions
            commentCount
            people
            hiddenFileCount
            hiddenCommentCount
            html @include(if: $withHtml)
            data @include(if: $withData)
          }
        }
      }
    }
  `;
  const variables = { ...choices, withHtml: part === "html", withData: part === "data" };
  return new Promise((resolve, reject) => {
    fetchQuery<fetchExportQuery>(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
      next: ({ node }) => {
        const found = node?.ofReview ?? node?.ofComparison;
        if (found === undefined || found === null) reject(new Error("This change could not be loaded."));
        else if (!found.ok) reject(new Error(failureOf(found.errors).message));
        else resolve(found.value);
      },
      error: reject,
    });
  });
}
