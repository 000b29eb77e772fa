import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { commitSigners } from "#server/git/signatures/sshKeygen.ts";
import type { DerivedReview } from "../state/Review.ts";

/** The people who made a change, whose approval of it does not count, and the keys that they signed its commits with. */
export interface OwnWork {
  /** Returns true for the address of one of them, in whatever case. */
  has(email: string): boolean;
  /** The fingerprints of SSH keys. */
  readonly keys: ReadonlySet<string>;
}

interface Commits {
  /** The commits as they were reviewed. Their committers and signers had them in their hands. */
  readonly reviewed: readonly Oid[];
  /** Commits that were made of these, with the same contents: who committed them may be who landed them. */
  readonly remade?: readonly Oid[];
}

const CO_AUTHOR = /^co-authored-by:.*<([^<>]*)>[ \t]*$/gimu;

/**
 * Reads who made a change: all who ever requested its review, and the authors, co-authors, committers and signers of its commits. A
 * line of a note can thus only add somebody.
 */
export async function readOwnWork(
  git: Repository,
  { requests }: Pick<DerivedReview, "requests">,
  { reviewed, remade = [] }: Commits,
  options: ReadOptions = {},
): Promise<OwnWork> {
  const records = await readCommits(git, [...reviewed, ...remade], options);
  const emails = new Set(requests.map(({ requester }) => requester.toLowerCase()));
  for (const [index, record] of records.entries()) {
    if (record === null) continue;
    const people = authorsOf(record);
    if (index < reviewed.length) people.push(record.committer.email);
    // A merge of two histories has no author of its own contents.
    else if (record.parents.length > 1) continue;
    for (const email of people) emails.add(email.toLowerCase());
  }
  return {
    has: (email) => emails.has(email.toLowerCase()),
    keys: await commitSigners(git, reviewed, options),
  };
}

function authorsOf({ author, message }: CommitRecord): string[] {
  return [author.email, ...Array.from(message.matchAll(CO_AUTHOR), ([, email = ""]) => email.trim())];
}
