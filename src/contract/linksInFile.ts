import { linkFrom } from "./linkFrom.ts";
import { pictureFrom } from "./pictureFrom.ts";

/** Where addresses in a file lead, and pictures that it names are had. */
interface LinksInFile {
  readonly linkTo: (address: string) => string | null;
  readonly pictureAt: (address: string) => string | null;
}

/** Gives, for a file of a repository at a commit, where addresses in it lead. */
export function linksInFile(slug: string): (oid: string, path: string) => LinksInFile {
  return (oid, path) => ({ linkTo: linkFrom(slug, oid, path), pictureAt: pictureFrom(slug, oid, path) });
}
