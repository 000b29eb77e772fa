import { type CSSProperties, type SyntheticEvent, useState } from "react";
import { graphql, readInlineData } from "react-relay";
import { sizeText } from "#app/diff/displayText.ts";
import { Button } from "#app/ui/Button.tsx";
import type { PictureImage_picture$key } from "#generated/PictureImage_picture.graphql.ts";
import "./PictureImage.css";

const TEXT = {
  large: "This picture is large and may take long to draw.",
  show: "Show it",
  broken: "The browser cannot show this picture.",
} as const;

/** What is larger is not drawn unasked: a few bytes may say that they are gigabytes of pixels. */
const PIXELS_MAX = 40_000_000;
const BYTES_MAX = 10 * 1024 * 1024;

interface Props {
  readonly picture: ShownPicture;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Is told how large a picture came out that does not say so itself. */
  readonly onSize?: (size: PixelSize) => void;
}

/** A picture of the repository: as an image, in which no script ever runs. */
export function PictureImage({ picture, alt, className = "", style, onSize }: Props) {
  const { address, pixels, byteSize } = picture;
  const isLarge = byteSize > BYTES_MAX || (pixels !== null && pixels.width * pixels.height > PIXELS_MAX);
  const [isAsked, setAsked] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const told = (event: SyntheticEvent<HTMLImageElement>): void => {
    const { naturalWidth, naturalHeight } = event.currentTarget;
    if (naturalWidth > 0 && naturalHeight > 0) onSize?.({ width: naturalWidth, height: naturalHeight });
  };
  if (isBroken) return <p className="PictureImage-note">{TEXT.broken}</p>;
  if (isLarge && !isAsked) {
    return (
      <p className="PictureImage-note">
        {TEXT.large}{" "}
        <Button size="small" onClick={() => setAsked(true)}>
          {TEXT.show}
        </Button>
      </p>
    );
  }
  return (
    <img
      className={`PictureImage ${className}`}
      src={address}
      alt={alt}
      width={pixels?.width}
      height={pixels?.height}
      decoding="async"
      draggable={false}
      style={style}
      onLoad={told}
      onError={() => setBroken(true)}
    />
  );
}

/** How many pixels wide and high a picture is. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of the repository as it is shown. */
export interface ShownPicture {
  /** Where its bytes are had. */
  readonly address: string;
  readonly format: string;
  /** Null where it does not say. */
  readonly pixels: PixelSize | null;
  readonly byteSize: number;
}

/** Reads a picture as it is shown. */
export function readPicture(picture: PictureImage_picture$key): ShownPicture {
  const { address, format, width, height, byteSize } = readInlineData(
    graphql`
      fragment PictureImage_picture on Picture @inline @throwOnFieldError {
        address
        format
        width
        height
        byteSize
      }
    `,
    picture,
  );
  return { address, format, pixels: width != null && height != null ? { width, height } : null, byteSize };
}

/** Says how a picture is written and how large it is, in pixels where it has any and in bytes. */
export function pictureFacts({ format, pixels, byteSize }: ShownPicture): string {
  const size = pixels === null ? [] : [`${pixels.width} × ${pixels.height} px`];
  return [format, ...size, sizeText(byteSize)].join(" · ");
}
