import DataLoader from "dataloader";
import { patchIds } from "#server/git/patches/patchIds.ts";
import type { Commit } from "./Commit.ts";
import type { Context } from "../request/Context.ts";
import { perRequest } from "../request/perRequest.ts";

const loader = perRequest(
  (git, { signal }) =>
    new DataLoader<string, string | null>(async (oids) => {
      const ids = await patchIds(git, oids, { whitespace: "ignored", signal });
      return oids.map((oid) => ids.get(oid) ?? null);
    }),
);

/**
 * What stays the same of its change wherever it is applied, white space aside, as `git patch-id --stable` has it; null for a
 * merge, for a commit that changes nothing, and where the change is too large. Those of an answer are read together.
 * @gqlField
 */
export async function patchId(commit: Commit, context: Context): Promise<string | null> {
  return loader(context, commit.served.git).load(commit.oid());
}
