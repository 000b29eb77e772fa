import { createHash } from "node:crypto";
import { encodeBytes } from "#contract/byteText.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import type { CommentExtras } from "#server/store/notes/CommentItem.ts";
import type { DerivedVerdict, RecordedPatchSet } from "../state/Review.ts";

export type PatchSetEnds = Pick<RecordedPatchSet, "head" | "base" | "kind">;

/** The change that a verdict was given for, as its note records it: enough to compare with where the commits are gone. */
export type ChangeRecord = NonNullable<CommentExtras["change"]>;

/** Returns the change that a verdict was given for: its own record of the base counts, which only its author can write. */
export function givenEnds(verdict: Pick<DerivedVerdict, "change">, { head, base, kind }: PatchSetEnds): PatchSetEnds {
  return { head, base: verdict.change?.base ?? base, kind };
}

/** With more commits, the messages count as different. */
const MESSAGES_MAX = 1000;

/**
 * Describes a change by hashes: of all contents before and after it, and of its messages. Null without a base. Costs a list
 * of the changed files. Fails as OBJECT_MISSING.
 */
export async function recordChange(
  repository: Repository,
  patchSet: PatchSetEnds,
  options: ReadOptions = {},
): Promise<ChangeRecord | null> {
  const { base, head } = patchSet;
  if (base === null) return null;
  const files = await diffTree(repository, base, head, options);
  const messages = await messagesOf(repository, patchSet, options);
  return {
    base,
    count: files.length,
    contents: hashOf(contentsOf(files)),
    ...(messages !== null && { messages: hashOf(messages) }),
  };
}

/** Returns the hash of some texts in a record. */
export function hashOf(...parts: readonly (string | null)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(encodeBytes(part ?? "")).update("\0");
  return hash.digest("base64url");
}

/** Describes all files before and after a change. Equal texts mean equal paths, modes and contents. */
export function contentsOf(files: readonly ChangedFile[]): string {
  return files.map(contentOf).toSorted().join("\n");
}

function contentOf({ oldPath, newPath, oldMode, newMode, oldOid, newOid }: ChangedFile): string {
  return JSON.stringify([oldPath, newPath, oldMode, newMode, oldOid, newOid]);
}

/** Returns all messages of a patch set, in any order; null if there are too many. A snapshot has none. */
export async function messagesOf(
  repository: Repository,
  { base, head, kind }: PatchSetEnds,
  options: ReadOptions,
): Promise<string | null> {
  if (kind === "snapshot") return "";
  const commits = [...(await revList(repository, [head], base === null ? [] : [base], options)).keys()];
  return messagesIn(await readCommits(repository, commits.slice(0, MESSAGES_MAX + 1), options));
}

/** Returns the messages of commits, in any order; null if there are too many. */
export function messagesIn(commits: readonly (CommitRecord | null)[]): string | null {
  if (commits.length > MESSAGES_MAX) return null;
  return JSON.stringify(commits.map((commit) => commit?.message.trimEnd() ?? "").toSorted());
}
