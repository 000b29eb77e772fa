import { addressOf } from "#contract/pages.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";

const TEXT = {
  file: "File then",
  folder: "Folder then",
  hintOf: (path: string): string => `${displayPath(path)} as it was in this commit`,
} as const;

interface Props {
  readonly slug: string;
  readonly oid: string;
  /** What it is called now, and what in this commit. */
  readonly path: string;
  readonly named: string;
  readonly isFolder: boolean;
}

/** Leads to a file or folder as a commit left it; says what it was called then where that was another name. */
export function FileThen({ slug, oid, path, named, isFolder }: Props) {
  const to = isFolder ? addressOf.tree(slug, oid, named) : addressOf.file(slug, oid, named);
  const plain = isFolder ? TEXT.folder : TEXT.file;
  return (
    <Link className="FileThen" to={to} title={TEXT.hintOf(named)}>
      {named === path ? plain : `${plain}: ${displayPath(named)}`}
    </Link>
  );
}
