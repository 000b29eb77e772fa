import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { type Exchange, remoteFailure, remoteProgram } from "./exchangeDir.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { RemoteAddress } from "./remotes.ts";
import { run, type GitCall } from "../processes/run.ts";

/** A ref as it shall be there. */
export interface PushedRef {
  readonly name: string;
  readonly oid: Oid;
}

/** What became of a ref: it holds what it shall, somebody had moved it in the meantime, or the other side does not take it. */
export type PushOutcome = "pushed" | "moved" | "refused";

/** The only names that Galley ever pushes. */
const OURS = /^refs\/(?:notes\/devtools|devtools\/archives)\/[a-z]+$/u;

/** What is said where somebody was quicker, be it that we have not seen what they wrote or that they are just writing. */
const MOVED =
  /fetch first|non-fast-forward|stale info|incorrect old value|failed to (?:update ref|lock)|cannot lock ref|unable to lock|reference already exists|but expected|failed to report/u;

/** One line for each ref: a sign, both names, and what happened. */
const RECORD = /^(?<sign>.)\t[^\t:]*:(?<name>[^\t]+)\t(?<said>.*)$/u;

const FLAGS = ["--porcelain", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];

/**
 * Pushes commits to refs of another repository, with all that they lead to. A ref moves only forward. Of several some may
 * be taken and others not. Waits for the other side, up to `timeoutMs`.
 * Fails as UNREACHABLE and TIMEOUT; where nobody is let in to push, all are refused.
 */
export async function pushRefs(
  { repository, place }: Exchange,
  { url, isLocal }: RemoteAddress,
  refs: readonly PushedRef[],
  timeoutMs: number,
): Promise<ReadonlyMap<string, PushOutcome>> {
  const refspecs = refs.map(({ name, oid }) => {
    if (!OURS.test(name)) throw new GalleyError("INTERNAL", `The ref ${name} is none that Galley pushes.`);
    return `${requireOids(oid).join()}:${name}`;
  });
  const program = isLocal ? [`--receive-pack=${remoteProgram("receive-pack")}`] : [];
  const args = ["push", ...FLAGS, ...program, "--", url, ...refspecs];
  const call: GitCall = { place, args, timeoutMs, gentle: true, priority: "prefetch" };
  const chunks: Buffer[] = [];
  const { code, stderr } = await run(call, (bytes) => void chunks.push(bytes));
  const outcomes = new Map(refs.map(({ name }): [string, PushOutcome] => [name, "refused"]));
  const isAnswer = readOutcomes(decodeBytes(Buffer.concat(chunks)), outcomes);
  if (code === 0 || isAnswer) return outcomes;
  const failure = await remoteFailure(repository, args, code, stderr);
  if (failure.code === "FORBIDDEN") return outcomes;
  throw failure;
}

/** Takes in what git said of each ref; tells whether it said anything. */
function readOutcomes(printed: string, outcomes: Map<string, PushOutcome>): boolean {
  let isAnswer = false;
  for (const line of printed.split("\n")) {
    const { sign, name, said } = RECORD.exec(line)?.groups ?? {};
    if (sign === undefined || name === undefined || !outcomes.has(name)) continue;
    isAnswer = true;
    if (sign !== "!") outcomes.set(name, "pushed");
    else if (MOVED.test(said ?? "")) outcomes.set(name, "moved");
  }
  return isAnswer;
}
