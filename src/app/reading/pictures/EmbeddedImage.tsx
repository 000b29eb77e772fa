import { useMemo } from "react";
import { PictureImage, type PixelSize } from "./PictureImage.tsx";
import { useStored } from "#app/ui/Store.ts";

/** Shows an image embedded in a text. The browser gets a blob of the checked bytes and loads nothing. */
export function EmbeddedImage({ base64, alt }: { readonly base64: string; readonly alt: string }) {
  const picture = useMemo(() => embeddedPicture(base64), [base64]);
  const store = useMemo(() => (picture === null ? null : addressStore(picture)), [picture]);
  const address = useStored(store, () => store?.current() ?? null);
  if (picture === null) return <span className="Notebook-note muted small">Only PNG and JPEG images are shown.</span>;
  const { format, bytes, pixels } = picture;
  if (address === null) {
    // Reserves the space until the blob address exists.
    return pixels === null ? null : (
      <svg
        className="Notebook-picture"
        aria-hidden="true"
        viewBox={`0 0 ${pixels.width} ${pixels.height}`}
        {...pixels}
      />
    );
  }
  const shown = { address, format, pixels, byteSize: bytes.length };
  return <PictureImage className="Notebook-picture" picture={shown} alt={alt} />;
}

/** Holds a blob address for the bytes while there are subscribers. */
function addressStore({ format, bytes }: EmbeddedPicture) {
  let address: string | null = null;
  return {
    current: () => address,
    subscribe: (onChange: () => void) => {
      const made = URL.createObjectURL(new Blob([bytes], { type: `image/${format.toLowerCase()}` }));
      address = made;
      onChange();
      return () => {
        URL.revokeObjectURL(made);
        if (address === made) address = null;
      };
    },
  };
}

interface EmbeddedPicture {
  readonly format: "PNG" | "JPEG";
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null when the file does not contain its size. */
  readonly pixels: PixelSize | null;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const JPEG = [0xff, 0xd8, 0xff] as const;
const [PNG_WIDTH, PNG_HEIGHT] = [16, 20] as const;
/** The markers of JPEG frames, which contain the size; the excluded numbers are tables. */
const [FRAME_FIRST, FRAME_LAST, NO_FRAMES] = [0xc0, 0xcf, [0xc4, 0xc8, 0xcc]] as const;

/**
 * Decodes a base64 image. The format is detected from the leading bytes only; returns null unless it is PNG or JPEG.
 * Linear in the text.
 */
export function embeddedPicture(base64: string): EmbeddedPicture | null {
  const bytes = bytesOf(base64);
  if (bytes === null) return null;
  const view = new DataView(bytes.buffer);
  if (PNG.every((byte, at) => bytes[at] === byte)) return { format: "PNG", bytes, pixels: pngSize(view) };
  if (JPEG.every((byte, at) => bytes[at] === byte)) return { format: "JPEG", bytes, pixels: jpegSize(view) };
  return null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // Invalid base64 is treated as no image.
    return null;
  }
}

function pngSize(view: DataView): PixelSize | null {
  if (view.byteLength < PNG_HEIGHT + 4) return null;
  return { width: view.getUint32(PNG_WIDTH), height: view.getUint32(PNG_HEIGHT) };
}

/** Skips from segment to segment, each of which has a length, to the frame. */
function jpegSize(view: DataView): PixelSize | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const part = view.getUint8(at + 1);
    if (part >= FRAME_FIRST && part <= FRAME_LAST && !NO_FRAMES.some((other) => other === part)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return null;
}
