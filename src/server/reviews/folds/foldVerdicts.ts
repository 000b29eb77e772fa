import type { FoldedThread, FoldedVerdict } from "../FoldedReview.ts";
import type { Person } from "../Person.ts";
import { secondsOf } from "../secondsOf.ts";

/** The bit decides what a verdict says, for it is all that other tools see. */
function verdictOf(thread: FoldedThread): FoldedVerdict["verdict"] {
  const { resolved } = thread.root.latest;
  return resolved === null ? "comment" : resolved ? "approve" : "reject";
}

function stands(thread: FoldedThread): boolean {
  const { resolved } = thread.root.latest;
  return resolved === null || thread.status === resolved;
}

/**
 * Gives each person's last verdict, oldest first, withdrawn ones left out. A mere comment does not replace what its author
 * approved or rejected before. Linear in the number of threads.
 */
export function foldVerdicts(
  threads: readonly FoldedThread[],
  person: (email: string) => Person,
): readonly FoldedVerdict[] {
  const last = new Map<string, FoldedVerdict>();
  for (const thread of threads) {
    const { item, isWithdrawn } = thread.root;
    const verdict = verdictOf(thread);
    const before = last.get(item.author);
    if (!thread.isVerdict || isWithdrawn) continue;
    if (verdict === "comment" && before !== undefined && before.verdict !== "comment") continue;
    // Taken out first, so that the newest stands last.
    last.delete(item.author);
    last.set(item.author, {
      by: person(item.author),
      verdict,
      head: item.location?.commit ?? "",
      at: secondsOf(item.timestamp),
      commentId: item.id,
      stands: stands(thread),
    });
  }
  return [...last.values()];
}
