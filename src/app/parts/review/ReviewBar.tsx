import { ArrowDownIcon, ArrowUpIcon } from "@primer/octicons-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import type { SeenCounts } from "#app/diff/SeenMarks.ts";
import { carriedFields } from "../composers/carriedFields.ts";
import { CopyPrompt } from "../threads/CopyPrompt.tsx";
import { VerdictComposer } from "../composers/VerdictComposer.tsx";
import { Waiters } from "./Waiters.tsx";
import { WhatStands } from "./WhatStands.tsx";
import { Button } from "#app/ui/Button.tsx";
import { formatCount } from "#app/ui/formatCount.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { returnFocus } from "#app/ui/returnFocus.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import "./ReviewBar.css";

const LABEL = "Your review";
const GROUP = "Review";
const PUBLISH = "Publish …";
const HAND_BACK = "Hand back …";
const HIDE = "Not yet";
const HINT = "Hand back: publish your drafts with what you say of the whole change";
const KEYS = "a";
const NEXT = "Next open thread";
const PREVIOUS = "Previous open thread";
const NOTHING = "No drafts";
const YOURS = "only you see them";
const draftsText = (count: number): string =>
  count === 0 ? NOTHING : `${formatCount(count)} ${count === 1 ? "draft" : "drafts"}`;
const openText = (count: number): string => `${formatCount(count)} open ${count === 1 ? "thread" : "threads"}`;

const ALL_SEEN = "All seen";
const NEXT_STEP = "say what you think of it";
const unseenText = (count: number): string => `${formatCount(count)} unseen`;

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
        ...WhatStands_review
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
  useShortcut(KEYS, HINT, GROUP, () => setOpen(true), { enabled: canPublish });
  return (
    <section ref={bar} className="ReviewBar" aria-label={LABEL}>
      {isOpen && canPublish && (
        <div className="ReviewBar-verdict">
          <WhatStands review={data} unseen={unseen} />
          <VerdictComposer review={data} headOid={headOid ?? null} takesFocus onSaid={onPublished} onClose={close} />
        </div>
      )}
      <Waiters review={data} />
      <div className="ReviewBar-line">
        <p className="ReviewBar-drafts" data-some={draftCount > 0 || undefined}>
          <strong>{draftsText(draftCount)}</strong>
          {draftCount > 0 && <span className="ReviewBar-yours">{YOURS}</span>}
        </p>
        <p className="ReviewBar-open">
          {openText(openThreadCount)}
          {onStep !== undefined && openThreadCount > 0 && (
            <>
              <IconButton
                label={PREVIOUS}
                keys="Shift+P"
                size="small"
                icon={<ArrowUpIcon />}
                onClick={() => onStep(-1)}
              />
              <IconButton label={NEXT} keys="Shift+N" size="small" icon={<ArrowDownIcon />} onClick={() => onStep(1)} />
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
            {isAllSeen ? ALL_SEEN : unseenText(unseen.unseenHunks)}
            {isAllSeen && canGive && <span className="ReviewBar-next">{NEXT_STEP}</span>}
          </p>
        )}
        {canPublish && (
          <Button
            ref={opener}
            variant={(draftCount > 0 || (isAllSeen && canGive)) && !isOpen ? "primary" : "secondary"}
            hint={HINT}
            keys={KEYS}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? HIDE : data.isPrivate || data.waiting.length > 0 ? HAND_BACK : PUBLISH}
          </Button>
        )}
      </div>
    </section>
  );
}
