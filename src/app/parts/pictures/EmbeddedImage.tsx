import { useMemo, useSyncExternalStore } from "react";
import { embeddedPicture, type EmbeddedPicture } from "./embeddedPicture.ts";
import { PictureImage } from "./PictureImage.tsx";

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
