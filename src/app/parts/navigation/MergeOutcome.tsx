import { AlertIcon, CheckIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { counted, displayPath, formatCount, visibleText } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import type { MergeOutcome_conflicts$key } from "#generated/MergeOutcome_conflicts.graphql.ts";
import type { MergeOutcome_preview$key } from "#generated/MergeOutcome_preview.graphql.ts";
import "./MergeOutcome.css";

const TEXT = {
  clean: "Merges without conflicts",
  conflictText: (files: number): string => `Conflicts in ${counted(files, { one: "file", other: "files" })}`,
  moreText: (files: number): string => `And ${formatCount(files)} more.`,
  cleanHint: (head: string, base: string): string => `Git can merge ${head} into ${base} automatically`,
  conflictHint: (head: string, base: string): string => `Git cannot merge ${head} into ${base} automatically`,
  resolve: "To resolve them, merge",
  into: "into",
  orRebase: ", or rebase it, and resolve the conflicts in each file.",
} as const;

const FILES_MAX = 50;

interface Props {
  readonly preview: MergeOutcome_preview$key;
  /** The displayed names of the two sides: `head` is merged into `base`. */
  readonly head: string;
  readonly base: string;
}

/** Shows whether one side merges into the other; if not, the files in conflict, why, and what to do. */
export function MergeOutcome({ preview, head, base }: Props) {
  const { isClean, conflicts } = useFragment(
    graphql`
      fragment MergeOutcome_preview on MergePreview @throwOnFieldError {
        isClean
        conflicts {
          ...MergeOutcome_conflicts
        }
      }
    `,
    preview,
  );
  if (isClean) {
    return (
      <p className="MergeOutcome" title={visibleText(TEXT.cleanHint(head, base))}>
        <CheckIcon className="MergeOutcome-good" /> {TEXT.clean}
      </p>
    );
  }
  return (
    <details className="MergeOutcome-conflicts">
      <summary className="MergeOutcome" title={visibleText(TEXT.conflictHint(head, base))}>
        <AlertIcon className="MergeOutcome-bad" /> {TEXT.conflictText(conflicts.length)}
      </summary>
      <ConflictList conflicts={conflicts} />
      <p>
        {TEXT.resolve} <code>{base}</code> {TEXT.into} <code>{head}</code>
        {TEXT.orRebase}
      </p>
    </details>
  );
}

/** The files in conflict, each with the reason. */
export function ConflictList({ conflicts }: { readonly conflicts: MergeOutcome_conflicts$key }) {
  const files = useFragment(
    graphql`
      fragment MergeOutcome_conflicts on MergeConflict @relay(plural: true) @throwOnFieldError {
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
      {files.length > FILES_MAX && <p>{TEXT.moreText(files.length - FILES_MAX)}</p>}
    </>
  );
}

const MERGE_OUTCOME_SKELETON_TEXT = {
  label: "Checking for conflicts",
} as const;

/** Heights in pixels, as in the style sheets. */
const LINE = 21;
const PADDING = 4;

/** The loading state of MergeOutcome, as tall as the result so that nothing below moves. `isPadded` is false in a line of others. */
export function MergeOutcomeSkeleton({ isPadded = true }: { readonly isPadded?: boolean }) {
  const height = isPadded ? LINE + 2 * PADDING : LINE;
  return <Skeleton rows={1} rowHeight={height} label={MERGE_OUTCOME_SKELETON_TEXT.label} />;
}

const labels: Readonly<Record<string, string>> = {
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

const CONFLICT_TEXT = {
  /** The displayed reason for each conflict kind of the schema. */
  labels,
  other: "git cannot merge it automatically",
} as const;

function describeConflicts(kinds: readonly string[]): string {
  return kinds.map((kind) => CONFLICT_TEXT.labels[kind] ?? CONFLICT_TEXT.other).join("; ");
}
