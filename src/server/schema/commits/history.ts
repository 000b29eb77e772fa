import type { Int } from "grats";
import { FOLDER_MODE } from "#server/git/trees/treeObject.ts";
import { mergeBases as gitMergeBases } from "#server/git/ancestry/mergeBase.ts";
import { deletedEntry } from "#server/git/history/lastCommitAt.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { pageOf } from "../Connection.ts";
import type { Repository } from "../repositories/Repository.ts";
import { isUnborn, readRevisionPath } from "../repositories/revisions.ts";
import type { Context } from "../request/Context.ts";
import { Commit } from "./Commit.ts";
import type { CommitConnection } from "./CommitConnection.ts";
import { type HistoryFilter, readHistoryFilter } from "./HistoryFilter.ts";
import { type CommitRange, historyPage } from "./historyPage.ts";

/** `base..head` or `base...head`; an omitted side is HEAD, as in git. No ref has two dots in its name. */
const RANGE = /^(?<base>[^:{]*?)(?<dots>\.{2,3})(?<head>[^:{]*)$/u;

/** The maximum number of merge bases in a cursor. */
const BASES_MAX = 100;

/**
 * The history of a revision, newest first. For a range `base..head`, the commits reachable from head but not from base;
 * for `base...head`, those reachable from only one of them. A cursor continues the history it was created for, even if
 * the revision points to another commit by now; pass the filter with each page. An unborn branch has an empty history.
 * A search returns a partial page after a while; then `isPartial` is true, and its end cursor continues the search.
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
    readHistoryFilter(filter); // report an invalid filter even for an empty history
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
  const bases = await gitMergeBases(repository.served.git, one, other, { signal: context.signal });
  return { tips: [...new Set([other, one])], exclude: bases.slice(0, BASES_MAX) };
}

/** The base of a range; the part after it also starts with a revision. */
const BASE = /^[^:{]*?\.{2,3}/u;

/** The history of all files at a revision or in a range, or of one file or folder. @gqlType */
interface PathHistory {
  readonly repository: Repository;
  /** The revision or range. @gqlField */
  readonly revision: string;
  /** The path of the file or folder; empty for all files. @gqlField */
  readonly path: string;
}

/**
 * Whether the path is a folder at the revision; the root is one. For a deleted path, whether the deleted entry was a
 * folder.
 * @gqlField
 */
export async function isFolder({ repository, revision, path }: PathHistory, context: Context): Promise<boolean> {
  if (path === "") return true;
  const { git } = repository.served;
  const options = { signal: context.signal };
  const commit = await revParse(git, revision.replace(BASE, "") || "HEAD", options);
  if (commit === null) return false;
  const entry = await findTreeEntry(git, commit, path, options);
  return (entry ?? (await deletedEntry(git, commit, path, options))?.entry)?.mode === FOLDER_MODE;
}

/** The commits, newest first; see `Repository.history`. The filter's path is always this path. @gqlField */
export async function commits(
  { repository, revision, path }: PathHistory,
  context: Context,
  first?: Int | null,
  after?: string | null,
  last?: Int | null,
  before?: string | null,
  filter?: HistoryFilter | null,
): Promise<CommitConnection> {
  const wanted = { ...filter, path };
  return history(repository, context, revision, first, after, last, before, wanted);
}

/**
 * The history at a location: a revision or range and a path, separated by a slash, as in the address of a page. If
 * there are several ways to split it, the longest branch or tag name wins; without a match the first segment is the
 * revision.
 * @gqlField
 */
export async function historyAt(repository: Repository, context: Context, revisionPath: string): Promise<PathHistory> {
  const [base = ""] = BASE.exec(revisionPath) ?? [];
  const rest = revisionPath.slice(base.length).replace(/\/$/u, "");
  if (!rest.includes("/")) return { repository, revision: base + rest, path: "" }; // without reading refs
  const { revision, path } = await readRevisionPath(context, repository.served, rest);
  return { repository, revision: base + revision, path };
}

/**
 * The best common ancestors of two revisions: none if their histories are unrelated, several if they merged each other.
 * @gqlField
 */
export async function mergeBases(
  repository: Repository,
  context: Context,
  one: string,
  other: string,
): Promise<readonly Commit[]> {
  const { served } = repository;
  const [a, b] = await Promise.all([repository.resolve(context, one), repository.resolve(context, other)]);
  const found = await gitMergeBases(served.git, a, b, { signal: context.signal });
  return Promise.all(found.map((oid) => Commit.load(context, served, oid)));
}
