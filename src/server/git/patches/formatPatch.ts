import { GIT_DIFF_MS, MAILBOX_BYTES } from "#contract/limits.ts";
import { type Oid, requireOids } from "../oid.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions, Repository } from "../Repository.ts";

/** The options that make `git am` give the same tree everywhere, and the mail the same bytes with every git. */
const FLAGS = [
  "--stdout",
  "--max-count=1",
  "--no-numbered",
  "--full-index",
  "--binary",
  "--find-renames",
  "--no-signature",
  "--no-thread",
  "--no-notes",
  "--no-attach",
  "--no-cover-letter",
  "--encode-email-headers",
  "--no-ext-diff",
  "--no-textconv",
];

/**
 * Formats a commit as a mail with its patch, with the tags before its subject. A merge gives nothing. Fails as TOO_LARGE
 * beyond MAILBOX_BYTES.
 */
export async function formatPatch(
  repository: Repository,
  commit: Oid,
  tags: string,
  options: ReadOptions = {},
): Promise<Buffer> {
  const args = ["format-patch", ...FLAGS, `--subject-prefix=${tags}`, ...requireOids(commit)];
  const limits = { timeoutMs: GIT_DIFF_MS, maxBytes: MAILBOX_BYTES } as const;
  return (await readGit(repository, { ...options, ...limits, where: "mirror", args })).stdout;
}
