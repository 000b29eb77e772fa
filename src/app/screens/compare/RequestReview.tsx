import { type FormEvent, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { valueOf } from "#app/reading/data/fieldFailure.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import { RevisionPicker } from "#app/reading/navigation/RevisionPicker.tsx";
import { ReviewersField } from "#app/reviewing/review/ReviewersField.tsx";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { counted, displayPath, truncated } from "#app/ui/format.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { TextArea, TextField } from "#app/ui/TextField.tsx";
import { addressOf } from "#contract/pages.ts";
import type { RequestReview_dialog$key } from "#generated/RequestReview_dialog.graphql.ts";
import type { RequestReviewInput, RequestReviewMutation } from "#generated/RequestReviewMutation.graphql.ts";
import type { RequestReviewTargetQuery } from "#generated/RequestReviewTargetQuery.graphql.ts";

const DIALOG = "Request review";
const TITLE_MAX = 256;
/** The number of headlines in a suggested description. */
const HEADLINES_MAX = 8;

interface Props {
  readonly comparison: RequestReview_dialog$key;
  readonly slug: string;
  readonly base: string;
  readonly head: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog that requests a review. What is typed is saved in the browser until the request succeeds. */
export function RequestReviewDialog({ comparison, slug, base, head, open, onClose }: Props) {
  const { go } = useRouter();
  const { title, body, write, forget } = useReviewText({ comparison, slug, base, head });
  const [reviewers, setReviewers] = useState<readonly string[]>([]);
  // The idempotency key: repeated submits create one review.
  const [key] = useState(newKey);
  const [requestReview, busy, failure] = useRequestReview();
  const form = useId();
  const { field, target, reason, since, check } = useTarget(slug, base, head);
  const isUntitled = title.trim() === "";
  const isOff = isUntitled || target === null || reason !== null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || isOff) return;
    const input = { key, slug, head, base: target, title: title.trim(), body, reviewers };
    const review = await requestReview(input);
    if (review === null) return;
    forget();
    go(addressOf.review(slug, review));
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={DIALOG}
      action={
        <Button
          variant="primary"
          type="submit"
          form={form}
          keys="Mod+Enter"
          busy={busy}
          aria-disabled={isOff}
          {...(reason !== null && { hint: reason })}
        >
          {DIALOG}
        </Button>
      }
    >
      <form id={form} className="RequestReviewDialog stack gap-3" onSubmit={(event) => void submit(event)}>
        <p className="muted long-words">
          Commits of <code>{displayPath(head)}</code>
        </p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {/* Receives the blur of the field; not focusable itself. */}
        <div onBlur={check}>
          <RevisionPicker slug={slug} label="Target branch" {...field} error={reason ?? undefined} />
        </div>
        {since !== null && (
          <p className="muted long-words">
            {counted(since.commits, "commit")} since {since.left.slice(0, 10)}, where the work left this branch. If it
            began on another branch, choose that.
          </p>
        )}
        <TextField
          label="Title"
          value={title}
          onChange={(text) => write("title", text)}
          maxLength={TITLE_MAX}
          data-autofocus="true"
          error={isUntitled ? "Enter a title." : undefined}
        />
        <TextArea
          label="Description"
          value={body}
          onChange={(text) => write("body", text)}
          rows={6}
          hint="Markdown supported. What should reviewers know?"
        />
        <ReviewersField reviewers={reviewers} onChange={setReviewers} />
      </form>
    </Dialog>
  );
}

