import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { ElsewhereHere_folder$key } from "#generated/ElsewhereHere_folder.graphql.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Link } from "#app/ui/Link.tsx";

const FILE = "A file is here, not a folder";
const SUBMODULE = "A submodule is here";
const NOTHING = "Nothing is here";
const NEVER = "There never was, in the history of this revision.";
const OPEN = "Open it";
const BEFORE = "Open it as it was before that";

interface Props {
  readonly slug: string;
  readonly folder: ElsewhereHere_folder$key;
}

/** Stands where an address names no folder: leads to the file that is there, or to the last commit that had something. */
export function ElsewhereHere({ slug, folder }: Props) {
  const { revision, path, kind, lastSeen } = useFragment(
    graphql`
      fragment ElsewhereHere_folder on FolderAtRevision @throwOnFieldError {
        revision
        path
        kind
        lastSeen {
          kind
          commit {
            oid
          }
          deletedBy {
            oid
            abbreviatedOid
            messageHeadline
          }
        }
      }
    `,
    folder,
  );
  if (kind != null) {
    const open = <ButtonLink to={addressOf.file(slug, revision, path)}>{OPEN}</ButtonLink>;
    return (
      <EmptyState title={kind === "SUBMODULE" ? SUBMODULE : FILE} actions={open}>
        <code>{displayPath(path)}</code>
      </EmptyState>
    );
  }
  if (lastSeen == null) {
    return (
      <EmptyState title={NOTHING}>
        There is no <code>{displayPath(path)}</code> in {displayPath(revision)}. {NEVER}
      </EmptyState>
    );
  }
  const address = lastSeen.kind === "TREE" ? addressOf.tree : addressOf.file;
  const { oid, abbreviatedOid, messageHeadline } = lastSeen.deletedBy;
  return (
    <EmptyState
      title={NOTHING}
      actions={<ButtonLink to={address(slug, lastSeen.commit.oid, path)}>{BEFORE}</ButtonLink>}
    >
      There is no <code>{displayPath(path)}</code> in {displayPath(revision)}. It was deleted by{" "}
      <Link to={addressOf.commit(slug, oid)}>{abbreviatedOid}</Link>
      {messageHeadline !== "" && <> “{messageHeadline}”</>}.
    </EmptyState>
  );
}
