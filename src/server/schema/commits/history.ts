import type { Int } from "grats";
import { mergeBases } from "#server/git/ancestry/mergeBases.ts";
import type { CommitConnection } from "./CommitConnection.ts";
import { pageOf } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import type { HistoryFilter } from "./HistoryFilter.ts";
import type { CommitRange } from "./historyCursor.ts";
import { historyPage } from "./historyPage.ts";
import { readHistoryFilter } from "./readHistoryFilter.ts";
import { isUnborn } from "../repositories/isUnborn.ts";
import type { Repository } from "../repositories/Repository.ts";

/** `base..head` or `base...head`; a side that is left out is HEAD, as in git. No ref has two dots in its name. */
const RANGE = /^(?<base>[^:{]*?)(?<dots>\.{2,3})(?<head>[^:{]*)$/u;

/** As many merge bases as a cursor names. */
const BASES_MAX = 100;

/**
 * The commits that led to a revision, newest first; of a range `base..head` those that the head has and the base has not, of
 * `base...head` those that one of them has alone. Where a cursor is given the history is the one it was made for, even if the
 * revision stands for another commit by now; the filter is given with each page. A branch that has no commit yet has an empty
 * one. A page of what is looked for comes after a while though it is not full: then its `isPartial` says so, and one asks on
 * from its end cursor.
 * @gqlField
 */
export async function history(
  repository: Repository,
  context: Context,
  revision: string,
  first?: Int | null,
  after?: string | null,
  last?: Int | null,
  before?: string | null,
  filter?: HistoryFilter | null,
): Promise<CommitConnection> {
  const head = await context.loaders.of(repository.served.git).head();
  if (isUnborn(head, revision)) {
    readHistoryFilter(filter); // what is wrong with it is said even where there is nothing to look through
    return pageOf<never, never>([], { first, after: null }, (none) => none);
  }
  const range = () => rangeOf(repository, context, revision);
  return historyPage(context, repository.served, range, { first, after, last, before, filter });
}

async function rangeOf(repository: Repository, context: Context, revision: string): Promise<CommitRange> {
  const { base = "", dots, head = "" } = RANGE.exec(revision)?.groups ?? {};
  if (dots === undefined) return { tips: [await repository.resolve(context, revision)], exclude: [] };
  const [one, other] = await Promise.all(
    [base || "HEAD", head || "HEAD"].map((end) => repository.resolve(context, end)),
  );
  if (one === undefined || other === undefined) return { tips: [], exclude: [] };
  if (dots === "..") return { tips: [other], exclude: [one] };
  const bases = await mergeBases(repository.served.git, one, other, { signal: context.signal });
  return { tips: [...new Set([other, one])], exclude: bases.slice(0, BASES_MAX) };
}
