import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { ElsewhereHere_folder$key } from "#generated/ElsewhereHere_folder.graphql.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { EmptyState } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";

const TEXT = {
  nothing: "Path not found",
  thereIsNo: "There is no",
} as const;

interface Props {
  readonly slug: string;
  readonly folder: ElsewhereHere_folder$key;
}

/** Shown when the URL names no folder: links to the file at this path, or to the last commit that had the path. */
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
    const open = <ButtonLink to={addressOf.file(slug, revision, path)}>Open</ButtonLink>;
    return (
      <EmptyState
        title={kind === "SUBMODULE" ? "This path is a submodule" : "This path is a file, not a folder"}
        actions={open}
      >
        <code>{displayPath(path)}</code>
      </EmptyState>
    );
  }
  if (lastSeen == null) {
    return (
      <EmptyState title={TEXT.nothing}>
        {TEXT.thereIsNo} <code>{displayPath(path)}</code>{" "}
        {`in ${displayPath(revision)} or in its history. Check the path, or choose another branch or tag.`}
      </EmptyState>
    );
  }
  const address = lastSeen.kind === "TREE" ? addressOf.tree : addressOf.file;
  const { oid, abbreviatedOid, messageHeadline } = lastSeen.deletedBy;
  return (
    <EmptyState
      title={TEXT.nothing}
      actions={<ButtonLink to={address(slug, lastSeen.commit.oid, path)}>View the last version</ButtonLink>}
    >
      {TEXT.thereIsNo} <code>{displayPath(path)}</code> {`in ${displayPath(revision)}. It was deleted in`}{" "}
      <Link to={addressOf.commit(slug, oid)}>{abbreviatedOid}</Link>
      {messageHeadline !== "" && <> “{messageHeadline}”</>}.
    </EmptyState>
  );
}
