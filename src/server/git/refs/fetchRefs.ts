import { decodeBytes } from "#contract/byteText.ts";
import { type Exchange, remoteFailure, remoteProgram } from "./exchangeDir.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { isOid, type Oid } from "../oid.ts";
import type { RemoteAddress } from "./remotes.ts";
import { run, type GitCall } from "../processes/run.ts";
import { DURABLE } from "./updateRefs.ts";

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
 * Fetches refs of another repository with their objects, and returns the id of each by its name there. A pattern is a
 * prefix of a full name followed by `*`. No ref leads to the fetched objects until the caller creates one; the
 * repository's own refs do not move. Waits for the other side for up to `timeoutMs`. Fails as UNREACHABLE, FORBIDDEN
 * and TIMEOUT, and as READ_ONLY and DISK_FULL.
 */
export async function fetchRefs(
  { repository, location }: Exchange,
  { url, isLocal }: RemoteAddress,
  patterns: readonly string[],
  timeoutMs: number,
): Promise<ReadonlyMap<string, Oid>> {
  const program = isLocal ? [`--upload-pack=${remoteProgram("upload-pack")}`] : [];
  const refspecs = patterns.map((pattern) => `+${pattern}:${THERE}${pattern.slice("refs/".length)}`);
  const args = [
    ...DURABLE,
    "-c",
    "fetch.writeCommitGraph=false",
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
