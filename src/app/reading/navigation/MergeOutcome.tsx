import { AlertIcon, CheckIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { counted, visibleText } from "#app/ui/format.ts";
import { later } from "#app/ui/later.tsx";
import { Skeleton } from "#app/ui/loading.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import type { MergeOutcome_preview$key } from "#generated/MergeOutcome_preview.graphql.ts";
import "./MergeOutcome.css";

const ConflictList = later(async () => (await import("./ConflictList.tsx")).ConflictList, MissingCode);

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
          ...ConflictList_conflicts
        }
      }
    `,
    preview,
  );
  if (isClean) {
    return (
      <p className="MergeOutcome muted" title={visibleText(`Git can merge ${head} into ${base} automatically`)}>
        <CheckIcon className="MergeOutcome-good" /> Merges without conflicts
      </p>
    );
  }
  return (
    <details className="MergeOutcome-conflicts muted long-words">
      <summary
        className="MergeOutcome muted"
        title={visibleText(`Git cannot merge ${head} into ${base} automatically`)}
      >
        <AlertIcon className="MergeOutcome-bad" /> {`Conflicts in ${counted(conflicts.length, "file")}`}
      </summary>
      <ConflictList conflicts={conflicts} />
      <p>
        To resolve them, merge <code>{base}</code> into <code>{head}</code>, or rebase it, and resolve the conflicts in
        each file.
      </p>
    </details>
  );
}

/** Heights in pixels, as in the style sheets. */
const LINE = 21;
const PADDING = 4;

/** The loading state of MergeOutcome, as tall as the result so that nothing below moves. `isPadded` is false in a line of others. */
export function MergeOutcomeSkeleton({ isPadded = true }: { readonly isPadded?: boolean }) {
  const height = isPadded ? LINE + 2 * PADDING : LINE;
  return <Skeleton rows={1} rowHeight={height} label="Checking for conflicts" />;
}
