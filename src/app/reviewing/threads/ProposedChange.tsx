import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { type ReactNode, useId, useState } from "react";
import { graphql } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import type { ProposedChangeQuery } from "#generated/ProposedChangeQuery.graphql.ts";
import { failureOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { commentKeys } from "#app/reading/markdown/commentKeys.ts";
import { SinceCommentDiff } from "./QuotedLines.tsx";
import { BetweenNote, FetchNote } from "./ThreadChanges.tsx";

type Proposal = NonNullable<NonNullable<ProposedChangeQuery["response"]["node"]>["addressed"]>;

/** The lines that changed for a thread that is proposed as addressed, and on demand what else changed in that step. */
export function ProposedChange({ threadId }: { readonly threadId: string }): ReactNode {
  const { data, failure, reload } = useLoadedQuery<ProposedChangeQuery, Proposal>(
    graphql`
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
    `,
    { id: threadId },
    readProposal,
  );
  const isLoading = data === null && failure === null;
  return (
    <div className="ProposedChange stack small" aria-busy={isLoading}>
      <p className="ProposedChange-heading strong">Changed for this comment</p>
      <FetchNote failure={failure} isLoading={isLoading} onRetry={reload} />
      {data !== null && <OwnChange change={data.change} />}
      {data !== null && <Step step={data.step} />}
    </div>
  );
}

function readProposal({ node }: ProposedChangeQuery["response"]): Proposal {
  if (node?.addressed == null) throw new Error("The changes could not be loaded.");
  return node.addressed;
}

function OwnChange({ change }: Pick<Proposal, "change">): ReactNode {
  if (!change.ok) return <p className="ThreadChanges-note muted">{failureOf(change.errors).message}</p>;
  if (change.value == null) return <p className="ThreadChanges-note muted">Nothing changed at these lines.</p>;
  return <SinceCommentDiff path={change.value.path} patch={change.value.patch} />;
}

function Step({ step }: Pick<Proposal, "step">): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  if (!step.ok) return <p className="ThreadChanges-note muted">{failureOf(step.errors).message}</p>;
  if (step.value == null) return null;
  const { unasked, unreadFiles, fromPatchSet, toPatchSet } = step.value;
  if (unasked.length === 0 && unreadFiles === 0)
    return <p className="ThreadChanges-note muted">Nothing else changed in this step.</p>;
  return (
    <>
      <div className="ThreadChanges-line row wrap gap-x-2">
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
        <div id={bodyId} className="ThreadChanges-body stack">
          {unasked.map(({ path, patch }) =>
            patch == null ? (
              <p key={path} className="ThreadChanges-note muted">
                <code>{displayPath(path)}</code>: The change of this file cannot be shown here.
              </p>
            ) : (
              <SinceCommentDiff key={path} path={path} patch={patch} />
            ),
          )}
          {unreadFiles > 0 && (
            <p className="ThreadChanges-note muted">
              {formatCount(unreadFiles)} more files changed. They were not searched.
            </p>
          )}
          <BetweenNote from={fromPatchSet} to={toPatchSet} />
        </div>
      )}
    </>
  );
}
