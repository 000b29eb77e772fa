import { ArrowDownIcon, ArrowUpIcon } from "@primer/octicons-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { SeenCounts } from "#app/diff/ViewedMarks.ts";
import { carriedFields } from "../composers/openFields.ts";
import { CopyPrompt } from "../threads/CopyPrompt.tsx";
import { VerdictComposer } from "../composers/VerdictComposer.tsx";
import { Waiters } from "./Waiters.tsx";
import { WhatStands } from "./PendingWork.tsx";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import "./ReviewBar.css";
import { counted, formatCount } from "#app/ui/format.ts";

const TEXT = {
  label: "Your review",
  publish: "Publish…",
  handBack: "Hand back…",
  hide: "Not yet",
  hint: "Hand back: publish your drafts with what you say of the whole change",
  next: "Next open thread",
  previous: "Previous open thread",
  yours: "only you see them",
  draftsText: (count: number): string =>
    count === 0 ? "No drafts" : counted(count, { one: "draft", other: "drafts" }),
  openText: (count: number): string => `${formatCount(count)} open ${count === 1 ? "thread" : "threads"}`,
  allSeen: "All seen",
  nextStep: "say what you think of it",
  unseenText: (count: number): string => `${formatCount(count)} unseen`,
} as const;
const KEYS = "a";

interface Props {
  readonly review: ReviewBar_review$key;
  /** Goes to the next or the previous open thread; where there is nothing to go through it is left out. */
  readonly onStep?: (direction: 1 | -1) => void;
  /** Called when something was published. */
  readonly onPublished?: (() => void) | undefined;
  /** How much of the change is still to be seen; null where that is not known. */
  readonly unseen?: SeenCounts | null;
}

/** Keeps to the lower edge: how much one has not published and others wait for, and the way to publish it with a verdict. */
export function ReviewBar({ review, onStep, onPublished, unseen = null }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewBar_review on Review @throwOnFieldError {
        id
        key
        draftCount
        openThreadCount
        headOid
        isPrivate
        waiting {
          __typename
        }
        viewerCanComment
        viewerCanGiveVerdict
        ...VerdictComposer_review
        ...PendingWork_review
        ...Waiters_review
      }
    `,
    review,
  );
  const { draftCount, openThreadCount, headOid } = data;
  const [isOpen, setOpen] = useState(() => carriedFields.at(`${data.key}/verdict`) !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const canPublish = data.viewerCanComment || data.viewerCanGiveVerdict;
  const canGive = data.viewerCanGiveVerdict;
  const isAllSeen = unseen !== null && unseen.hunks > 0 && unseen.unseenHunks === 0;
  const close = (): void => {
    setOpen(false);
    returnFocus(opener.current, bar.current);
  };
  useShortcut(KEYS, TEXT.hint, shortcutGroups.review, () => setOpen(true), { enabled: canPublish });
  return (
    <section ref={bar} className="ReviewBar" aria-label={TEXT.label}>
      {isOpen && canPublish && (
        <div className="ReviewBar-verdict">
          <WhatStands review={data} unseen={unseen} />
          <VerdictComposer review={data} headOid={headOid ?? null} takesFocus onSaid={onPublished} onClose={close} />
        </div>
      )}
      <Waiters review={data} />
      <div className="ReviewBar-line">
        <p className="ReviewBar-drafts" data-some={draftCount > 0 || undefined}>
          <strong>{TEXT.draftsText(draftCount)}</strong>
          {draftCount > 0 && <span className="ReviewBar-yours">{TEXT.yours}</span>}
        </p>
        <p className="ReviewBar-open">
          {TEXT.openText(openThreadCount)}
          {onStep !== undefined && openThreadCount > 0 && (
            <>
              <IconButton
                label={TEXT.previous}
                keys="Shift+P"
                size="small"
                icon={<ArrowUpIcon />}
                onClick={() => onStep(-1)}
              />
              <IconButton
                label={TEXT.next}
                keys="Shift+N"
                size="small"
                icon={<ArrowDownIcon />}
                onClick={() => onStep(1)}
              />
            </>
          )}
          {openThreadCount > 0 && (
            <span className="ReviewBar-prompt">
              <CopyPrompt reviewId={data.id} />
            </span>
          )}
        </p>
        {unseen !== null && unseen.hunks > 0 && (
          <p className="ReviewBar-unseen" data-none={isAllSeen || undefined}>
            {isAllSeen ? TEXT.allSeen : TEXT.unseenText(unseen.unseenHunks)}
            {isAllSeen && canGive && <span className="ReviewBar-next">{TEXT.nextStep}</span>}
          </p>
        )}
        {canPublish && (
          <Button
            ref={opener}
            variant={(draftCount > 0 || (isAllSeen && canGive)) && !isOpen ? "primary" : "secondary"}
            hint={TEXT.hint}
            keys={KEYS}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? TEXT.hide : data.isPrivate || data.waiting.length > 0 ? TEXT.handBack : TEXT.publish}
          </Button>
        )}
      </div>
    </section>
  );
}
