import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FileHead_file$key } from "#generated/FileHead_file.graphql.ts";
import type { FileHead_repository$key } from "#generated/FileHead_repository.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { OtherReadings, type OtherReading } from "./OtherReadings.tsx";
import { PathLinks } from "./PathLinks.tsx";
import { RevisionPicker } from "./RevisionPicker.tsx";
import "./FileHead.css";

const TEXT = {
  at: "At",
  asInName: (revision: string): string => `As it is in ${revision}, at`,
  asAt: "As it is at",
} as const;

interface Props {
  readonly repository: FileHead_repository$key;
  readonly file: FileHead_file$key;
  /** Gives the address of a folder of the revision by its path, "" being the root. */
  readonly folderAddress: (folder: string) => string;
  readonly commitAddress: string;
  /** Gives the address of what is there where the page's own can be read in another way. */
  readonly readingAddress: (reading: OtherReading) => string;
  /** Goes to the same path of another revision; null where none is to be chosen. */
  readonly onRevision: ((revision: string) => void) | null;
  /** What else one does from here. */
  readonly children: ReactNode;
}

/** The head of a page about one file of a revision: its path, the commit, and what one does from here. */
export function FileHead(props: Props) {
  const { folderAddress, commitAddress, readingAddress, onRevision, children } = props;
  const repository = useFragment(
    graphql`
      fragment FileHead_repository on Repository @argumentDefinitions(place: { type: "String!" }) @throwOnFieldError {
        slug
        ...OtherReadings_repository @arguments(place: $place)
      }
    `,
    props.repository,
  );
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
      <h1 className="FileHead-title">
        <PathLinks path={path} addressOf={folderAddress} />
      </h1>
      <div className="FileHead-facts">
        <span>
          {revision === commit.oid ? TEXT.asAt : TEXT.asInName(displayPath(revision))}{" "}
          <Link to={commitAddress}>{commit.abbreviatedOid}</Link>
          {commit.messageHeadline !== "" && <> “{commit.messageHeadline}”</>}
        </span>
        <span className="FileHead-menus">
          {onRevision !== null && (
            <RevisionPicker
              key={revision}
              slug={repository.slug}
              label={TEXT.at}
              labelHidden
              value={revision}
              onPick={onRevision}
            />
          )}
          {children}
        </span>
      </div>
      <OtherReadings repository={repository} revision={revision} addressOf={readingAddress} />
    </>
  );
}
