/** What an exchange with a remote came to, as it is answered. */
interface Exchanged {
  readonly fetchedReviews?: number | null | undefined;
  readonly fetchedComments?: number | null | undefined;
  readonly pushedReviews?: number | null | undefined;
  readonly pushedComments?: number | null | undefined;
  readonly refused?: readonly string[] | null | undefined;
}

/** Says what an exchange with a remote came to. */
export function syncText(report: Exchanged): string {
  const { fetchedReviews, fetchedComments, pushedReviews, pushedComments, refused } = report;
  const came = `Came: ${counted(fetchedComments, "comment")}, ${counted(fetchedReviews, "entry")} of reviews.`;
  const went = `Went: ${counted(pushedComments, "comment")}, ${counted(pushedReviews, "entry")} of reviews.`;
  const kept = !refused?.length ? "" : `The remote does not take ${refused.join(", ")}.\n`;
  return `${came}\n${went}\n${kept}`;
}

function counted(count: number | null | undefined, what: string): string {
  return `${count ?? 0} ${count === 1 ? what : what.replace(/y$/u, "ie").concat("s")}`;
}
