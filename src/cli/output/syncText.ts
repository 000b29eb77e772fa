import type { SyncReport } from "#server/reviews/requests/sync.ts";

/** Says what an exchange with a remote came to. */
export function syncText({
  fetchedEntries,
  fetchedComments,
  pushedEntries,
  pushedComments,
  refused,
}: SyncReport): string {
  const came = `Came: ${counted(fetchedComments, "comment")}, ${counted(fetchedEntries, "entry")} of reviews.`;
  const went = `Went: ${counted(pushedComments, "comment")}, ${counted(pushedEntries, "entry")} of reviews.`;
  const kept = refused.length === 0 ? "" : `The remote does not take ${refused.join(", ")}.\n`;
  return `${came}\n${went}\n${kept}`;
}

function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? what : what.replace(/y$/u, "ie").concat("s")}`;
}
