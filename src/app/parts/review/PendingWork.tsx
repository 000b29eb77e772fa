import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PendingWork_review$data, PendingWork_review$key } from "#generated/PendingWork_review.graphql.ts";
import type { SeenCounts } from "#app/diff/ViewedMarks.ts";
import { MarkedText } from "../MarkedText.tsx";
import { placeWords } from "../threads/placeThread.ts";
import "./WhatStands.css";
import { counted, formatCount } from "#app/ui/format.ts";

const TEXT = {
  label: "What stands",
  none: "Nothing of yours waits to be published; a verdict alone can be.",
  answer: "an answer",
  edit: "an edit",
  round: "What is written after this goes into the next round.",
  andMore: (more: number): string => `and ${formatCount(more)} more`,
  drafts: (count: number, blocking: number): string =>
    blocking === 0
      ? `${counted(count, { one: "draft", other: "drafts" })}.`
      : `${counted(count, { one: "draft", other: "drafts" })}, ${formatCount(blocking)} of ${count === 1 ? "it" : "them"} blocking.`,
  open: (threads: number): string => `${counted(threads, { one: "open thread", other: "open threads" })} until now.`,
  unseen: (unseen: number, hunks: number): string => `${formatCount(unseen)} of ${formatCount(hunks)} hunks unseen.`,
} as const;

/** So many drafts are named, the others counted. */
const NAMED = 4;

interface Props {
  readonly review: PendingWork_review$key;
  /** How much of the change is still to be seen; null where that is not known. */
  readonly unseen?: SeenCounts | null;
}

/** Says before one hands back what goes out with it, which threads are open and how much one has not seen. */
export function WhatStands({ review, unseen = null }: Props): ReactNode {
  const { drafts, openThreadCount } = useFragment(
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
  const more = drafts.length - NAMED;
  return (
    <section className="WhatStands" aria-label={TEXT.label}>
      <p className="WhatStands-facts">{factsOf(drafts, openThreadCount, unseen)}</p>
      {drafts.length > 0 && (
        <ul className="WhatStands-drafts">
          {drafts.slice(0, NAMED).map((draft) => (
            <li key={draft.key}>
              <span className="WhatStands-place">
                <MarkedText text={placeOf(draft)} />
              </span>{" "}
              <MarkedText text={draft.body.split("\n", 1)[0] ?? ""} />
            </li>
          ))}
          {more > 0 && <li>{TEXT.andMore(more)}</li>}
        </ul>
      )}
      <p className="WhatStands-round">{TEXT.round}</p>
    </section>
  );
}

type Draft = PendingWork_review$data["drafts"][number];

function factsOf(drafts: readonly Draft[], openThreads: number, unseen: SeenCounts | null): string {
  const blocking = drafts.filter(({ kind, replyTo, edits }) => kind === "BLOCKING" && !replyTo && !edits).length;
  const facts = [
    drafts.length === 0 ? TEXT.none : TEXT.drafts(drafts.length, blocking),
    TEXT.open(openThreads),
    ...(unseen === null || unseen.unseenHunks === 0 ? [] : [TEXT.unseen(unseen.unseenHunks, unseen.hunks)]),
  ];
  return facts.join(" ");
}

function placeOf({ path, side, startLine, endLine, replyTo, edits }: Draft): string {
  if (replyTo) return TEXT.answer;
  if (edits) return TEXT.edit;
  return placeWords({ path, side, startLine, endLine });
}
