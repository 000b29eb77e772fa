import type { ReactNode } from "react";
import { useSetting } from "#app/ui/settings.ts";

/** A source of a `picture` element, as its HTML gives it. */
export interface PictureSource {
  readonly media: string | undefined;
  readonly srcSet: string;
}

const SCHEME = /^\(prefers-color-scheme:\s*(light|dark)\)$/iu;
/** The descriptor of a size or a density after an address. */
const DESCRIPTOR = /\s+\d+(?:\.\d+)?[wx]$/u;

interface Props {
  readonly sources: readonly PictureSource[];
  /** Returns the address of an image in the repository; null for an image elsewhere, which must not be fetched. */
  readonly pictureAt: (address: string) => string | null;
  /** The image where no source applies. */
  readonly children: ReactNode;
}

/**
 * Shows the source of a `picture` for the viewer's color scheme: of the chosen theme, or else of the system. Leaves out
 * sources from elsewhere and sources for other media.
 */
export function SchemePicture({ sources, pictureAt, children }: Props): ReactNode {
  const theme = useSetting("theme");
  const isChosen = theme === "light" || theme === "dark";
  const shown = sources.flatMap(({ media = "", srcSet }, index) => {
    const address = pictureAt((srcSet.split(",")[0] ?? "").trim().replace(DESCRIPTOR, ""));
    const scheme = SCHEME.exec(media.trim())?.[1]?.toLowerCase();
    const isLeftOut = (media !== "" && scheme === undefined) || (isChosen && scheme !== undefined && scheme !== theme);
    if (address === null || isLeftOut) return [];
    const query = isChosen || scheme === undefined ? undefined : `(prefers-color-scheme: ${scheme})`;
    return [<source key={index} media={query} srcSet={address} />];
  });
  return (
    <picture>
      {shown}
      {children}
    </picture>
  );
}
