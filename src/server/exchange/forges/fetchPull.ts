import { fallback, GalleyError } from "#contract/errors.ts";
import { forkBeforeMerge, mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import type { Oid } from "#server/git/oid.ts";
import { exchangeMs } from "#server/git/processes/gitEnvironment.ts";
import { exchangeDir, fetchRefs } from "#server/git/refs/exchangeRefs.ts";
import {
  remoteAddress,
  type RemoteAddress,
  remotes,
  type RemoteRecord,
  requireRemote,
} from "#server/git/refs/remotes.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { Pull } from "#server/store/notes/requestLine.ts";
import {
  findPullRefs,
  isSameRepository,
  type PullName,
  pullPatterns,
  type RemotePath,
  remotePath,
  urlBeside,
} from "./PullAddress.ts";

/** A repository that may have a pull request, and how git reaches it. */
export interface PullSource extends RemotePath {
  /** The remote's name, or the URL where no remote is of this repository. */
  readonly name: string;
  readonly address: RemoteAddress;
}

const NO_REMOTE = "This repository has no remote to fetch a pull request from.";
const ADD_REMOTE = "Add it with `git remote add <name> <url>`, or pass the address of the pull request's page.";

/**
 * Lists the repositories that may have a pull request: the remote that is named, or all remotes, each repository once. Of
 * an address of a page the repository is known; it is reached as a remote of its host is, if there is one, else over https.
 * Fails as BAD_INPUT without any. Asks no other machine.
 */
export async function pullSources(
  git: Repository,
  name: Pick<PullName, "repository">,
  remote: string | null,
): Promise<readonly PullSource[]> {
  if (remote !== null) return [sourceOf(git, await requireRemote(git, remote))];
  const known = await remotes(git);
  const wanted = name.repository;
  const all = known.filter(({ url }) => wanted === null || isSameRepository(remotePath(url), wanted));
  const once = all.filter(
    ({ url }, index) => all.findIndex((other) => isSameRepository(remotePath(other.url), remotePath(url))) === index,
  );
  if (once.length > 0) return once.map((one) => sourceOf(git, one));
  if (wanted === null) throw new GalleyError("BAD_INPUT", NO_REMOTE, { next: ADD_REMOTE });
  const beside = known.map((one) => urlBeside(one, wanted)).find((url) => url !== null);
  const url = beside ?? `https://${wanted.host}/${wanted.path}`;
  return [{ ...wanted, name: url.replace(/(?<=:\/\/)[^/]*@/u, ""), address: remoteAddress(url, git.path) }];
}

function sourceOf(git: Repository, { name, url }: RemoteRecord): PullSource {
  return { ...remotePath(url), name, address: remoteAddress(url, git.path) };
}

/** A state of a pull request: what changed in its head since it left its base. */
export interface PullState {
  readonly head: Oid;
  readonly base: Oid;
}

export interface FetchedPull {
  readonly pull: Pull;
  readonly source: PullSource;
  /** Oldest first, at least one; only a change of Gerrit has several. */
  readonly states: readonly PullState[];
  /** The conversation of a change of Gerrit, and the heads of its states by number. */
  readonly meta: { readonly commit: Oid; readonly heads: ReadonlyMap<number, Oid> } | null;
  readonly note: string | null;
}

/** The names of branches that git does not allow, and those that are too long for a note. */
const NO_NAME = /[\p{Cc} ~^:?*[\\]|\/[/.]|\.\.|@\{|\.lock(?:\/|$)|[/.]$|^.{268}/u;

/**
 * Fetches a pull request by one `git fetch` of the refs that hosts advertise for its number, with the branch that it is
 * compared with: `base`, or the default branch of the remote. Null if the remote has no such pull request. No ref of the
 * repository moves, and none leads to the fetched objects yet. Fails as `fetchRefs` does, as NOT_FOUND without that
 * branch, as BAD_INPUT if the histories have nothing in common.
 */
export async function fetchPull(
  git: Repository,
  source: PullSource,
  number: number,
  base: string | null,
): Promise<FetchedPull | null> {
  const short = base?.replace(/^refs\/heads\//u, "");
  const branch = short === undefined ? "HEAD" : `refs/heads/${short}`;
  if (NO_NAME.test(branch)) throw new GalleyError("BAD_INPUT", "A branch cannot have this name.");
  const refs = await fetchFrom(git, source, [...pullPatterns(number), branch]);
  const found = findPullRefs(refs, number);
  if (found === null) return null;
  const { kind, heads, meta } = found;
  const pull = { kind, host: source.host, path: source.path, number, ...(short !== undefined && { base: short }) };
  const commits = (await readCommits(git, [...heads.values()], { fromNotes: true })).filter((one) => one !== null);
  if (kind === "change") {
    // A change of Gerrit is one commit: each of its states is compared with its first parent.
    const states = commits.flatMap(({ oid, parents: [parent] }) =>
      parent === undefined ? [] : { head: oid, base: parent },
    );
    if (states.length === 0)
      throw new GalleyError("BAD_INPUT", "This change has no commit with a parent to compare it with.");
    return { pull, source, states, meta: meta === null ? null : { commit: meta, heads }, note: null };
  }
  const head = commits[0]?.oid;
  if (head === undefined) throw new GalleyError("BAD_INPUT", "The head of this pull request is not a commit.");
  const target = refs.get(base === null ? "refs/HEAD" : branch) ?? null;
  const { base: fork, note } = await forkOf(git, head, target, base);
  return { pull, source, states: [{ head, base: fork }], meta: null, note };
}

/** Fetches the current heads of pull requests of one repository, by number; a number that it does not have any more is absent. */
export async function fetchHeads(
  git: Repository,
  source: PullSource,
  pulls: readonly Pick<Pull, "kind" | "number">[],
): Promise<ReadonlyMap<number, Oid>> {
  const patterns = pulls.flatMap(({ kind, number }) => pullPatterns(number, [kind]));
  const refs = await fetchFrom(git, source, patterns);
  return new Map(
    pulls.flatMap(({ number }) => {
      const head = [...(findPullRefs(refs, number)?.heads.values() ?? [])].at(-1);
      return head === undefined ? [] : [[number, head] as const];
    }),
  );
}

/** The commits of one fetch, and the fetches of which each leaves out a commit that the host does not have. */
const [COMMITS_MAX, TRIES_MAX] = [500, 8];
const NOT_OURS = /not our ref (?<oid>[0-9a-f]{40,64})/u;

/** Fetches commits by their ids, the last 500 at most, without those that the host does not have any more. Fails as `fetchRefs` does. */
export async function fetchCommits(git: Repository, source: PullSource, oids: readonly Oid[]): Promise<void> {
  let wanted = oids.slice(-COMMITS_MAX);
  for (let tries = 1; wanted.length > 0; tries += 1) {
    try {
      await fetchFrom(git, source, wanted);
      return;
    } catch (error) {
      const lost = error instanceof GalleyError ? NOT_OURS.exec(error.message)?.groups?.["oid"] : undefined;
      if (lost === undefined || !wanted.includes(lost) || tries === TRIES_MAX) throw error;
      wanted = wanted.filter((oid) => oid !== lost);
    }
  }
}

const NO_BRANCH = /couldn't find remote ref (?<ref>[^\s"\\]+)/u;

async function fetchFrom(
  git: Repository,
  { name, address }: PullSource,
  patterns: readonly string[],
): Promise<ReadonlyMap<string, Oid>> {
  return exchangeDir(git, (exchange) => fetchRefs(exchange, address, patterns, exchangeMs())).catch(
    (cause: unknown) => {
      if (!(cause instanceof GalleyError)) throw cause;
      const ref = NO_BRANCH.exec(cause.message)?.groups?.["ref"];
      if (ref === "HEAD")
        throw new GalleyError("NOT_FOUND", `${name} has no default branch.`, {
          cause,
          next: "Name the branch that the pull request is for (--base <branch> on the command line).",
        });
      if (ref !== undefined)
        throw new GalleyError("NOT_FOUND", `${name} has no branch ${ref.replace("refs/heads/", "")}.`, { cause });
      // Several remotes may be asked, so the message says which one failed.
      if (cause.code === "UNREACHABLE")
        throw new GalleyError("UNREACHABLE", `Nothing could be fetched from ${name}.`, { cause, next: cause.message });
      if (cause.code === "TIMEOUT")
        throw new GalleyError("TIMEOUT", `${name} did not respond in time.`, { cause, next: "Try again later." });
      if (cause.code !== "FORBIDDEN") throw cause;
      throw new GalleyError("FORBIDDEN", `${name} denied access.`, {
        cause,
        next: "Run `galley pr` with the number in a terminal, where git asks for credentials.",
      });
    },
  );
}

const CONTAINED = (branch: string): string =>
  `${branch} has all of its commits, and no merge shows where they began. Compared with the parent of the last one.`;

/** Finds the commit where a head left a branch, also if a merge has brought it there since. */
async function forkOf(
  git: Repository,
  head: Oid,
  target: Oid | null,
  named: string | null,
): Promise<{ readonly base: Oid; readonly note: string | null }> {
  const branch = named ?? "The default branch";
  const fork = target === null ? null : await mergeBase(git, head, target).catch(fallback(null, "OBJECT_MISSING"));
  if (fork === null || target === null)
    throw new GalleyError("BAD_INPUT", `${branch} and this pull request have no history in common here.`, {
      next: git.isShallow
        ? "This clone is shallow: run `git fetch --unshallow`, then try again."
        : "Name the branch that it is for (--base <branch> on the command line).",
    });
  if (fork !== head) return { base: fork, note: null };
  const before = await forkBeforeMerge(git, head, target);
  if (before !== null && before !== head) return { base: before, note: null };
  const parent = await revParse(git, `${head}^1`);
  return { base: parent ?? head, note: CONTAINED(branch) };
}
