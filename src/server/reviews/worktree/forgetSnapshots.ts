import { GalleyError } from "#contract/errors.ts";
import { dropSnapshots } from "#server/git/snapshots/dropSnapshots.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { snapshotsKept } from "./snapshotsKept.ts";

/** How a snapshot is named: by the beginning of its commit's id. */
const ID = /^[0-9a-f]{4,64}$/u;

/** What was taken away, and what stays because a review refers to it. */
export interface SnapshotsForgotten {
  readonly dropped: number;
  readonly stay: number;
}

/**
 * Takes snapshots away: those named, whatever refers to them, or all to which no review refers. What a review says of one
 * that is gone stays; the files go when git next cleans up. Fails as BAD_INPUT where a name fits none or several, and takes
 * none then; as CONFLICT where another took one away at the same time.
 */
export async function forgetSnapshots(room: ReviewRoom, which: "all" | readonly string[]): Promise<SnapshotsForgotten> {
  const listed = await snapshotsKept(room);
  const named = which === "all" ? null : new Set(which.map((id) => find(id)));
  const going = listed.filter((one) => (named === null ? one.review === null : named.has(one)));
  const dropped = await dropSnapshots(
    room.git,
    going.map(({ snapshot }) => snapshot),
    { now: () => room.now() },
  );
  if (dropped < going.length) throw new GalleyError("CONFLICT");
  return { dropped, stay: listed.length - dropped };

  function find(id: string): (typeof listed)[number] {
    const found = ID.test(id) ? listed.filter(({ snapshot }) => snapshot.commit.startsWith(id)) : [];
    const [one] = found;
    if (one !== undefined && found.length === 1) return one;
    throw new GalleyError(
      "BAD_INPUT",
      `${found.length === 0 ? "No snapshot is" : "Several snapshots are"} called “${id}”.`,
      {
        next: "`galley snapshots` lists them; nothing was taken away.",
      },
    );
  }
}
