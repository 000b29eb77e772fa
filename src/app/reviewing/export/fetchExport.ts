import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { fetchExportQuery } from "#generated/fetchExportQuery.graphql.ts";
import { valueOf } from "#app/reading/data/fieldFailure.ts";

export interface ExportChoices {
  /** The id of the review or the comparison. */
  readonly id: string;
  readonly leaveOut: readonly string[];
  readonly withNames: boolean;
}

type Node = NonNullable<fetchExportQuery["response"]["node"]>;
type Exported = NonNullable<Node["ofReview"] | Node["ofComparison"]>;
export type ExportedFile = Extract<Exported, { readonly ok: true }>["value"];

// The dialogs read these fields.
/* oxlint-disable relay/unused-fields */

void graphql`
  fragment fetchExport_file on ExportedFile {
    fileCount
    additions
    deletions
    commentCount
    people
    unreadable
    hiddenFileCount
    hiddenCommentCount
    html @include(if: $withHtml)
    data @include(if: $withData)
  }
`;

export const EXPORT = graphql`
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
          ...fetchExport_file @relay(mask: false)
        }
      }
      ... on Comparison {
        ofComparison: exportedFile(leaveOut: $leaveOut) @catch(to: RESULT) {
          ...fetchExport_file @relay(mask: false)
        }
      }
    }
  }
`;

export function readExport({ node }: fetchExportQuery["response"]): ExportedFile {
  return valueOf(node?.ofReview ?? node?.ofComparison, "This change could not be loaded.");
}

/** Fetches the data of an exported file, or the file itself. Rejects with a message for the user. */
export async function fetchExport(
  environment: IEnvironment,
  choices: ExportChoices,
  part: "data" | "html",
): Promise<ExportedFile> {
  const variables = { ...choices, withHtml: part === "html", withData: part === "data" };
  const answer = await fetchQuery<fetchExportQuery>(environment, EXPORT, variables, {
    networkCacheConfig: { force: true },
  }).toPromise();
  return readExport(answer ?? { node: null });
}
