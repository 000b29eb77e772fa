import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { PictureChangeQuery } from "#generated/PictureChangeQuery.graphql.ts";
import type { ChangeBodyProps } from "../changes/ChangeBody.ts";
import { failureOf } from "../fieldFailure.ts";
import { PictureComparison, PictureStage } from "./PictureComparison.tsx";
import { pictureFacts, readPicture, type ShownPicture } from "./PictureImage.tsx";
import "./PictureChange.css";

/** Shows both sides of a changed image, or the only one. Its height is fixed so that the page does not jump. */
export function PictureChange({ comparisonId: id, fileIndex }: ChangeBodyProps) {
  const environment = useRelayEnvironment();
  const [pictures, setPictures] = useState<ChangedPictures | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const subscription = fetchPictures(environment, { id, fileIndex }, setPictures, setFailure);
    return () => subscription.unsubscribe();
  }, [environment, id, fileIndex]);
  return (
    <div className="PictureChange">
      {failure !== null ? (
        <p role="alert">{failure}</p>
      ) : pictures === null ? (
        <p>Loading images…</p>
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
  if (only === null) return <p>There is no image to show: the content is not an image or is stored elsewhere.</p>;
  const isAdded = after !== null;
  return (
    <figure className="PictureChange-side">
      <figcaption className="PictureChange-caption">
        <span className={isAdded ? "PictureChange-added" : "PictureChange-deleted"}>
          {isAdded ? "Added" : "Deleted"}
        </span>
        <span className="PictureFacts">{pictureFacts(only)}</span>
      </figcaption>
      <PictureStage layers={[{ picture: only, alt: isAdded ? "Added image" : "Deleted image" }]} />
    </figure>
  );
}

/** The two sides of a changed image; null for a side that does not exist or is not an image. */
interface ChangedPictures {
  readonly before: ShownPicture | null;
  readonly after: ShownPicture | null;
}

/** Fetches both sides of a comparison's file as images. Calls exactly one of the callbacks, once. */
function fetchPictures(
  environment: IEnvironment,
  subscription: { readonly id: string; readonly fileIndex: number },
  onPictures: (pictures: ChangedPictures) => void,
  onFailure: (message: string) => void,
): Subscription {
  const query = graphql`
    query PictureChangeQuery($id: ID!, $fileIndex: Int!) {
      node(id: $id) {
        ... on Comparison {
          pictures(fileIndex: $fileIndex) @catch(to: RESULT) {
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
  return fetchQuery<PictureChangeQuery>(environment, query, subscription, {
    fetchPolicy: "store-or-network",
  }).subscribe({
    next: ({ node }) => {
      const pictures = node?.pictures;
      if (pictures === undefined) onFailure("The images could not be loaded.");
      else if (!pictures.ok) onFailure(failureOf(pictures.errors).message);
      else {
        const { old: before, new: after } = pictures.value;
        onPictures({ before: before ? readPicture(before) : null, after: after ? readPicture(after) : null });
      }
    },
    error: (error: Error) => onFailure(error.message),
  });
}
