import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { GiveVerdictInput, verdictsGiveMutation } from "#generated/verdictsGiveMutation.graphql.ts";
import type { PublishDraftsInput, verdictsPublishMutation } from "#generated/verdictsPublishMutation.graphql.ts";
import type { VerdictKind } from "../StateBadge.tsx";
import { optimisticComment, optimisticThread, type Writer } from "./optimisticComment.ts";
import { plantRecord, reviewRecords } from "./reviewRecords.ts";
import { knownState, useDeed } from "./useAction.ts";

export type ToSay = Omit<GiveVerdictInput, "review">;

/** Gives what says what one thinks of a review's whole change, shown at once. */
export function useGiveVerdict(
  reviewId: string,
  writer: Writer,
): readonly [(what: ToSay) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<verdictsGiveMutation>(graphql`
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
    ({ body = "", ...what }: ToSay) => {
      const said = { key: what.key, verdict: what.verdict, body: body ?? "" };
      return run({
        variables: { input: { ...what, body, review: reviewId } },
        optimisticUpdater: (store) => verdictAtOnce.optimistic(store, reviewId, said, { name, email }),
        updater: (store, data) => {
          if (data?.giveVerdict?.review) verdictAtOnce.happened(store, reviewId, said, { name, email });
        },
      });
    },
    [run, reviewId, name, email],
  );
  return [give, isUnderWay];
}

export type ToPublish = Omit<PublishDraftsInput, "review">;

/** Gives what publishes one's drafts in a review together with a verdict, all or nothing, shown at once. */
export function usePublishDrafts(
  reviewId: string,
  writer: Writer,
): readonly [(what: ToPublish) => Promise<string | null>, boolean] {
  const [run, isUnderWay] = useDeed<verdictsPublishMutation>(graphql`
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

interface Said {
  readonly key: string;
  readonly verdict: VerdictKind;
  readonly body: string;
}

/** Shows a verdict that one gives where verdicts stand and in what happened, in Relay's store. */
const verdictAtOnce = {
  /** Before the server has answered: as one's latest verdict too, in the place of an earlier one. */
  optimistic(store: RecordSourceSelectorProxy, reviewId: string, said: Said, writer: Writer): void {
    const review = store.get(reviewId);
    const verdicts = review?.getLinkedRecords("verdicts");
    if (review && verdicts && said.verdict !== "COMMENT") {
      const given = plantRecord(store, "Verdict", {
        id: `client:unsent:verdict:${said.key}`,
        kind: said.verdict,
        at: new Date().toISOString(),
        patchSet: null,
        isStanding: true,
        isCurrent: true,
        body: said.body,
        by: { ...writer, isViewer: true },
      });
      const others = verdicts.filter((verdict) => verdict.getLinkedRecord("by")?.getValue("isViewer") !== true);
      review.setLinkedRecords([...others, given], "verdicts");
      if (said.verdict === "REQUEST_CHANGES") review.setValue("CHANGES_REQUESTED", "state");
    }
    verdictAtOnce.happened(store, reviewId, said, writer);
  },
  /** As the last of what happened, until that is read again. */
  happened(store: RecordSourceSelectorProxy, reviewId: string, { key, verdict, body }: Said, writer: Writer): void {
    const review = store.get(reviewId);
    const isShown = review?.getLinkedRecords("threads")?.some((thread) => isBegunBy(thread, key)) === true;
    if (isShown || (verdict === "COMMENT" && body === "")) return;
    const event = plantRecord(store, "TimelineEvent", {
      id: `client:unsent:event:${key}`,
      kind: "VERDICT",
      at: new Date().toISOString(),
      by: { ...writer, isViewer: true },
      patchSet: null,
      thread: null,
      comment: optimisticComment({ key: `${key}-said`, body, isBlocking: false }, writer),
      verdict,
      note: null,
    });
    reviewRecords.append(review, "timeline", event);
  },
};

function isBegunBy(thread: RecordProxy, key: string): boolean {
  return thread.getLinkedRecords("comments")?.[0]?.getValue("key") === key;
}

/** Shows all drafts of a review as what they become, in Relay's store. Linear in the drafts and the threads. */
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
    const said = { key, body, isBlocking: false, act: resolves ? "resolve" : null } as const;
    reviewRecords.append(thread, "comments", plantRecord(store, "ReviewComment", optimisticComment(said, writer)));
    if (resolves) thread.setValue("RESOLVED", "state");
  } else {
    const place = {
      path: draft.getValue("path") === null ? null : textOf(draft, "path"),
      side: draft.getValue("side") === "OLD" ? "OLD" : "NEW",
      startLine: numberOf(draft, "startLine"),
      endLine: numberOf(draft, "endLine"),
      commitOid: draft.getValue("commitOid") == null ? null : textOf(draft, "commitOid"),
    } as const;
    const kind = draft.getValue("kind") === "NOTE" ? "NOTE" : "BLOCKING";
    const begun = optimisticThread({ key, body, kind, place, quote: [] }, writer);
    reviewRecords.append(store.get(reviewId), "threads", plantRecord(store, "ReviewThread", begun));
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
