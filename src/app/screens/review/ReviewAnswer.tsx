import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewAnswer_review$key } from "#generated/ReviewAnswer_review.graphql.ts";
import { DraftView } from "#app/parts/threads/DraftView.tsx";
import { placeWords } from "#app/parts/threads/placeThread.ts";
import { Waiters } from "#app/parts/review/Waiters.tsx";
import { WhatStands } from "#app/parts/review/PendingWork.tsx";
import { VerdictComposer } from "#app/parts/composers/VerdictComposer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const TEXT = {
  drafts: "Your drafts",
  draftsHint: "Nobody else sees them until you publish them with your answer below.",
  answer: "Your answer",
  handBack: "Hand back",
  backHint: "Hand back: publish your drafts with what you say of the whole change",
  writeAnAnswer: "Write an answer",
} as const;
const KEYS = "c";
const BACK_KEYS = "a";
/** Where one writes, or the preview that stands in its place. */
const FIELD = '[data-view="write"] > textarea, .Composer-preview';

/** What the viewer has written and not published, and where to answer: remark, approve, ask for changes. */
export function ReviewAnswer({ review }: { readonly review: ReviewAnswer_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewAnswer_review on Review @throwOnFieldError {
        viewerCanComment
        drafts {
          id
          replyTo {
            __typename
          }
          edits {
            __typename
          }
          path
          side
          startLine
          endLine
          ...DraftView_draft
        }
        ...DraftView_review
        ...VerdictComposer_review
        ...PendingWork_review
        ...Waiters_review
      }
    `,
    review,
  );
  const { viewerCanComment } = data;
  // Those that answer or edit stand in their threads.
  const drafts = data.drafts.filter(({ replyTo, edits }) => !replyTo && !edits);
  const answer = useRef<HTMLElement>(null);
  useShortcut(
    KEYS,
    TEXT.writeAnAnswer,
    shortcutGroups.review,
    () => answer.current?.querySelector<HTMLElement>(FIELD)?.focus(),
    {
      enabled: viewerCanComment,
    },
  );
  useShortcut(BACK_KEYS, TEXT.backHint, shortcutGroups.review, () => handBack(answer.current), {
    enabled: viewerCanComment,
  });
  return (
    <>
      {drafts.length > 0 && (
        <section className="ReviewDrafts" aria-label={TEXT.drafts}>
          <h2 className="ReviewScreen-heading">{TEXT.drafts}</h2>
          <p className="ReviewScreen-none">{TEXT.draftsHint}</p>
          {drafts.map(({ id, path, side, startLine, endLine, ...draft }) => (
            <div key={id} className="ReviewDrafts-draft">
              <p className="ReviewScreen-none">{placeWords({ path, side, startLine, endLine })}</p>
              <DraftView draft={draft} review={data} />
            </div>
          ))}
        </section>
      )}
      {viewerCanComment && (
        <section ref={answer} className="ReviewAnswer" aria-label={TEXT.answer}>
          <h2 className="ReviewScreen-heading">{TEXT.answer}</h2>
          <WhatStands review={data} />
          <VerdictComposer review={data} />
        </section>
      )}
      {viewerCanComment && (
        <div className="ReviewWaiters">
          <Waiters review={data}>
            <Button size="small" keys={BACK_KEYS} hint={TEXT.backHint} onClick={() => handBack(answer.current)}>
              {TEXT.handBack}
            </Button>
          </Waiters>
        </div>
      )}
    </>
  );
}

/** Brings into sight what stands and where one answers, with the focus in it. */
function handBack(answer: HTMLElement | null): void {
  answer?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  answer?.scrollIntoView({ block: "end" });
}
