import type { Int } from "grats";
import { findTreeEntry } from "#server/git/trees/findTreeEntry.ts";
import { lastCommitAt } from "#server/git/blame/lastCommitAt.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import type { CommitConnection } from "./CommitConnection.ts";
import type { Context } from "../request/Context.ts";
import { history } from "./history.ts";
import type { HistoryFilter } from "./HistoryFilter.ts";
import { readPlace } from "../readPlace.ts";
import type { Repository } from "../repositories/Repository.ts";

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
