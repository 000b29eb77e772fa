import { useCallback } from "react";
import { graphql } from "react-relay";
import type { AnchorInput, CommentKind, useAddCommentMutation } from "#generated/useAddCommentMutation.graphql.ts";
import { newKey } from "../newKey.ts";
import type { Writer } from "./optimisticComment.ts";
import { optimisticThread } from "./optimisticThread.ts";
import { reviewRecords } from "./reviewRecords.ts";
import { useDeed } from "./useDeed.ts";

export interface Remark {
  readonly anchor: AnchorInput | null;
  readonly body: string;
  readonly kind: CommentKind;
  /** The name of the draft that it was; another is made where it was none. */
  readonly key?: string;
  /** The lines that it stands on, shown until the server has read them itself. */
  readonly quote?: readonly string[];
}

/** Gives what begins a thread in a review, shown at once, and whether one is under way. */
export function useAddComment(
  reviewId: string,
  writer: Writer,
): readonly [(remark: Remark) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<useAddCommentMutation>(graphql`
    mutation useAddCommentMutation($input: AddCommentInput!) @raw_response_type {
      addComment(input: $input) {
        problem {
          code
          message
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
  const add = useCallback(
    ({ anchor, body, kind, key = newKey(), quote = [] }: Remark) => {
      const place = {
        path: anchor?.path ?? null,
        side: anchor?.side ?? "NEW",
        startLine: anchor?.startLine ?? null,
        endLine: anchor?.endLine ?? anchor?.startLine ?? null,
        commitOid: anchor?.commitOid ?? null,
      } as const;
      const thread = optimisticThread({ key, body, kind, place, quote }, { name, email });
      return run({
        variables: { input: { key, review: reviewId, anchor, body, kind } },
        optimisticResponse: { addComment: { problem: null, thread, review: null } },
        updater: (store) => reviewRecords.addThread(store, reviewId, "addComment"),
        optimisticUpdater: (store) => reviewRecords.addThread(store, reviewId, "addComment"),
      });
    },
    [run, reviewId, name, email],
  );
  return [add, isUnderWay];
}
