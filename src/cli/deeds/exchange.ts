import sync, { type useSyncMutation } from "#generated/useSyncMutation.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { given } from "./given.ts";

type Report = NonNullable<NonNullable<useSyncMutation["response"]["sync"]>["report"]>;

/** Exchanges reviews with a remote, as the page does, and gives what came and went. */
export async function exchange(galley: Galley, remote: string): Promise<Report> {
  const answer = await galley.ask<useSyncMutation>(sync, (slug) => ({ input: { slug, remote } }));
  return given(answer.sync?.report);
}
