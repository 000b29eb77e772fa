export type Side = "LEFT" | "RIGHT";
export type Event = "APPROVE" | "REQUEST_CHANGES" | "COMMENT" | "DISMISS";

export interface Review {
  readonly id: string;
  readonly author: string;
  readonly commit: string;
  readonly at: number;
  state: string;
  body: string;
}

export interface Comment {
  readonly id: string;
  readonly author: string;
  readonly at: number;
  readonly review: Review;
  body: string;
  editedAt: number | null;
}

export interface Thread {
  readonly id: string;
  readonly path: string;
  readonly subject: "LINE" | "FILE";
  readonly side: Side;
  readonly startSide: Side | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly commit: string;
  readonly base: string;
  readonly comments: Comment[];
  resolvedBy: string | null;
}

export interface ThreadInput {
  readonly pullRequestReviewId?: string;
  readonly path: string;
  readonly body: string;
  readonly subjectType?: "LINE" | "FILE";
  readonly side?: Side;
  readonly startSide?: Side;
  readonly line?: number;
  readonly startLine?: number;
}

export type Input = Readonly<Record<string, unknown>>;

/** The arguments of a list of GitHub, which must ask for 1 to 100 items. */
export interface PageArgs {
  readonly first?: number;
  readonly after?: string | null;
}

export const EVENTS = {
  APPROVE: "APPROVED",
  REQUEST_CHANGES: "CHANGES_REQUESTED",
  COMMENT: "COMMENTED",
  DISMISS: "DISMISSED",
} as const satisfies Record<Event, string>;

/** A time as GitHub writes it. */
export const iso = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString();

/** Returns a page of a list. Fails for a call that names no size that GitHub allows. */
export function pageOf(items: readonly unknown[], { first, after }: PageArgs) {
  if (first === undefined || first < 1 || first > 100)
    throw new Error("You must provide a `first` or `last` value of 1 to 100 to properly paginate");
  const from = after == null ? 0 : Number(after);
  const nodes = items.slice(from, from + first);
  const pageInfo = { hasNextPage: from + first < items.length, endCursor: String(from + nodes.length) };
  return { nodes, totalCount: items.length, pageInfo };
}

/** Returns the reviews and threads that everybody sees, without the marks at the ends of their texts. */
export function publishedOf(reviews: readonly Review[], threads: readonly Thread[]) {
  const plain = (body: string): string => body.replace(/\n*<!-- galley:[0-9a-f,]+ -->$/u, "");
  const submitted = reviews.filter(({ state }) => state !== "PENDING");
  const rows = threads.map(({ path, side, start, end, resolvedBy, comments }) => {
    const seen = comments.filter(({ review }) => review.state !== "PENDING").map(({ body }) => plain(body));
    return [path, side, start, end, resolvedBy !== null, seen] as const;
  });
  return {
    reviews: submitted.map(({ author, state, body }) => [author, state, plain(body)]),
    threads: rows.filter(([, , , , , seen]) => seen.length > 0),
  };
}
