import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { cutText } from "#contract/untrustedText.ts";
import type { Repository } from "../Repository.ts";
import { withTemporaryFolder } from "../disk/cacheFiles.ts";
import { cacheFailure, unlessMissing } from "../disk/fsErrors.ts";
import { gitDirConfig, SHARED_RIGHTS } from "../disk/mirrorDir.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import { isOid, type Oid } from "../oid.ts";
import { type GitLocation, withoutOurs } from "../processes/gitEnvironment.ts";
import { gitFailure, knownFailure, writeFailure } from "../processes/gitFailure.ts";
import { type GitCall, run } from "../processes/run.ts";
import { readConfig } from "../processes/readConfig.ts";
import { forEachRef } from "./forEachRef.ts";
import type { RemoteAddress } from "./remotes.ts";

/** Our own git dir for one fetch or push between a repository and another. */
export interface Exchange {
  readonly repository: Repository;
  readonly location: GitLocation;
}

/** An exchange may take long; an older folder was left behind by a process that was killed. */
const LEFT_BEHIND_MS = 24 * 60 * 60_000;

/** The refs whose commits the other side may have too. None of them is private, since their ids are sent. */
const SHARED = ["refs/heads/", "refs/remotes/", "refs/tags/", "refs/notes/", "refs/devtools/"];

/**
 * Creates a git dir for one exchange, and removes it after `act`. Fetched objects go to the repository's objects, while
 * the refs disappear with the git dir. Its configuration has only the repository's access rights of new objects. It
 * knows the commits of the repository's refs, so that neither side sends or walks what both have. Linear in the refs.
 * Fails as READ_ONLY or DISK_FULL if the cache folder cannot be written.
 */
export async function exchangeDir<Result>(
  repository: Repository,
  act: (exchange: Exchange) => Promise<Result>,
): Promise<Result> {
  const { mirror, commonDir } = repository;
  const [config, refs] = await Promise.all([configOf(repository), refsOf(repository)]);
  const shallow = await unlessMissing(readPlainFile(join(commonDir, "shallow"))); // without this file the history is complete
  const files = new Map<string, string | Buffer>([
    ["config", config],
    ["packed-refs", refs],
    ["HEAD", "ref: refs/heads/none\n"],
    ...(shallow === null ? [] : [["shallow", shallow] as const]),
  ]);
  return withTemporaryFolder(
    { parent: mirror, prefix: "galley-exchange-", ageMs: LEFT_BEHIND_MS },
    files,
    async (gitDir) => {
      await mkdir(join(gitDir, "refs")).catch((error: unknown) => {
        throw cacheFailure(mirror, error);
      });
      return act({ repository, location: { kind: "remote", gitDir, objects: join(commonDir, "objects") } });
    },
  );
}

async function configOf(repository: Repository): Promise<string> {
  const rights = (await readConfig(repository)).get("core.sharedrepository");
  const core = rights !== undefined && SHARED_RIGHTS.test(rights) ? [`sharedrepository = ${rights}`] : [];
  return gitDirConfig(repository.objectFormat, ["bare = true", ...core]);
}

async function refsOf(repository: Repository): Promise<string> {
  const refs = await forEachRef(repository, { patterns: SHARED });
  const commits = new Set(refs.map(({ commit }) => commit).filter((commit) => commit !== null));
  const lines = [...commits].toSorted().map((oid) => `${oid} refs/here/${oid}\n`);
  return `# pack-refs with: peeled fully-peeled sorted \n${lines.join("")}`;
}

const NOT_LET_IN =
  /publickey|Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Host key verification failed|denied to|access denied|returned error: 40[13]|dubious ownership|^remote: .*(?:permission|denied)/imu;
const NOT_THERE =
  /Could not resolve|unable to (?:access|connect|look up)|Connection (?:refused|reset|timed out|closed)|Could not read from remote|does not appear to be a git repository|does not exist|not found|hung up|early EOF|No route to host|Network is unreachable|unexpected disconnect|ssh: /iu;
const LOCAL = /unable to (?:create|write)|insufficient permission|No space left|Disk quota|Read-only file system/u;
const NEXT = "Run `git fetch` for it in a terminal to see the reason and enter credentials, then try again.";
const CHECK = "Check its address, the network and your rights (`git fetch` asks for credentials), then try again.";

