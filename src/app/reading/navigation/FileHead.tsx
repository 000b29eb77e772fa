import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FileHead_file$key } from "#generated/FileHead_file.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { OpenFileButton } from "#app/ui/editors/openInEditor.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { PathLinks } from "./PathLinks.tsx";
import { RevisionPicker } from "./RevisionPicker.tsx";
import "./FileHead.css";

interface Props {
  readonly slug: string;
  readonly file: FileHead_file$key;
  /** Returns the address of a folder at this revision; "" is the root. */
  readonly folderAddress: (folder: string) => string;
  readonly commitAddress: string;
  /** Opens the same path at another revision; null when the revision cannot be changed. */
  readonly onRevision: ((revision: string) => void) | null;
  readonly children: ReactNode;
}

/** The header of a page about a file at a revision: path, commit and actions. */
export function FileHead(props: Props) {
  const { slug, folderAddress, commitAddress, onRevision, children } = props;
  const { revision, path, commit } = useFragment(
    graphql`
      fragment FileHead_file on FileAtRevision @throwOnFieldError {
        revision
        path
        commit {
          oid
          abbreviatedOid
          messageHeadline
        }
      }
    `,
    props.file,
  );
  return (
    <>
      <h1 className="FileHead-title long-words strong">
        <PathLinks path={path} addressOf={folderAddress} />
      </h1>
      <div className="FileHead-facts row wrap spread muted small">
        <span>
          {revision === commit.oid ? "Commit" : `${displayPath(revision)} ·`}{" "}
          <Link to={commitAddress}>{commit.abbreviatedOid}</Link>
          {commit.messageHeadline !== "" && <> “{commit.messageHeadline}”</>}
        </span>
        <span className="FileHead-menus row wrap gap-2">
          {onRevision !== null && (
            <RevisionPicker
              key={revision}
              slug={slug}
              label="Branch or tag"
              labelHidden
              value={revision}
              onPick={onRevision}
            />
          )}
          {children}
          <OpenFileButton commit={commit.oid} path={path} />
        </span>
      </div>
    </>
  );
}
