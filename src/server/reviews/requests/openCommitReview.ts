import { cutText } from "#contract/untrustedText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { readStash } from "#server/git/snapshots/stashes.ts";
import { inputRules } from "../inputRules.ts";
import { present } from "../notes/noteJson.ts";
import { type RequestItem, writeRequestLine } from "../notes/requestLine.ts";
import { timestampOf } from "../notes/timestamps.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { mayDo } from "../viewer/Viewer.ts";
import { emptyCommit, writeEmptyCommit } from "../worktree/emptyCommit.ts";

const NOT_ALLOWED = "You have read access only and cannot comment.";
const ASK = "Ask the person who runs Galley for access to comment.";
const IS_STASH = "Comments on a stash are not possible. Apply it and comment on the uncommitted work.";
const TITLE_MAX = 256;

/**
 * Returns the last review whose change ends, or begins, with a commit. Without one, begins a private review of the commit
 * alone, compared with its first parent, whether it is merged or not. Fails as BAD_INPUT for a stash.
 */
export async function openCommitReview(
  context: ReviewContext,
  input: { readonly key: string; readonly commit: Oid },
): Promise<{ readonly review: Oid }> {
  const { git, store, viewer } = context;
  const key = inputRules.key(input.key);
  const [commit] = await readCommits(git, [input.commit]);
  if (commit == null) throw new GalleyError("NOT_FOUND", "There is no commit of this id.");
  const { oid, parents, message } = commit;
  const known = (await context.index.reviews()).filter(({ state }) => state !== "ABANDONED");
  const found =
    known.findLast(({ patchSets }) => patchSets.some(({ head }) => head === oid)) ??
    known.find(({ revision }) => revision === oid);
  if (found !== undefined) return { review: found.revision };
  if (!mayDo(viewer, "comment", null)) throw new GalleyError("FORBIDDEN", NOT_ALLOWED, { next: ASK });
  if ((await readStash(git, commit)) !== null) throw new GalleyError("BAD_INPUT", IS_STASH);
  const [base = emptyCommit(git).oid] = parents;
  if (parents.length === 0) await writeEmptyCommit(context);
  await store.archive([oid], "private");
  const item: RequestItem = {
    timestamp: timestampOf(context.now()),
    reviewRef: "",
    targetRef: (await defaultBranch(git))?.name ?? "HEAD",
    requester: viewer.email ?? "",
    reviewers: [],
    description: cutText(message.trim().split("\n")[0] ?? "", TITLE_MAX) || oid.slice(0, 10),
    baseCommit: base,
    alias: "",
    extras: present({ key, name: viewer.name ?? undefined, act: "request" as const, head: oid, base }),
  };
  await store.append([{ ref: "reviews", revision: oid, lines: [writeRequestLine(item)], scope: "private" }], { key });
  return { review: oid };
}
