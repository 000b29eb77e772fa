import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { PictureChangeQuery } from "#generated/PictureChangeQuery.graphql.ts";
import type { ChangeBodyProps } from "../changes/ChangeBody.ts";
import { failureOf } from "../fieldFailure.ts";
import { PictureComparison, PictureStage } from "./PictureComparison.tsx";
import { pictureFacts, readPicture, type ShownPicture } from "./PictureImage.tsx";
import "./PictureChange.css";

const TEXT = {
  loading: "Loading the pictures…",
  none: "No picture can be shown: its content is none, or is kept elsewhere.",
  added: "Added",
  deleted: "Deleted",
  newAlt: "The picture that was added",
  oldAlt: "The picture that was deleted",
} as const;

/** A changed picture: both of its sides held together, or the one that there is. As tall whatever it shows, so that nothing jumps. */
export function PictureChange({ comparisonId: id, place }: ChangeBodyProps) {
  const environment = useRelayEnvironment();
  const [pictures, setPictures] = useState<ChangedPictures | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const asked = fetchPictures(environment, { id, place }, setPictures, setFailure);
    return () => asked.unsubscribe();
  }, [environment, id, place]);
  return (
    <div className="PictureChange">
      {failure !== null ? (
        <p role="alert">{failure}</p>
      ) : pictures === null ? (
        <p>{TEXT.loading}</p>
      ) : (
        <Sides of={pictures} />
      )}
    </div>
  );
}

function Sides({ of }: { readonly of: ChangedPictures }) {
  const { before, after } = of;
  if (before !== null && after !== null) return <PictureComparison before={before} after={after} />;
  const only = after ?? before;
  if (only === null) return <p>{TEXT.none}</p>;
  const isAdded = after !== null;
  return (
    <figure className="PictureChange-side">
      <figcaption className="PictureChange-caption">
        <span className={isAdded ? "PictureChange-added" : "PictureChange-deleted"}>
          {isAdded ? TEXT.added : TEXT.deleted}
        </span>
        <span className="PictureFacts">{pictureFacts(only)}</span>
      </figcaption>
      <PictureStage layers={[{ picture: only, alt: isAdded ? TEXT.newAlt : TEXT.oldAlt }]} />
    </figure>
  );
}

const FETCH_PICTURES_TEXT = {
  lost: "The pictures could not be read.",
} as const;

/** The two sides of a changed picture; null of one that is not there, or is none. */
interface ChangedPictures {
  readonly before: ShownPicture | null;
  readonly after: ShownPicture | null;
}

/** Asks for the sides of a comparison's file at a place as pictures. One of the two is called, once. */
function fetchPictures(
  environment: IEnvironment,
  asked: { readonly id: string; readonly place: number },
  onPictures: (pictures: ChangedPictures) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query PictureChangeQuery($id: ID!, $place: Int!) {
      node(id: $id) {
        ... on Comparison {
          pictures(place: $place) @catch(to: RESULT) {
            old {
              ...PictureImage_picture
            }
            new {
              ...PictureImage_picture
            }
          }
        }
      }
    }
  `;
  return fetchQuery<PictureChangeQuery>(environment, query, asked, { fetchPolicy: "store-or-network" }).subscribe({
    next: ({ node }) => {
      const pictures = node?.pictures;
      if (pictures === undefined) onFailure(FETCH_PICTURES_TEXT.lost);
      else if (!pictures.ok) onFailure(failureOf(pictures.errors).message);
      else {
        const { old: before, new: after } = pictures.value;
        onPictures({ before: before ? readPicture(before) : null, after: after ? readPicture(after) : null });
      }
    },
    error: (error: Error) => onFailure(error.message),
  });
}
