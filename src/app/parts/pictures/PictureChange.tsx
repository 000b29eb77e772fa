import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { ChangeBodyProps } from "../ChangeBody.ts";
import { type ChangedPictures, fetchPictures } from "./fetchPictures.ts";
import { PictureComparison } from "./PictureComparison.tsx";
import { pictureFacts } from "./pictureFacts.ts";
import { PictureStage } from "./PictureStage.tsx";
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
