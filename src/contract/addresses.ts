import { addressPart } from "./byteText.ts";
import { addressOf } from "./pages.ts";

/** The address of raw contents: a file at a revision, or a blob. */
export interface RawAddress {
  readonly slug: string;
  /** A revision, a slash and a path; or a blob's full id alone. */
  readonly revisionPath: string;
  /** True to download instead of displaying. */
  readonly isDownload: boolean;
}

const PATTERN = /^\/(?<slug>[^/]+)\/raw\/(?<revisionPath>.+)$/u;
const DOWNLOAD = "download";

/** Addresses of raw contents, the only addresses that are neither pages nor assets. */
export const rawAddress = {
  /** Linear in the path. */
  write({ slug, revisionPath, isDownload = false }: Pick<RawAddress, "slug" | "revisionPath"> & Partial<RawAddress>) {
    const query = isDownload ? `?${DOWNLOAD}` : "";
    return `/${addressPart.write(slug, "@:")}/raw/${addressPart.write(revisionPath, "/@:")}${query}`;
  },
  /** Parses an address; null if it is malformed or of another kind. */
  read(pathname: string, search: URLSearchParams): RawAddress | null {
    const { slug: slugPart, revisionPath: revisionPathPart } = PATTERN.exec(pathname)?.groups ?? {};
    const slug = slugPart === undefined ? null : addressPart.read(slugPart);
    const revisionPath = revisionPathPart === undefined ? null : addressPart.read(revisionPathPart);
    if (slug === null || revisionPath === null) return null;
    return { slug, revisionPath, isDownload: search.has(DOWNLOAD) };
  },
} as const;

interface LinksInFile {
  readonly linkTo: (address: string) => string | null;
  readonly pictureAt: (address: string) => string | null;
}

/** Returns a function that resolves the links and images of a file at a commit. */
export function linksInFile(slug: string): (oid: string, path: string) => LinksInFile {
  return (oid, path) => ({ linkTo: linkFrom(slug, oid, path), pictureAt: pictureFrom(slug, oid, path) });
}

/**
 * Returns a function that resolves a link in a file to the page of the file or folder in the repository, including the
 * link's fragment. Null for links that leave the repository.
 */
export function linkFrom(slug: string, revision: string, path: string): (address: string) => string | null {
  return (address) => {
    const target = pathFrom(path, address);
    if (target === null) return null;
    if (target === "" || target.endsWith("/")) return addressOf.tree(slug, revision, target.replace(/\/$/u, ""));
    return addressOf.file(slug, revision, target) + (/#.+$/su.exec(address)?.[0] ?? "");
  };
}

/** Returns a function that resolves an image in a file to its raw address. Null for images elsewhere. */
export function pictureFrom(slug: string, revision: string, path: string): (address: string) => string | null {
  return (address) => {
    const target = pathFrom(path, address);
    return target === null || target === "" || target.endsWith("/")
      ? null
      : rawAddress.write({ slug, revisionPath: `${revision}/${target}` });
  };
}

/** Matches links that leave the file's repository: another site, an email address, a fragment of the same text. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?|$)/iu;

/**
 * Resolves a link to a path of the repository: relative to the file at `path`, or to the root if it begins with a
 * slash. A folder's path ends with a slash if the link does; the root is empty. Null for links that lead elsewhere or
 * above the root.
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
    return null; // not a valid URL
  }
}

/** A file of a change, or lines `line` to `to` of one of its sides, counted from 1. */
export interface ChangeLocation {
  /** The new path, or the old one of a deleted file. */
  readonly path: string;
  readonly lines: { readonly side: "old" | "new"; readonly line: number; readonly to: number } | null;
}

/** Line numbers have at most nine digits. */
const PLACE_HASH = /^#([^:]+)(?::([LR])([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?)?$/;

/** A location as a fragment: `#src/a.ts`, `#src/a.ts:R12` on the new side, `#src/a.ts:L12-20` on the old side. */
export const locationHash = {
  /** Parses a fragment including `#`; null if it is no location. */
  read(hash: string): ChangeLocation | null {
    const [, part = "", side, line, to] = PLACE_HASH.exec(hash) ?? [];
    const path = addressPart.read(part);
    if (path === null || path === "") return null;
    if (side === undefined || line === undefined) return { path, lines: null };
    const ends = [Number(line), Number(to ?? line)];
    return { path, lines: { side: side === "L" ? "old" : "new", line: Math.min(...ends), to: Math.max(...ends) } };
  },
  write({ path, lines }: ChangeLocation): string {
    const hash = `#${addressPart.write(path, "/@")}`;
    if (lines === null) return hash;
    const range = lines.to === lines.line ? "" : `-${lines.to}`;
    return `${hash}:${lines.side === "old" ? "L" : "R"}${lines.line}${range}`;
  },
} as const;

/** Formats lines, such as `line 3` or `lines 3 to 5`. */
export function nameLines(line: number, to: number): string {
  return line === to ? `line ${line}` : `lines ${line} to ${to}`;
}

/** Line numbers have at most nine digits. */
const LINES = /^#L([1-9]\d{0,8})(?:-L?([1-9]\d{0,8}))?$/u;

/**
 * Lines on the page of a single file as a fragment: `#L10`, `#L10-L20`. A location with the file's path, as other pages
 * write it, is accepted too.
 */
export function lineHash(path: string): Pick<typeof locationHash, "read" | "write"> {
  return {
    read(hash: string): ChangeLocation | null {
      const [, line, to = line] = LINES.exec(hash) ?? [];
      if (line === undefined) return locationHash.read(hash);
      const ends = [Number(line), Number(to)];
      return { path, lines: { side: "new", line: Math.min(...ends), to: Math.max(...ends) } };
    },
    write(location: ChangeLocation): string {
      const { lines } = location;
      if (location.path !== path) return locationHash.write(location);
      if (lines === null) return "";
      return lines.line === lines.to ? `#L${lines.line}` : `#L${lines.line}-L${lines.to}`;
    },
  };
}

/** First path segments that the server uses itself. */
const RESERVED = ["assets", "favicon.svg", "graphql", "session"];

/** Returns the slugs of repositories that are served together: unique, and of characters that need no escaping. */
export function slugsOf(names: readonly string[]): readonly string[] {
  const taken = new Set(RESERVED);
  return names.map((name) => {
    const wanted = plainName(name);
    let slug = wanted;
    for (let n = 2; taken.has(slug); n++) slug = `${wanted}-${n}`;
    taken.add(slug);
    return slug;
  });
}

function plainName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/gu, "-").replace(/^[-.]+|-+$/gu, "") || "repository";
}

const OPENED_SLUG = /^(.+)~([0-9a-f]{16})$/u;

export const slugName = (slug: string): string => OPENED_SLUG.exec(slug)?.[1] ?? slug;

/** The slug of a repository that was opened later: with its id, so that it stays the same and is never that of another path. */
export const openedSlug = {
  write: (name: string, id: string): string => `${plainName(name)}~${id}`,
  read(slug: string): { readonly name: string; readonly id: string } | null {
    const [, name, id] = OPENED_SLUG.exec(slug) ?? [];
    return name === undefined || id === undefined ? null : { name, id };
  },
} as const;

/** The path of the file that a commit's message is shown and commented on as. No path in a tree begins with a slash. */
export const COMMIT_MESSAGE_PATH = "/COMMIT_MSG";

/** Returns the lines of a commit's message as the file has them: without empty lines at the end. */
export function commitMessageLines(message: string): readonly string[] {
  const text = message.trimEnd();
  return text === "" ? [] : text.split("\n");
}
