import { graphql, readInlineData } from "react-relay";
import type { answersSince_thread$data, answersSince_thread$key } from "#generated/answersSince_thread.graphql.ts";

/**
 * Returns the index of the first comment after the viewer's last one. Null when nobody replied, and when the viewer
 * wrote nothing in the thread. Comments by an agent in the viewer's name do not count as theirs. Linear.
 */
export function answersSince(thread: answersSince_thread$key): number | null {
  const { comments } = readInlineData(
    graphql`
      fragment answersSince_thread on ReviewThread @inline @throwOnFieldError {
        comments {
          agent
          isDeleted
          author {
            isViewer
          }
        }
      }
    `,
    thread,
  );
  const last = comments.findLastIndex((comment) => isMine(comment) && !comment.isDeleted);
  const first = comments.findIndex((comment, at) => at > last && !comment.isDeleted && !isMine(comment));
  return last < 0 || first < 0 ? null : first;
}

function isMine({ agent, author }: answersSince_thread$data["comments"][number]): boolean {
  return author.isViewer && agent == null;
}
