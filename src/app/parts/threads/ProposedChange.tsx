import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { type ReactNode, useContext, useEffect, useId, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import type { ProposedChangeQuery, ProposedChangeQuery$data } from "#generated/ProposedChangeQuery.graphql.ts";
import { failureOf } from "../fieldFailure.ts";
import { commentKeys } from "./commentKeys.ts";
import { SinceCommentDiff } from "./QuotedLines.tsx";
import { BetweenContext } from "./ThreadEvidence.tsx";

type Proposal = NonNullable<NonNullable<ProposedChangeQuery$data["node"]>["addressed"]>;

interface Props {
  readonly threadId: string;
  /** The commit that is proposed as addressing the thread. */
  readonly commitOid: string;
}

/**
 * The lines that changed for a thread up to the commit that is proposed as addressing it, and on demand what else changed in
 * that step. Fetched when it is shown.
 */
export function ProposedChange({ threadId, commitOid }: Props): ReactNode {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<{ readonly commitOid: string; readonly proposal: Proposal } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const proposal = loaded?.commitOid === commitOid ? loaded.proposal : null;
  const isNeeded = proposal === null && failure === null;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const query = graphql`
      query ProposedChangeQuery($id: ID!) {
        node(id: $id) {
          ... on ReviewThread {
            addressed {
              change @catch(to: RESULT) {
                path
                patch
              }
              step @catch(to: RESULT) {
                fromPatchSet
                toPatchSet
                unreadFiles
                unasked {
                  path
                  patch
                }
              }
            }
          }
        }
      }
    `;
    const subscription = fetchQuery<ProposedChangeQuery>(environment, query, { id: threadId }).subscribe({
      next: ({ node }) => {
        if (node?.addressed == null) setFailure("The changes could not be loaded.");
        else setLoaded({ commitOid, proposal: node.addressed });
      },
      error: (error: Error) => setFailure(error.message),
    });
    return () => subscription.unsubscribe();
  }, [isNeeded, environment, threadId, commitOid]);

  return (
    <div className="ProposedChange" aria-busy={isNeeded}>
      <p className="ProposedChange-heading">Changed for this comment</p>
      {isNeeded && <p className="ThreadEvidence-note">Loading changes…</p>}
      {failure !== null && (
        <p className="ThreadEvidence-note">
          {failure}{" "}
          <Button size="small" onClick={() => setFailure(null)}>
            Try again
          </Button>
        </p>
      )}
      {proposal !== null && <OwnChange change={proposal.change} />}
      {proposal !== null && <Step step={proposal.step} />}
    </div>
  );
}

function OwnChange({ change }: Pick<Proposal, "change">): ReactNode {
  if (!change.ok) return <p className="ThreadEvidence-note">{failureOf(change.errors).message}</p>;
  if (change.value == null) return <p className="ThreadEvidence-note">Nothing changed at these lines.</p>;
  return <SinceCommentDiff path={change.value.path} patch={change.value.patch} />;
}

function Step({ step }: Pick<Proposal, "step">): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const addressBetween = useContext(BetweenContext);
  if (!step.ok) return <p className="ThreadEvidence-note">{failureOf(step.errors).message}</p>;
  if (step.value == null) return null;
  const { unasked, unreadFiles, fromPatchSet, toPatchSet } = step.value;
  if (unasked.length === 0 && unreadFiles === 0)
    return <p className="ThreadEvidence-note">Nothing else changed in this step.</p>;
  const isBetween = addressBetween !== null && fromPatchSet != null && toPatchSet != null;
  return (
    <>
      <div className="ThreadEvidence-line">
        <Button
          size="small"
          variant="quiet"
          icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          hint="Show the changes of this step that no comment asked for"
          keys={commentKeys.unasked}
          data-action="unasked"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Also changed, not asked for: {counted(unasked.length, "file")}
        </Button>
      </div>
      {isOpen && (
        <div id={bodyId} className="ThreadEvidence-body">
          {unasked.map(({ path, patch }) =>
            patch == null ? (
              <p key={path} className="ThreadEvidence-note">
                <code>{displayPath(path)}</code>: The change of this file cannot be shown here.
              </p>
            ) : (
              <SinceCommentDiff key={path} path={path} patch={patch} />
            ),
          )}
          {unreadFiles > 0 && (
            <p className="ThreadEvidence-note">
              {formatCount(unreadFiles)} more files changed. They were not searched.
            </p>
          )}
          {isBetween && (
            <p className="ThreadEvidence-note">
              <Link to={addressBetween(fromPatchSet, toPatchSet)}>
                All changes from patch set {fromPatchSet} to {toPatchSet}
              </Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}
