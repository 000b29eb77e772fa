import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { ID, Int } from "grats";
import { openedSlug } from "#contract/addresses.ts";
import { refusalToAgent } from "#contract/agentRights.ts";
import { GalleyError } from "#contract/errors.ts";
import type { WorktreeFacts } from "#server/git/inbox/worktreeFacts.ts";
import {
  type InboxReading as Reading,
  lastReading,
  readInbox,
  readInboxOf,
} from "#server/operations/inbox/readInbox.ts";
import { attempt, type DonePayload } from "../mutations/runMutation.ts";
import { type Context, perRequest } from "../request/Context.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { Repository } from "../repositories/Repository.ts";
import { MadeFrom, type ServedRepository } from "../request/ServedRepositories.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { scannedWork } from "../worktrees/worktrees.ts";
import { isPutOff, type KnownRepository as Known, knownOf, knownRepositories, putOff } from "./knownRepositories.ts";

/** Everything that waits for the viewer on this machine. @gqlType */
interface Inbox {
  /**
   * The repositories that Galley opened before, the last one first, then those below the folders that `galley.inboxFolder` names.
   * @gqlField
   */
  readonly repositories: readonly KnownRepository[];
  /** A sentence for each of these folders that cannot be read. @gqlField */
  readonly folderProblems: readonly string[];
}

/** Everything that waits for the viewer on this machine. Refused to agents. Starts no process, except for `reading`. @gqlQueryField */
export async function inbox(context: Context): Promise<Inbox> {
  if (context.agent !== null) throw refusalToAgent("galley inbox");
  const { all } = context.repositories;
  const open = all.map(({ git }) => git);
  const { repositories, problems } = await knownRepositories(context.settings.inbox, open);
  const servedOf = ({ commonDir }: Known) => all.find(({ git }) => git.commonDir === commonDir) ?? null;
  return {
    repositories: repositories.map((one) => new KnownRepository({ known: one, served: servedOf(one) })),
    folderProblems: problems,
  };
}

/** A repository that Galley opened before, or that is below a folder that the user named. Its work trees count as one. @gqlType */
export class KnownRepository
  extends MadeFrom<{ readonly known: Known; readonly served: ServedRepository | null }>
  implements Node
{
  readonly __typename = "KnownRepository" as const;
  readonly known = this.source.known;
  #now: Promise<InboxReading> | null = null;

  /** Finds a known repository by the name inside its id; fails as NOT_FOUND if there is none. */
  static async byId(context: Context, [id = ""]: readonly string[]): Promise<KnownRepository> {
    const found = (await inbox(context)).repositories.find(({ known }) => known.id === id);
    if (found === undefined) throw new GalleyError("NOT_FOUND", "Galley does not know this repository.");
    return found;
  }

  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID = toGlobalId("KnownRepository", this.known.id);

  /** The name of the folder. @gqlField */
  readonly name: string = basename(this.known.path).replace(/(.)\.git$/u, "$1");

  /** The path of the main work tree, or of the bare repository. @gqlField */
  readonly path: string = this.known.path;
  /** The slug in URLs, or null if this Galley does not serve it. @gqlField */
  readonly slug: string | null = this.source.served?.slug ?? null;
  /** The slug in URLs that open it if it is not served yet. @gqlField */
  readonly openSlug: string = this.slug ?? openedSlug.write(this.name, this.known.id);

  /** True if it is not at its path any more. @gqlField */
  isGone(): boolean {
    return !existsSync(this.known.commonDir);
  }

  /** The last result of `reading` in any Galley, or null if there is none. Starts no process. @gqlField */
  async lastReading(context: Context): Promise<InboxReading | null> {
    const last = await lastReading(this.known.id);
    return last && this.#reading(context, last);
  }

  /** Reads everything that waits in it now. One that is not served is opened for it; a few are read at the same time. @gqlField */
  async reading(context: Context): Promise<InboxReading> {
    return (this.#now ??= this.#read(context));
  }

  async #read(context: Context): Promise<InboxReading> {
    const { done, problem } = await attempt(async () => {
      const [{ id, path }, served, { signal }] = [this.known, this.source.served, context];
      if (served === null) return readInboxOf(path, id, signal);
      // The other fields of the request need the same scan of the work tree.
      const filesHere = async () => (await scannedWork(new Repository(served), context)).files;
      return readInbox(await context.loaders.reviewsOf(served).currentContext(), { id, filesHere, signal });
    });
    if (problem === null) return this.#reading(context, done);
    const readAt = gitTimestamp(Math.floor(Date.now() / 1000));
    return { items: [], worktrees: [], readAt, problem: problem.message };
  }

  #reading(context: Context, { items, worktrees, readAt }: Reading): InboxReading {
    const trees = new Map(worktrees.map((one) => [one.id, toKnownWorktree(context, this.known.id, one)]));
    return {
      items: items.map(({ since, review, worktree, ...item }) => ({
        ...item,
        since: gitTimestamp(since),
        isPutOff: isPutOff(context.settings.inbox, item),
        revision: review,
        worktree: trees.get(worktree ?? "") ?? null,
      })),
      worktrees: [...trees.values()],
      readAt: gitTimestamp(readAt),
      problem: null,
    };
  }
}

