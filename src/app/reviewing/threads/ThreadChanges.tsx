import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { graphql } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { Link } from "#app/ui/navigation.tsx";
import type { LayersParam } from "#contract/pageParams.ts";
import type { ThreadChangesQuery } from "#generated/ThreadChangesQuery.graphql.ts";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { commentKeys } from "#app/reading/markdown/commentKeys.ts";
import type { PortedPosition } from "./locateThread.ts";
import { QuotedLines, SinceCommentDiff } from "./QuotedLines.tsx";
import "./ThreadChanges.css";

const CERTAIN: ReadonlySet<string> = new Set(["EXACT", "SHIFTED"]);

interface Props {
  readonly threadId: string;
  readonly position: PortedPosition;
  /** True when somebody replied: the changes are shown at once. */
  readonly isAnswered?: boolean;
}

/** Returns true if the lines of a thread did not change. */
export function isCertain({ certainty }: Pick<PortedPosition, "certainty">): boolean {
  return CERTAIN.has(certainty);
}

/** Shows what became of the lines of a thread, and on demand their original code and its changes; nothing if unchanged. */
export function ThreadChanges({ threadId, position, isAnswered = false }: Props): ReactNode {
  const span = useContext(ReadSpanContext);
  const isExported = useContext(ExportedContext);
  const [shown, setShown] = useState<"was" | "since" | null>(isAnswered && !isExported ? "since" : null);
  const bodyId = useId();
  const { certainty, path, startLine, endLine, reason } = position;
  if (isCertain(position)) return null;
  return (
    <div className="ThreadChanges stack small">
      <div className="ThreadChanges-line row wrap gap-x-2">
        {reason !== "" && <p className="ThreadChanges-reason muted">{reason}</p>}
        {(isExported ? [] : (["was", "since"] as const)).map((one) => (
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
            onClick={() => setShown(shown === one ? null : one)}
          >
            {one === "was" ? "Original code" : "Changes since"}
          </Button>
        ))}
      </div>
      <Body
        key={`${span.from} ${span.to} ${certainty} ${path} ${startLine} ${endLine}`}
        {...{ threadId, span, shown, bodyId }}
      />
    </div>
  );
}

interface BodyProps {
  readonly threadId: string;
  readonly span: ReadSpan;
  readonly shown: "was" | "since" | null;
  readonly bodyId: string;
}

/** The original code of a thread or the changes to its lines; fetched when one of them is shown for the first time. */
function Body({ threadId: id, span, shown, bodyId }: BodyProps): ReactNode {
  const { from, to, layers } = span;
  const { data, failure, reload } = useLoadedQuery<ThreadChangesQuery, Changes>(
    graphql`
      query ThreadChangesQuery($id: ID!, $from: Int, $to: Int, $layers: LayerRange) {
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
    `,
    shown === null ? null : { id, from, to, layers },
    readChanges,
  );
  if (shown === null) return null;
  const isLoading = data === null && failure === null;
  return (
    <div id={bodyId} className="ThreadChanges-body stack" aria-busy={isLoading}>
      <FetchNote failure={failure} isLoading={isLoading} onRetry={reload} />
      {data !== null && (shown === "was" ? <CodePeek code={data.code} /> : <Since change={data.change} />)}
    </div>
  );
}

type Changes = ReturnType<typeof readChanges>;

function readChanges({ node }: ThreadChangesQuery["response"]) {
  const lost = "The changes could not be loaded.";
  return { code: valueOf(node?.originalCode, lost), change: valueOf(node?.changeSince, lost) };
}

function Since({ change }: Pick<Changes, "change">): ReactNode {
  if (change == null) return <p className="ThreadChanges-note muted">These lines have not changed.</p>;
  const { path, patch, fromPatchSet, toPatchSet } = change;
  return (
    <>
      <SinceCommentDiff path={path} patch={patch} />
      <BetweenNote from={fromPatchSet} to={toPatchSet} />
    </>
  );
}

interface FetchNoteProps {
  readonly failure: string | null;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** Shown until changes are fetched. */
export function FetchNote({ failure, isLoading, onRetry }: FetchNoteProps): ReactNode {
  if (failure === null) return isLoading && <p className="ThreadChanges-note muted">Loading changes…</p>;
  return (
    <p className="ThreadChanges-note muted">
      {failure}{" "}
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

/** A link to all changes between two patch sets, if the page has an address for it. */
function BetweenNote({ from, to }: Readonly<Record<"from" | "to", number | null | undefined>>): ReactNode {
  const addressBetween = useContext(BetweenContext);
  if (addressBetween === null || from == null || to == null) return null;
  return (
    <p className="ThreadChanges-note muted">
      <Link to={addressBetween(from, to)}>
        All changes from patch set {from} to {to}
      </Link>
    </p>
  );
}

/** The code that was commented on, with the lines around it dimmed. */
function CodePeek({ code }: Pick<Changes, "code">): ReactNode {
  if (code == null) {
    return <p className="ThreadChanges-note muted">The code that was commented on is not in this repository.</p>;
  }
  const { startLine, before, lines, after } = code;
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

/**
 * The compared patch sets as the page asked for them, a `from` of 0 or null is the base, a `to` of null the current one; and the
 * layers of them, if not all.
 */
interface ReadSpan {
  readonly from: number | null;
  readonly to: number | null;
  readonly layers: LayersParam | null;
}

/** The comparison that threads are located in; the current one by default. */
export const ReadSpanContext = createContext<ReadSpan>({ from: null, to: null, layers: null });

/** Returns the URL of the changes from one patch set of the displayed review to another. */
export type AddressBetween = (from: number, to: number) => string;

/** The URLs of comparisons of two patch sets; null when there is no such page. */
export const BetweenContext = createContext<AddressBetween | null>(null);
