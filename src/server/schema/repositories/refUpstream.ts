import DataLoader from "dataloader";
import { GalleyError } from "#contract/errors.ts";
import type { CommitPair, Distance } from "#server/git/ancestry/distances.ts";
import { distancesOrErrors } from "#server/git/ancestry/distancesOrErrors.ts";
import { upstreams } from "#server/git/refs/upstreams.ts";
import type { Context } from "../request/Context.ts";
import { perRequest } from "../request/perRequest.ts";
import { Ref } from "./Ref.ts";
import { shortRefName } from "../shortRefName.ts";
import type { Upstream } from "./Upstream.ts";

const upstreamsOf = perRequest((git, { signal }) => upstreams(git, { signal }));

/** Counts all distances that are asked for in one tick in one walk. */
const distanceLoader = perRequest(
  (git, { signal }) =>
    new DataLoader<CommitPair, Distance, string>(
      async (pairs) => [...(await distancesOrErrors(git, pairs, { signal }))],
      { cacheKeyFn: ({ head, base }) => `${head} ${base}` },
    ),
);

/**
 * The branch that this one is to follow; null where git's configuration names none, and for tags and remote branches. All
 * distances of an answer are counted in one walk.
 * @gqlField upstream
 */
export async function refUpstream(ref: Ref, context: Context): Promise<Upstream | null> {
  const { served, record } = ref;
  const full = record.name.startsWith("refs/heads/")
    ? (await upstreamsOf(context, served.git)).get(record.name)
    : undefined;
  if (full === undefined) return null;
  const name = shortRefName(full);
  const found = await Ref.find(context, served, full);
  if (found === null) return { name, ref: null, aheadBy: null, behindBy: null };
  const [head, base] = [record.commit, found.record.commit];
  if (head === null || base === null)
    throw new GalleyError("OBJECT_MISSING", `The commit of ${ref.name()} or of ${name} is not in this repository.`);
  const { ahead, behind } = await distanceLoader(context, served.git).load({ head, base });
  return { name, ref: found, aheadBy: ahead, behindBy: behind };
}
