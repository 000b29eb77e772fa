import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS } from "#contract/limits.ts";
import { type Oid, requireOids } from "../oid.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { readGit } from "../processes/readGit.ts";
import type { ProgramOutput } from "../processes/run.ts";
import type { Repository } from "../Repository.ts";
import type { MailInfo } from "./mailPatches.ts";

export interface FailedPatch {
  /** Its place in the series, from 0. */
  readonly index: number;
  /** A sentence for the user. */
  readonly reason: string;
}

/**
 * Makes the commits that `git am` would make of patches on a base, in the mirror: with a private index, without hooks and
 * without a work tree. The committer is the author, so that the same mails give the same commits everywhere. Returns the
 * commits, oldest first, or the patch that does not apply.
 */
export async function applySeries(
  repository: Repository,
  folder: string,
  base: Oid,
  patches: readonly MailInfo[],
): Promise<readonly Oid[] | FailedPatch> {
  const index = join(folder, "index");
  await rm(index, { force: true });
  const git = async (args: readonly string[], input?: Uint8Array, env: Readonly<Record<string, string>> = {}) => {
    const call = { args, input, answers: [0, 1, 128], timeoutMs: GIT_DIFF_MS };
    return readGit(repository, { ...call, env: { GIT_INDEX_FILE: index, ...env } });
  };
  const require = (args: readonly string[], { code, stdout, stderr }: ProgramOutput): string => {
    if (code !== 0) throw gitFailure(args, code, stderr);
    return stdout.toString("latin1").trim();
  };
  const reading = ["read-tree", ...requireOids(base)];
  require(reading, await git(reading));
  const commits: Oid[] = [];
  for (const [at, info] of patches.entries()) {
    const file = join(folder, "patch");
    await writeFile(file, info.patch);
    const plain = ["apply", "--cached", "--whitespace=nowarn", file];
    const first = await git(plain);
    const second = first.code === 0 ? first : await git(["apply", "--cached", "--whitespace=nowarn", "--3way", file]);
    if (second.code !== 0) return { index: at, reason: reasonOf(first.stderr) };
    const tree = require(["write-tree"], await git(["write-tree"]));
    const committing = ["commit-tree", "-F", "-", "-p", commits.at(-1) ?? base, ...requireOids(tree)];
    const made = await git(committing, info.message, authorVariables(info));
    if (made.code !== 0) return { index: at, reason: identityReason(made.stderr) };
    commits.push(require(committing, made));
  }
  return commits;
}

/** A mail without a date gets the earliest that git takes in every form. */
const NO_DATE = "@100000000 +0000";

function authorVariables({ name, email, date }: MailInfo): Readonly<Record<string, string>> {
  const at = date === "" ? NO_DATE : date;
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: at,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: at,
  };
}

function reasonOf(stderr: string): string {
  const [, path, line] = /^error: patch failed: (.+):(\d+)$/mu.exec(stderr) ?? [];
  if (path !== undefined) return `The lines that it changes at line ${line} of ${path} are different there.`;
  const [, missing] = /^error: (.+): does not exist in index$/mu.exec(stderr) ?? [];
  if (missing !== undefined) return `There is no file ${missing} there.`;
  const [, present] = /^error: (.+): already exists in index$/mu.exec(stderr) ?? [];
  if (present !== undefined) return `The file ${present} exists there already.`;
  const [, broken] =
    /^error: (?:corrupt patch|patch fragment without header) at (?:.*:)?(?:line )?(\d+)/mu.exec(stderr) ?? [];
  return broken === undefined ? "It does not apply there." : `Line ${broken} of the patch is damaged.`;
}

function identityReason(stderr: string): string {
  if (/invalid date format/u.test(stderr)) return "Its date is not valid.";
  return "Its author has no name, address or date that git accepts.";
}

/** Fails as BAD_INPUT with the patch that does not apply, and why. */
export function failedPatch(base: Oid, subject: string, number: string, { reason }: FailedPatch): GalleyError {
  const happened = `Patch ${number}, “${subject}”, does not apply to ${base.slice(0, 12)}. ${reason}`;
  return new GalleyError("BAD_INPUT", happened, {
    next: "Nothing was imported. Name the commit that the series is for: --base <revision>",
  });
}
