import { randomUUID } from "node:crypto";
import resolveThread, { type useResolveThreadMutation } from "#generated/useResolveThreadMutation.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { chosenRemark } from "../reviews/chosenRemark.ts";

/** Settles the thread of the comment whose id begins so, as the page does, and gives the id of its first comment. */
export async function resolveRemark(galley: Galley, id: string | undefined, body: string): Promise<string> {
  const { thread, rootOid } = await chosenRemark(galley, id);
  const input = { key: randomUUID(), thread: thread.id, body };
  await galley.ask<useResolveThreadMutation>(resolveThread, () => ({ input }));
  return rootOid;
}
