import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { run } from "../processes/run.ts";

/** Another repository from the configuration. A URL may contain a password. */
export interface RemoteRecord {
  readonly name: string;
  readonly url: string;
  /** The URL for pushes; the same as `url` if not configured. */
  readonly pushUrl: string;
  /** Its refspecs for fetches, such as `+refs/heads/*:refs/remotes/origin/*`. */
  readonly fetches: readonly string[];
}

const URL_KEY = /^remote\.(?<name>.+)\.(?<kind>url|pushurl|fetch)$/su;

/** Lists the remotes that have a URL, by name. Of several URLs the first is used, as for a fetch. */
export async function remotes(
  { gitDir, workTree, mirror }: Repository,
  options: ReadOptions = {},
): Promise<readonly RemoteRecord[]> {
  const args = ["config", "-z", "--get-regexp", "^remote\\..*\\.(url|pushurl|fetch)$"];
  const chunks: Buffer[] = [];
  const location = { kind: "config", gitDir, workTree, cwd: mirror } as const;
  const { code, stderr } = await run({ ...options, location, args }, (bytes) => void chunks.push(bytes));
  if (code !== 0 && code !== 1) throw gitFailure(args, code, stderr);
  const urls = new Map<string, string>();
  const pushUrls = new Map<string, string>();
  const fetches = new Map<string, string[]>();
  for (const record of decodeBytes(Buffer.concat(chunks)).split("\0")) {
    const [key = "", url] = record.split(/\n([^]*)/u, 2);
    const { name, kind } = URL_KEY.exec(key)?.groups ?? {};
    if (name === undefined || !url) continue;
    const known = kind === "url" ? urls : pushUrls;
    if (kind === "fetch") fetches.set(name, [...(fetches.get(name) ?? []), url]);
    else if (!known.has(name)) known.set(name, url);
  }
  return Array.from(urls, ([name, url]) => ({
    name,
    url,
    pushUrl: pushUrls.get(name) ?? url,
    fetches: fetches.get(name) ?? [],
  })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Finds a remote by its name; fails as BAD_INPUT if there is none. */
export async function requireRemote(repository: Repository, name: string): Promise<RemoteRecord> {
  const remote = (await remotes(repository)).find((one) => one.name === name);
  if (remote !== undefined) return remote;
  const next = "Add it with `git remote add <name> <url>`, then try again.";
  throw new GalleyError("BAD_INPUT", "This repository has no remote of this name.", { next });
}

const REFSPEC = /^\+?(?<from>refs\/heads\/[^:*]*)(?<star>\*?):(?<to>refs\/remotes\/[^:*]+)(?<toStar>\*?)$/u;

/** Returns the remote-tracking branch for a branch of a remote; null if the remote's refspecs name none. */
export function trackingRef({ fetches }: Pick<RemoteRecord, "fetches">, branch: string): string | null {
  for (const fetch of fetches) {
    const { from = "", star, to = "", toStar } = REFSPEC.exec(fetch)?.groups ?? {};
    if (from === "" || star !== toStar) continue;
    if (star === "*" ? branch.startsWith(from) : branch === from) return to + branch.slice(from.length);
  }
  return null;
}

/**
 * Returns true if a plain fetch from a remote moves a ref of this name to what the remote has, or deletes it: its refspecs map a ref
 * of the remote to it, and no negative refspec leaves that one out.
 */
export function overwritesRef({ fetches }: Pick<RemoteRecord, "fetches">, name: string): boolean {
  const isLeftOut = (source: string): boolean =>
    fetches.some((fetch) => fetch.startsWith("^") && starOf(fetch.slice(1), source) !== null);
  return fetches.some((fetch) => {
    const [from = "", to = ""] = fetch.replace(/^\+/u, "").split(":");
    const star = to === "" ? null : starOf(to, name);
    return star !== null && !isLeftOut(from.replace("*", () => star));
  });
}

/** Returns what the `*` of a refspec's side matches in a name, empty without one; null if the name does not match. */
function starOf(pattern: string, name: string): string | null {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return pattern === name ? "" : null;
  const matches = name.length >= pattern.length - 1 && name.startsWith(before) && name.endsWith(after);
  return matches ? name.slice(before.length, name.length - after.length) : null;
}

/** The location of another repository, in a form that git can only take for a URL or a path. */
export interface RemoteAddress {
  readonly url: string;
  /** True if it is on this machine, so that its side of an exchange runs here. */
  readonly isLocal: boolean;
}

const SCHEME = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\//iu;
const ALLOWED: readonly string[] = ["file", "git", "http", "https", "ssh"];
const NEXT = "Set a URL that starts with https://, ssh:// or git://, or a path, and try again.";

/** Returns true if git takes a URL without a scheme for a path: no colon comes before its first slash. */
function isPath(url: string): boolean {
  const colon = url.indexOf(":");
  const slash = url.indexOf("/");
  return colon < 0 || (slash >= 0 && slash < colon);
}

/**
 * Parses the URL of a remote as git does; paths are relative to `folder`. A URL that would start a program (`ext::` or
 * another helper) or could be taken for an option fails as BAD_INPUT.
 */
export function remoteAddress(url: string, folder: string): RemoteAddress {
  if (url === "" || /^-|[\p{Cc}]|^[\w+.-]*::/u.test(url))
    throw new GalleyError("BAD_INPUT", "Galley does not support the URL of this remote.", { next: NEXT });
  const scheme = SCHEME.exec(url)?.groups?.["scheme"]?.toLowerCase();
  if (scheme === "file") return { url: localPath(url), isLocal: true };
  if (scheme !== undefined) {
    if (ALLOWED.includes(scheme)) return { url, isLocal: false };
    throw new GalleyError("BAD_INPUT", `Galley does not support URLs that start with ${scheme}://.`, { next: NEXT });
  }
  if (isPath(url)) return { url: isAbsolute(url) ? url : resolve(folder, url), isLocal: true };
  return { url, isLocal: false };
}

function localPath(url: string): string {
  try {
    return fileURLToPath(url);
  } catch (cause) {
    throw new GalleyError("BAD_INPUT", "The URL of this remote is not a path on this machine.", {
      cause,
      next: NEXT,
    });
  }
}
