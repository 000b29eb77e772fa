import type { ReactNode } from "react";
import { counted, displayPath } from "#app/ui/format.ts";
import type { ExportedReview } from "#contract/reviewFile.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { ReviewStateBadge, VerdictBadge } from "#app/reading/words/StateBadge.tsx";
import "./ReviewFacts.css";

interface Props {
  readonly review: ExportedReview;
  /** The time of the last change. */
  readonly time: ReactNode;
}

/** The facts of an exported review, on the screen and on paper: its state, people and verdicts, and what was left out. */
export function ReviewFacts({ review: { facts, files, hidden, at }, time }: Props): ReactNode {
  return (
    <div className="ReviewFacts">
      {facts !== null && (
        <>
          <ReviewStateBadge state={facts.state} />
          <span>
            {facts.author !== null && (
              <strong>
                <MarkedText text={facts.author} />
              </strong>
            )}{" "}
            <code>{displayPath(facts.reviewRef)}</code> into <code>{displayPath(facts.targetRef)}</code>
          </span>
          {facts.verdicts.map(({ by, verdict, patchSet, isActive }) => (
            <span key={by} className="ReviewFacts-verdict" data-past={!isActive || undefined}>
              <VerdictBadge kind={verdict} /> <MarkedText text={by} /> {patchSet !== null && `on patch set ${patchSet}`}
              {!isActive && ", no longer counts"}
            </span>
          ))}
        </>
      )}
      <span>{counted(files.length, "file")}</span>
      {at !== null && <span>Updated {time}</span>}
      {(hidden.files > 0 || hidden.comments > 0) && (
        <span>
          Left out of this file: {counted(hidden.files, "changed file")}, {counted(hidden.comments, "comment")}.
        </span>
      )}
      {hidden.names && <span>People are numbered instead of named.</span>}
    </div>
  );
}
