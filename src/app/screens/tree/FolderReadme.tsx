import { BookIcon } from "@primer/octicons-react";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { linkFrom } from "#contract/linkFrom.ts";
import { addressOf } from "#contract/pages.ts";
import type { FolderReadme_folder$key } from "#generated/FolderReadme_folder.graphql.ts";
import { MarkdownText } from "#app/parts/markdown/MarkdownText.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";

const TEXT = {
  unreadable: "It cannot be shown here; its own page says why.",
} as const;
const MARKDOWN = /\.(?:md|markdown|mdown|mkd)$/iu;

interface Props {
  readonly slug: string;
  readonly folder: FolderReadme_folder$key;
}

/** The file that introduces the folder, below what it holds; nothing where there is none. */
export function FolderReadme({ slug, folder }: Props) {
  const { revision, readme } = useFragment(
    graphql`
      fragment FolderReadme_folder on FolderAtRevision {
        revision
        readme {
          path
          blob {
            text @catch(to: NULL)
          }
        }
      }
    `,
    folder,
  );
  const at = revision ?? "HEAD";
  const path = readme?.path ?? null;
  const linkTo = useMemo(() => linkFrom(slug, at, path ?? ""), [slug, at, path]);
  if (path === null) return null;
  const text = readme?.blob?.text ?? null;
  const to = addressOf.file(slug, at, path);
  return (
    <section className="FolderReadme" aria-label={displayPath(path)}>
      <h2 className="FolderReadme-title">
        <BookIcon /> <Link to={to}>{displayPath(path.slice(path.lastIndexOf("/") + 1))}</Link>
      </h2>
      <div className="FolderReadme-text">
        {text === null ? (
          <p>{TEXT.unreadable}</p>
        ) : MARKDOWN.test(path) ? (
          <MarkdownText text={text} linkTo={linkTo} />
        ) : (
          <pre className="FolderReadme-plain">{text}</pre>
        )}
      </div>
    </section>
  );
}
