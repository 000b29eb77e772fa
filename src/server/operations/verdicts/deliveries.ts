import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { staleViewed } from "#server/reviews/patchSets/viewedMarks.ts";
import type { Viewer } from "#server/reviews/state/Viewer.ts";

const FOLDER = "delivered/";
/** Maximum number of received comments per review and watcher, the last ones. */
const RECEIVED_MAX = 10_000;
/** Maximum number of deliveries that wait to be acknowledged. What is dropped is delivered again. */
const OFFERED_MAX = 20;

/**
 * The comments and verdicts of a review that a watcher has received, and the deliveries that were sent but not
 * acknowledged yet, by their ids. Nothing is lost if a watcher dies: only what it acknowledged is not sent again.
 */
interface Deliveries {
  readonly received: readonly Oid[];
  readonly offered: ReadonlyMap<string, readonly Oid[]>;
}

const OFFERED = "? ";

/** The names of agents that are a part of a path as they are. Any other name is hashed. */
const PLAIN = /^[\w.-]{1,100}$/u;

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/**
 * A file below `refs/galley/marks` for each review and watcher: an agent by its name, or else this repository's user.
 * A line is the id of a received comment, or `?`, the id of a delivery and those of its comments.
 */
const deliveriesFile = {
  path: (revision: Oid, { agent }: Viewer): string =>
    `${FOLDER}${revision}/${agent === undefined ? "user" : `agent-${PLAIN.test(agent) ? agent : `=${digestOf(agent)}`}`}`,
  revisionOf: (path: string): Oid | null => (path.startsWith(FOLDER) ? (path.split("/")[1] ?? null) : null),
  read(text: string | undefined): Deliveries {
    const lines = (text ?? "").split("\n").filter((line) => line !== "");
    const offered = lines.flatMap((line): [string, readonly Oid[]][] => {
      if (!line.startsWith(OFFERED)) return [];
      const [delivery = "", ...comments] = line.slice(OFFERED.length).split(" ");
      return [[delivery, comments]];
    });
    return { received: lines.filter((line) => !line.startsWith(OFFERED)), offered: new Map(offered) };
  },
  write({ received, offered }: Deliveries): string {
    const offers = [...offered].map(([delivery, comments]) => OFFERED + [delivery, ...comments].join(" "));
    return [...received, ...offers].map((line) => `${line}\n`).join("");
  },
} as const;

/** Returns the comments of a review that the viewer, or the agent that acts for them, has received. */
export async function readDelivered(
  { store, viewer }: Pick<ReviewContext, "store" | "viewer">,
  review: Oid,
): Promise<readonly Oid[]> {
  return deliveriesFile.read((await store.readPrivate("marks")).get(deliveriesFile.path(review, viewer))).received;
}

interface OfferedDelivery {
  readonly review: Oid;
  /** Its id, which depends only on the comments. */
  readonly delivery: string;
  /** True if some of the comments were sent before, but not acknowledged. */
  readonly isRepeated: boolean;
}

/**
 * Records that comments are about to be sent to the viewer, or to the agent that acts for them. They are sent again
 * until `markDelivered` acknowledges this delivery.
 */
export async function offerDelivery(
  context: ReviewContext,
  { review, comments }: { readonly review: string; readonly comments: readonly string[] },
): Promise<OfferedDelivery> {
  requireComments(comments);
  const { revision } = await requireReview(context, review);
  const delivery = createHash("sha256").update(comments.toSorted().join("\n")).digest("hex").slice(0, 12);
  let isRepeated = false;
  await editDeliveries(context, revision, ({ received, offered }) => {
    const before = new Set([...offered.values()].flat());
    isRepeated = comments.some((comment) => before.has(comment));
    if (offered.has(delivery)) return null;
    return { received, offered: new Map([...offered, [delivery, comments] as const].slice(-OFFERED_MAX)) };
  });
  return { review: revision, delivery, isRepeated };
}

/**
 * Records that comments reached the viewer, or the agent that acts for them, so that the next wait does not return them
 * again: those that are named, and those of a delivery. A delivery that is unknown, or acknowledged already, has none.
 */
export async function markDelivered(
  context: ReviewContext,
  {
    review,
    comments,
    delivery,
  }: { readonly review: string; readonly comments: readonly string[]; readonly delivery?: string | null | undefined },
): Promise<{ readonly review: Oid }> {
  requireComments(comments);
  const { revision } = await requireReview(context, review);
  await editDeliveries(context, revision, ({ received, offered }) => {
    const arrived = [...comments, ...(offered.get(delivery ?? "") ?? [])];
    const known = new Set(received);
    const added = [...new Set(arrived)].filter((comment) => !known.has(comment));
    const all = new Set([...received, ...added]);
    const open = [...offered].filter(([, some]) => !some.every((comment) => all.has(comment)));
    if (added.length === 0 && open.length === offered.size) return null;
    return { received: [...all].slice(-RECEIVED_MAX), offered: new Map(open) };
  });
  return { review: revision };
}

function requireComments(comments: readonly string[]): void {
  if (comments.length > RECEIVED_MAX || !comments.every((comment) => isOid(comment)))
    throw new GalleyError("BAD_INPUT", "A delivered comment must be named by its whole id.");
}

/** Edits the viewer's file and drops those of reviews that ended long ago. Writes nothing if `edit` returns null. */
async function editDeliveries(
  context: ReviewContext,
  revision: Oid,
  edit: (deliveries: Deliveries) => Deliveries | null,
): Promise<void> {
  const path = deliveriesFile.path(revision, context.viewer);
  const reviews = await context.index.reviews();
  await context.store.editPrivate("marks", (files) => {
    const edited = edit(deliveriesFile.read(files.get(path)));
    if (edited === null) return new Map();
    const marked = [...files.keys()].map((one) => ({ path: one, revision: deliveriesFile.revisionOf(one) }));
    const revisions = marked.map((one) => one.revision).filter((one) => one !== null);
    const stale = new Set(staleViewed([...new Set(revisions)], reviews, context.now()));
    return new Map<string, string | null>([
      ...marked.filter((one) => stale.has(one.revision ?? "")).map((one) => [one.path, null] as const),
      [path, deliveriesFile.write(edited)],
    ]);
  });
}
