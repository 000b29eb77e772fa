import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { GiveVerdictInput, verdictsGiveMutation } from "#generated/verdictsGiveMutation.graphql.ts";
import type { PublishDraftsInput, verdictsPublishMutation } from "#generated/verdictsPublishMutation.graphql.ts";
import type { VerdictKind } from "../StateBadge.tsx";
import { optimisticComment, optimisticThread, type Writer } from "./optimisticComment.ts";
import { upsertRecord, reviewRecords } from "./reviewRecords.ts";
import { knownState, useReviewMutation } from "./useReviewMutation.ts";

export type VerdictFields = Omit<GiveVerdictInput, "review">;

/** Returns the function that gives a verdict on a review, shown optimistically, and true while it runs. */
export function useGiveVerdict(
  reviewId: string,
  writer: Writer,
): readonly [(what: VerdictFields) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<verdictsGiveMutation>(graphql`
    mutation verdictsGiveMutation($input: GiveVerdictInput!) {
      giveVerdict(input: $input) {
        problem {
          code
          message
        }
        review {
          verdicts {
            oid
            by {
              isViewer
            }
          }
          ...reviewFragments_review
        }
      }
    }
  `);
  const { name, email } = writer;
  const give = useCallback(
    ({ body = "", ...what }: VerdictFields) => {
      const sentVerdict = { key: what.key, verdict: what.verdict, body: body ?? "" };
      return run({
        variables: { input: { ...what, body, review: reviewId } },
        optimisticUpdater: (store) => verdictAtOnce.optimistic(store, reviewId, sentVerdict, { name, email }),
        updater: (store, data) => {
          if (data?.giveVerdict?.review) verdictAtOnce.happened(store, reviewId, sentVerdict, { name, email });
        },
      });
    },
    [run, reviewId, name, email],
  );
  return [give, isUnderWay];
}

export type ToPublish = Omit<PublishDraftsInput, "review">;

/**
 * Returns the function that publishes the viewer's drafts in a review together with a verdict, all or nothing, shown
 * optimistically.
 */
export function usePublishDrafts(
  reviewId: string,
  writer: Writer,
): readonly [(what: ToPublish) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useReviewMutation<verdictsPublishMutation>(graphql`
    mutation verdictsPublishMutation($input: PublishDraftsInput!) {
      publishDrafts(input: $input) {
        problem {
          message
        }
        review {
          ...reviewFragments_review
          drafts {
            ...reviewFragments_draft
          }
          threads {
            ...reviewFragments_thread
          }
        }
      }
    }
  `);
  const { name, email } = writer;
  const environment = useRelayEnvironment();
  const publish = useCallback(
    async ({ body = "", ...what }: ToPublish) => {
      const sentVerdict = { key: what.key, verdict: what.verdict, body: body ?? "" };
      const reason = await run({
        variables: { input: { ...what, body, review: reviewId } },
        optimisticUpdater: (store) => {
          publishedAtOnce(store, reviewId, { name, email });
          verdictAtOnce.optimistic(store, reviewId, sentVerdict, { name, email });
        },
        updater: (store, data) => {
          if (data?.publishDrafts?.review) verdictAtOnce.happened(store, reviewId, sentVerdict, { name, email });
        },
      });
      // The answer contains all threads.
      if (reason === null) knownState.markCurrent(environment, reviewId);
      return reason;
    },
    [run, reviewId, name, email, environment],
  );
  return [publish, isUnderWay];
}

interface SentVerdict {
  readonly key: string;
  readonly verdict: VerdictKind;
  readonly body: string;
}

