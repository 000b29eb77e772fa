import { graphql } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { Button } from "#app/ui/Button.tsx";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted } from "#app/ui/format.ts";
import { Spinner } from "#app/ui/loading.tsx";
import { FailureNotice, Notice } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";
import type { SendReviewDialogMutation } from "#generated/SendReviewDialogMutation.graphql.ts";
import type { SendReviewDialogQuery } from "#generated/SendReviewDialogQuery.graphql.ts";
import { type SendTask, useSendTask } from "../../updates/useSendTask.ts";
import "./SendReviewDialog.css";

interface Props {
  readonly reviewId: string;
  /** The host and the path of the repository of the pull request. */
  readonly repository: string;
  /** The address of the page on which drafts are published. */
  readonly draftsAt: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Lists what of a review its forge may lack, and shows the command that sends it or lets a listening terminal send it. */
export function SendReviewDialog({ reviewId, repository, draftsAt, open, onClose }: Props) {
  const task = useSendTask(reviewId);
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
    { version: task?.state === "SENT" ? 1 : 0 },
  );
  const [request, , refusal] = useUnsignedMutation<SendReviewDialogMutation>(graphql`
    mutation SendReviewDialogMutation($input: RequestSendInput!) {
      requestSend(input: $input) {
        problem {
          message
        }
      }
    }
  `);
  const isOpenable = data?.problem === null;
  const command = isOpenable && data.counts.length > 0 ? data.command : null;
  const hasList = task !== null && task.isListening && task.parts.length > 0 && task.state !== "SENT";
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send review"
      size={hasList ? "large" : "medium"}
      footer={
        <>
          <Button variant={task?.state === "SENT" ? "primary" : "secondary"} onClick={onClose}>
            {task?.state === "SENT" ? "Close" : "Cancel"}
          </Button>
          {task?.isListening === true ? (
            isOpenable && (
              <TaskButtons {...task} onRequest={(plan) => void request({ input: { review: reviewId, plan } })} />
            )
          ) : (
            <CopyCommand command={command} />
          )}
        </>
      }
    >
      <div className="stack gap-3 long-words">
        <FailureNotice reason={failure ?? data?.problem ?? refusal} {...(failure !== null && { onRetry: reload })} />
        {task !== null && <Progress {...task} />}
        {data === null && failure === null && <p role="status">Reading what is not sent yet…</p>}
        {hasList ? <TaskList {...task} /> : data !== null && <UnsentList {...data} isSent={task?.state === "SENT"} />}
        {isOpenable && data.draftCount > 0 && <Link to={draftsAt}>Show and publish your drafts</Link>}
        {task?.isListening !== true && command !== null && (
          <>
            <p>Run this in a terminal, in the folder of the repository:</p>
            <code>{command}</code>
            {data?.guess != null && <p>{data.guess}</p>}
            <p className="muted small">
              Only this command contacts <MarkedText text={repository} />, by your own program for it, when you run it.
              It finds what is there already, shows each text and request, and asks before it sends. To do all that
              here, run <code>galley pr send --listen</code> instead and leave it running.
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

const isRunning = ({ state }: SendTask): boolean => state === "READING" || state === "SENDING";

function TaskButtons({ onRequest, ...task }: SendTask & { readonly onRequest: (plan: string | null) => void }) {
  const { state, plan } = task;
  if (isRunning(task))
    return (
      <Button variant="primary" busy>
        {state === "SENDING" ? "Sending…" : "Listing…"}
      </Button>
    );
  const maySend = plan != null && (state === "LISTED" || state === "STOPPED");
  return (
    <>
      <Button variant={maySend || state === "SENT" ? "secondary" : "primary"} onClick={() => onRequest(null)}>
        {state === "NONE" || state === "SENT" ? "List what would be sent" : "List again"}
      </Button>
      {maySend && (
        <Button variant="primary" onClick={() => onRequest(plan)}>
          Send
        </Button>
      )}
    </>
  );
}

function CopyCommand({ command }: { readonly command: string | null }) {
  const { outcome, copy } = useCopy();
  if (command === null) return null;
  return (
    <Button variant="primary" onClick={() => copy(command)}>
      {outcome ?? "Copy command"}
    </Button>
  );
}

const TONES = { SENT: "success", STOPPED: "warning", FAILED: "danger" } as const;

function Progress(task: SendTask) {
  const { state, message, isListening } = task;
  if (state === "SENT" || state === "STOPPED" || state === "FAILED")
    return <Notice tone={TONES[state]}>{message}</Notice>;
  if (!isListening) return null;
  return (
    <p className="row gap-2" role="status">
      {isRunning(task) && <Spinner />}
      <span>{state === "NONE" ? LISTENS : <MarkedText text={message} />}</span>
    </p>
  );
}

const LISTENS =
  "A terminal listens: it lists by your own program what is not there yet, and sends it when you press Send.";

function TaskList({ parts, requests }: SendTask) {
  return (
    <>
      {parts.map((part) => (
        <Part key={part} text={part.replaceAll(/^ {2,4}/gmu, "")} />
      ))}
      {requests.length > 0 && (
        <details>
          <summary>{counted(requests.length, "request")}, exactly as your program sends them</summary>
          {requests.map((part) => (
            <Part key={part} text={part} />
          ))}
        </details>
      )}
    </>
  );
}

function Part({ text }: { readonly text: string }) {
  const [title = "", ...lines] = text.split("\n");
  return (
    <section>
      <p className="muted">
        <MarkedText text={title} />
      </p>
      {lines.length > 0 && (
        <pre className="SendReviewDialog-text">
          <MarkedText text={lines.join("\n")} />
        </pre>
      )}
    </section>
  );
}

function UnsentList({ problem, counts, quoted, notSent, isSent }: Unsent & { readonly isSent: boolean }) {
  return (
    <>
      {problem === null && counts.length === 0 && !isSent && (
        <p>There is nothing to send. Comment on lines, or approve.</p>
      )}
      <List label="Not sent yet, as far as Galley knows:" lines={counts} />
      <List label="In the text of the review, because:" lines={quoted} />
      <List label="What is not sent:" lines={notSent} />
    </>
  );
}

function readUnsent({ node }: SendReviewDialogQuery["response"]) {
  const unsent = valueOf(node?.unsent);
  if (unsent == null) throw new Error("This is not the review of a pull request any more. Reload the page.");
  const { counts, quoted, notSent, command, guess, problem } = unsent;
  const draftCount = node?.draftCount ?? 0;
  return { counts, quoted, notSent, command, guess, problem: problem?.message ?? null, draftCount };
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
