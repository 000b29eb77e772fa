import { realpath } from "node:fs/promises";
import { relative } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "../Repository.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { requireOids, type Oid } from "../oid.ts";
import { withoutOurs } from "../processes/gitEnvironment.ts";
import { run, type GitCall } from "../processes/run.ts";
import { type Exchange, plainLines, remoteFailure } from "./exchangeRefs.ts";
import type { RemoteAddress } from "./remotes.ts";

export interface PushedRef {
  readonly name: string;
  readonly oid: Oid;
  /** True for a branch that the user pushes with a button. No other ref but ours is ever pushed. */
  readonly isLanded?: boolean;
}

/** The result for a ref: it was pushed, somebody moved it in the meantime, or the other side rejected it. */
export type PushOutcome = "pushed" | "moved" | "refused";

export interface PushResult {
  readonly outcomes: ReadonlyMap<string, PushOutcome>;
  /** The lines that the other side wrote, or else its reason for a refusal: untrusted text; null if there is none. */
  readonly remoteMessage: string | null;
}

/** The only refs that Galley pushes by itself. */
const OURS = /^refs\/(?:notes\/devtools|devtools\/archives)\/[a-z]+$/u;

/** The other side's hook for ref updates declined. Git then ends there, on this machine without a prefix for what it wrote. */
const ABORTED = /\baborted by (?:the [\w-]+ )?hook/u;

/** One line per ref: a flag, both names, and the result. */
const RECORD = /^(.)\t[^\t:\n]*:([^\t\n]+)\t(.*)$/gmu;
/** The flags of a ref that was refused, and of one that needs no push. */
const [REFUSED, THERE] = ["!", "="];

const FLAGS = ["--porcelain", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];

/**
 * Pushes commits with their objects to refs of another repository. A ref moves only by fast-forward. Some refs may be
 * accepted and others not; the hooks of the other side decide, also if it is on this machine. Waits for it for up to
 * `timeoutMs`; a refusal takes a second connection. Fails as BAD_INPUT for a folder of this repository, as UNREACHABLE and
 * TIMEOUT; without push access all refs are refused.
 */
export async function pushRefs(
  { repository, location }: Exchange,
  { url, isLocal }: RemoteAddress,
  refs: readonly PushedRef[],
  timeoutMs: number,
): Promise<PushResult> {
  const refspecs = refs.map(({ name, oid, isLanded = false }) => {
    const isBranch = isLanded && name.startsWith("refs/heads/");
    if (!isBranch && !OURS.test(name)) throw new GalleyError("INTERNAL", `Galley does not push the ref ${name}.`);
    return `${requireOids(oid).join()}:${name}`;
  });
  if (isLocal) await requireElsewhere(repository, url);
  const program = isLocal ? [`--receive-pack=${withoutOurs()} git-receive-pack`] : [];
  // For a program of another name git sets the variable of protocol 2, as for a fetch.
  const args = ["-c", "protocol.version=0", "push", ...FLAGS, ...program];
  const deadline = performance.now() + timeoutMs;
  const push = async (...flags: readonly string[]) => {
    const timeoutMs = Math.max(1, deadline - performance.now());
    const all = [...args, ...flags, "--", url, ...refspecs];
    const call: GitCall = { location, args: all, timeoutMs, gentle: true, priority: "prefetch" };
    const chunks: Buffer[] = [];
    const end = await run(call, (bytes) => void chunks.push(bytes));
    const found = decodeBytes(Buffer.concat(chunks)).matchAll(RECORD);
    return { ...end, records: new Map(Array.from(found, ([, flag, name, reason]) => [name, { flag, reason }])) };
  };
  const { code, stderr, records } = await push();
  // A rehearsal reads the refs there and no more: it is refused only for what somebody else has pushed.
  const now = code === 0 ? records : (await push("--dry-run")).records;
  if (records.size === 0 && now.size === 0) {
    const failure = await remoteFailure(repository, args, code, stderr);
    if (failure.code !== "FORBIDDEN") throw failure;
  }
  const outcomes = new Map<string, PushOutcome>();
  for (const { name } of refs) {
    const [first = REFUSED, then] = [records.get(name)?.flag, now.get(name)?.flag];
    const isThere = first !== REFUSED || then === THERE;
    outcomes.set(name, isThere ? "pushed" : then === REFUSED ? "moved" : "refused");
  }
  const reason = [...records.values()].findLast(({ flag }) => flag === REFUSED)?.reason;
  return { outcomes, remoteMessage: messageOf(stderr) ?? (reason || null) };
}

/** Hooks in a folder of this repository would be its own, which Galley never runs. */
async function requireElsewhere({ path, commonDir }: Repository, url: string): Promise<void> {
  const there = await unlessMissing(realpath(url));
  if (there === null || [path, commonDir].every((folder) => /^\.\.(?:\/|$)/u.test(relative(folder, there)))) return;
  throw new GalleyError("BAD_INPUT", "This remote is a folder of this repository, so its hooks would be too.", {
    next: "Galley runs none of them: use `git push`, or set the URL of another repository.",
  });
}

/** Returns the lines of the other side; null if there are none. */
function messageOf(stderr: string): string | null {
  const theirs = ABORTED.test(stderr) ? /^(?!fatal: |error: |send-pack: |To )(?:remote: )?(.*)/u : /^remote: (.*)/u;
  const lines = stderr.split("\n").flatMap((line) => theirs.exec(line)?.slice(1) ?? []);
  return plainLines(lines) || null;
}
