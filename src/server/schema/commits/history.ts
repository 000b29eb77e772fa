import type { Int } from "grats";
import { isAncestor as read, mergeBases as gitMergeBases } from "#server/git/ancestry/mergeBase.ts";
import { lastCommitAt } from "#server/git/blame/FolderWalk.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { pageOf } from "../Connection.ts";
import type { Repository } from "../repositories/Repository.ts";
import { isUnborn, readPlace } from "../repositories/revisions.ts";
import type { Context } from "../request/Context.ts";
import { Commit } from "./Commit.ts";
import type { CommitConnection } from "./CommitConnection.ts";
import { type HistoryFilter, readHistoryFilter } from "./HistoryFilter.ts";
import { type CommitRange, historyPage } from "./historyPage.ts";

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
  const bases = await gitMergeBases(repository.served.git, one, other, { signal: context.signal });
  return { tips: [...new Set([other, one])], exclude: bases.slice(0, BASES_MAX) };
}

const FOLDER = "040000";

/** The beginning of a range; what is behind it begins with a revision too. */
const BASE = /^[^:{]*?\.{2,3}/u;

/**
 * The history of a place: of all files at a revision or in a range, or of one file or folder there.
 * @gqlType
 */
export class PlaceHistory {
  readonly #repository: Repository;
  readonly #revision: string;
  readonly #path: string;

  constructor(repository: Repository, revision: string, path: string) {
    this.#repository = repository;
    this.#revision = revision;
    this.#path = path;
  }

  /**
   * The revision or range, as the place has it.
   * @gqlField
   */
  revision(): string {
    return this.#revision;
  }

  /**
   * The file or folder; empty for all files.
   * @gqlField
   */
  path(): string {
    return this.#path;
  }

  /**
   * Whether a folder is there at the revision, the root being one; where nothing is there, whether what was there last was one.
   * @gqlField
   */
  async isFolder(context: Context): Promise<boolean> {
    if (this.#path === "") return true;
    const { git } = this.#repository.served;
    const options = { signal: context.signal };
    const commit = await revParse(git, this.#revision.replace(BASE, "") || "HEAD", options);
    if (commit === null) return false;
    const entry = await findTreeEntry(git, commit, this.#path, options);
    if (entry !== null) return entry.mode === FOLDER;
    const deletion = await lastCommitAt(git, commit, this.#path, options);
    if (deletion === null) return false;
    const { parents } = await context.loaders.of(git).commit.load(deletion);
    const before = await Promise.all(parents.map((parent) => findTreeEntry(git, parent, this.#path, options)));
    return before.some((last) => last?.mode === FOLDER);
  }

  /**
   * The commits, newest first; see `Repository.history`. The filter's path is this place's.
   * @gqlField
   */
  async commits(
    context: Context,
    first?: Int | null,
    after?: string | null,
    last?: Int | null,
    before?: string | null,
    filter?: HistoryFilter | null,
  ): Promise<CommitConnection> {
    const wanted = { ...filter, path: this.#path };
    return history(this.#repository, context, this.#revision, first, after, last, before, wanted);
  }
}

/**
 * The history of a place: a revision or range, and a path behind it in one text with a slash between them, as an address has
 * them. Where it can be read in more than one way the longest branch or tag counts; without one the first part is the revision.
 * @gqlField
 */
export async function historyAt(repository: Repository, context: Context, place: string): Promise<PlaceHistory> {
  const [base = ""] = BASE.exec(place) ?? [];
  const rest = place.slice(base.length).replace(/\/$/u, "");
  if (!rest.includes("/")) return new PlaceHistory(repository, base + rest, ""); // no ref need be looked at
  const [{ revision, path }] = await readPlace(context, repository.served, rest);
  return new PlaceHistory(repository, base + revision, path);
}

/**
 * Whether one revision is the other, or led to it.
 * @gqlField
 */
export async function isAncestor(
  repository: Repository,
  context: Context,
  ancestor: string,
  descendant: string,
): Promise<boolean> {
  const [a, b] = await Promise.all([repository.resolve(context, ancestor), repository.resolve(context, descendant)]);
  return read(repository.served.git, a, b, { signal: context.signal });
}

/**
 * The best common ancestors of two revisions: none where their histories share nothing, several where they merged each other.
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
