import { decodeBytes } from "#contract/byteText.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
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
