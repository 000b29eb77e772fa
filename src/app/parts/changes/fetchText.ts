import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchTextQuery } from "#generated/fetchTextQuery.graphql.ts";
import { failureOf } from "../failureOf.ts";

const TEXT = {
  lost: "This file's text could not be read.",
  none: "This file has no text.",
} as const;

/** Asks for the whole text of a comparison's file at a place. One of the two is called, once. */
export function fetchText(
  environment: IEnvironment,
  asked: { readonly id: string; readonly place: number },
  onText: (text: string) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchTextQuery($id: ID!, $place: Int!) {
      node(id: $id) {
        ... on Comparison {
          text(place: $place) @catch(to: RESULT) {
            content
          }
        }
      }
    }
  `;
  return fetchQuery<fetchTextQuery>(environment, query, asked).subscribe({
    next: ({ node }) => {
      const text = node?.text;
      if (text?.ok === false) onFailure(failureOf(text.errors).message);
      else if (text === undefined) onFailure(TEXT.lost);
      else if (text.value?.content == null) onFailure(TEXT.none);
      else onText(text.value.content);
    },
    error: (error: Error) => onFailure(error.message),
  });
}
