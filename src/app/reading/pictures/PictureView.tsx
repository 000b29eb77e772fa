import { type CSSProperties, useState } from "react";
import { pictureFacts, PictureImage, type PixelSize, type ShownPicture } from "./PictureImage.tsx";
import "./FramedView.css";
import "./PictureView.css";

declare module "react" {
  interface CSSProperties {
    /** The size of a stage's image in pixels, and its maximum zoom. */
    readonly "--picture-width"?: number;
    readonly "--picture-height"?: number;
    readonly "--picture-zoom"?: number;
  }
}

/** The assumed size of an image without a size, until it has loaded. */
const UNKNOWN: PixelSize = { width: 300, height: 150 };
/** Smaller images are enlarged so that their pixels are visible; drawings, which have no pixels, even more. */
const SMALL = 96;
const SMALL_DRAWING = 320;

/** Shows an image as large as the space allows. */
export function PictureStage({ picture, alt }: { readonly picture: ShownPicture; readonly alt: string }) {
  const [measured, setMeasured] = useState<PixelSize | null>(null);
  const { width, height } = picture.pixels ?? measured ?? UNKNOWN;
  const small = picture.pixels === null ? SMALL_DRAWING : SMALL;
  const zoom = Math.max(1, Math.floor(small / Math.max(width, height)));
  const style: CSSProperties = { "--picture-width": width, "--picture-height": height, "--picture-zoom": zoom };
  return (
    <div className="PictureStage">
      <div className="PictureStage-box PictureGround" data-enlarged={zoom > 1 || undefined} style={style}>
        <PictureImage picture={picture} alt={alt} onSize={setMeasured} />
      </div>
    </div>
  );
}

/** Shows an image of the repository with its facts, alone on its page. */
export function PictureView({ picture, name }: { readonly picture: ShownPicture; readonly name: string }) {
  return (
    <section className="PictureView card" aria-label={name}>
      <p className="FramedView-bar muted small digits">{pictureFacts(picture)}</p>
      <PictureStage picture={picture} alt={name} />
    </section>
  );
}
