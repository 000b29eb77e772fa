import { useState, type CSSProperties, type ReactNode } from "react";
import { PictureImage } from "./PictureImage.tsx";
import type { PixelSize, ShownPicture } from "./readPicture.ts";

interface Layer {
  readonly picture: ShownPicture;
  readonly alt: string;
  readonly style?: CSSProperties;
}

declare module "react" {
  interface CSSProperties {
    /** Pixels of a stage's picture, and how many times as large it may be shown. */
    readonly "--picture-width"?: number;
    readonly "--picture-height"?: number;
    readonly "--picture-zoom"?: number;
  }
}

/** Until a picture that does not say so has told how large it is. */
const UNKNOWN: PixelSize = { width: 300, height: 150 };
/** A side that is smaller is enlarged, so that its pixels are seen; drawings, which have none, more. */
const SMALL = 96;
const SMALL_DRAWING = 320;

interface Props {
  /** From below to above. */
  readonly layers: readonly Layer[];
  readonly className?: string;
  /** What lies over the pictures. */
  readonly children?: ReactNode;
}

/** Lays pictures over one another by their upper left corners, all in one scale, as large as there is room. */
export function PictureStage({ layers, className = "", children }: Props) {
  const [measured, setMeasured] = useState<Readonly<Record<number, PixelSize>>>({});
  const sizes = layers.map(({ picture }, index) => picture.pixels ?? measured[index] ?? UNKNOWN);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const isDrawn = layers.every(({ picture }) => picture.pixels === null);
  const zoom = Math.max(1, Math.floor((isDrawn ? SMALL_DRAWING : SMALL) / Math.max(width, height)));
  const style: CSSProperties = { "--picture-width": width, "--picture-height": height, "--picture-zoom": zoom };
  return (
    <div className={`PictureStage ${className}`}>
      <div className="PictureStage-box PictureGround" data-enlarged={zoom > 1 || undefined} style={style}>
        {layers.map((layer, index) => {
          const size = sizes[index] ?? UNKNOWN;
          const share: CSSProperties = {
            width: `${(100 * size.width) / width}%`,
            height: `${(100 * size.height) / height}%`,
          };
          return (
            <div key={layer.alt} className="PictureStage-layer" style={layer.style}>
              <PictureImage
                picture={layer.picture}
                alt={layer.alt}
                style={share}
                onSize={(natural) => setMeasured((known) => ({ ...known, [index]: natural }))}
              />
            </div>
          );
        })}
        {children}
      </div>
    </div>
  );
}
