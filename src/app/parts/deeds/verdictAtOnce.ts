import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import { optimisticComment, type Writer } from "./optimisticComment.ts";
import { plantRecord } from "./plantRecord.ts";
import { reviewRecords } from "./reviewRecords.ts";
import type { VerdictKind } from "../VerdictBadge.tsx";

interface Said {
  readonly key: string;
  readonly verdict: VerdictKind;
  readonly body: string;
}

/** Shows a verdict that one gives where verdicts stand and in what happened, in Relay's store. */
export const verdictAtOnce = {
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
