import { ArrowDownIcon, ArrowUpIcon } from "@primer/octicons-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewBar_review$key } from "#generated/ReviewBar_review.graphql.ts";
import { VerdictComposer } from "./VerdictComposer.tsx";
import { Button } from "#app/ui/Button.tsx";
import { formatCount } from "#app/ui/formatCount.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { returnFocus } from "#app/ui/returnFocus.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import "./ReviewBar.css";

const LABEL = "Your review";
const GROUP = "Review";
const PUBLISH = "Publish …";
const HIDE = "Not yet";
const HINT = "Publish your drafts, or say what you think of the change";
const KEYS = "a";
const NEXT = "Next open thread";
const PREVIOUS = "Previous open thread";
const NOTHING = "No drafts";
const YOURS = "only you see them";
const draftsText = (count: number): string =>
  count === 0 ? NOTHING : `${formatCount(count)} ${count === 1 ? "draft" : "drafts"}`;
const openText = (count: number): string => `${formatCount(count)} open ${count === 1 ? "thread" : "threads"}`;

interface Props {
  readonly review: ReviewBar_review$key;
  /** Goes to the next or the previous open thread; where there is nothing to go through it is left out. */
  readonly onStep?: (direction: 1 | -1) => void;
}

/** Keeps to the lower edge: how much one has not published and others wait for, and the way to publish it with a verdict. */
export function ReviewBar({ review, onStep }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewBar_review on Review @throwOnFieldError {
        draftCount
        openThreadCount
        headOid
        viewerCanComment
        viewerCanGiveVerdict
        ...VerdictComposer_review
      }
    `,
    review,
  );
  const { draftCount, openThreadCount, headOid } = data;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const canPublish = data.viewerCanComment || data.viewerCanGiveVerdict;
  const close = (): void => {
    setOpen(false);
    returnFocus(opener.current, bar.current);
  };
  useShortcut(KEYS, HINT, GROUP, () => setOpen(true), { enabled: canPublish });
  return (
    <section ref={bar} className="ReviewBar" aria-label={LABEL}>
      {isOpen && canPublish && (
        <div className="ReviewBar-verdict">
          <VerdictComposer review={data} headOid={headOid ?? null} takesFocus onClose={close} />
        </div>
      )}
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
        </p>
        {canPublish && (
          <Button
            ref={opener}
            variant={draftCount > 0 && !isOpen ? "primary" : "secondary"}
            hint={HINT}
            keys={KEYS}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? HIDE : PUBLISH}
          </Button>
        )}
      </div>
    </section>
  );
}
