import { graphql } from "react-relay";
import type { PictureChangeQuery } from "#generated/PictureChangeQuery.graphql.ts";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { valueOf } from "../data/fieldFailure.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";
import { PictureComparison, PictureStage } from "./PictureComparison.tsx";
import { pictureFacts, readPicture, type ShownPicture } from "./PictureImage.tsx";
import "./PictureChange.css";

/** Shows both sides of a changed image, or the only one. Its height is fixed so that the page does not jump. */
export function PictureChange({ comparisonId: id, fileIndex }: ChangeBodyProps) {
  const { data: pictures, failure } = useLoadedQuery<PictureChangeQuery, ChangedPictures>(
    graphql`
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
    `,
    { id, fileIndex },
    readPictures,
    { fetchPolicy: "store-or-network" },
  );
  return (
    <div className="PictureChange gap-2">
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
    <figure className="PictureChange-side gap-2">
      <figcaption className="PictureChange-caption row baseline wrap gap-x-2 small">
        <span className={isAdded ? "strong added-text" : "strong removed-text"}>{isAdded ? "Added" : "Deleted"}</span>
        <span className="PictureFacts muted small digits">{pictureFacts(only)}</span>
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

function readPictures({ node }: PictureChangeQuery["response"]): ChangedPictures {
  const { old: before, new: after } = valueOf(node?.pictures, "The images could not be loaded.");
  return { before: before ? readPicture(before) : null, after: after ? readPicture(after) : null };
}
