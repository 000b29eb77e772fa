import { AlertIcon, CheckIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import type { MergeOutcome_preview$key } from "#generated/MergeOutcome_preview.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { formatCount } from "#app/ui/formatCount.ts";
import { conflictWords } from "./conflictWords.ts";
import "./MergeOutcome.css";

const CLEAN = "Merges without conflicts";
/** More files than anybody reads in such a list. */
const FILES_MAX = 50;
const conflictText = (files: number): string => `Conflicts in ${formatCount(files)} ${files === 1 ? "file" : "files"}`;
const restText = (files: number): string => `And ${formatCount(files)} more.`;

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
      <p className="MergeOutcome" title={`Git merges ${head} into ${base} by itself`}>
        <CheckIcon className="MergeOutcome-good" /> {CLEAN}
      </p>
    );
  }
  return (
    <details className="MergeOutcome-conflicts">
      <summary className="MergeOutcome" title={`Git does not merge ${head} into ${base} by itself`}>
        <AlertIcon className="MergeOutcome-bad" /> {conflictText(conflicts.length)}
      </summary>
      <ul className="MergeOutcome-files">
        {conflicts.slice(0, FILES_MAX).map(({ path, kinds }) => (
          <li key={path}>
            <code>{displayPath(path)}</code>: {conflictWords(kinds)}
          </li>
        ))}
      </ul>
      {conflicts.length > FILES_MAX && <p>{restText(conflicts.length - FILES_MAX)}</p>}
      <p>
        To resolve them, merge <code>{base}</code> into <code>{head}</code>, or rebase it, and choose in each file what
        stays.
      </p>
    </details>
  );
}
