import { displayLine } from "#contract/byteText.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import { type CommitRecord, requireCommits, requireTree } from "#server/git/objects/readCommits.ts";
import { readConfig } from "#server/git/processes/readConfig.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { subjectOf } from "../stacks/readLayers.ts";
import type { BuiltLanding, LandingMethod } from "./buildLanding.ts";

/**
 * Lists what a landing leaves out and loses, one sentence each: commits that are dropped or empty, signatures, and the wish of the
 * user's settings for signatures.
 */
export async function landingNotices(
  repository: Repository,
  { method, built, commits }: { method: LandingMethod; built: BuiltLanding; commits: readonly CommitRecord[] },
  options: ReadOptions = {},
): Promise<readonly string[]> {
  const { tip, dropped, made } = built;
  if (tip === null) return [];
  const landing = commits.filter((commit) => !dropped.includes(commit));
  const empty = method === "squash" ? [] : await emptyCommits(repository, landing, options);
  const plain = landing.filter(({ parents }) => parents.length < 2);
  const again = method === "squash" ? landing.length : method === "merge" ? made - 1 : made;
  const signed = await signedCommits(repository, again > 0 ? plain.slice(-again) : [], options);
  const settings = await readConfig(repository, options);
  const wantsSignature = /^(?:true|yes|on|1)$/iu.test(settings.get("commit.gpgsign") ?? "");
  return [
    ...dropped.map((commit) => `${nameOf(commit)} is left out: the target has its change already.`),
    ...empty.map((commit) => `${nameOf(commit)} is empty: it changes no file.`),
    ...(method === "merge" && (await isEmptyMerge(repository, tip, options)) ? [EMPTY_MERGE] : []),
    ...(signed.length === 0 ? [] : [signatureSentence(method, signed)]),
    ...(made > 0 && wantsSignature ? ["commit.gpgSign is set, but Galley signs no commits."] : []),
  ];
}

function nameOf(commit: CommitRecord): string {
  return `Commit ${commit.oid.slice(0, 10)} “${displayLine(subjectOf(commit))}”`;
}

async function emptyCommits(
  repository: Repository,
  commits: readonly CommitRecord[],
  options: ReadOptions,
): Promise<readonly CommitRecord[]> {
  const plain = commits.filter(({ parents }) => parents.length === 1);
  const below = plain.map(({ parents: [parent = ""] }) => parent);
  const parents = await requireCommits(repository, below, options);
  return plain.filter(({ tree }, at) => tree === parents[at]?.tree);
}

const EMPTY_MERGE = "The merge changes no file: the target has all changes of the review already.";

async function isEmptyMerge(repository: Repository, tip: Oid, options: ReadOptions): Promise<boolean> {
  const [merge] = await requireCommits(repository, [tip], options);
  return merge?.tree === (await requireTree(repository, merge?.parents[0] ?? tip, options));
}

/** More of a commit's head is not searched for a signature. */
const HEAD_BYTES = 16_384;

async function signedCommits(
  repository: Repository,
  commits: readonly CommitRecord[],
  options: ReadOptions,
): Promise<readonly CommitRecord[]> {
  const oids = commits.map(({ oid }) => oid);
  const objects = await readObjects(repository, oids, { ...options, maxBytes: HEAD_BYTES, isTruncated: true });
  const isSigned = (content: Buffer | undefined): boolean =>
    /^gpgsig(?:-sha256)? /mu.test(content?.toString("latin1").split("\n\n", 1)[0] ?? "");
  return commits.filter((_, at) => isSigned(objects[at]?.content));
}

function signatureSentence(method: LandingMethod, signed: readonly CommitRecord[]): string {
  const ids = new Intl.ListFormat("en").format(signed.map(({ oid }) => oid.slice(0, 10)));
  return method === "squash"
    ? `The new commit has no signature; signed were ${ids}.`
    : `A commit that is applied again loses its signature; signed were ${ids}.`;
}
