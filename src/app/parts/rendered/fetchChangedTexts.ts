import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchChangedTextsQuery } from "#generated/fetchChangedTextsQuery.graphql.ts";
import { failureOf } from "../failureOf.ts";

const TEXT = {
  lost: "This file's texts could not be read.",
} as const;

/** The two sides of a changed file; null of one that is not there, or has no text. */
export interface ChangedTexts {
  readonly before: string | null;
  readonly after: string | null;
}

/** Asks for the sides of a comparison's file at a place as texts. One of the two is called, once. */
export function fetchChangedTexts(
  environment: IEnvironment,
  asked: { readonly id: string; readonly place: number },
  onTexts: (texts: ChangedTexts) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchChangedTextsQuery($id: ID!, $place: Int!) {
      node(id: $id) {
        ... on Comparison {
          texts(place: $place) @catch(to: RESULT) {
            old
            new
          }
        }
      }
    }
  `;
  return fetchQuery<fetchChangedTextsQuery>(environment, query, asked).subscribe({
    next: ({ node }) => {
      const texts = node?.texts;
      if (texts === undefined) onFailure(TEXT.lost);
      else if (!texts.ok) onFailure(failureOf(texts.errors).message);
      else onTexts({ before: texts.value.old ?? null, after: texts.value.new ?? null });
    },
    error: (error: Error) => onFailure(error.message),
  });
}
