import { ExtrasReader } from "./ExtrasReader.ts";
import { GoObject } from "./GoObject.ts";
import { present } from "../present.ts";
import type { RequestExtras, RequestItem } from "../RequestItem.ts";

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
