import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";
import type {
  ChangedMessages_review$data,
  ChangedMessages_review$key,
} from "#generated/ChangedMessages_review.graphql.ts";
import { CommentComposer } from "../composers/CommentComposer.tsx";
import { ChangedRows, suggestedRows } from "#app/reading/markdown/ChangedRows.tsx";
import { newKey } from "#app/reading/data/useReviewMutation.ts";
import { savedText } from "#app/reading/data/TextSaver.ts";
import type { CommentedReview } from "./useComments.ts";
import "#app/reading/markdown/MarkdownText.css";
import "./Elsewhere.css";

const COMMENT = "Comment on this message";

interface Props {
  /** Returns the URL of a commit. */
  readonly addressOf: (oid: string) => string;
  readonly review: CommentedReview;
  readonly messages: ChangedMessages_review$key;
  /** The only commit whose message is shown; null for all. */
  readonly only: string | null;
}

/** The commit messages that differ between two patch sets, line by line. */
export function ChangedMessages({ addressOf, review, messages, only }: Props) {
  const { key, changedMessages } = useFragment<ChangedMessages_review$key>(
    graphql`
      fragment ChangedMessages_review on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }) {
        key
        changedMessages(from: $from, to: $to) @catch(to: NULL) {
          commit {
            oid
            abbreviatedOid
          }
          old
          new
        }
      }
    `,
    messages,
  );
  if (changedMessages == null) return <Notice>Commit messages could not be compared.</Notice>;
  const shown = changedMessages.filter(({ commit }) => only === null || commit.oid === only);
  if (shown.length === 0) return null;
  return (
    <details className="Elsewhere" open>
      <summary>{counted(shown.length, "commit message changed", "commit messages changed")}</summary>
      {shown.map((message) => (
        <Message key={message.commit.oid} addressOf={addressOf} message={message} review={review} reviewKey={key} />
      ))}
    </details>
  );
}

interface MessageProps {
  /** Returns the URL of a commit. */
  readonly addressOf: (oid: string) => string;
  readonly message: NonNullable<ChangedMessages_review$data["changedMessages"]>[number];
  readonly review: CommentedReview;
  readonly reviewKey: string;
}

/** A changed message. A comment on it belongs to the whole change and quotes it: no tool knows a place in a message. */
function Message({ addressOf, message, review, reviewKey }: MessageProps) {
  const { commit } = message;
  const [draftKey, setDraftKey] = useState<string | null>(null);
  const open = (): void => {
    const key = `${reviewKey}/review`;
    const quote = [`Message of ${commit.abbreviatedOid}:`, ...linesOf(message.new)]
      .map((line) => `> ${line}\n`)
      .join("");
    if (savedText.read(key) === null) savedText.save(key, `${quote}\n`);
    setDraftKey(newKey());
  };
  return (
    <section className="ChangedMessage">
      <p className="CommentBox-note muted small">
        <Link to={addressOf(commit.oid)}>{commit.abbreviatedOid}</Link>{" "}
        {draftKey === null && (
          <Button size="small" onClick={open}>
            {COMMENT}
          </Button>
        )}
      </p>
      <ChangedRows rows={suggestedRows(linesOf(message.old), linesOf(message.new))} />
      {draftKey !== null && (
        <CommentComposer
          review={review}
          draftKey={draftKey}
          anchor={null}
          label={COMMENT}
          takesFocus
          onClose={() => setDraftKey(null)}
        />
      )}
    </section>
  );
}

function linesOf(message: string): readonly string[] {
  return message.replace(/\n+$/u, "").split("\n");
}
