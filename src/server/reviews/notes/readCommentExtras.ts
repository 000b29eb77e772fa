import type { CommentExtras } from "../CommentItem.ts";
import { ExtrasReader } from "./ExtrasReader.ts";
import { present } from "../present.ts";

/** Reads what stands under a comment's `galley`; whatever is not as it should be is left out. */
export function readCommentExtras(value: unknown): CommentExtras {
  const extras = new ExtrasReader(value);
  const agent = extras.below("agent").name("name");
  const by = extras.below("addressed").oid("by");
  return present({
    key: extras.key("key"),
    name: extras.name("name"),
    sequence: extras.count("sequence", 0),
    side: extras.oneOf("side", ["old", "new"]),
    blob: extras.oid("blob"),
    quote: extras.lines("quote"),
    before: extras.lines("before"),
    after: extras.lines("after"),
    patchSet: extras.count("patchSet", 1),
    verdict: extras.oneOf("verdict", ["approve", "reject", "comment"]),
    act: extras.oneOf("act", ["resolve", "reopen"]),
    withdrawn: extras.isTrue("withdrawn"),
    suggestion: extras.isTrue("suggestion"),
    agent: agent === undefined ? undefined : { name: agent },
    addressed: by === undefined ? undefined : { by },
  });
}