/** Converts what was read of a work tree; `known` is the id of its repository. */
export function toKnownWorktree(
  context: Context,
  known: string,
  { id, branch, ...facts }: WorktreeFacts,
): KnownWorktree {
  const slug = context.repositories.all.find(({ git }) => git.id === id)?.slug ?? null;
  return {
    ...facts,
    id: toGlobalId("KnownWorktree", known, id),
    slug,
    openSlug: slug ?? openedSlug.write(basename(facts.path), id),
    branch: branch?.replace(/^refs\/heads\//u, "") ?? null,
  };
}

const knownOnce = perRequest(
  (git, { repositories }) => new KnownRepository({ known: knownOf(git, null), served: repositories.byId(git.id) }),
);

/** The repository as one that Galley knows, with all its work trees. @gqlField */
export function known({ served }: Repository, context: Context): KnownRepository {
  return knownOnce(context, served.git);
}

/** The things that wait in a repository at one moment. @gqlType */
interface InboxReading {
  /** Everything that waits, newest first, with what was put off. @gqlField */
  readonly items: readonly InboxItem[];
  /** The work trees, the main one first. @gqlField */
  readonly worktrees: readonly KnownWorktree[];
  /** The time of the reading. @gqlField */
  readonly readAt: GitTimestamp;
  /** The reason why it could not be read, with the next step, or null. @gqlField */
  readonly problem: string | null;
}

/**
 * The next step of the viewer: they review it (`FOR_REVIEW`), they go on with their own (`TO_FIX`), or they wait for others (`WAITING`).
 * @gqlEnum
 */
export type InboxList = "FOR_REVIEW" | "TO_FIX" | "WAITING";

/** One thing that waits: a review, or a work tree with work that no review covers. @gqlType */
interface InboxItem {
  /** The same text as long as it waits. @gqlField */
  readonly key: string;
  /** A text that changes when anything about it does. @gqlField */
  readonly state: string;
  /** The list that it is in. @gqlField */
  readonly list: InboxList;
  /** The title of the review; else the branch, or the folder of a detached HEAD. @gqlField */
  readonly title: string;
  /** The reason why it is in this list: a sentence without a full stop. @gqlField */
  readonly reason: string;
  /** The time of the event that put it there. @gqlField */
  readonly since: GitTimestamp;
  /** True if the viewer put it off, and nothing about it changed since. @gqlField */
  readonly isPutOff: boolean;
  /** The first commit of the review, or null for a work tree without one. @gqlField */
  readonly revision: GitObjectID | null;
  /** True if it is about uncommitted work. @gqlField */
  readonly isUncommitted: boolean;
  /** The work tree with this work, or null if there is none. @gqlField */
  readonly worktree: KnownWorktree | null;
  /** The number of files that the viewer has not viewed, or null if that is not known. @gqlField */
  readonly unviewedFiles: Int | null;
  /** The number of comments by others since the viewer last read the review. @gqlField */
  readonly newComments: Int;
}

/** A work tree of a known repository. @gqlType */
export interface KnownWorktree {
  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID;
  /** The path on this machine. @gqlField */
  readonly path: string;
  /** The slug in URLs, or null if this Galley does not serve it. @gqlField */
  readonly slug: string | null;
  /** The slug in URLs that open it if it is not served yet. @gqlField */
  readonly openSlug: string;
  /** The checked out commit, or null if there is none yet. @gqlField headOid */
  readonly head: GitObjectID | null;
  /** The short name of the checked out branch, or null if HEAD is detached. @gqlField */
  readonly branch: string | null;
  /** The reason why it is locked, "" if none was given, or null if it is not. @gqlField */
  readonly locked: string | null;
  /** True if its folder is gone, for example with its disk. @gqlField */
  readonly isGone: boolean;
  /** The number of files with uncommitted changes, or null if they cannot be read. @gqlField */
  readonly files: Int | null;
  /** The branch that HEAD came from, or null if there is none. @gqlField */
  readonly base: string | null;
  /** The number of commits that HEAD has and that branch lacks. @gqlField */
  readonly ahead: Int;
  /** The agents that work in it now, then the co-authors and authors of these commits. @gqlField */
  readonly owners: readonly string[];
  /** True if several agents, or several people, work or worked in it. @gqlField */
  readonly isShared: boolean;
}

/** The input of `putOffInboxItem`. @gqlInput */
interface PutOffInboxItemInput {
  /** The key of the item. */
  readonly key: string;
  /** Its state as the viewer saw it. With null it is listed again. */
  readonly state?: string | null;
}

/** Puts an item off until anything about it changes. @gqlMutationField */
export async function putOffInboxItem(context: Context, input: PutOffInboxItemInput): Promise<DonePayload> {
  const { problem } = await attempt(() => putOff(context.settings.inbox, input.key, input.state ?? null));
  return { problem };
}
