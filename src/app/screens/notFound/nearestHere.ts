import { graphql, readInlineData } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { nearestHere_folder$key } from "#generated/nearestHere_folder.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  folderWords: (path: string): string => `The folder ${displayPath(path)}`,
  before: (name: string, deletion: string): string => `${name} as it was before ${deletion} deleted it`,
  commit: (abbreviatedOid: string): string => `Commit ${abbreviatedOid}`,
} as const;
const nameOf = (path: string): string => displayPath(path.slice(path.lastIndexOf("/") + 1));
const beforeWords = (path: string, deletion: string): string => TEXT.before(nameOf(path), deletion);
const deletionWords = (oid: string, headline: string): string => `${oid}${headline === "" ? "" : ` “${headline}”`}`;

/** The pages nearest to one of a file that is not there: the folder in its place, or the file as it was last and what took it away. */
export function nearestHere(
  slug: string,
  page: string,
  key: nearestHere_folder$key,
): readonly { readonly label: string; readonly to: string }[] {
  const { revision, path, kind, lastSeen } = readInlineData(
    graphql`
      fragment nearestHere_folder on FolderAtRevision @inline {
        revision
        path
        kind
        lastSeen @catch(to: NULL) {
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
    key,
  );
  if (revision == null || path == null) return [];
  if (kind === "TREE") return [{ label: TEXT.folderWords(path), to: addressOf.tree(slug, revision, path) }];
  const { oid } = lastSeen?.commit ?? {};
  const deletedBy = lastSeen?.deletedBy;
  if (oid == null || deletedBy?.oid == null) return [];
  const ofFile = page === "blame" ? addressOf.blame : addressOf.file;
  const deletion = deletionWords(deletedBy.abbreviatedOid ?? "", deletedBy.messageHeadline ?? "");
  return [
    {
      label: beforeWords(path, deletion),
      to: (lastSeen?.kind === "TREE" ? addressOf.tree : ofFile)(slug, oid, path),
    },
    { label: TEXT.commit(deletedBy.abbreviatedOid), to: addressOf.commit(slug, deletedBy.oid) },
  ];
}
