import { join } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readSmallFile } from "../disk/readPlainFile.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit, readOids, requireRepository } from "../processes/readGit.ts";
import { readConfig } from "../processes/readConfig.ts";
import { forEachRef, type RefRecord, upstreams } from "./forEachRef.ts";
import { isPlainName, readRefs } from "./readRefs.ts";

/** The state of HEAD. `unborn` is a branch without commits. */
export type Head =
  | { readonly kind: "branch"; readonly ref: string; readonly oid: Oid }
  | { readonly kind: "detached"; readonly oid: Oid }
  | { readonly kind: "unborn"; readonly ref: string };

async function readRef(repository: Repository, name: string, options: ReadOptions): Promise<Oid | null> {
  const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", name];
  const [oid] = await readOids(repository, { ...options, where: "real", args, answers: [0, 1] });
  return oid ?? null;
}

/**
 * Reads HEAD. The commit is read by the branch's own name, so that both belong together. Starts two processes if the
 * files are not enough.
 */
export async function readHead(repository: Repository, options: ReadOptions = {}): Promise<Head> {
  const fromFiles = await headOfFiles(repository, options);
  if (fromFiles !== null) return fromFiles;
  const args = ["symbolic-ref", "--quiet", "HEAD"];
  const { code, stdout } = await readGit(repository, { ...options, where: "real", args, answers: [0, 1] });
  if (code === 0) {
    const ref = decodeBytes(stdout).trim();
    // A name that is not valid UTF-8 cannot be an argument of git; HEAD replaces it.
    const oid = await readRef(repository, /[\uDC80-\uDCFF]/u.test(ref) ? "HEAD" : ref, options);
    return oid === null ? { kind: "unborn", ref } : { kind: "branch", ref, oid };
  }
  const oid = await readRef(repository, "HEAD", options);
  if (oid === null)
    throw new GalleyError("NOT_FOUND", "The repository's HEAD points to neither a branch nor a commit.");
  return { kind: "detached", oid };
}

/** The largest accepted HEAD file. It contains an id or the name of a branch. */
const FILE_BYTES = 65_536;

const BRANCH = /^ref: refs\/heads\/(.+)\n$/u;

/**
 * Reads HEAD from its file, if that is a regular one, and the branch from its file, if it has one: 0.2 ms. Null if git
 * has to be asked, for example for a branch with an unusual name.
 */
export async function headOfFiles(repository: Repository, options: ReadOptions): Promise<Head | null> {
  await requireRepository(repository);
  const file = join(repository.gitDir, "HEAD");
  // A symbolic link means the name it points to. If the file cannot be read, git is asked and reports why.
  const bytes = readSmallFile(file, FILE_BYTES);
  if (bytes === null || bytes === "odd") return null;
  const text = bytes.toString("latin1");
  const oid = text.slice(0, -1);
  const isDetached = text.endsWith("\n") && oid.length === repository.emptyTree.length && isOid(oid);
  if (isDetached) return { kind: "detached", oid };
  const branch = BRANCH.exec(text)?.[1] ?? "";
  if (!isPlainName(branch)) return null;
  const ref = `refs/heads/${branch}`;
  const commit = (await readRefs(repository, [ref], options)).get(ref);
  return commit === undefined ? { kind: "unborn", ref } : { kind: "branch", ref, oid: commit };
}

const REMOTES = "refs/remotes/";
const ORIGIN = `${REMOTES}origin/`;
const USUAL = ["main", "master", "trunk", "develop"].map((name) => `refs/heads/${name}`);

/**
 * Lists the full names of the branches that a change may be meant for, the likeliest first: its upstream, unless that
 * is the same branch on a remote; the default branches of the remotes, as local branches if there are such; and local
 * branches with usual names. Without the change's own branch.
 */
export async function targetCandidates(repository: Repository, branch: string | null): Promise<readonly string[]> {
  const records = await forEachRef(repository, { patterns: ["refs/heads/", `${REMOTES}*/HEAD`] });
  const names = new Set(records.map(({ name }) => name));
  const upstream = branch === null ? null : ((await upstreams(repository)).get(branch) ?? null);
  const heads = records.filter(({ name }) => name.startsWith(REMOTES)).flatMap(({ symref }) => symref ?? []);
  const configured = (await readConfig(repository)).get("init.defaultbranch");
  const remote = [...(upstream === null ? [] : [upstream]), ...heads].flatMap((name) => {
    const local = `refs/heads/${name.slice(name.indexOf("/", REMOTES.length) + 1)}`;
    // A branch that is its own default, as in a clone where somebody commits to main, is compared with its remote.
    if (!name.startsWith(REMOTES)) return [name];
    return local === branch
      ? name === upstream && !heads.includes(name)
        ? []
        : [name]
      : [names.has(local) ? local : name];
  });
  const usual = [...USUAL, ...(configured === undefined ? [] : [`refs/heads/${configured}`])];
  const all = [...remote, ...usual.filter((name) => names.has(name))];
  return [...new Set(all)].filter((name) => name !== branch);
}

/**
 * Finds the branch to compare others with: the local branch of `origin`'s default branch, else a branch with a usual
 * name, else `origin`'s default branch, else that of another remote, else the current branch. Null if there is none of
 * these.
 */
export async function defaultBranch(repository: Repository, options: ReadOptions = {}): Promise<RefRecord | null> {
  const found = new Map<string, RefRecord>();
  const add = async (patterns: readonly string[]): Promise<void> => {
    for (const record of await forEachRef(repository, { ...options, patterns })) found.set(record.name, record);
  };
  await add([`${REMOTES}*/HEAD`, ...USUAL]);
  const heads = [...found.values()].filter(({ name }) => name.startsWith(REMOTES));
  const remote = (found.get(`${ORIGIN}HEAD`) ?? heads[0])?.symref ?? null;
  const local = remote === null ? null : `refs/heads/${remote.slice(remote.indexOf("/", REMOTES.length) + 1)}`;
  const wanted = [local, ...USUAL, remote].filter((name) => name !== null);
  if (remote !== null) await add(wanted.filter((name) => name === local || name === remote));
  const usual = wanted.find((name) => found.has(name));
  if (usual !== undefined) return found.get(usual) ?? null;
  const head = await readHead(repository, options);
  if (head.kind !== "branch") return null;
  await add([head.ref]);
  return found.get(head.ref) ?? null;
}
