import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import { Button } from "#app/ui/Button.tsx";
import { Link } from "#app/ui/navigation.tsx";
import type { ThreadEvidenceQuery } from "#generated/ThreadEvidenceQuery.graphql.ts";
import { failureOf } from "../fieldFailure.ts";
import { remarkKeys } from "./commentKeys.ts";
import type { StandingPosition } from "./placeThread.ts";
import { QuotedLines, TouchedLines } from "./QuotedLines.tsx";
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

/** Code as it was when something was said of it: the lines, and fainter those around them. */
function CodePeek({ code: { startLine, before, lines, after } }: { readonly code: WrittenCode }): ReactNode {
  return (
    <div className="CodePeek">
      {before.length > 0 && (
        <div className="CodePeek-around">
          <QuotedLines lines={before} startLine={startLine - before.length} />
        </div>
      )}
      <QuotedLines lines={lines} startLine={startLine} />
      {after.length > 0 && (
        <div className="CodePeek-around">
          <QuotedLines lines={after} startLine={startLine + lines.length} />
        </div>
      )}
    </div>
  );
}

const FETCH_EVIDENCE_TEXT = {
  lost: "What changed could not be read.",
} as const;

/** Lines that a thread was written on, and those around them. */
interface WrittenCode {
  readonly startLine: number;
  readonly before: readonly string[];
  readonly lines: readonly string[];
  readonly after: readonly string[];
}

/** What touched the lines of a thread: hunks of a unified diff, and the patch sets between which that was, if they are two. */
export interface TouchedCode {
  readonly path: string;
  readonly patch: string;
  readonly fromPatchSet: number | null | undefined;
  readonly toPatchSet: number | null | undefined;
}

/** The code that a thread was written on, and what touched its lines since; null where there is none. */
interface Evidence {
  readonly code: WrittenCode | null;
  readonly touch: TouchedCode | null;
}

/** Asks for what tells whether a thread was addressed. One of the two is called, once. */
function fetchEvidence(
  environment: IEnvironment,
  id: string,
  { from, to }: ReadSpan,
  onEvidence: (evidence: Evidence) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query ThreadEvidenceQuery($id: ID!, $from: Int, $to: Int) {
      node(id: $id) {
        ... on ReviewThread {
          asItWas @catch(to: RESULT) {
            startLine
            before
            lines
            after
          }
          touchedBy(from: $from, to: $to) @catch(to: RESULT) {
            path
            patch
            fromPatchSet
            toPatchSet
          }
        }
      }
    }
  `;
  return fetchQuery<ThreadEvidenceQuery>(environment, query, { id, from, to }).subscribe({
    next: ({ node }) => {
      const code = node?.asItWas;
      const touch = node?.touchedBy;
      if (code === undefined || touch === undefined) onFailure(FETCH_EVIDENCE_TEXT.lost);
      else if (!code.ok) onFailure(failureOf(code.errors).message);
      else if (!touch.ok) onFailure(failureOf(touch.errors).message);
      else onEvidence({ code: codeOf(code.value), touch: touchOf(touch.value) });
    },
    error: (error: Error) => onFailure(error.message),
  });
}

function codeOf(code: WrittenCode | null | undefined): WrittenCode | null {
  if (code == null) return null;
  const { startLine, before, lines, after } = code;
  return { startLine, before, lines, after };
}

function touchOf(touch: TouchedCode | null | undefined): TouchedCode | null {
  if (touch == null) return null;
  const { path, patch, fromPatchSet, toPatchSet } = touch;
  return { path, patch, fromPatchSet, toPatchSet };
}

/** The patch sets that are read: `to` against `from`; 0 is its base, null the one that is reviewed now. */
interface ReadSpan {
  readonly from: number;
  readonly to: number | null;
}

/** What threads are held against: what is reviewed now, where no screen says otherwise. */
export const ReadSpanContext = createContext<ReadSpan>({ from: 0, to: null });

/** Gives the address of what changed from one patch set of the review that is read to another. */
export type AddressBetween = (from: number, to: number) => string;

/** Where two patch sets are shown together; null where nothing leads there. */
export const BetweenContext = createContext<AddressBetween | null>(null);
