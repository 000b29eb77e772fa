import { GitPullRequestIcon } from "@primer/octicons-react";
import { type FormEvent, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { newKey } from "#app/parts/mutations/idempotencyKey.ts";
import { useDeed } from "#app/parts/mutations/useAction.ts";
import { ReviewersField } from "#app/parts/review/ReviewersField.tsx";
import { keptText } from "#app/parts/savedText.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { TextArea, TextField } from "#app/ui/TextField.tsx";
import { addressOf } from "#contract/pages.ts";
import type { RequestReview_comparison$key } from "#generated/RequestReview_comparison.graphql.ts";
import type { RequestReview_dialog$key } from "#generated/RequestReview_dialog.graphql.ts";
import type { RequestReviewInput, RequestReviewMutation } from "#generated/RequestReviewMutation.graphql.ts";
import "./RequestReviewDialog.css";

const TEXT = {
  request: "Request a review",
  hint: "Ask others to read what the head did since it left the base",
} as const;
const KEYS = "Shift+Q";

interface Props {
  readonly comparison: RequestReview_comparison$key;
  readonly slug: string;
  readonly base: string;
  readonly head: string;
}

/** Asks for a review of what the head did since it left the base; nothing where it did nothing. */
export function RequestReview({ comparison, slug, base, head }: Props) {
  const data = useFragment(
    graphql`
      fragment RequestReview_comparison on Comparison @throwOnFieldError {
        aheadBy
        ...RequestReview_dialog
      }
    `,
    comparison,
  );
  const [asks, setAsks] = useState(false);
  const enabled = data.aheadBy > 0;
  useShortcut(KEYS, TEXT.request, shortcutGroups.reviews, () => setAsks(true), { enabled });
  if (!enabled) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<GitPullRequestIcon />}
        hint={TEXT.hint}
        keys={KEYS}
        onClick={() => setAsks(true)}
      >
        {TEXT.request}
      </Button>
      {asks && (
        <RequestReviewDialog comparison={data} slug={slug} base={base} head={head} onClose={() => setAsks(false)} />
      )}
    </>
  );
}

const REQUEST_REVIEW_DIALOG_TEXT = {
  dialog: "Request a review",
  title: "Title",
  noTitle: "Say in a line what it is about.",
  description: "Description",
  descriptionHint: "Markdown. What should a reader know before reading?",
  cancel: "Cancel",
  into: "into",
} as const;
const TITLE_MAX = 256;

interface RequestReviewDialogProps {
  readonly comparison: RequestReview_dialog$key;
  readonly slug: string;
  readonly base: string;
  readonly head: string;
  readonly onClose: () => void;
}

/** Asks what a review is about and who is to read it, and goes to it once it is requested. What is written stays until then. */
function RequestReviewDialog({ comparison, slug, base, head, onClose }: RequestReviewDialogProps) {
  const { commits } = useFragment(
    graphql`
      fragment RequestReview_dialog on Comparison @throwOnFieldError {
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
      title={REQUEST_REVIEW_DIALOG_TEXT.dialog}
      footer={
        <>
          <Button onClick={onClose}>{REQUEST_REVIEW_DIALOG_TEXT.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {REQUEST_REVIEW_DIALOG_TEXT.dialog}
          </Button>
        </>
      }
    >
      <form id={form} className="RequestReviewDialog" onSubmit={(event) => void submit(event)}>
        <p className="RequestReviewDialog-refs">
          <code>{displayPath(head)}</code> {REQUEST_REVIEW_DIALOG_TEXT.into} <code>{displayPath(base)}</code>
        </p>
        <TextField
          label={REQUEST_REVIEW_DIALOG_TEXT.title}
          value={title}
          onChange={(text) => write("title", text)}
          maxLength={TITLE_MAX}
          data-autofocus="true"
          error={isUntitled ? REQUEST_REVIEW_DIALOG_TEXT.noTitle : undefined}
        />
        <TextArea
          label={REQUEST_REVIEW_DIALOG_TEXT.description}
          value={body}
          onChange={(text) => write("body", text)}
          rows={6}
          hint={REQUEST_REVIEW_DIALOG_TEXT.descriptionHint}
        />
        <ReviewersField reviewers={reviewers} onChange={setReviewers} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  );
}

/** The key of the review that was requested, or the sentence that says why none was. */
interface Requested {
  readonly review: string | null;
  readonly reason: string | null;
}

/** Gives the deed that requests a review, and whether it is under way. */
function useRequestReview() {
  const [run, busy] = useDeed<RequestReviewMutation>(graphql`
    mutation RequestReviewMutation($input: RequestReviewInput!) {
      requestReview(input: $input) {
        problem {
          code
          message
        }
        review {
          key
          revision
        }
      }
    }
  `);
  const requestReview = async (input: RequestReviewInput): Promise<Requested> => {
    let review: string | null = null;
    const reason = await run({
      variables: { input },
      updater: (_store, data) => {
        review = data?.requestReview?.review?.key ?? null;
      },
    });
    return { review, reason };
  };
  return [requestReview, busy] as const;
}

interface CommitWords {
  readonly messageHeadline: string;
  readonly messageBody: string;
}

/**
 * Suggests what a review may be called and what to say of it: of a single commit its own message, of several the branch's
 * name, made readable, and their headlines in the order in which they were made. `commits` come newest first.
 */
export function reviewWords(
  head: string,
  commits: readonly CommitWords[],
): { readonly title: string; readonly body: string } {
  const [only, ...others] = commits;
  if (only && others.length === 0) {
    return {
      title: only.messageHeadline.slice(0, TITLE_MAX),
      body: only.messageBody.trim(),
    };
  }
  const headlines = commits.toReversed().map(({ messageHeadline }) => `- ${messageHeadline}`);
  return {
    title: titleOfBranch(head).slice(0, TITLE_MAX),
    body: headlines.join("\n"),
  };
}

/** Makes `topic/fix-the-login_form` “Fix the login form”. */
function titleOfBranch(name: string): string {
  const words = (name.split("/").at(-1) ?? name).replaceAll(/[-_]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
