import type { Oid } from "#server/git/oid.ts";
import { ExtrasReader, present } from "./extras.ts";
import { goJson, GoObject, requireWritable } from "./goJson.ts";

/** What Galley adds to a request; other tools ignore it. */
export interface RequestExtras {
  /** The client's own id of the write: a line whose key is there already is not written again. */
  readonly key?: string;
  /** The requester's display name. */
  readonly name?: string;
  /** The e-mail and the name of who wrote the line, where that is not the requester. */
  readonly by?: string;
  readonly byName?: string;
  /** Why the line was written. */
  readonly act?: "request" | "update" | "patchSet" | "abandon" | "reopen" | "close";
  readonly head?: Oid;
  readonly base?: Oid;
  /** What `head` is where it is no commit of somebody's. */
  readonly kind?: "snapshot";
  /** The work tree whose uncommitted work is reviewed. */
  readonly worktree?: string;
  /** Keeps the order among items of one second. */
  readonly sequence?: number;
  /** How what was asked for came into the target, where ancestry does not show it. */
  readonly closed?: "merge" | "squash" | "rebase";
}

/** One line of `refs/notes/devtools/reviews`. All lines of a review are kept; the last by time is the current one. */
export interface RequestItem {
  /** Seconds since 1970, ten digits: lines are sorted as text. */
  readonly timestamp: string;
  readonly reviewRef: string;
  /** Where it is to go; empty when the review is abandoned. */
  readonly targetRef: string;
  readonly requester: string;
  readonly reviewers: readonly string[];
  readonly description: string;
  /** The merge base when it was requested. */
  readonly baseCommit: string;
  /** The first commit after a rewrite; the note stays on the commit that was first at the start. */
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
  });
}

/**
 * Reads one line of `refs/notes/devtools/reviews` exactly as git-appraise does; null where that sees no request in it. The
 * line is text as `decodeBytes` gives it, without its newline. Linear in its length.
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
 * Gives the line of `refs/notes/devtools/reviews` for a request, without a newline: git-appraise's own, and our extras behind
 * it. The target is written even when empty, which is what abandons. Fails as BAD_INPUT where a text is not well-formed.
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
