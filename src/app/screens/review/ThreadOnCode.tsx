import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import { locationHash } from "#contract/addresses.ts";
import type { ThreadOnCode_review$key } from "#generated/ThreadOnCode_review.graphql.ts";
import type { ThreadOnCode_thread$data, ThreadOnCode_thread$key } from "#generated/ThreadOnCode_thread.graphql.ts";
import { ReviewThreadView } from "#app/reviewing/threads/ReviewThreadView.tsx";

interface Props {
  readonly thread: ThreadOnCode_thread$key;
  readonly review: ThreadOnCode_review$key;
  readonly slug: string;
}

/** A thread below the code that it was started on, with a link to the current location of that code. */
export function ThreadOnCode({ thread, review, slug }: Props) {
  const reviewData = useFragment(
    graphql`
      fragment ThreadOnCode_review on Review @throwOnFieldError {
        key
        ...ReviewThreadView_review
      }
    `,
    review,
  );
  const data = useFragment(
    graphql`
      fragment ThreadOnCode_thread on ReviewThread @throwOnFieldError {
        state
        path
        side
        startLine
        endLine
        patchSet
        position {
          path
          side
          startLine
          endLine
          certainty
        }
        ...ReviewThreadView_thread
      }
    `,
    thread,
  );
  const files = filesAt(data, slug, reviewData.key);
  return (
    <div data-state={data.state}>
      <ReviewThreadView thread={data} review={reviewData} showsCode {...(files !== null && { href: files })} />
    </div>
  );
}

/**
 * Returns the URL of the thread on the files page: at its current position, or in its original patch set if the code is
 * deleted. Returns null for a thread on the review as a whole.
 */
function filesAt(thread: ThreadOnCode_thread$data, slug: string, review: string): string | null {
  const { position } = thread;
  const isThere = position?.path != null && position.certainty !== "LOST";
  const { path, side, startLine, endLine } = isThere ? position : thread;
  if (path == null) return null;
  const files = addressOf.reviewFiles(slug, review, isThere ? {} : { to: thread.patchSet ?? null });
  const lines =
    startLine == null
      ? null
      : { side: side === "OLD" ? ("old" as const) : ("new" as const), line: startLine, to: endLine ?? startLine };
  return files + locationHash.write({ path, lines });
}
