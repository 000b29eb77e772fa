import DataLoader from "dataloader";
import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { CommitRecord, Signature } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { patchIds } from "#server/git/patches/patchIds.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import { pageOf } from "../Connection.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { type Context, perRequest } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { CommitConnection } from "./CommitConnection.ts";
import type { HistoryFilter } from "./HistoryFilter.ts";
import { historyPage } from "./historyPage.ts";

const ABBREVIATED_DIGITS = 10;

/**
 * A commit: a state of the whole tree with who made it, why, and what it came from.
 * @gqlType
 */
export class Commit implements Node {
  readonly __typename = "Commit" as const;
  /** For its fields that stand in files of their own. */
  readonly served: ServedRepository;
  readonly #record: CommitRecord;

  constructor(served: ServedRepository, record: CommitRecord) {
    this.served = served;
    this.#record = record;
  }

  /** Reads a commit; OBJECT_MISSING where the repository has not got it. Reads asked for in one tick go together. */
  static async load(context: Context, served: ServedRepository, oid: Oid): Promise<Commit> {
    return new Commit(served, await context.loaders.of(served.git).commit.load(oid));
  }

  /** Finds a commit by the names inside its id. */
  static async byId(context: Context, [repositoryId = "", oid = ""]: readonly string[]): Promise<Commit> {
    return Commit.load(context, context.repositories.byId(repositoryId), oid);
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Commit", this.served.git.id, this.#record.oid);
  }

  /**
   * The commit's full name.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#record.oid;
  }

  /**
   * The first ten digits of its name: enough to tell commits of one repository apart when read by a person.
   * @gqlField
   */
  abbreviatedOid(): string {
    return this.#record.oid.slice(0, ABBREVIATED_DIGITS);
  }

  /**
   * The message's first paragraph on one line, as git shows a subject.
   * @gqlField
   */
  messageHeadline(): string {
    return splitMessage(this.#record.message).headline;
  }

  /**
   * The message without its headline.
   * @gqlField
   */
  messageBody(): string {
    return splitMessage(this.#record.message).body;
  }

  /**
   * Who wrote the change.
   * @gqlField
   */
  author(): GitActor {
    return new GitActor(this.#record.author);
  }

  /**
   * Who made the commit of it.
   * @gqlField
   */
  committer(): GitActor {
    return new GitActor(this.#record.committer);
  }

  /**
   * What the commit came from: none for a first commit, two or more for a merge. At the edge of a shallow clone the
   * parents are not there and none are listed.
   * @gqlField
   */
  async parents(context: Context, first?: Int | null, after?: string | null): Promise<CommitConnection> {
    const { edges, ...rest } = pageOf(this.#record.parents, { first, after }, (oid) => oid);
    const loaded = edges.map(async ({ cursor, node }) => ({
      cursor,
      node: await Commit.load(context, this.served, node),
    }));
    return { ...rest, edges: await Promise.all(loaded) };
  }

  /**
   * What the commit changed against one of its parents, counted from 1; a first commit is compared with nothing.
   * @gqlField
   */
  async comparison(context: Context, parent: Int = 1): Promise<Comparison> {
    const { parents, oid } = this.#record;
    if (!Number.isInteger(parent) || parent < 1 || parent > Math.max(parents.length, 1)) {
      throw new GalleyError(
        "BAD_INPUT",
        `The commit has ${parents.length} ${parents.length === 1 ? "parent" : "parents"}; there is no number ${parent}.`,
      );
    }
    return Comparison.between(context, this.served, parents[parent - 1] ?? null, oid, "TWO");
  }

  /**
   * The commits that led here, this one first, newest first.
   * @gqlField
   */
  async history(
    context: Context,
    first?: Int | null,
    after?: string | null,
    last?: Int | null,
    before?: string | null,
    filter?: HistoryFilter | null,
  ): Promise<CommitConnection> {
    const range = { tips: [this.#record.oid], exclude: [] };
    return historyPage(context, this.served, () => range, { first, after, last, before, filter });
  }
}

/**
 * Who wrote or committed something, as recorded in a commit. Anybody can write any name there.
 * @gqlType
 */
export class GitActor {
  readonly #signature: Signature;

  constructor(signature: Signature) {
    this.#signature = signature;
  }

  /**
   * The name, as written.
   * @gqlField
   */
  name(): string {
    return this.#signature.name;
  }

  /**
   * The e-mail address, as written.
   * @gqlField
   */
  email(): string {
    return this.#signature.email;
  }

  /**
   * When, with the writer's offset from UTC.
   * @gqlField
   */
  date(): GitTimestamp {
    return gitTimestamp(this.#signature.at, this.#signature.offset);
  }
}

/** A commit's message in two. */
export interface MessageParts {
  /** The first paragraph on one line, as git shows a subject. */
  readonly headline: string;
  readonly body: string;
}

/** A headline stands in every list: of a longer one the rest goes into the body. */
const HEADLINE_LENGTH_MAX = 1000;
/** What git takes for blank; other spaces are part of the words. */
const BLANK = " \t\r\n";
const BLANK_LINES = /^(?:[ \t\r]*\n)+/;

/** Splits a message where git does: at the first line that is blank. Linear in its length. */
function splitMessage(text: string): MessageParts {
  const message = trimmedEnd(text.replace(BLANK_LINES, ""));
  const end = /\n[ \t\r]*(?:\n|$)/.exec(message)?.index ?? message.length;
  const headline = message.slice(0, end).split("\n").map(trimmedEnd).join(" ");
  const body = message.slice(end).replace(BLANK_LINES, "");
  if (headline.length <= HEADLINE_LENGTH_MAX) return { headline, body };
  const rest = headline.slice(HEADLINE_LENGTH_MAX);
  return { headline: `${headline.slice(0, HEADLINE_LENGTH_MAX)}…`, body: `…${rest}\n\n${body}` };
}

function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && BLANK.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

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
