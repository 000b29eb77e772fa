import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchPicturesQuery } from "#generated/fetchPicturesQuery.graphql.ts";
import { failureOf } from "../failureOf.ts";
import { readPicture, type ShownPicture } from "./readPicture.ts";

const TEXT = {
  lost: "The pictures could not be read.",
} as const;

/** The two sides of a changed picture; null of one that is not there, or is none. */
export interface ChangedPictures {
  readonly before: ShownPicture | null;
  readonly after: ShownPicture | null;
}

/** Asks for the sides of a comparison's file at a place as pictures. One of the two is called, once. */
export function fetchPictures(
  environment: IEnvironment,
  asked: { readonly id: string; readonly place: number },
  onPictures: (pictures: ChangedPictures) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchPicturesQuery($id: ID!, $place: Int!) {
      node(id: $id) {
        ... on Comparison {
          pictures(place: $place) @catch(to: RESULT) {
            old {
              ...readPicture_picture
            }
            new {
              ...readPicture_picture
            }
          }
        }
      }
    }
  `;
  return fetchQuery<fetchPicturesQuery>(environment, query, asked, { fetchPolicy: "store-or-network" }).subscribe({
    next: ({ node }) => {
      const pictures = node?.pictures;
      if (pictures === undefined) onFailure(TEXT.lost);
      else if (!pictures.ok) onFailure(failureOf(pictures.errors).message);
      else {
        const { old: before, new: after } = pictures.value;
        onPictures({ before: before ? readPicture(before) : null, after: after ? readPicture(after) : null });
      }
    },
    error: (error: Error) => onFailure(error.message),
  });
}
