import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { useContext, useEffect, useId, useState, type ReactNode } from "react";
import { useRelayEnvironment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { Link } from "#app/ui/Link.tsx";
import { BetweenContext } from "./BetweenContext.ts";
import { CodePeek } from "./CodePeek.tsx";
import { fetchEvidence, type Evidence } from "./fetchEvidence.ts";
import type { StandingPosition } from "./placeThread.ts";
import { ReadSpanContext } from "./ReadSpanContext.ts";
import { remarkKeys } from "./remarkKeys.ts";
import { TouchedLines } from "./TouchedLines.tsx";
import "./ThreadEvidence.css";

const TEXT = {
  asItWas: "As it was",
  changedSince: "Changed since",
  wasHint: "Show the code that this was written on",
  sinceHint: "Show the change that touched these lines",
  reading: "Reading what changed…",
  untouched: "No line of it was changed.",
  unreadable: "The code that it was written on is not in this repository.",
  retry: "Try again",
  between: (from: number, to: number): string => `All that changed from patch set ${from} to ${to}`,
} as const;
const CERTAIN: ReadonlySet<string> = new Set(["EXACT", "SHIFTED"]);

interface Props {
  readonly threadId: string;
  readonly position: StandingPosition;
  /** Whether somebody answered: then the change is shown at once. */
  readonly isAnswered?: boolean;
  /** Whether somebody says that it is addressed: then it is shown of lines that are as they were, too. */
  readonly isAddressed?: boolean;
}

/**
 * Says what became of the lines of a thread once they changed, and shows on demand the code that it was written on and the
 * change that touched it: whether the thread was addressed is for people to say. Nothing of lines that are as they were,
 * unless somebody says that they are addressed.
 */
export function ThreadEvidence({ threadId, position, isAnswered = false, isAddressed = false }: Props): ReactNode {
  const span = useContext(ReadSpanContext);
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState<"was" | "since" | null>(isAnswered ? "since" : null);
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const bodyId = useId();
  const { certainty, path, startLine, endLine } = position;
  const isShown = !CERTAIN.has(certainty) || isAddressed;
  const isAsked = isShown && shown !== null && evidence === null && failure === null;
  const state = `${span.from} ${span.to} ${certainty} ${path} ${startLine} ${endLine}`;
  const [lastState, setLastState] = useState(state);
  if (state !== lastState) {
    setLastState(state);
    setEvidence(null);
    setFailure(null);
  }
  useEffect(() => {
    if (!isAsked) return undefined;
    const asked = fetchEvidence(environment, threadId, span, setEvidence, setFailure);
    return () => asked.unsubscribe();
  }, [isAsked, environment, threadId, span]);

  if (!isShown) return null;
  const toggle = (one: "was" | "since"): void => setShown(shown === one ? null : one);
  return (
    <div className="ThreadEvidence">
      <div className="ThreadEvidence-line">
        {position.reason !== "" && <p className="ThreadEvidence-reason">{position.reason}</p>}
        {(["was", "since"] as const).map((one) => (
          <Button
            key={one}
            size="small"
            variant="quiet"
            icon={shown === one ? <ChevronDownIcon /> : <ChevronRightIcon />}
            hint={one === "was" ? TEXT.wasHint : TEXT.sinceHint}
            keys={remarkKeys[one]}
            data-deed={one}
            aria-expanded={shown === one}
            aria-controls={shown === one ? bodyId : undefined}
            onClick={() => toggle(one)}
          >
            {one === "was" ? TEXT.asItWas : TEXT.changedSince}
          </Button>
        ))}
      </div>
      {shown !== null && (
        <div id={bodyId} className="ThreadEvidence-body" aria-busy={isAsked}>
          {failure !== null && (
            <p className="ThreadEvidence-note">
              {failure}{" "}
              <Button size="small" onClick={() => setFailure(null)}>
                {TEXT.retry}
              </Button>
            </p>
          )}
          {isAsked && <p className="ThreadEvidence-note">{TEXT.reading}</p>}
          {evidence !== null && (shown === "was" ? <Was evidence={evidence} /> : <Since evidence={evidence} />)}
        </div>
      )}
    </div>
  );
}

function Was({ evidence: { code } }: { readonly evidence: Evidence }): ReactNode {
  return code === null ? <p className="ThreadEvidence-note">{TEXT.unreadable}</p> : <CodePeek code={code} />;
}

function Since({ evidence: { touch } }: { readonly evidence: Evidence }): ReactNode {
  const addressBetween = useContext(BetweenContext);
  if (touch === null) return <p className="ThreadEvidence-note">{TEXT.untouched}</p>;
  const { path, patch, fromPatchSet, toPatchSet } = touch;
  const isBetween = addressBetween !== null && fromPatchSet != null && toPatchSet != null;
  return (
    <>
      <TouchedLines path={path} patch={patch} />
      {isBetween && (
        <p className="ThreadEvidence-note">
          <Link to={addressBetween(fromPatchSet, toPatchSet)}>{TEXT.between(fromPatchSet, toPatchSet)}</Link>
        </p>
      )}
    </>
  );
}
