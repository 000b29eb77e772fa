import { graphql } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { Button } from "#app/ui/Button.tsx";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { FailureNotice } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";
import type { SendReviewDialogQuery } from "#generated/SendReviewDialogQuery.graphql.ts";

interface Props {
  readonly reviewId: string;
  /** The host and the path of the repository of the pull request. */
  readonly repository: string;
  /** The address of the page on which drafts are published. */
  readonly draftsAt: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Lists what of a review its forge does not have, as far as it is known here, and shows the command that sends it. */
export function SendReviewDialog({ reviewId, repository, draftsAt, open, onClose }: Props) {
  const { data, failure, reload } = useLoadedQuery<SendReviewDialogQuery, Unsent>(
    graphql`
      query SendReviewDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Review {
            draftCount
            unsent @catch(to: RESULT) {
              counts
              quoted
              notSent
              command
              guess
              problem {
                message
              }
            }
          }
        }
      }
    `,
    { id: reviewId },
    readUnsent,
  );
  const { outcome, copy } = useCopy();
  const command = data === null || data.problem !== null || data.counts.length === 0 ? null : data.command;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send review"
      {...(command !== null && {
        action: (
          <Button variant="primary" onClick={() => copy(command)}>
            {outcome ?? "Copy command"}
          </Button>
        ),
      })}
    >
      <div className="stack gap-3 long-words">
        <FailureNotice reason={failure ?? data?.problem ?? null} {...(failure !== null && { onRetry: reload })} />
        {data === null && failure === null && <p role="status">Reading what is not sent yet…</p>}
        {data?.problem === null && data.counts.length === 0 && <p>There is nothing to send.</p>}
        {data !== null && (
          <>
            <List label="Not sent yet, as far as Galley knows:" lines={data.counts} />
            <List label="In the text of the review, because:" lines={data.quoted} />
            <List label="What is not sent:" lines={data.notSent} />
          </>
        )}
        {data?.problem === null && data.draftCount > 0 && <Link to={draftsAt}>Show and publish your drafts</Link>}
        {command !== null && (
          <>
            <p>Run this in a terminal, in the folder of the repository:</p>
            <code>{command}</code>
            {data?.guess != null && <p>{data.guess}</p>}
            <p className="muted small">
              Only this command contacts <MarkedText text={repository} />, by your own program for it, when you run it.
              It finds what is there already, shows each text and request, and asks before it sends.
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function readUnsent({ node }: SendReviewDialogQuery["response"]) {
  const unsent = valueOf(node?.unsent);
  if (unsent == null) throw new Error("This is not the review of a pull request any more. Reload the page.");
  const { counts, quoted, notSent, command, guess, problem } = unsent;
  return {
    counts,
    quoted,
    notSent,
    command,
    guess,
    problem: problem?.message ?? null,
    draftCount: node?.draftCount ?? 0,
  };
}
type Unsent = ReturnType<typeof readUnsent>;

function List({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <p className="muted">{label}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <MarkedText text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