/** Shows a new verdict among the verdicts and in the timeline of Relay's store. */
const verdictAtOnce = {
  /** Before the server responds: also replaces the viewer's earlier verdict. */
  optimistic(store: RecordSourceSelectorProxy, reviewId: string, sentVerdict: SentVerdict, writer: Writer): void {
    const review = store.get(reviewId);
    const verdicts = review?.getLinkedRecords("verdicts");
    if (review && verdicts && sentVerdict.verdict !== "COMMENT") {
      const verdictRecord = upsertRecord(store, "Verdict", {
        id: `client:unsent:verdict:${sentVerdict.key}`,
        kind: sentVerdict.verdict,
        at: new Date().toISOString(),
        patchSet: null,
        isActive: true,
        isCurrent: true,
        body: sentVerdict.body,
        by: { ...writer, isViewer: true },
      });
      const others = verdicts.filter((verdict) => verdict.getLinkedRecord("by")?.getValue("isViewer") !== true);
      review.setLinkedRecords([...others, verdictRecord], "verdicts");
      if (sentVerdict.verdict === "REQUEST_CHANGES") review.setValue("CHANGES_REQUESTED", "state");
    }
    verdictAtOnce.happened(store, reviewId, sentVerdict, writer);
  },
  /** Appends the verdict to the timeline until that is refetched. */
  happened(
    store: RecordSourceSelectorProxy,
    reviewId: string,
    { key, verdict, body }: SentVerdict,
    writer: Writer,
  ): void {
    const review = store.get(reviewId);
    const isShown = review?.getLinkedRecords("threads")?.some((thread) => isBegunBy(thread, key)) === true;
    if (isShown || (verdict === "COMMENT" && body === "")) return;
    const event = upsertRecord(store, "TimelineEvent", {
      id: `client:unsent:event:${key}`,
      kind: "VERDICT",
      at: new Date().toISOString(),
      by: { ...writer, isViewer: true },
      patchSet: null,
      thread: null,
      comment: optimisticComment({ key: `${key}-comment`, body, isBlocking: false }, writer),
      verdict,
      note: null,
    });
    reviewRecords.append(review, "timeline", event);
  },
};

function isBegunBy(thread: RecordProxy, key: string): boolean {
  return thread.getLinkedRecords("comments")?.[0]?.getValue("key") === key;
}

/**
 * Shows all drafts of a review as the comments that they become, in Relay's store. Linear in the drafts and the
 * threads.
 */
function publishedAtOnce(store: RecordSourceSelectorProxy, reviewId: string, writer: Writer): void {
  const review = store.get(reviewId);
  for (const draft of review?.getLinkedRecords("drafts") ?? []) publish(store, reviewId, draft, writer);
  reviewRecords.removeDrafts(store, reviewId, null);
}

function publish(store: RecordSourceSelectorProxy, reviewId: string, draft: RecordProxy, writer: Writer): void {
  const [key, body] = [textOf(draft, "key"), textOf(draft, "body")];
  const edited = draft.getLinkedRecord("edits");
  const thread = draft.getLinkedRecord("replyTo");
  if (edited) {
    edited.setValue(body, "body").setValue(new Date().toISOString(), "editedAt");
  } else if (thread) {
    const resolves = draft.getValue("resolves") === true;
    const sentVerdict = { key, body, isBlocking: false, act: resolves ? "resolve" : null } as const;
    reviewRecords.append(
      thread,
      "comments",
      upsertRecord(store, "ReviewComment", optimisticComment(sentVerdict, writer)),
    );
    if (resolves) thread.setValue("RESOLVED", "state");
  } else {
    const location = {
      path: draft.getValue("path") === null ? null : textOf(draft, "path"),
      side: draft.getValue("side") === "OLD" ? "OLD" : "NEW",
      startLine: numberOf(draft, "startLine"),
      endLine: numberOf(draft, "endLine"),
      commitOid: draft.getValue("commitOid") == null ? null : textOf(draft, "commitOid"),
    } as const;
    const kind = draft.getValue("kind") === "NOTE" ? "NOTE" : "BLOCKING";
    const begun = optimisticThread({ key, body, kind, location, quote: [] }, writer);
    reviewRecords.append(store.get(reviewId), "threads", upsertRecord(store, "ReviewThread", begun));
  }
}

function textOf(record: RecordProxy, field: string): string {
  const value: unknown = record.getValue(field);
  return typeof value === "string" ? value : "";
}

function numberOf(record: RecordProxy, field: string): number | null {
  const value: unknown = record.getValue(field);
  return typeof value === "number" ? value : null;
}
