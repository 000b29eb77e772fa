import { setTimeout as wait } from "node:timers/promises";
import { oncePer } from "#server/git/byteCache.ts";
import { GalleyError } from "#contract/errors.ts";
import { exchangeMs } from "#server/git/processes/gitEnvironment.ts";
import { type Exchange, exchangeDir, fetchRefs } from "#server/git/refs/exchangeRefs.ts";
import type { Oid } from "#server/git/oid.ts";
import { pushRefs, type PushOutcome, type PushResult } from "#server/git/refs/pushRefs.ts";
import { remoteAddress, type RemoteAddress, requireRemote } from "#server/git/refs/remotes.ts";
import type { MergedRef } from "#server/store/mergeFetched.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { storeRefs } from "#server/store/storeRefs.ts";

/**
 * The data fetched from a remote and pushed to it. Entries are lines about a whole review: requests, new patch sets and
 * the like.
 */
export interface SyncReport {
  readonly fetchedEntries: number;
  readonly fetchedComments: number;
  readonly pushedEntries: number;
  readonly pushedComments: number;
  /** The refs that the remote rejected; fetched data is merged all the same. */
  readonly refused: readonly string[];
  /** The remote's words about that, as in `PushResult`. */
  readonly remoteMessage: string | null;
}

interface Both {
  readonly from: RemoteAddress;
  readonly to: RemoteAddress;
}

interface Round extends PushResult {
  readonly merged: readonly MergedRef[];
}

const PATTERNS = storeRefs.sharedFolders.map((folder) => `${folder}*`);
const REVIEWS = storeRefs.notes("reviews");
const DISCUSS = storeRefs.notes("discuss");

/** Others may push at the same time: number of tries, and the longest pause between them. */
const ROUNDS_MAX = 8;
const PAUSE_MS = 400;

/** Syncs that are running, by repository and remote. */
const runningIn = oncePer((_: ReviewContext["git"]) => new Map<string, Promise<SyncReport>>());

/**
 * Fetches the notes and archives of a remote, merges them with the local ones so that no line is lost on either side,
 * and pushes what the remote lacks. Private refs stay here. Runs no hook of this repository and no program that its
 * configuration names; the settings and keys of the user who runs Galley apply, and the remote's hooks decide on the push,
 * also if it is on this machine. Simultaneous calls
 * for one remote share one run. Fails as BAD_INPUT if there is no such remote, as UNREACHABLE, FORBIDDEN and TIMEOUT,
 * as CONFLICT if others push without a pause, and as every writer of the store does. Takes as long as the remote does,
 * a minute at most, or ten where git may ask for a password.
 */
export function sync(
  context: Pick<ReviewContext, "git" | "store">,
  input: { readonly remote: string },
): Promise<SyncReport> {
  const known = runningIn(context.git);
  const first = known.get(input.remote);
  if (first !== undefined) return first;
  const syncing = syncWith(context, input.remote).finally(() => known.delete(input.remote));
  known.set(input.remote, syncing);
  return syncing;
}

async function syncWith(context: Pick<ReviewContext, "git" | "store">, name: string): Promise<SyncReport> {
  const rounds = await exchangeUntilEqual(context, name);
  const { merged = [], outcomes } = rounds.at(-1) ?? {};
  const known = merged.map((ref) => [ref.name, outcomes?.get(ref.name) === "pushed" ? ref.to : ref.theirs] as const);
  await context.store.followRemote(name, new Map(known.filter((one): one is [string, Oid] => one[1] !== null)));
  return reportOf(rounds);
}

async function exchangeUntilEqual(
  context: Pick<ReviewContext, "git" | "store">,
  name: string,
): Promise<readonly Round[]> {
  const both = await addressesOf(context, name);
  const deadline = performance.now() + exchangeMs();
  return exchangeDir(context.git, async (exchange) => {
    const rounds: Round[] = [];
    for (;;) {
      const round = await exchangeOnce(context, exchange, both, deadline);
      rounds.push(round);
      if (![...round.outcomes.values()].includes("moved")) return rounds;
      if (rounds.length === ROUNDS_MAX || performance.now() + PAUSE_MS > deadline)
        throw new GalleyError("CONFLICT", "Reviews were fetched but not pushed: others keep pushing to this remote.", {
          next: "Try again in a moment.",
        });
      await wait(Math.random() * PAUSE_MS);
    }
  });
}

async function addressesOf({ git }: Pick<ReviewContext, "git">, name: string): Promise<Both> {
  const remote = await requireRemote(git, name);
  return { from: remoteAddress(remote.url, git.path), to: remoteAddress(remote.pushUrl, git.path) };
}

async function exchangeOnce(
  { store }: Pick<ReviewContext, "store">,
  exchange: Exchange,
  { from, to }: Both,
  deadline: number,
): Promise<Round> {
  const left = (): number => Math.max(1, deadline - performance.now());
  const fetched = await inTime(fetchRefs(exchange, from, PATTERNS, left()));
  const merged = await store.merge(fetched);
  const lacking = merged.filter(({ to: oid, theirs }) => oid !== theirs);
  const push = (refs: readonly MergedRef[]): Promise<PushResult> =>
    inTime(
      pushRefs(
        exchange,
        to,
        refs.map(({ name, to: oid }) => ({ name, oid })),
        left(),
      ),
    );
  if (lacking.length === 0) return { merged, outcomes: new Map(), remoteMessage: null };
  const first = await push(lacking);
  // A rule of the remote that rejects one ref may have made it reject all.
  const notes = lacking.filter(({ name }) => storeRefs.isNotes(name));
  const isAllRefused = [...first.outcomes.values()].every((outcome) => outcome === "refused");
  if (!isAllRefused || notes.length === lacking.length || notes.length === 0) return { merged, ...first };
  const second = await push(notes);
  const remoteMessage = second.remoteMessage ?? first.remoteMessage;
  return { merged, outcomes: new Map([...first.outcomes, ...second.outcomes]), remoteMessage };
}

async function inTime<Result>(exchanging: Promise<Result>): Promise<Result> {
  return exchanging.catch((cause: unknown) => {
    if (!(cause instanceof GalleyError) || cause.code !== "TIMEOUT") throw cause;
    throw new GalleyError("TIMEOUT", "The remote did not respond in time.", { cause, next: "Try again later." });
  });
}

function reportOf(rounds: readonly Round[]): SyncReport {
  const came = (name: string): readonly (readonly [Oid, number])[] =>
    rounds.flatMap(({ merged }) => merged.filter((ref) => ref.name === name).flatMap(({ coming }) => [...coming]));
  const pushed = rounds.flatMap(({ merged, outcomes }) => merged.filter(({ name }) => outcomes.get(name) === "pushed"));
  const went = (name: string): readonly (readonly [Oid, number])[] =>
    pushed.filter((ref) => ref.name === name).flatMap(({ going }) => [...going]);
  const last = rounds.at(-1);
  const refused = [...(last?.outcomes ?? new Map<string, PushOutcome>())].flatMap(([name, outcome]) =>
    outcome === "refused" ? [name] : [],
  );
  return {
    fetchedEntries: sum(came(REVIEWS)),
    fetchedComments: sum(came(DISCUSS)),
    pushedEntries: sum(went(REVIEWS)),
    pushedComments: sum(went(DISCUSS)),
    refused,
    remoteMessage: refused.length === 0 ? null : (last?.remoteMessage ?? null),
  };
}

function sum(counts: readonly (readonly [Oid, number])[]): number {
  return counts.reduce((total, [, count]) => total + count, 0);
}
