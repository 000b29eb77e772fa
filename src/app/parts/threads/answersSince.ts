import { graphql, readInlineData } from "react-relay";
import type { answersSince_thread$data, answersSince_thread$key } from "#generated/answersSince_thread.graphql.ts";

/**
 * Finds in a thread the first of the answers that came after what whoever reads said last: none of them is theirs. Null where
 * nobody answered, and where they said nothing in it. What a program wrote in somebody's name is not theirs. Linear.
 */
export function answersSince(thread: answersSince_thread$key): number | null {
  const { comments } = readInlineData(
    graphql`
      fragment answersSince_thread on ReviewThread @inline @throwOnFieldError {
        comments {
          agent
          isWithdrawn
          author {
            isViewer
          }
        }
      }
    `,
    thread,
  );
  const last = comments.findLastIndex((comment) => isMine(comment) && !comment.isWithdrawn);
  const first = comments.findIndex((comment, at) => at > last && !comment.isWithdrawn && !isMine(comment));
  return last < 0 || first < 0 ? null : first;
}

function isMine({ agent, author }: answersSince_thread$data["comments"][number]): boolean {
  return author.isViewer && agent == null;
}
