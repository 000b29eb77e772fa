import type { Oid } from "#server/git/oid.ts";
import { ExtrasReader, goJson, GoObject, type Imported, present, requireWritable } from "./noteJson.ts";

/** The members that Galley adds to a request; other tools ignore them. */
export interface RequestExtras {
  /** The client's idempotency key: a line whose key exists already is not written again. */
  readonly key?: string;
  readonly name?: string;
  /** The e-mail and the name of the writer of the line, if that is not the requester. */
  readonly by?: string;
  readonly byName?: string;
  readonly act?: "request" | "update" | "patchSet" | "abandon" | "reopen" | "close";
  readonly head?: Oid;
  readonly base?: Oid;
  /** The kind of `head` if it is not an ordinary commit. */
  readonly kind?: "snapshot";
  /** The work tree whose uncommitted work is reviewed. */
  readonly worktree?: string;
  /** Keeps the order of items with the same second. */
  readonly sequence?: number;
  /** The way the change came into the target, if ancestry does not show it. */
  readonly closed?: "merge" | "squash" | "rebase";
  /** If Galley landed it: the target's commit before and after, and why requirements were overridden. */
  readonly landedOnto?: Oid;
  readonly landed?: Oid;
  readonly override?: string;
  /** The last commit of the review's branch, if landing deleted that. */
  readonly deleted?: Oid;
  /** The commit that landed, if that was undone. */
  readonly undone?: Oid;
  /** The person who imported it from a mail; nobody verified who sent that. */
  readonly imported?: Imported;
  /** The Message-IDs of the letter and the patches of an imported patch set; the first is empty without a letter. */
  readonly mails?: readonly string[];
}

/** One line of `refs/notes/devtools/reviews`. All lines of a review are kept; the latest by time is the current one. */
export interface RequestItem {
  /** Seconds since 1970, ten digits: lines are sorted as text. */
  readonly timestamp: string;
  readonly reviewRef: string;
  /** Empty if the review is abandoned. */
  readonly targetRef: string;
  readonly requester: string;
  readonly reviewers: readonly string[];
  readonly description: string;
  readonly baseCommit: string;
  /** The first commit after a rewrite; the note stays on the original first commit. */
  readonly alias: string;
  readonly extras: RequestExtras;
}

function readExtras(value: unknown): RequestExtras {
  const extras = new ExtrasReader(value);
  return present({
    key: extras.key("key"),
    name: extras.name("name"),
    by: extras.name("by"),
    byName: extras.name("byName"),
    act: extras.oneOf("act", ["request", "update", "patchSet", "abandon", "reopen", "close"]),
    head: extras.oid("head"),
    base: extras.oid("base"),
    kind: extras.oneOf("kind", ["snapshot"]),
    worktree: extras.name("worktree"),
    sequence: extras.count("sequence", 0),
    closed: extras.oneOf("closed", ["merge", "squash", "rebase"]),
    landedOnto: extras.oid("landedOnto"),
    landed: extras.oid("landed"),
    override: extras.name("override"),
    deleted: extras.oid("deleted"),
    undone: extras.oid("undone"),
    imported: extras.imported("imported"),
    mails: extras.lines("mails"),
  });
}

/**
 * Parses one line of `refs/notes/devtools/reviews` exactly as git-appraise does; returns null if git-appraise sees no
 * request in it. The line is text as returned by `decodeBytes`, without its newline. Linear in its length.
 */
export function parseRequestLine(line: string): RequestItem | null {
  try {
    const fields = GoObject.parse(line);
    const item = {
      timestamp: fields.text("timestamp"),
      reviewRef: fields.text("reviewRef"),
      targetRef: fields.text("targetRef"),
      requester: fields.text("requester"),
      reviewers: fields.texts("reviewers"),
      description: fields.text("description"),
      baseCommit: fields.text("baseCommit"),
      alias: fields.text("alias"),
    };
    fields.text("signature");
    return fields.isZero("v") ? { ...item, extras: readExtras(fields.extras("galley")) } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Writes the line of `refs/notes/devtools/reviews` for a request, without a newline: git-appraise's members, then our
 * extras. The target is written even if empty, which means abandoned. Fails as BAD_INPUT if a text is not well-formed.
 */
export function writeRequestLine(item: RequestItem): string {
  const fields = {
    timestamp: item.timestamp || undefined,
    reviewRef: item.reviewRef || undefined,
    targetRef: item.targetRef,
    requester: item.requester || undefined,
    reviewers: item.reviewers.length > 0 ? item.reviewers : undefined,
    description: item.description || undefined,
    baseCommit: item.baseCommit || undefined,
    alias: item.alias || undefined,
  };
  requireWritable(fields);
  const hasExtras = Object.keys(item.extras).length > 0;
  return goJson({ ...fields, galley: hasExtras ? { ...item.extras } : undefined });
}
