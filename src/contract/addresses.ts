import { addressPart } from "./byteText.ts";
import { addressOf } from "./pages.ts";

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

/** Where addresses in a file lead, and pictures that it names are had. */
interface LinksInFile {
  readonly linkTo: (address: string) => string | null;
  readonly pictureAt: (address: string) => string | null;
}

/** Gives, for a file of a repository at a commit, where addresses in it lead. */
export function linksInFile(slug: string): (oid: string, path: string) => LinksInFile {
  return (oid, path) => ({ linkTo: linkFrom(slug, oid, path), pictureAt: pictureFrom(slug, oid, path) });
}

/**
 * Gives, for what links in a file lead to, the pages of the repository's own files, at the very place that a link names.
 * Null for what leads elsewhere.
 */
export function linkFrom(slug: string, revision: string, path: string): (address: string) => string | null {
  return (address) => {
    const target = pathFrom(path, address);
    if (target === null) return null;
    if (target === "" || target.endsWith("/")) return addressOf.tree(slug, revision, target.replace(/\/$/u, ""));
    return addressOf.file(slug, revision, target) + (/#.+$/su.exec(address)?.[0] ?? "");
  };
}

/** Gives, for pictures that a file names, where the repository's own are had as they are; null for what is elsewhere. */
export function pictureFrom(slug: string, revision: string, path: string): (address: string) => string | null {
  return (address) => {
    const target = pathFrom(path, address);
    return target === null || target === "" || target.endsWith("/")
      ? null
      : rawAddress.write({ slug, place: `${revision}/${target}` });
  };
}

/** What is no place in the repository: another site, a mailbox, a place in the same text. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?|$)/iu;

/**
 * Reads an address in a file as a path of the repository: relative to the file at `path`, or to the root where it begins with
 * a slash. A folder's ends with a slash where the address says that it is one, the root is empty. Null for what leads
 * elsewhere or above the root.
 */
function pathFrom(path: string, address: string): string | null {
  if (ELSEWHERE.test(address)) return null;
  const written = decoded(address.replace(/[?#].*$/su, ""));
  if (written === null) return null;
  const parts = written.startsWith("/") ? [] : path.split("/").slice(0, -1);
  for (const part of written.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  const target = parts.join("/");
  return target !== "" && written.endsWith("/") ? `${target}/` : target;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // not an address that a browser would follow
  }
}

/** A file of a change, or lines of one side of it, from `line` up to `to`, both counted from 1. */
export interface ChangePlace {
  /** The path where the file is now, or else was. */
  readonly path: string;
  readonly lines: { readonly side: "old" | "new"; readonly line: number; readonly to: number } | null;
}

/** Nothing has more lines than this has digits. */
const WORD = /^#([^:]+)(?::([LR])([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?)?$/;

/** A place as the address of a page writes it: `#src/a.ts`, `#src/a.ts:R12` on the new side, `#src/a.ts:L12-20` on the old. */
export const placeWord = {
  /** Reads what follows a page's address, `#` included; null where that is no place. */
  read(word: string): ChangePlace | null {
    const [, part = "", side, line, to] = WORD.exec(word) ?? [];
    const path = addressPart.read(part);
    if (path === null || path === "") return null;
    if (side === undefined || line === undefined) return { path, lines: null };
    const ends = [Number(line), Number(to ?? line)];
    return { path, lines: { side: side === "L" ? "old" : "new", line: Math.min(...ends), to: Math.max(...ends) } };
  },
  write({ path, lines }: ChangePlace): string {
    const word = `#${addressPart.write(path, "/@")}`;
    if (lines === null) return word;
    const range = lines.to === lines.line ? "" : `-${lines.to}`;
    return `${word}:${lines.side === "old" ? "L" : "R"}${lines.line}${range}`;
  },
} as const;

/** Nothing has more lines than this has digits. */
const LINES = /^#L([1-9]\d{0,8})(?:-L?([1-9]\d{0,8}))?$/u;

/**
 * Lines of the one file of a page as its address writes them: `#L10`, `#L10-L20`. A place with the file's path, as other
 * pages write it, is read too.
 */
export function lineWord(path: string): Pick<typeof placeWord, "read" | "write"> {
  return {
    read(word: string): ChangePlace | null {
      const [, line, to = line] = LINES.exec(word) ?? [];
      if (line === undefined) return placeWord.read(word);
      const ends = [Number(line), Number(to)];
      return { path, lines: { side: "new", line: Math.min(...ends), to: Math.max(...ends) } };
    },
    write(place: ChangePlace): string {
      const { lines } = place;
      if (place.path !== path) return placeWord.write(place);
      if (lines === null) return "";
      return lines.line === lines.to ? `#L${lines.line}` : `#L${lines.line}-L${lines.to}`;
    },
  };
}

/** First segments of addresses that are the server's own. */
const RESERVED = ["assets", "favicon.svg", "graphql", "session"];

/** Gives the names that repositories served together have in addresses: unique, and made of letters that need no escaping. */
export function slugsOf(names: readonly string[]): readonly string[] {
  const taken = new Set(RESERVED);
  return names.map((name) => {
    const wanted = name.replace(/[^A-Za-z0-9._-]+/gu, "-").replace(/^[-.]+|-+$/gu, "") || "repository";
    let slug = wanted;
    for (let n = 2; taken.has(slug); n++) slug = `${wanted}-${n}`;
    taken.add(slug);
    return slug;
  });
}
