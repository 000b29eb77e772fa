import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { type Exchange, remoteFailure, remoteProgram } from "./exchangeRefs.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { RemoteAddress } from "./remotes.ts";
import { run, type GitCall } from "../processes/run.ts";

export interface PushedRef {
  readonly name: string;
  readonly oid: Oid;
  /** True for a branch that the user pushes with a button. No other ref but ours is ever pushed. */
  readonly isLanded?: boolean;
}

/** The result for a ref: it was pushed, somebody moved it in the meantime, or the other side rejected it. */
export type PushOutcome = "pushed" | "moved" | "refused";

/** The only refs that Galley pushes by itself. */
const OURS = /^refs\/(?:notes\/devtools|devtools\/archives)\/[a-z]+$/u;

/** The messages if another push was faster: we have not fetched it yet, or it is still running. */
const MOVED =
  /fetch first|non-fast-forward|stale info|incorrect old value|failed to (?:update ref|lock)|cannot lock ref|unable to lock|reference already exists|but expected|failed to report/u;

/** One line per ref: a flag, both names, and the result. */
const RECORD = /^(?<sign>.)\t[^\t:]*:(?<name>[^\t]+)\t(?<reason>.*)$/u;

const FLAGS = ["--porcelain", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];

/**
 * Pushes commits with their objects to refs of another repository. A ref moves only by fast-forward. Some refs may be
 * accepted and others not. Waits for the other side for up to `timeoutMs`. Fails as UNREACHABLE and TIMEOUT; without
 * push access all refs are refused.
 */
export async function pushRefs(
  { repository, location }: Exchange,
  { url, isLocal }: RemoteAddress,
  refs: readonly PushedRef[],
  timeoutMs: number,
): Promise<ReadonlyMap<string, PushOutcome>> {
  const refspecs = refs.map(({ name, oid, isLanded = false }) => {
    const isBranch = isLanded && name.startsWith("refs/heads/");
    if (!isBranch && !OURS.test(name)) throw new GalleyError("INTERNAL", `Galley does not push the ref ${name}.`);
    return `${requireOids(oid).join()}:${name}`;
  });
  const program = isLocal ? [`--receive-pack=${remoteProgram("receive-pack")}`] : [];
  const args = ["push", ...FLAGS, ...program, "--", url, ...refspecs];
  const call: GitCall = { location, args, timeoutMs, gentle: true, priority: "prefetch" };
  const chunks: Buffer[] = [];
  const { code, stderr } = await run(call, (bytes) => void chunks.push(bytes));
  const outcomes = new Map(refs.map(({ name }): [string, PushOutcome] => [name, "refused"]));
  const isAnswer = readOutcomes(decodeBytes(Buffer.concat(chunks)), outcomes);
  if (code === 0 || isAnswer) return outcomes;
  const failure = await remoteFailure(repository, args, code, stderr);
  if (failure.code === "FORBIDDEN") return outcomes;
  throw failure;
}

/** Parses git's result for each ref; returns true if there was any. */
function readOutcomes(printed: string, outcomes: Map<string, PushOutcome>): boolean {
  let isAnswer = false;
  for (const line of printed.split("\n")) {
    const { sign, name, reason } = RECORD.exec(line)?.groups ?? {};
    if (sign === undefined || name === undefined || !outcomes.has(name)) continue;
    isAnswer = true;
    if (sign !== "!") outcomes.set(name, "pushed");
    else if (MOVED.test(reason ?? "")) outcomes.set(name, "moved");
  }
  return isAnswer;
}
