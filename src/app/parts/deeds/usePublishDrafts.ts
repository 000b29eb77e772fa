import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { PublishDraftsInput, usePublishDraftsMutation } from "#generated/usePublishDraftsMutation.graphql.ts";
import { knownState } from "./knownState.ts";
import type { Writer } from "./optimisticComment.ts";
import { publishedAtOnce } from "./publishedAtOnce.ts";
import { verdictAtOnce } from "./verdictAtOnce.ts";
import { useDeed } from "./useDeed.ts";

export type ToPublish = Omit<PublishDraftsInput, "review">;

/** Gives what publishes one's drafts in a review together with a verdict, all or nothing, shown at once. */
export function usePublishDrafts(
  reviewId: string,
  writer: Writer,
): readonly [(what: ToPublish) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<usePublishDraftsMutation>(graphql`
    mutation usePublishDraftsMutation($input: PublishDraftsInput!) {
      publishDrafts(input: $input) {
        problem {
          message
        }
        review {
          ...ReviewFacts_review
          drafts {
            ...draftRecord_draft
          }
          threads {
            ...threadRecord_thread
          }
        }
      }
    }
  `);
  const { name, email } = writer;
  const environment = useRelayEnvironment();
  const publish = useCallback(
    async ({ body = "", ...what }: ToPublish) => {
      const said = { key: what.key, verdict: what.verdict, body: body ?? "" };
      const reason = await run({
        variables: { input: { ...what, body, review: reviewId } },
        optimisticUpdater: (store) => {
          publishedAtOnce(store, reviewId, { name, email });
          verdictAtOnce.optimistic(store, reviewId, said, { name, email });
        },
        updater: (store, data) => {
          if (data?.publishDrafts?.review) verdictAtOnce.happened(store, reviewId, said, { name, email });
        },
      });
      // The answer holds all threads.
      if (reason === null) knownState.settle(environment, reviewId);
      return reason;
    },
    [run, reviewId, name, email, environment],
  );
  return [publish, isUnderWay];
}