/** The title and the description, at first suggested by the commits. What is typed is saved in the browser. */
function useReviewText({ comparison, slug, base, head }: Omit<Props, "open" | "onClose">) {
  const { aheadBy, commits } = useFragment(
    graphql`
      fragment RequestReview_dialog on Comparison @throwOnFieldError {
        aheadBy
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
  const messages = commits.edges.map(({ node }) => node);
  const [suggested] = useState(() => defaultReviewText(head, messages, aheadBy));
  const savedTextKey = `request/${slug}/${base}...${head}`;
  const [title, setTitle] = useState(() => savedText.read(`${savedTextKey}/title`) ?? suggested.title);
  const [body, setBody] = useState(() => savedText.read(`${savedTextKey}/body`) ?? suggested.body);
  function write(part: "title" | "body", text: string): void {
    if (part === "title") setTitle(text);
    else setBody(text);
    savedText.save(`${savedTextKey}/${part}`, text);
  }
  const forget = (): void => ["title", "body"].forEach((part) => savedText.forget(`${savedTextKey}/${part}`));
  return { title, body, write, forget };
}

const readTarget = ({ repository }: RequestReviewTargetQuery["response"]) => valueOf(repository).reviewTarget;

function useReviewTarget(variables: RequestReviewTargetQuery["variables"] | null) {
  return useLoadedQuery<RequestReviewTargetQuery, ReturnType<typeof readTarget>>(
    graphql`
      query RequestReviewTargetQuery($slug: String!, $base: String!, $head: String!, $isProposal: Boolean!) {
        repository(slug: $slug) @catch(to: RESULT) {
          reviewTarget(base: $base, head: $head, isProposal: $isProposal) {
            target
            reason
            base
            commits
          }
        }
      }
    `,
    variables,
    readTarget,
  );
}

/**
 * The target branch of a request: the base of the comparison if that can be one, else the nearest branch, until the user
 * enters another. `target` is what the field shows, and what is sent; null until it is known. `reason` and `since` are
 * about this text, null while it is not checked.
 */
function useTarget(slug: string, base: string, head: string) {
  const [typed, type] = useState<string | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const proposal = useReviewTarget({ slug, base, head, isProposal: true });
  const check = useReviewTarget(asked === null ? null : { slug, base: asked, head, isProposal: false });
  const proposed = proposal.data?.target ?? (proposal.failure === null ? null : base);
  const target = typed ?? proposed;
  const { data, failure } = asked === null ? proposal : check;
  const found = (asked ?? proposed) === target ? data : null;
  const reason = (asked ?? proposed) === target ? (failure ?? data?.reason ?? null) : null;
  return {
    target,
    reason: target === "" ? "Enter a branch." : reason,
    since: found?.base == null ? null : { left: found.base, commits: found.commits },
    check: () => ask(typed || asked),
    field: { value: asked ?? proposed ?? base, onType: type, onPick: ask },
  };
}

/** Returns what a mutation does, with a function that resolves to the key of the new review; null if there is none. */
function useRequestReview() {
  const [run, ...state] = useReviewMutation<RequestReviewMutation>(graphql`
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
  const requestReview = async (input: RequestReviewInput): Promise<string | null> => {
    let review: string | null = null;
    await run({ input }, (_store, data) => {
      review = data?.requestReview?.review?.key ?? null;
    });
    return review;
  };
  return [requestReview, ...state] as const;
}

interface CommitMessage {
  readonly messageHeadline: string;
  readonly messageBody: string;
}

/**
 * Suggests a title and a description: the message of a single commit, or for several commits the branch name made
 * readable and the newest headlines, oldest first. `commits` are the newest of `total`, newest first.
 */
export function defaultReviewText(
  head: string,
  commits: readonly CommitMessage[],
  total = commits.length,
): { readonly title: string; readonly body: string } {
  const [only, ...others] = commits;
  if (only && others.length === 0) {
    return {
      title: truncated(only.messageHeadline, TITLE_MAX),
      body: only.messageBody.trim(),
    };
  }
  const shown = commits.slice(0, HEADLINES_MAX);
  const headlines = shown.toReversed().map(({ messageHeadline }) => `- ${messageHeadline}`);
  const more = total - shown.length;
  return {
    title: truncated(titleOfBranch(head), TITLE_MAX),
    body: [...headlines, ...(more > 0 ? [`- and ${counted(more, "more commit")}`] : [])].join("\n"),
  };
}

/** Turns `topic/fix-the-login_form` into “Fix the login form”. */
function titleOfBranch(name: string): string {
  const suggested = (name.split("/").at(-1) ?? name).replaceAll(/[-_]+/g, " ").trim();
  return suggested.slice(0, 1).toUpperCase() + suggested.slice(1);
}
