import type { ID } from "grats";
import type { CommitRecord, Signature } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { cutText } from "#contract/untrustedText.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import { Recorded, type ServedRepository } from "../request/ServedRepositories.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { Ref } from "../repositories/Ref.ts";
import type { Repository } from "../repositories/Repository.ts";

const ABBREVIATED_DIGITS = 10;

/** Represents a Git commit. @gqlType */
export class Commit extends Recorded<CommitRecord> implements Node {
  readonly __typename = "Commit" as const;

  /** Loads a commit; fails with OBJECT_MISSING if the repository lacks it. Loads of one tick are batched. */
  static async load(context: Context, served: ServedRepository, oid: Oid): Promise<Commit> {
    return new Commit(served, await context.loaders.of(served.git).commit.load(oid));
  }

  static async byId(context: Context, [repositoryId = "", oid = ""]: readonly string[]): Promise<Commit> {
    return Commit.load(context, context.repositories.byId(repositoryId), oid);
  }

  /** The Node ID of the Commit object. @gqlField @killsParentOnException */
  readonly id: ID = toGlobalId("Commit", this.served.git.id, this.record.oid);

  /** The Git object ID. @gqlField */
  readonly oid: GitObjectID = this.record.oid;
  /** An abbreviated version of the Git object ID: its first ten digits, for display. @gqlField */
  readonly abbreviatedOid: string = this.record.oid.slice(0, ABBREVIATED_DIGITS);

  /** The commit message headline: the message's first paragraph on one line, as Git shows a subject. @gqlField */
  messageHeadline(): string {
    return splitMessage(this.record.message).headline;
  }

  /** The whole commit message. @gqlField */
  readonly message: string = this.record.message;

  /** The commit message without its headline. @gqlField */
  messageBody(): string {
    return splitMessage(this.record.message).body;
  }

  /** The author of the commit. @gqlField */
  readonly author: GitActor = this.record.author;
  /** The committer of the commit. @gqlField */
  readonly committer: GitActor = this.record.committer;
}

/**
 * Represents an author or committer as recorded in a Git commit. The data is not verified: anybody can write any name.
 * @gqlType
 */
export interface GitActor extends Signature {
  /** The name in the Git commit. @gqlField */
  readonly name: string;
  /** The email address in the Git commit. @gqlField */
  readonly email: string;
}

/** The timestamp of the action, with the actor's offset from UTC. @gqlField */
export function date({ at, offset }: GitActor): GitTimestamp {
  return gitTimestamp(at, offset);
}

/** A headline is shown in every list, so the rest of a longer one is moved into the body. */
const HEADLINE_LENGTH_MAX = 1000;
/** The characters that git treats as whitespace; other spaces are part of the text. */
const BLANK = " \t\r\n";
const BLANK_LINES = /^(?:[ \t\r]*\n)+/;

/** Splits a message where git does: at the first blank line. Linear in its length. */
function splitMessage(text: string): { readonly headline: string; readonly body: string } {
  const message = trimmedEnd(text.replace(BLANK_LINES, ""));
  const end = /\n[ \t\r]*(?:\n|$)/.exec(message)?.index ?? message.length;
  const headline = message.slice(0, end).split("\n").map(trimmedEnd).join(" ");
  const body = message.slice(end).replace(BLANK_LINES, "");
  if (headline.length <= HEADLINE_LENGTH_MAX) return { headline, body };
  const shown = cutText(headline, HEADLINE_LENGTH_MAX);
  return { headline: `${shown}…`, body: `…${headline.slice(shown.length)}\n\n${body}` };
}

function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && BLANK.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The checked out commit, or null if there is none yet. @gqlField */
export async function headCommit(repository: Repository, context: Context): Promise<Commit | null> {
  const head = await repository.head(context);
  return head.kind === "unborn" ? null : Commit.load(context, repository.served, head.oid);
}

/** The commit of a revision in Git's syntax, such as a branch, a tag or `HEAD~2`. @gqlField */
export async function commit(repository: Repository, context: Context, revision: string): Promise<Commit> {
  return Commit.load(context, repository.served, await repository.resolve(context, revision));
}

/** The commit of the ref, through annotated tags. Null for a tag of another object. @gqlField */
export async function target(ref: Ref, context: Context): Promise<Commit | null> {
  return ref.record.commit === null ? null : Commit.load(context, ref.served, ref.record.commit);
}
