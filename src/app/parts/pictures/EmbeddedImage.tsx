import { useMemo, useSyncExternalStore } from "react";
import { PictureImage, type PixelSize } from "./PictureImage.tsx";

const TEXT = {
  neither: "A picture that is neither PNG nor JPEG is not shown.",
} as const;

interface Props {
  readonly base64: string;
  readonly alt: string;
}

/** A picture that stands within a text: the browser is given the bytes that were looked at, and loads nothing. */
export function EmbeddedImage({ base64, alt }: Props) {
  const picture = useMemo(() => embeddedPicture(base64), [base64]);
  const store = useMemo(() => (picture === null ? null : addressStore(picture)), [picture]);
  const address = useSyncExternalStore(store?.subscribe ?? never, store?.current ?? nowhere, nowhere);
  if (picture === null) return <span className="Notebook-note">{TEXT.neither}</span>;
  const { format, bytes, pixels } = picture;
  if (address === null) {
    // Keeps its room until the browser has the bytes.
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

/** Has an address for the bytes as long as anyone shows them. */
function addressStore({ format, bytes }: EmbeddedPicture) {
  let address: string | null = null;
  return {
    current: () => address,
    subscribe: (tell: () => void) => {
      const made = URL.createObjectURL(new Blob([bytes], { type: `image/${format.toLowerCase()}` }));
      address = made;
      tell();
      return () => {
        URL.revokeObjectURL(made);
        if (address === made) address = null;
      };
    },
  };
}

function never(): () => void {
  return nothing;
}

function nothing(): void {
  // There is nothing to take back.
}

function nowhere(): null {
  return null;
}

/** A picture that stands within a text. */
interface EmbeddedPicture {
  readonly format: "PNG" | "JPEG";
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null where it does not say. */
  readonly pixels: PixelSize | null;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const JPEG = [0xff, 0xd8, 0xff] as const;
/** Where a PNG says its width and height. */
const [PNG_WIDTH, PNG_HEIGHT] = [16, 20] as const;
/** Parts of a JPEG that say its size: all frames, and not the tables among their numbers. */
const [FRAME_FIRST, FRAME_LAST, NO_FRAMES] = [0xc0, 0xcf, [0xc4, 0xc8, 0xcc]] as const;

/**
 * Reads a picture written in base64, whose format is told by the bytes it begins with and by nothing else; null for what is
 * neither PNG nor JPEG. Linear in the text.
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
    // What is no base64 is no picture.
    return null;
  }
}

function pngSize(view: DataView): PixelSize | null {
  if (view.byteLength < PNG_HEIGHT + 4) return null;
  return { width: view.getUint32(PNG_WIDTH), height: view.getUint32(PNG_HEIGHT) };
}

/** Goes from part to part, each of which says how long it is, to the frame. */
function jpegSize(view: DataView): PixelSize | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const part = view.getUint8(at + 1);
    if (part >= FRAME_FIRST && part <= FRAME_LAST && !NO_FRAMES.some((other) => other === part)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return null;
}
