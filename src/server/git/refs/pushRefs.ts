import { realpath } from "node:fs/promises";
import { relative } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { cutText } from "#contract/untrustedText.ts";
import type { Repository } from "../Repository.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { requireOids, type Oid } from "../oid.ts";
import { withoutOurs } from "../processes/gitEnvironment.ts";
import { run, type GitCall } from "../processes/run.ts";
import { type Exchange, remoteFailure } from "./exchangeRefs.ts";
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

/** The messages if another push was faster: we have not fetched it yet, or it is still running. */
const MOVED =
  /fetch first|non-fast-forward|stale info|incorrect old value|failed to (?:update ref|lock)|cannot lock ref|unable to lock|reference already exists|but expected|failed to report/u;

/** The other side's hook for ref updates declined. Git then ends there, on this machine without a prefix for what it wrote. */
const ABORTED = /\baborted by (?:the [\w-]+ )?hook/u;

/** One line per ref: a flag, both names, and the result. */
const RECORD = /^(?<sign>.)\t[^\t:]*:(?<name>[^\t]+)\t(?<reason>.*)$/u;

const MESSAGE_LINES = 12;
const MESSAGE_LENGTH = 1000;

const FLAGS = ["--porcelain", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];

/**
 * Pushes commits with their objects to refs of another repository. A ref moves only by fast-forward. Some refs may be
 * accepted and others not; the hooks of the other side decide, also if it is on this machine. Waits for it for up to
 * `timeoutMs`. Fails as BAD_INPUT for a folder of this repository, as UNREACHABLE and TIMEOUT; without push access all refs
 * are refused.
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
  const args = ["-c", "protocol.version=0", "push", ...FLAGS, ...program, "--", url, ...refspecs];
  const call: GitCall = { location, args, timeoutMs, gentle: true, priority: "prefetch" };
  const chunks: Buffer[] = [];
  const { code, stderr } = await run(call, (bytes) => void chunks.push(bytes));
  const outcomes = new Map(refs.map(({ name }): [string, PushOutcome] => [name, "refused"]));
  const isAborted = ABORTED.test(stderr);
  const reason = readOutcomes(decodeBytes(Buffer.concat(chunks)), outcomes, isAborted);
  const result = { outcomes, remoteMessage: messageOf(stderr, isAborted) ?? (reason || null) };
  if (code === 0 || reason !== null || isAborted) return result;
  const failure = await remoteFailure(repository, args, code, stderr);
  if (failure.code === "FORBIDDEN") return result;
  throw failure;
}

/** Hooks in a folder of this repository would be its own, which Galley never runs. */
async function requireElsewhere({ path, commonDir }: Repository, url: string): Promise<void> {
  const there = await unlessMissing(realpath(url));
  if (there === null || [path, commonDir].every((folder) => /^\.\.(?:\/|$)/u.test(relative(folder, there)))) return;
  throw new GalleyError("BAD_INPUT", "This remote is a folder of this repository, so its hooks would be too.", {
    next: "Galley runs none of them: use `git push`, or set the URL of another repository.",
  });
}

/** Parses git's result for each ref; returns the last reason for a refusal, which may be empty, or null if there is no result. */
function readOutcomes(printed: string, outcomes: Map<string, PushOutcome>, isAborted: boolean): string | null {
  let refusal: string | null = null;
  for (const line of printed.split("\n")) {
    const { sign, name, reason = "" } = RECORD.exec(line)?.groups ?? {};
    if (sign === undefined || name === undefined || !outcomes.has(name)) continue;
    refusal ??= "";
    if (sign !== "!") outcomes.set(name, "pushed");
    else if (MOVED.test(reason) && !isAborted) outcomes.set(name, "moved");
    else refusal = reason;
  }
  return refusal;
}

/** Returns the lines of the other side, without characters that a terminal or a page would not show as they are. */
function messageOf(stderr: string, isAborted: boolean): string | null {
  const theirs = isAborted ? /^(?!fatal: |error: |send-pack: |To )(?:remote: )?(.*)/u : /^remote: (.*)/u;
  const lines = stderr.split("\n").flatMap((line) => theirs.exec(line)?.slice(1) ?? []);
  const clean = lines.map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, "").trimEnd()).filter(Boolean);
  return clean.length === 0 ? null : cutText(clean.slice(0, MESSAGE_LINES).join("\n"), MESSAGE_LENGTH);
}
