import { AlertIcon, CheckIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { counted, displayPath, formatCount, visibleText } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import type { MergeOutcome_preview$key } from "#generated/MergeOutcome_preview.graphql.ts";
import "./MergeOutcome.css";

const TEXT = {
  clean: "Merges without conflicts",
  conflictText: (files: number): string => `Conflicts in ${counted(files, { one: "file", other: "files" })}`,
  restText: (files: number): string => `And ${formatCount(files)} more.`,
  cleanHint: (head: string, base: string): string => `Git merges ${head} into ${base} by itself`,
  conflictHint: (head: string, base: string): string => `Git does not merge ${head} into ${base} by itself`,
  resolve: "To resolve them, merge",
  into: "into",
  orRebase: ", or rebase it, and choose in each file what stays.",
} as const;

/** More files than anybody reads in such a list. */
const FILES_MAX = 50;

interface Props {
  readonly preview: MergeOutcome_preview$key;
  /** What is merged, and into what, as people call them. */
  readonly head: string;
  readonly base: string;
}

/** Says in a line whether one thing merges into another; where it does not, which files conflict, why, and what to do. */
export function MergeOutcome({ preview, head, base }: Props) {
  const { isClean, conflicts } = useFragment(
    graphql`
      fragment MergeOutcome_preview on MergePreview @throwOnFieldError {
        isClean
        conflicts {
          path
          kinds
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
      <ul className="MergeOutcome-files">
        {conflicts.slice(0, FILES_MAX).map(({ path, kinds }) => (
          <li key={path}>
            <code>{displayPath(path)}</code>: {conflictWords(kinds)}
          </li>
        ))}
      </ul>
      {conflicts.length > FILES_MAX && <p>{TEXT.restText(conflicts.length - FILES_MAX)}</p>}
      <p>
        {TEXT.resolve} <code>{base}</code> {TEXT.into} <code>{head}</code>
        {TEXT.orRebase}
      </p>
    </details>
  );
}

const MERGE_OUTCOME_SHAPE_TEXT = {
  label: "Trying the merge",
} as const;

/** The height of the one line that comes, as its style sheet has it. */
const LINE = 29;

/** The shape of what becomes of a merge while it is tried: exactly as tall, so that nothing below moves. */
export function MergeOutcomeShape() {
  return <Skeleton rows={1} rowHeight={LINE} label={MERGE_OUTCOME_SHAPE_TEXT.label} />;
}

const words: Readonly<Record<string, string>> = {
  CONTENT: "both changed the same lines",
  BINARY: "binary, and git merges only text",
  BOTH_ADDED: "both added it, not the same",
  MODIFIED_DELETED: "changed on one side, deleted on the other",
  RENAMED_DELETED: "renamed on one side, deleted on the other",
  RENAMED_BOTH: "both renamed it, not to the same name",
  RENAMED_ONTO: "something else was renamed to its name",
  TYPES: "a file on one side, a link or a submodule on the other",
  FILE_FOLDER: "a file on one side, a folder on the other",
  FOLDER_RENAMED: "added to a folder that the other side renamed",
  SUBMODULE: "both moved the submodule",
};

const CONFLICT_WORDS_TEXT = {
  /** Why a file conflicts, for people, by the schema's word for it. */
  words,
  other: "git does not merge it by itself",
} as const;

/** Says why a file conflicts, one reason after the other. */
function conflictWords(kinds: readonly string[]): string {
  return kinds.map((kind) => CONFLICT_WORDS_TEXT.words[kind] ?? CONFLICT_WORDS_TEXT.other).join("; ");
}
