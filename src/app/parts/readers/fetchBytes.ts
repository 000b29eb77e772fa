import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchBytesQuery } from "#generated/fetchBytesQuery.graphql.ts";
import { failureOf } from "../failureOf.ts";

const TEXT = {
  lost: "These bytes could not be read.",
} as const;

/** Asks for some bytes of a blob, in base64. One of the two is called, once. Linear on the server in what comes before them. */
export function fetchBytes(
  environment: IEnvironment,
  asked: { readonly id: string; readonly offset: number; readonly length: number },
  onBytes: (base64: string) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchBytesQuery($id: ID!, $offset: Float!, $length: Int!) {
      node(id: $id) {
        ... on Blob {
          piece(offset: $offset, length: $length) @catch(to: RESULT) {
            base64
          }
        }
      }
    }
  `;
  return fetchQuery<fetchBytesQuery>(environment, query, asked).subscribe({
    next: ({ node }) => {
      const piece = node?.piece;
      if (piece === undefined) onFailure(TEXT.lost);
      else if (piece.ok) onBytes(piece.value.base64);
      else onFailure(failureOf(piece.errors).message);
    },
    error: (error: Error) => onFailure(error.message),
  });
}
