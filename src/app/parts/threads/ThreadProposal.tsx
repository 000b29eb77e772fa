import { CheckIcon, IssueReopenedIcon } from "@primer/octicons-react";
import { useContext, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ThreadProposal_thread$key } from "#generated/ThreadProposal_thread.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Link } from "#app/ui/Link.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { BetweenContext } from "./BetweenContext.ts";
import { MarkedText } from "../MarkedText.tsx";
import "./ThreadProposal.css";

const TEXT = {
  asked: "Is this addressed?",
  somebody: "Somebody",
  says: "says so",
  accept: "Accept",
  acceptHint: "It is done: resolve the thread",
  refuse: "Not done",
  refuseHint: "It is not done yet: the thread stays open",
  between: (from: number, to: number): string => `all that changed from patch set ${from} to ${to}`,
} as const;
const BY = "by";

interface Props {
  readonly thread: ThreadProposal_thread$key;
  readonly isUnderWay: boolean;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

/** Asks whoever reads whether a thread was addressed, where an answer in it says so, and by which commit. */
export function ThreadProposal({ thread: key, isUnderWay, onAccept, onRefuse }: Props): ReactNode {
  const { addressed, patchSet, viewerCanResolve } = useFragment(
    graphql`
      fragment ThreadProposal_thread on ReviewThread @throwOnFieldError {
        patchSet
        viewerCanResolve
        addressed {
          oid
          at
          agent
          patchSet
          comment {
            author {
              name
            }
          }
        }
      }
    `,
    key,
  );
  const addressBetween = useContext(BetweenContext);
  if (addressed == null) return null;
  const [before, now] = [patchSet ?? null, addressed.patchSet ?? null];
  const isBetween = addressBetween !== null && before !== null && now !== null && before < now;
  return (
    <div className="ThreadProposal">
      <p className="ThreadProposal-words">
        <strong>{TEXT.asked}</strong>{" "}
        <MarkedText text={addressed.agent ?? addressed.comment.author.name ?? TEXT.somebody} /> {TEXT.says}{" "}
        <RelativeTime iso={addressed.at} />, {BY} <code>{addressed.oid.slice(0, 10)}</code>
        {isBetween && (
          <>
            {": "}
            <Link to={addressBetween(before, now)}>{TEXT.between(before, now)}</Link>
          </>
        )}
      </p>
      {viewerCanResolve && (
        <span className="ThreadProposal-deeds">
          <Button
            size="small"
            variant="primary"
            icon={<CheckIcon />}
            keys="Shift+R"
            hint={TEXT.acceptHint}
            busy={isUnderWay}
            onClick={onAccept}
          >
            {TEXT.accept}
          </Button>
          <Button
            size="small"
            icon={<IssueReopenedIcon />}
            keys="Shift+D"
            hint={TEXT.refuseHint}
            busy={isUnderWay}
            onClick={onRefuse}
          >
            {TEXT.refuse}
          </Button>
        </span>
      )}
    </div>
  );
}
