import { galleySignature } from "../galleySignature.ts";
import type { KeptSnapshot } from "./listSnapshots.ts";
import type { Repository } from "../openRepository.ts";
import { updateRefs } from "../refs/updateRefs.ts";

/**
 * Takes the refs of some snapshots away, all or none; git then removes what nothing else leads to when it next cleans up. Tells
 * how many went: none where somebody else took one away first. Fails as READ_ONLY.
 */
export async function dropSnapshots(
  repository: Repository,
  snapshots: readonly Pick<KeptSnapshot, "ref" | "keeper">[],
  { now = () => Math.floor(Date.now() / 1000) }: { readonly now?: (() => number) | undefined } = {},
): Promise<number> {
  if (snapshots.length === 0) return 0;
  const changes = snapshots.map(({ ref, keeper }) => ({ name: ref, from: keeper, to: null }));
  const by = { ...galleySignature, at: now() };
  const moved = await updateRefs(repository, changes, { by, reason: null });
  return moved === "moved" ? snapshots.length : 0;
}
