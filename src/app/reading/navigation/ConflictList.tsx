import { graphql, useFragment } from "react-relay";
import { displayPath, formatCount } from "#app/ui/format.ts";
import type { ConflictList_conflicts$key } from "#generated/ConflictList_conflicts.graphql.ts";
import "./MergeOutcome.css";

const FILES_MAX = 50;

const LABELS: Readonly<Record<string, string>> = {
  CONTENT: "both sides changed the same lines",
  BINARY: "binary file; git can merge only text",
  BOTH_ADDED: "both sides added it with different content",
  MODIFIED_DELETED: "changed on one side, deleted on the other",
  RENAMED_DELETED: "renamed on one side, deleted on the other",
  RENAMED_BOTH: "both sides renamed it differently",
  RENAMED_ONTO: "another file was renamed to this name",
  TYPES: "a file on one side, a link or a submodule on the other",
  FILE_FOLDER: "a file on one side, a folder on the other",
  FOLDER_RENAMED: "added to a folder that the other side renamed",
  SUBMODULE: "both sides updated the submodule",
};

function describeConflicts(kinds: readonly string[]): string {
  return kinds.map((kind) => LABELS[kind] ?? "git cannot merge it automatically").join("; ");
}

export function ConflictList({ conflicts }: { readonly conflicts: ConflictList_conflicts$key }) {
  const files = useFragment(
    graphql`
      fragment ConflictList_conflicts on MergeConflict @relay(plural: true) @throwOnFieldError {
        path
        kinds
      }
    `,
    conflicts,
  );
  return (
    <>
      <ul className="MergeOutcome-files">
        {files.slice(0, FILES_MAX).map(({ path, kinds }) => (
          <li key={path}>
            <code>{displayPath(path)}</code>: {describeConflicts(kinds)}
          </li>
        ))}
      </ul>
      {files.length > FILES_MAX && <p>And {formatCount(files.length - FILES_MAX)} more.</p>}
    </>
  );
}