const [MESSAGE_LINES, MESSAGE_LENGTH] = [12, 1000];

/** Returns lines without passwords of URLs and without characters that a terminal or a page would not show as they are. */
export function plainLines(lines: readonly string[]): string {
  const hidden = /[\p{Cc}\p{Cf}\p{Surrogate}]|(?<=:\/\/)[^/\s]*@/gu;
  const clean = lines.map((line) => line.replace(hidden, "").trimEnd()).filter(Boolean);
  return cutText(clean.slice(0, MESSAGE_LINES).join("\n"), MESSAGE_LENGTH);
}

/** Converts the end of a git command that talked to another repository to an error, which quotes an unknown message of git. */
export async function remoteFailure(
  repository: Repository,
  args: readonly string[],
  code: number | null,
  stderr: string,
): Promise<GalleyError> {
  const cause = gitFailure(args, code, stderr);
  if (NOT_LET_IN.test(stderr))
    return new GalleyError("FORBIDDEN", "The remote denied access.", {
      cause,
      next: "Run `galley sync <remote>` in a terminal, where git asks for credentials, then try again.",
    });
  if (NOT_THERE.test(stderr)) return new GalleyError("UNREACHABLE", undefined, { cause, next: NEXT });
  if (LOCAL.test(stderr)) return writeFailure(repository, args, code, stderr);
  const known = knownFailure(args, code, stderr);
  if (known !== null) return known;
  const happened = `The remote refused or could not be reached: ${JSON.stringify(plainLines(stderr.split("\n")))}.`;
  return new GalleyError("UNREACHABLE", happened, { cause, next: CHECK });
}

const THERE = "refs/there/";

const FLAGS = [
  "--quiet",
  "--no-tags",
  "--prune",
  "--no-write-fetch-head",
  "--no-recurse-submodules",
  "--no-auto-maintenance",
];

/**
 * Fetches refs of another repository with their objects, and returns the id of each by its name there; that of HEAD as
 * `refs/HEAD`. A pattern is a prefix of a full name followed by `*`, or the whole name of a ref that must exist. No ref leads to the fetched objects until the caller creates one; the
 * repository's own refs do not move. Waits for the other side for up to `timeoutMs`. Fails as UNREACHABLE, FORBIDDEN
 * and TIMEOUT, and as READ_ONLY and DISK_FULL.
 */
export async function fetchRefs(
  { repository, location }: Exchange,
  { url, isLocal }: RemoteAddress,
  patterns: readonly string[],
  timeoutMs: number,
): Promise<ReadonlyMap<string, Oid>> {
  // As git does from 2.45 on: a partial clone there fetches nothing from elsewhere by a program that its settings name.
  const program = isLocal ? [`--upload-pack=${withoutOurs()} GIT_ALLOW_PROTOCOL= git upload-pack`] : [];
  const refspecs = patterns.map((pattern) => `+${pattern}:${THERE}${pattern.replace(/^refs\//u, "")}`);
  const args = [
    // The objects stay, the refs do not: flushing 2,000 of them takes 9 s.
    ...["core.fsync=loose-object,pack", "core.fsyncMethod=fsync", "fetch.writeCommitGraph=false"].flatMap((one) => [
      "-c",
      one,
    ]),
    "fetch",
    ...FLAGS,
    ...program,
    "--",
    url,
    ...refspecs,
  ];
  const call: GitCall = { location, args, timeoutMs, gentle: true, priority: "prefetch" };
  const { code, stderr } = await run(call, () => undefined);
  if (code !== 0) throw await remoteFailure(repository, args, code, stderr);
  return refsThere(location);
}

async function refsThere(location: Exchange["location"]): Promise<ReadonlyMap<string, Oid>> {
  const args = ["for-each-ref", "--format=%(objectname)%00%(refname)", THERE];
  const chunks: Buffer[] = [];
  const { code, stderr } = await run({ location, args }, (bytes) => void chunks.push(bytes));
  if (code !== 0) throw gitFailure(args, code, stderr);
  const refs = new Map<string, Oid>();
  for (const line of decodeBytes(Buffer.concat(chunks)).split("\n")) {
    const [oid = "", name = ""] = line.split("\0");
    if (isOid(oid)) refs.set(`refs/${name.slice(THERE.length)}`, oid);
  }
  return refs;
}
