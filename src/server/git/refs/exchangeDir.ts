import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { removeOld } from "../disk/cacheFiles.ts";
import { cacheFailure, unlessMissing } from "../disk/fsErrors.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import type { Repository } from "../openRepository.ts";
import { type Place, SAFE_SETTINGS } from "../processes/gitEnvironment.ts";
import { gitFailure, writeFailure } from "../processes/gitFailure.ts";
import { readConfig } from "../readConfig.ts";
import { forEachRef } from "./forEachRef.ts";

/** A git dir of our own in which a repository's objects are exchanged with another's. */
export interface Exchange {
  readonly repository: Repository;
  readonly place: Place;
}

const PREFIX = "galley-exchange-";
const LEFT_BEHIND = new RegExp(`^${PREFIX}`, "u");
/** An exchange may take long; a folder that is older was left behind by a process that was killed. */
const LEFT_BEHIND_MS = 24 * 60 * 60_000;

/** What leads to commits that the other side may have too. Nothing private: its ids would be told. */
const SHARED = ["refs/heads/", "refs/remotes/", "refs/tags/", "refs/notes/", "refs/devtools/"];

/** Who may read what is written into the objects; the one setting of the repository that counts here. */
const RIGHTS = /^(?:umask|group|all|world|everybody|true|false|yes|no|on|off|[0-7]{1,4})$/iu;

/**
 * Opens a git dir for one exchange, and takes it away after `act`. What is fetched into it is in the repository's objects, while
 * its refs are gone with it; of the repository's configuration it has nothing. It knows the commits that the repository's
 * refs lead to, so that neither side sends or walks what both have. Linear in the refs.
 * Fails as READ_ONLY and DISK_FULL where the cache folder cannot be written.
 */
export async function exchangeDir<Result>(
  repository: Repository,
  act: (exchange: Exchange) => Promise<Result>,
): Promise<Result> {
  const { shadow, commonDir } = repository;
  await removeOld(shadow, LEFT_BEHIND, LEFT_BEHIND_MS);
  const gitDir = await make(repository);
  try {
    return await act({ repository, place: { kind: "remote", gitDir, objects: join(commonDir, "objects") } });
  } finally {
    await remove(gitDir);
  }
}

async function make(repository: Repository): Promise<string> {
  const { shadow, commonDir } = repository;
  const [config, refs] = await Promise.all([configOf(repository), refsOf(repository)]);
  try {
    const gitDir = await mkdtemp(join(shadow, PREFIX));
    await mkdir(join(gitDir, "refs"));
    await writeFile(join(gitDir, "config"), config);
    await writeFile(join(gitDir, "packed-refs"), refs);
    const shallow = await unlessMissing(readPlainFile(join(commonDir, "shallow"))); // without one it is whole
    if (shallow !== null) await writeFile(join(gitDir, "shallow"), shallow);
    await writeFile(join(gitDir, "HEAD"), "ref: refs/heads/none\n");
    return gitDir;
  } catch (error) {
    throw cacheFailure(shadow, error);
  }
}

async function configOf(repository: Repository): Promise<string> {
  const isSha1 = repository.objectFormat === "sha1";
  const rights = (await readConfig(repository, ["core.sharedrepository"])).get("core.sharedrepository");
  const lines = ["[core]", `\trepositoryformatversion = ${isSha1 ? 0 : 1}`, "\tbare = true"];
  if (rights !== undefined && RIGHTS.test(rights)) lines.push(`\tsharedrepository = ${rights}`);
  if (!isSha1) lines.push("[extensions]", "\tobjectformat = sha256");
  return `${lines.join("\n")}\n`;
}

async function refsOf(repository: Repository): Promise<string> {
  const refs = await forEachRef(repository, { patterns: SHARED });
  const commits = new Set(refs.map(({ commit }) => commit).filter((commit) => commit !== null));
  const lines = [...commits].toSorted().map((oid) => `${oid} refs/here/${oid}\n`);
  return `# pack-refs with: peeled fully-peeled sorted \n${lines.join("")}`;
}

async function remove(path: string): Promise<void> {
  // What stays takes some room in a cache, until the next exchange that finds it.
  await rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => undefined);
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Writes the command that git's shell runs as the other side of an exchange on this machine: with no hook, nothing that the
 * other repository's configuration names and nothing fetched in turn, since what lies at a path may be anybody's.
 */
export function remoteProgram(name: "upload-pack" | "receive-pack"): string {
  const settings = [...SAFE_SETTINGS, "receive.autogc=false"].flatMap((setting) => ["-c", quoted(setting)]);
  return `GIT_ALLOW_PROTOCOL= git ${settings.join(" ")} ${name}`;
}

const NOT_LET_IN =
  /publickey|Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Host key verification failed|denied to|access denied|returned error: 40[13]|dubious ownership|^remote: .*(?:permission|denied)/imu;
const NOT_THERE =
  /Could not resolve|unable to (?:access|connect|look up)|Connection (?:refused|reset|timed out|closed)|Could not read from remote|does not appear to be a git repository|does not exist|not found|hung up|early EOF|No route to host|Network is unreachable|unexpected disconnect|ssh: /iu;
const LOCAL = /unable to (?:create|write)|insufficient permission|No space left|Disk quota|Read-only file system/u;
const NEXT = "Try `git fetch` with it in a terminal, which says why and asks what it has to; then try again.";

/** Makes the failure that fits how a git command ended that spoke with another repository. Git's own words go to the log alone. */
export async function remoteFailure(
  repository: Repository,
  args: readonly string[],
  code: number | null,
  stderr: string,
): Promise<GalleyError> {
  const cause = gitFailure(args, code, stderr);
  if (NOT_LET_IN.test(stderr))
    return new GalleyError("FORBIDDEN", "The remote did not let Galley in, which asks nobody for a password.", {
      cause,
      next: NEXT,
    });
  if (NOT_THERE.test(stderr)) return new GalleyError("UNREACHABLE", undefined, { cause, next: NEXT });
  if (LOCAL.test(stderr)) return writeFailure(repository, args, code, stderr);
  return cause.code === "INTERNAL" ? new GalleyError("UNREACHABLE", undefined, { cause, next: NEXT }) : cause;
}
