import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { WhatStands_review$data, WhatStands_review$key } from "#generated/WhatStands_review.graphql.ts";
import type { SeenCounts } from "#app/diff/SeenMarks.ts";
import { formatCount } from "#app/ui/formatCount.ts";
import { MarkedText } from "../MarkedText.tsx";
import { placeWords } from "../threads/placeWords.ts";
import "./WhatStands.css";

const LABEL = "What stands";
const NONE = "Nothing of yours waits to be published.";
const ANSWER = "an answer";
const EDIT = "an edit";
const ROUND = "What is written after this goes into the next round.";
/** So many drafts are named, the others counted. */
const NAMED = 4;

interface Props {
  readonly review: WhatStands_review$key;
  /** How much of the change is still to be seen; null where that is not known. */
  readonly unseen?: SeenCounts | null;
}

/** Says before one hands back what goes out with it, which threads are open and how much one has not seen. */
export function WhatStands({ review, unseen = null }: Props): ReactNode {
  const { drafts, openThreadCount } = useFragment(
    graphql`
      fragment WhatStands_review on Review @throwOnFieldError {
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
    <section className="WhatStands" aria-label={LABEL}>
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
          {more > 0 && <li>{`and ${formatCount(more)} more`}</li>}
        </ul>
      )}
      <p className="WhatStands-round">{ROUND}</p>
    </section>
  );
}

type Draft = WhatStands_review$data["drafts"][number];

function factsOf(drafts: readonly Draft[], openThreads: number, unseen: SeenCounts | null): string {
  const blocking = drafts.filter(({ kind, replyTo, edits }) => kind === "BLOCKING" && !replyTo && !edits).length;
  const asking = blocking === 0 ? "" : `, ${formatCount(blocking)} of ${drafts.length === 1 ? "it" : "them"} blocking`;
  const yours =
    drafts.length === 0 ? NONE : `${formatCount(drafts.length)} ${drafts.length === 1 ? "draft" : "drafts"}${asking}.`;
  const open = `${formatCount(openThreads)} open ${openThreads === 1 ? "thread" : "threads"} until now.`;
  const left =
    unseen === null || unseen.unseenHunks === 0
      ? ""
      : ` ${formatCount(unseen.unseenHunks)} of ${formatCount(unseen.hunks)} hunks unseen.`;
  return `${yours} ${open}${left}`;
}

function placeOf({ path, side, startLine, endLine, replyTo, edits }: Draft): string {
  if (replyTo) return ANSWER;
  if (edits) return EDIT;
  return placeWords({ path, side, startLine, endLine });
}
