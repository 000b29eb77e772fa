import { graphql } from "react-relay";
import type { PictureChangeQuery } from "#generated/PictureChangeQuery.graphql.ts";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { valueOf } from "../data/fieldFailure.ts";
import { useLoadedQuery } from "../data/useLoadedQuery.ts";
import { pictureFacts, readPicture, type ShownPicture } from "./PictureImage.tsx";
import { PictureStage } from "./PictureView.tsx";
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
  if (before === null && after === null)
    return <p>There is no image to show: the content is not an image or is stored elsewhere.</p>;
  return (
    <div className="PictureChange-sides gap-3">
      {before !== null && <Side side="old" picture={before} label={after === null ? "Deleted" : "Before"} />}
      {after !== null && <Side side="new" picture={after} label={before === null ? "Added" : "After"} />}
    </div>
  );
}

interface SideProps {
  readonly side: "old" | "new";
  readonly picture: ShownPicture;
  readonly label: keyof typeof NAMES;
}

const NAMES = { Added: "Added image", After: "Image after", Before: "Image before", Deleted: "Deleted image" } as const;

function Side({ side, picture, label }: SideProps) {
  return (
    <figure className="PictureChange-side gap-2">
      <figcaption className="PictureChange-caption row baseline wrap gap-x-2 small">
        <span className={side === "old" ? "strong removed-text" : "strong added-text"}>{label}</span>
        <span className="muted digits">{pictureFacts(picture)}</span>
      </figcaption>
      <PictureStage picture={picture} alt={NAMES[label]} />
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
