import { AlertIcon, CheckIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import type { MergeOutcome_preview$key } from "#generated/MergeOutcome_preview.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { visibleText } from "#app/ui/visibleText.ts";
import { conflictWords } from "./conflictWords.ts";
import "./MergeOutcome.css";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

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
