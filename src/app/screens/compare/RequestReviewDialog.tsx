import { useId, useState, type FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { RequestReviewDialog_comparison$key } from "#generated/RequestReviewDialog_comparison.graphql.ts";
import { keptText } from "#app/parts/keptText.ts";
import { newKey } from "#app/parts/newKey.ts";
import { ReviewersField } from "#app/parts/review/ReviewersField.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { reviewWords } from "./reviewWords.ts";
import { useRequestReview } from "./useRequestReview.ts";
import "./RequestReviewDialog.css";

const TEXT = {
  dialog: "Request a review",
  title: "Title",
  noTitle: "Say in a line what it is about.",
  description: "Description",
  descriptionHint: "Markdown. What should a reader know before reading?",
  cancel: "Cancel",
  into: "into",
} as const;
const TITLE_MAX = 256;

interface Props {
  readonly comparison: RequestReviewDialog_comparison$key;
  readonly slug: string;
  readonly base: string;
  readonly head: string;
  readonly onClose: () => void;
}

/** Asks what a review is about and who is to read it, and goes to it once it is requested. What is written stays until then. */
export function RequestReviewDialog({ comparison, slug, base, head, onClose }: Props) {
  const { commits } = useFragment(
    graphql`
      fragment RequestReviewDialog_comparison on Comparison @throwOnFieldError {
        commits(first: 100) {
          edges {
            node {
              messageHeadline
              messageBody
            }
          }
        }
      }
    `,
    comparison,
  );
  const { go } = useRouter();
  const [words] = useState(() =>
    reviewWords(
      head,
      commits.edges.map(({ node: { messageHeadline, messageBody } }) => ({ messageHeadline, messageBody })),
    ),
  );
  const place = `request/${slug}/${base}...${head}`;
  const [title, setTitle] = useState(() => keptText.read(`${place}/title`) ?? words.title);
  const [body, setBody] = useState(() => keptText.read(`${place}/body`) ?? words.body);
  const [reviewers, setReviewers] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  // One request, however often it is sent.
  const [key] = useState(newKey);
  const [requestReview, busy] = useRequestReview();
  const form = useId();
  const isUntitled = title.trim() === "";

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || isUntitled) return;
    const input = {
      key,
      slug,
      head,
      base,
      title: title.trim(),
      body,
      reviewers,
    };
    const { review, reason } = await requestReview(input);
    setFailure(reason);
    if (review === null) return;
    for (const part of ["title", "body"]) keptText.forget(`${place}/${part}`);
    go(addressOf.review(slug, review));
  }

  /** Keeps what is written in this browser until the review is requested. */
  function write(part: "title" | "body", text: string): void {
    if (part === "title") setTitle(text);
    else setBody(text);
    keptText.keep(`${place}/${part}`, text);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXT.dialog}
      footer={
        <>
          <Button onClick={onClose}>{TEXT.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {TEXT.dialog}
          </Button>
        </>
      }
    >
      <form id={form} className="RequestReviewDialog" onSubmit={(event) => void submit(event)}>
        <p className="RequestReviewDialog-refs">
          <code>{displayPath(head)}</code> {TEXT.into} <code>{displayPath(base)}</code>
        </p>
        <TextField
          label={TEXT.title}
          value={title}
          onChange={(text) => write("title", text)}
          maxLength={TITLE_MAX}
          data-autofocus="true"
          error={isUntitled ? TEXT.noTitle : undefined}
        />
        <TextArea
          label={TEXT.description}
          value={body}
          onChange={(text) => write("body", text)}
          rows={6}
          hint={TEXT.descriptionHint}
        />
        <ReviewersField reviewers={reviewers} onChange={setReviewers} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
