import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import { Button } from "#app/ui/Button.tsx";
import { Link } from "#app/ui/navigation.tsx";
import type { LayersParam } from "#contract/pageParams.ts";
import type { ThreadEvidenceQuery } from "#generated/ThreadEvidenceQuery.graphql.ts";
import { failureOf } from "../fieldFailure.ts";
import { commentKeys } from "./commentKeys.ts";
import type { PortedPosition } from "./locateThread.ts";
import { QuotedLines, SinceCommentDiff } from "./QuotedLines.tsx";
import "./ThreadEvidence.css";

const CERTAIN: ReadonlySet<string> = new Set(["EXACT", "SHIFTED"]);

interface Props {
  readonly threadId: string;
  readonly position: PortedPosition;
  /** True when somebody replied: the changes are shown at once. */
  readonly isAnswered?: boolean;
}

/**
 * Says what became of the lines of a thread after they changed, and shows on demand the original code and the changes
 * to it, so that people can decide whether the thread was addressed. Renders nothing for unchanged lines.
 */
export function ThreadEvidence({ threadId, position, isAnswered = false }: Props): ReactNode {
  const span = useContext(ReadSpanContext);
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState<"was" | "since" | null>(isAnswered ? "since" : null);
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const bodyId = useId();
  const { certainty, path, startLine, endLine } = position;
  const isShown = !CERTAIN.has(certainty);
  const isRequested = isShown && shown !== null && evidence === null && failure === null;
  const state = `${span.from} ${span.to} ${certainty} ${path} ${startLine} ${endLine}`;
  const [lastState, setLastState] = useState(state);
  if (state !== lastState) {
    setLastState(state);
    setEvidence(null);
    setFailure(null);
  }
  useEffect(() => {
    if (!isRequested) return undefined;
    const subscription = fetchEvidence(environment, threadId, span, setEvidence, setFailure);
    return () => subscription.unsubscribe();
  }, [isRequested, environment, threadId, span]);

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
            hint={one === "was" ? "Show the code that was commented on" : "Show the changes to these lines"}
            keys={commentKeys[one]}
            data-action={one}
            aria-expanded={shown === one}
            aria-controls={shown === one ? bodyId : undefined}
            onClick={() => toggle(one)}
          >
            {one === "was" ? "Original code" : "Changes since"}
          </Button>
        ))}
      </div>
      {shown !== null && (
        <div id={bodyId} className="ThreadEvidence-body" aria-busy={isRequested}>
          {failure !== null && (
            <p className="ThreadEvidence-note">
              {failure}{" "}
              <Button size="small" onClick={() => setFailure(null)}>
                Try again
              </Button>
            </p>
          )}
          {isRequested && <p className="ThreadEvidence-note">Loading changes…</p>}
          {evidence !== null && (shown === "was" ? <Was evidence={evidence} /> : <Since evidence={evidence} />)}
        </div>
      )}
    </div>
  );
}

function Was({ evidence: { code } }: { readonly evidence: Evidence }): ReactNode {
  return code === null ? (
    <p className="ThreadEvidence-note">The code that was commented on is not in this repository.</p>
  ) : (
    <CodePeek code={code} />
  );
}

function Since({ evidence: { change } }: { readonly evidence: Evidence }): ReactNode {
  const addressBetween = useContext(BetweenContext);
  if (change === null) return <p className="ThreadEvidence-note">These lines have not changed.</p>;
  const { path, patch, fromPatchSet, toPatchSet } = change;
  const isBetween = addressBetween !== null && fromPatchSet != null && toPatchSet != null;
  return (
    <>
      <SinceCommentDiff path={path} patch={patch} />
      {isBetween && (
        <p className="ThreadEvidence-note">
          <Link to={addressBetween(fromPatchSet, toPatchSet)}>
            All changes from patch set {fromPatchSet} to {toPatchSet}
          </Link>
        </p>
      )}
    </>
  );
}

/** The code that was commented on, with the lines around it dimmed. */
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

/** The lines that a thread was written on, and those around them. */
interface WrittenCode {
  readonly startLine: number;
  readonly before: readonly string[];
  readonly lines: readonly string[];
  readonly after: readonly string[];
}

/**
 * The changes to the lines of a thread: hunks of a unified diff, and the patch sets between which they were made, if
 * these are two.
 */
export interface ChangeSinceComment {
  readonly path: string;
  readonly patch: string;
  readonly fromPatchSet: number | null | undefined;
  readonly toPatchSet: number | null | undefined;
}

/** The original code of a thread and the changes to its lines; null when there are none. */
interface Evidence {
  readonly code: WrittenCode | null;
  readonly change: ChangeSinceComment | null;
}

/** Fetches the evidence of a thread. Calls exactly one of the two callbacks, once. */
function fetchEvidence(
  environment: IEnvironment,
  id: string,
  { from, to, layers }: ReadSpan,
  onEvidence: (evidence: Evidence) => void,
  onFailure: (message: string) => void,
): Subscription {
  const query = graphql`
    query ThreadEvidenceQuery($id: ID!, $from: Int, $to: Int, $layers: LayerRange) {
      node(id: $id) {
        ... on ReviewThread {
          originalCode @catch(to: RESULT) {
            startLine
            before
            lines
            after
          }
          changeSince(from: $from, to: $to, layers: $layers) @catch(to: RESULT) {
            path
            patch
            fromPatchSet
            toPatchSet
          }
        }
      }
    }
  `;
  return fetchQuery<ThreadEvidenceQuery>(environment, query, { id, from, to, layers }).subscribe({
    next: ({ node }) => {
      const code = node?.originalCode;
      const change = node?.changeSince;
      if (code === undefined || change === undefined) onFailure("The changes could not be loaded.");
      else if (!code.ok) onFailure(failureOf(code.errors).message);
      else if (!change.ok) onFailure(failureOf(change.errors).message);
      else onEvidence({ code: codeOf(code.value), change: changeOf(change.value) });
    },
    error: (error: Error) => onFailure(error.message),
  });
}

function codeOf(code: WrittenCode | null | undefined): WrittenCode | null {
  if (code == null) return null;
  const { startLine, before, lines, after } = code;
  return { startLine, before, lines, after };
}

function changeOf(change: ChangeSinceComment | null | undefined): ChangeSinceComment | null {
  if (change == null) return null;
  const { path, patch, fromPatchSet, toPatchSet } = change;
  return { path, patch, fromPatchSet, toPatchSet };
}

/** The compared patch sets, a `from` of 0 is the base, a `to` of null the current one; and the layers of them, if not all. */
interface ReadSpan {
  readonly from: number;
  readonly to: number | null;
  readonly layers: LayersParam | null;
}

/** The comparison that threads are located in; the current one by default. */
export const ReadSpanContext = createContext<ReadSpan>({ from: 0, to: null, layers: null });

/** Returns the URL of the changes from one patch set of the displayed review to another. */
export type AddressBetween = (from: number, to: number) => string;

/** The URLs of comparisons of two patch sets; null when there is no such page. */
export const BetweenContext = createContext<AddressBetween | null>(null);
