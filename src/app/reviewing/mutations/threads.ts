import { useCallback } from "react";
import { graphql, type GraphQLTaggedNode } from "react-relay";
import type { threadsReopenMutation } from "#generated/threadsReopenMutation.graphql.ts";
import type { threadsResolveMutation } from "#generated/threadsResolveMutation.graphql.ts";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";

/** Decides about a thread. `onWritten` gets the id of the comment that does so, which can be deleted to undo it. */
type Decide = (onWritten?: (commentId: string) => void) => Promise<string | null>;

export function useResolveThread(threadId: string): readonly [Decide, boolean] {
  return useDecision<threadsResolveMutation>(
    graphql`
      mutation threadsResolveMutation($input: ResolveThreadInput!) {
        resolveThread(input: $input) {
          problem {
            code
            message
          }
          thread {
            comments {
              id
              key
            }
            ...ReviewThreadView_thread
          }
          review {
            ...ReviewRefresher_review
          }
        }
      }
    `,
    threadId,
    resolvedThread,
  );
}

/** Returns the function that reopens a thread or marks it as not done, and true while it runs. */
export function useReopenThread(threadId: string): readonly [Decide, boolean] {
  return useDecision<threadsReopenMutation>(
    graphql`
      mutation threadsReopenMutation($input: ReopenThreadInput!) {
        reopenThread(input: $input) {
          problem {
            code
            message
          }
          thread {
            comments {
              id
              key
            }
            ...ReviewThreadView_thread
          }
          review {
            ...ReviewRefresher_review
          }
        }
      }
    `,
    threadId,
    reopenedThread,
  );
}

type Decision = threadsResolveMutation | threadsReopenMutation;
type DecidedThread = NonNullable<threadsResolveMutation["response"]["resolveThread"]>["thread"];

const resolvedThread = ({ resolveThread }: threadsResolveMutation["response"]): DecidedThread => resolveThread?.thread;
const reopenedThread = ({ reopenThread }: threadsReopenMutation["response"]): DecidedThread => reopenThread?.thread;

function useDecision<M extends Decision>(
  mutation: GraphQLTaggedNode,
  threadId: string,
  threadOf: (answer: M["response"]) => DecidedThread,
): readonly [Decide, boolean] {
  const [run, isUnderWay] = useReviewMutation<M>(mutation);
  const decide = useCallback<Decide>(
    (onWritten) => {
      const key = newKey();
      return run({ input: { key, thread: threadId } }, (_store, data) => {
        const thread = data == null ? null : threadOf(data);
        const written = thread?.comments?.find((comment) => comment?.key === key);
        if (written?.id != null) onWritten?.(written.id);
      });
    },
    [run, threadId, threadOf],
  );
  return [decide, isUnderWay];
}
