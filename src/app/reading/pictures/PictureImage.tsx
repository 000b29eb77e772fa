import { type SyntheticEvent, useCallback, useState } from "react";
import { graphql, readInlineData } from "react-relay";
import { sizeText } from "#app/diff/displayText.ts";
import { Button } from "#app/ui/Button.tsx";
import { Spinner } from "#app/ui/loading.tsx";
import type { PictureImage_picture$key } from "#generated/PictureImage_picture.graphql.ts";
import "./PictureImage.css";

/** Larger images are rendered on request only: a few bytes may decode to gigabytes of pixels. */
const PIXELS_MAX = 40_000_000;
const BYTES_MAX = 10 * 1024 * 1024;

interface Props {
  readonly picture: ShownPicture;
  readonly alt: string;
  readonly className?: string;
  /** Called with the rendered size of an image whose data has no size. */
  readonly onSize?: (size: PixelSize) => void;
}

/** Shows an image from the repository in an img element, in which no script ever runs. */
export function PictureImage({ picture, alt, className = "", onSize }: Props) {
  const { address, pixels, byteSize } = picture;
  const isLarge = byteSize > BYTES_MAX || (pixels !== null && pixels.width * pixels.height > PIXELS_MAX);
  const [isRequested, setRequested] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  // The image of a served page may have loaded before its handlers were there.
  const whenThere = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete === true) setLoaded(true);
  }, []);
  const onLoaded = (event: SyntheticEvent<HTMLImageElement>): void => {
    const { naturalWidth, naturalHeight } = event.currentTarget;
    setLoaded(true);
    if (naturalWidth > 0 && naturalHeight > 0) onSize?.({ width: naturalWidth, height: naturalHeight });
  };
  if (isBroken) return <p className="PictureImage-note muted small">The browser cannot show this image.</p>;
  if (isLarge && !isRequested) {
    return (
      <p className="PictureImage-note muted small">
        This image is large and may take long to load.{" "}
        <Button size="small" onClick={() => setRequested(true)}>
          Show image
        </Button>
      </p>
    );
  }
  return (
    <>
      {!isLoaded && (
        <span className="PictureImage-loading row gap-2 muted small" role="status">
          <Spinner /> {`Loading image, ${sizeText(byteSize)}`}
        </span>
      )}
      <img
        ref={whenThere}
        className={`PictureImage ${className}`}
        src={address}
        alt={alt}
        width={pixels?.width}
        height={pixels?.height}
        decoding="async"
        draggable={false}
        onLoad={onLoaded}
        onError={() => setBroken(true)}
      />
    </>
  );
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface ShownPicture {
  readonly address: string;
  readonly format: string;
  /** Null when the file does not contain its size. */
  readonly pixels: PixelSize | null;
  readonly byteSize: number;
}

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

/** Describes the format, the size in pixels if there is one, and the size in bytes. */
export function pictureFacts({ format, pixels, byteSize }: ShownPicture): string {
  const size = pixels === null ? [] : [`${pixels.width} × ${pixels.height} px`];
  return [format, ...size, sizeText(byteSize)].join(" · ");
}
