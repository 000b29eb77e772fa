import { GalleyError } from "#contract/errors.ts";
import type { RemoteRecord } from "#server/git/refs/remotes.ts";
import type { Pull } from "#server/store/notes/requestLine.ts";

/** A pull request as a person names it: by its number in a remote's repository, or by the address of its page. */
export interface PullName {
  readonly number: number;
  /** Null if only the number was given. */
  readonly repository: RemotePath | null;
}

/** A repository by the host and the path of its addresses, without user, password and `.git`. */
export interface RemotePath {
  readonly host: string;
  readonly path: string;
}

/** In place of a host, for a repository on this machine. */
const LOCAL_HOST = "file";

const NUMBER = /^[#!]?(\d{1,9})$/u;
const WEB = /^https?:\/\/(?:[^/]*@)?([\w.:[\]-]+)\/([\w.~%/+-]+)/iu;

/** The pages of pull requests, by what follows the host. Gerrit's have a `+`, Bitbucket Server's name project and repository. */
const PAGES: readonly RegExp[] = [
  /^(?<path>.+?)\/-\/merge_requests\/(?<number>\d{1,9})(?:\/|$)/u,
  /^(?:projects|users)\/(?<path>[^/]+\/repos\/[^/]+)\/pull-requests\/(?<number>\d{1,9})(?:\/|$)/u,
  /^c\/(?<path>.+?)\/\+\/(?<number>\d{1,9})(?:\/|$)/u,
  /^(?<path>[^/]+\/[^/]+)\/pulls?\/(?<number>\d{1,9})(?:\/|$)/u,
];

const NEXT = "Pass its number, such as 123, or the address of its page.";

/** Parses the name of a pull request, or fails as BAD_INPUT. */
export function parsePullName(text: string): PullName {
  const number = NUMBER.exec(text.trim())?.[1];
  if (number !== undefined && Number(number) > 0) return { number: Number(number), repository: null };
  const [, host = "", rest = ""] = WEB.exec(text.trim()) ?? [];
  for (const page of PAGES) {
    const { path = "", number: digits = "" } = page.exec(rest)?.groups ?? {};
    if (Number(digits) > 0)
      return { number: Number(digits), repository: { host: host.toLowerCase(), path: path.replace("/repos/", "/") } };
  }
  throw new GalleyError("BAD_INPUT", "This is no number and no address of a pull request.", { next: NEXT });
}

const SCHEME = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?:[^/]*@)?(?<host>[^/@]*)\/(?<path>.*)$/iu;
const SCP = /^(?:[^/@:]*@)?(?<host>\[[^\]/]*\]|[^/:]+):(?<path>.+)$/u;

/** Parses the URL of a remote. Ports count only for web addresses, since that of ssh is another one. */
export function remotePath(url: string): RemotePath {
  const { scheme = "", host = "", path = url } = (SCHEME.exec(url) ?? SCP.exec(url))?.groups ?? {};
  const named = /^https?$/iu.test(scheme) ? host : host.replace(/:\d+$/u, "");
  const isLocal = named === "" || scheme.toLowerCase() === "file";
  const clean = path.replace(/\/+$/u, "").replace(/\.git$/u, "");
  return isLocal
    ? { host: LOCAL_HOST, path: scheme === "" ? clean : `/${clean}` }
    : { host: named.toLowerCase(), path: clean.replace(/^(?:\/*(?:scm|a)\/|\/+)/u, "") };
}

export function isSameRepository(one: RemotePath, other: RemotePath): boolean {
  return one.host === other.host && one.path.toLowerCase() === other.path.toLowerCase();
}

/** Returns the URL of another repository on the host of a remote, reached as that remote is; null for another host. */
export function urlBeside(remote: Pick<RemoteRecord, "url">, { host, path }: RemotePath): string | null {
  const known = remotePath(remote.url);
  const at = remote.url.lastIndexOf(known.path);
  return known.host !== host || at < 0
    ? null
    : remote.url.slice(0, at) + path + remote.url.slice(at + known.path.length);
}

/** The ref of the newest state of each kind, or the folder of all states, as hosts advertise them. */
const REFS: Readonly<Record<Pull["kind"], (number: number) => string>> = {
  pull: (number) => `refs/pull/${number}/head`,
  mergeRequest: (number) => `refs/merge-requests/${number}/head`,
  pullRequest: (number) => `refs/pull-requests/${number}/from`,
  change: (number) => `refs/changes/${String(number % 100).padStart(2, "0")}/${number}/`,
};

const KINDS = ["pull", "mergeRequest", "pullRequest", "change"] as const satisfies readonly Pull["kind"][];

/** Returns patterns of the refs that a number can have; they match nothing where there is no such pull request. */
export function pullPatterns(number: number, kinds: readonly Pull["kind"][] = KINDS): readonly string[] {
  return kinds.map((kind) => `${REFS[kind](number)}*`);
}

export interface PullRefs<Id> {
  readonly kind: Pull["kind"];
  /** By number, oldest first; only a change of Gerrit has several. */
  readonly heads: ReadonlyMap<number, Id>;
  /** The conversation of a change of Gerrit, if it advertises that. */
  readonly meta: Id | null;
}

/** Finds the refs of a pull request among those of a host; null if it has none. */
export function findPullRefs<Id>(refs: ReadonlyMap<string, Id>, number: number): PullRefs<Id> | null {
  for (const kind of KINDS) {
    const name = REFS[kind](number);
    const head = refs.get(name);
    if (head !== undefined) return { kind, heads: new Map([[1, head]]), meta: null };
    if (kind !== "change") continue;
    const sets = Array.from(refs, ([ref, id]) => [ref.startsWith(name) ? ref.slice(name.length) : "", id] as const)
      .filter(([set]) => /^[1-9]\d{0,5}$/u.test(set))
      .map(([set, id]) => [Number(set), id] as const)
      .sort(([one], [other]) => one - other);
    if (sets.length > 0) return { kind, heads: new Map(sets), meta: refs.get(`${name}meta`) ?? null };
  }
  return null;
}

const LABELS: Readonly<Record<Pull["kind"], string>> = {
  pull: "Pull request",
  mergeRequest: "Merge request",
  pullRequest: "Pull request",
  change: "Change",
};

/** Names a pull request for people: `Pull request 12`. */
export function pullLabel({ kind, number }: Pick<Pull, "kind" | "number">): string {
  return `${LABELS[kind]} ${number}`;
}

/** Names a repository for people: `github.com/owner/name`, or its folder. */
export function repositoryLabel({ host, path }: RemotePath): string {
  return host === LOCAL_HOST ? path : `${host}/${path}`;
}

/** Returns the address of a pull request's page; null for a repository on this machine. */
export function pullUrl({ kind, host, path, number }: Pull): string | null {
  if (host === LOCAL_HOST) return null;
  const [project = "", ...rest] = path.split("/");
  const pages: Readonly<Record<Pull["kind"], string>> = {
    pull: `${path}/${host.includes("github") ? "pull" : "pulls"}/${number}`,
    mergeRequest: `${path}/-/merge_requests/${number}`,
    pullRequest: `projects/${project}/repos/${rest.join("/")}/pull-requests/${number}`,
    change: `c/${path}/+/${number}`,
  };
  return `https://${host}/${pages[kind]}`;
}
