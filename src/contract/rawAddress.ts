import { addressPart } from "./addressPart.ts";

/** What of a repository is sent as it is: a file at a revision, or a blob by its id. */
export interface RawAddress {
  readonly slug: string;
  /** A revision, a slash and a path; or a blob's full id alone. */
  readonly place: string;
  /** Whether it is to be saved instead of shown. */
  readonly isDownload: boolean;
  /** Whether what git-lfs keeps is meant where the content is a pointer to it. */
  readonly isLfs: boolean;
}

const PATTERN = /^\/(?<slug>[^/]+)\/raw\/(?<place>.+)$/u;
const LFS = "lfs";
const DOWNLOAD = "download";

/** Where contents are had byte for byte, out of a repository of that name: the one address that is no page and no asset. */
export const rawAddress = {
  /** Writes the address of a place or a blob. Linear in the place. */
  write({ slug, place, isDownload = false, isLfs = false }: Pick<RawAddress, "slug" | "place"> & Partial<RawAddress>) {
    const words = [...(isLfs ? [LFS] : []), ...(isDownload ? [DOWNLOAD] : [])];
    const query = words.length === 0 ? "" : `?${words.join("&")}`;
    return `/${addressPart.write(slug, "@:")}/raw/${addressPart.write(place, "/@:")}${query}`;
  },
  /** Reads an address; null for one that is none, or is not well-formed. */
  read(pathname: string, search: URLSearchParams): RawAddress | null {
    const { slug: slugPart, place: placePart } = PATTERN.exec(pathname)?.groups ?? {};
    const slug = slugPart === undefined ? null : addressPart.read(slugPart);
    const place = placePart === undefined ? null : addressPart.read(placePart);
    if (slug === null || place === null) return null;
    return { slug, place, isDownload: search.has(DOWNLOAD), isLfs: search.has(LFS) };
  },
} as const;
