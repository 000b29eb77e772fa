import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { run } from "../processes/run.ts";

/** Another repository, as the configuration names it. An address may hold a password. */
export interface RemoteRecord {
  readonly name: string;
  readonly url: string;
  /** Where pushes go; the same as `url` where nothing else is said. */
  readonly pushUrl: string;
}

const URL_KEY = /^remote\.(?<name>.+)\.(?<kind>url|pushurl)$/su;

/** Lists the remotes that have an address, by name; of several addresses of one the first, which is fetched from. */
export async function remotes(
  { gitDir, workTree, shadow }: Repository,
  options: ReadOptions = {},
): Promise<readonly RemoteRecord[]> {
  const args = ["config", "-z", "--get-regexp", "^remote\\..*\\.(url|pushurl)$"];
  const chunks: Buffer[] = [];
  const place = { kind: "config", gitDir, workTree, cwd: shadow } as const;
  const { code, stderr } = await run({ ...options, place, args }, (bytes) => void chunks.push(bytes));
  if (code !== 0 && code !== 1) throw gitFailure(args, code, stderr);
  const urls = new Map<string, string>();
  const pushUrls = new Map<string, string>();
  for (const record of decodeBytes(Buffer.concat(chunks)).split("\0")) {
    const [key = "", url] = record.split(/\n([^]*)/u, 2);
    const { name, kind } = URL_KEY.exec(key)?.groups ?? {};
    const known = kind === "url" ? urls : pushUrls;
    if (name !== undefined && url && !known.has(name)) known.set(name, url);
  }
  return Array.from(urls, ([name, url]) => ({ name, url, pushUrl: pushUrls.get(name) ?? url })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** Where another repository is, in a form that git takes for an address and nothing else. */
export interface RemoteAddress {
  readonly url: string;
  /** It is on this machine, so that its side of an exchange is run here. */
  readonly isLocal: boolean;
}

const SCHEME = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\//iu;
const ALLOWED: readonly string[] = ["file", "git", "http", "https", "ssh"];
const NEXT = "Give the remote an address that begins with https://, ssh:// or git://, or a path, and try again.";

/** Tells whether git takes an address without a scheme for a path: no colon comes before its first slash. */
function isPath(url: string): boolean {
  const colon = url.indexOf(":");
  const slash = url.indexOf("/");
  return colon < 0 || (slash >= 0 && slash < colon);
}

/**
 * Reads the address of a remote as git does; a path counts from `folder`. What would start a program (`ext::`, a helper of
 * one's own) or be taken for an option fails as BAD_INPUT. Pure.
 */
export function remoteAddress(url: string, folder: string): RemoteAddress {
  if (url === "" || /^-|[\p{Cc}]|^[\w+.-]*::/u.test(url))
    throw new GalleyError("BAD_INPUT", "The address of this remote is of a kind that Galley does not follow.", {
      next: NEXT,
    });
  const scheme = SCHEME.exec(url)?.groups?.["scheme"]?.toLowerCase();
  if (scheme === "file") return { url: localPath(url), isLocal: true };
  if (scheme !== undefined) {
    if (ALLOWED.includes(scheme)) return { url, isLocal: false };
    throw new GalleyError("BAD_INPUT", `Galley does not follow addresses that begin with ${scheme}://.`, {
      next: NEXT,
    });
  }
  if (isPath(url)) return { url: isAbsolute(url) ? url : resolve(folder, url), isLocal: true };
  return { url, isLocal: false };
}

function localPath(url: string): string {
  try {
    return fileURLToPath(url);
  } catch (cause) {
    throw new GalleyError("BAD_INPUT", "The address of this remote names no path on this machine.", {
      cause,
      next: NEXT,
    });
  }
}
