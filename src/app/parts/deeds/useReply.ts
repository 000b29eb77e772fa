import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useReplyMutation } from "#generated/useReplyMutation.graphql.ts";
import { newKey } from "../newKey.ts";
import { optimisticComment, type Writer } from "./optimisticComment.ts";
import { reviewRecords } from "./reviewRecords.ts";
import { useDeed } from "./useDeed.ts";

export interface Answer {
  readonly body: string;
  /** Whether it settles the thread too. */
  readonly resolves?: boolean;
  /** The name of the draft that it was; another is made where it was none. */
  readonly key?: string;
}

/** Gives what answers in a thread, shown at once, and whether one is under way. */
export function useReply(
  threadId: string,
  writer: Writer,
): readonly [(answer: Answer) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useReplyMutation>(graphql`
    mutation useReplyMutation($input: ReplyInput!) @raw_response_type {
      reply(input: $input) {
        problem {
          code
          message
        }
        comment {
          ...commentRecord_comment
        }
        thread {
          ...threadRecord_thread
        }
        review {
          ...ReviewFacts_review
        }
      }
    }
  `);
  const { name, email } = writer;
  const reply = useCallback(
    ({ body, resolves = false, key = newKey() }: Answer) => {
      const act = resolves ? "resolve" : null;
      const comment = optimisticComment({ key, body, isBlocking: false, act }, { name, email });
      return run({
        variables: { input: { key, thread: threadId, body, resolves } },
        optimisticResponse: { reply: { problem: null, comment, thread: null, review: null } },
        optimisticUpdater: (store) => {
          reviewRecords.addComment(store, threadId, "reply");
          if (resolves) store.get(threadId)?.setValue("RESOLVED", "state");
        },
      });
    },
    [run, threadId, name, email],
  );
  return [reply, isUnderWay];
}
