import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PendingWork_review$data, PendingWork_review$key } from "#generated/PendingWork_review.graphql.ts";
import type { ViewedCounts } from "#app/diff/ViewedMarks.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { withoutSuggestions } from "#contract/suggesting/suggestionText.ts";
import { describeLocation } from "../threads/locateThread.ts";
import "./PendingWork.css";
import { counted, formatCount } from "#app/ui/format.ts";

/** The number of drafts listed; the rest is counted. */
const NAMED = 4;

interface Props {
  readonly review: PendingWork_review$key;
  /** The hunks that are not viewed yet; null when unknown. */
  readonly unviewed: ViewedCounts | null;
  /** True while the review is submitted: what changes meanwhile is not shown. */
  readonly isSubmitting: boolean;
}

/** Shows what will be published with the review, the open threads and the hunks not viewed yet. */
export function PendingWork({ review, unviewed, isSubmitting }: Props): ReactNode {
  const data = useFragment(
    graphql`
      fragment PendingWork_review on Review @throwOnFieldError {
        openThreadCount
        drafts {
          key
          body
          kind
          path
          side
          startLine
          endLine
          replyTo {
            __typename
          }
          edits {
            __typename
          }
        }
      }
    `,
    review,
  );
  const [shown, setShown] = useState(data);
  if (!isSubmitting && shown !== data) setShown(data);
  const { drafts, openThreadCount } = shown;
  const more = drafts.length - NAMED;
  return (
    <section className="PendingWork stack gap-1 small" aria-label="Pending comments">
      <p className="PendingWork-facts">{factsOf(drafts, openThreadCount, unviewed)}</p>
      {drafts.length > 0 && (
        <ul className="PendingWork-drafts stack">
          {drafts.slice(0, NAMED).map((draft) => (
            <li key={draft.key}>
              <span className="PendingWork-place">
                <MarkedText text={locationTextOf(draft)} />
              </span>{" "}
              <MarkedText text={withoutSuggestions(draft.body).split("\n", 1)[0] || "Suggested change"} />
            </li>
          ))}
          {more > 0 && <li>and {formatCount(more)} more</li>}
        </ul>
      )}
      <p className="muted">Later comments go into your next review.</p>
    </section>
  );
}

type Draft = PendingWork_review$data["drafts"][number];

function factsOf(drafts: readonly Draft[], openThreads: number, unviewed: ViewedCounts | null): string {
  const blocking = drafts.filter(({ kind, replyTo, edits }) => kind === "BLOCKING" && !replyTo && !edits).length;
  const facts = [
    drafts.length === 0 ? "No pending comments. You can still submit a verdict." : countDrafts(drafts.length, blocking),
    `${counted(openThreads, "unresolved thread")}.`,
    ...(unviewed === null || unviewed.unviewedHunks === 0
      ? []
      : [`${formatCount(unviewed.unviewedHunks)} of ${formatCount(unviewed.hunks)} hunks not viewed.`]),
  ];
  return facts.join(" ");
}

function countDrafts(count: number, blocking: number): string {
  if (blocking === 0) return `${counted(count, "draft")}.`;
  return count === 1
    ? "1 draft, blocking."
    : `${formatCount(count)} drafts, ${formatCount(blocking)} of them blocking.`;
}

function locationTextOf({ path, side, startLine, endLine, replyTo, edits }: Draft): string {
  if (replyTo) return "a reply";
  if (edits) return "an edit";
  return describeLocation({ path, side, startLine, endLine });
}
