import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { SYNC_MS } from "#contract/limits.ts";
import { exchangeDir, type Exchange } from "#server/git/refs/exchangeDir.ts";
import { fetchRefs } from "#server/git/refs/fetchRefs.ts";
import type { Oid } from "#server/git/oid.ts";
import { pushRefs, type PushOutcome } from "#server/git/refs/pushRefs.ts";
import { remoteAddress, type RemoteAddress, remotes } from "#server/git/refs/remotes.ts";
import type { MergedRef } from "../store/mergeFetched.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { storeRefs } from "../store/storeRefs.ts";

/** What came from a remote and what went to it. Entries are what says of a review what it is: requests, new patch sets and the like. */
export interface SyncReport {
  readonly fetchedEntries: number;
  readonly fetchedComments: number;
  readonly pushedEntries: number;
  readonly pushedComments: number;
  /** The reviews to which something came, by their first commits. */
  readonly updated: readonly Oid[];
  /** The refs that the remote does not take; what came is here all the same. */
  readonly refused: readonly string[];
}

interface Both {
  readonly from: RemoteAddress;
  readonly to: RemoteAddress;
}

/** One round of fetching, joining and pushing. */
interface Round {
  readonly merged: readonly MergedRef[];
  readonly outcomes: ReadonlyMap<string, PushOutcome>;
}

const PATTERNS = storeRefs.sharedFolders.map((folder) => `${folder}*`);
const REVIEWS = storeRefs.notes("reviews");
const DISCUSS = storeRefs.notes("discuss");

/** Others push at the same time: so often it is tried again, after a pause of up to so long. */
const ROUNDS_MAX = 8;
const PAUSE_MS = 400;

/** What is under way, by repository and remote. */
const running = new WeakMap<object, Map<string, Promise<SyncReport>>>();

/**
 * Fetches the notes and archives of a remote, joins them with those here so that no line is lost on either side, and pushes
 * what the remote lacks. Private refs stay here. Nothing that the repository's or a local remote's configuration names is
 * run, nor any hook; the settings and keys of whoever runs Galley count. Called twice for one remote it runs once.
 * Fails as BAD_INPUT where there is no such remote, as UNREACHABLE, FORBIDDEN and TIMEOUT, as CONFLICT where others push
 * without a pause, and as every writer of the store does. Takes as long as the remote does, a minute at most.
 */
export function sync(room: Pick<ReviewRoom, "git" | "store">, input: { readonly remote: string }): Promise<SyncReport> {
  const known = running.get(room.git) ?? new Map<string, Promise<SyncReport>>();
  running.set(room.git, known);
  const first = known.get(input.remote);
  if (first !== undefined) return first;
  const syncing = syncWith(room, input.remote).finally(() => known.delete(input.remote));
  known.set(input.remote, syncing);
  return syncing;
}

async function syncWith(room: Pick<ReviewRoom, "git" | "store">, name: string): Promise<SyncReport> {
  const both = await addressesOf(room, name);
  const deadline = performance.now() + SYNC_MS;
  return exchangeDir(room.git, async (exchange) => {
    const rounds: Round[] = [];
    for (;;) {
      const round = await exchangeOnce(room, exchange, both, deadline);
      rounds.push(round);
      if (![...round.outcomes.values()].includes("moved")) return reportOf(rounds);
      if (rounds.length === ROUNDS_MAX || performance.now() + PAUSE_MS > deadline)
        throw new GalleyError("CONFLICT", "Others push reviews to this remote without a pause; what came is here.", {
          next: "Try again in a moment.",
        });
      await wait(Math.random() * PAUSE_MS);
    }
  });
}

async function addressesOf({ git }: Pick<ReviewRoom, "git">, name: string): Promise<Both> {
  const remote = (await remotes(git)).find((one) => one.name === name);
  if (remote === undefined)
    throw new GalleyError("BAD_INPUT", "This repository has no remote of that name.", {
      next: "Add it with `git remote add`, then try again.",
    });
  return { from: remoteAddress(remote.url, git.path), to: remoteAddress(remote.pushUrl, git.path) };
}

async function exchangeOnce(
  { store }: Pick<ReviewRoom, "store">,
  exchange: Exchange,
  { from, to }: Both,
  deadline: number,
): Promise<Round> {
  const left = (): number => Math.max(1, deadline - performance.now());
  const fetched = await inTime(fetchRefs(exchange, from, PATTERNS, left()));
  const merged = await store.merge(fetched);
  const lacking = merged.filter(({ to: oid, theirs }) => oid !== theirs);
  const push = (refs: readonly MergedRef[]): Promise<ReadonlyMap<string, PushOutcome>> =>
    inTime(
      pushRefs(
        exchange,
        to,
        refs.map(({ name, to: oid }) => ({ name, oid })),
        left(),
      ),
    );
  if (lacking.length === 0) return { merged, outcomes: new Map() };
  const outcomes = await push(lacking);
  // A rule of the other side that forbids one ref may have kept it from taking any.
  const notes = lacking.filter(({ name }) => storeRefs.isNotes(name));
  const isAllRefused = [...outcomes.values()].every((outcome) => outcome === "refused");
  if (!isAllRefused || notes.length === lacking.length || notes.length === 0) return { merged, outcomes };
  return { merged, outcomes: new Map([...outcomes, ...(await push(notes))]) };
}

async function inTime<Result>(exchanging: Promise<Result>): Promise<Result> {
  return exchanging.catch((cause: unknown) => {
    if (!(cause instanceof GalleyError) || cause.code !== "TIMEOUT") throw cause;
    throw new GalleyError("TIMEOUT", "The remote did not finish in time.", { cause, next: "Try again later." });
  });
}

function reportOf(rounds: readonly Round[]): SyncReport {
  const came = (name: string): readonly (readonly [Oid, number])[] =>
    rounds.flatMap(({ merged }) => merged.filter((ref) => ref.name === name).flatMap(({ coming }) => [...coming]));
  const pushed = rounds.flatMap(({ merged, outcomes }) => merged.filter(({ name }) => outcomes.get(name) === "pushed"));
  const went = (name: string): readonly (readonly [Oid, number])[] =>
    pushed.filter((ref) => ref.name === name).flatMap(({ going }) => [...going]);
  const last = rounds.at(-1)?.outcomes ?? new Map<string, PushOutcome>();
  return {
    fetchedEntries: sum(came(REVIEWS)),
    fetchedComments: sum(came(DISCUSS)),
    pushedEntries: sum(went(REVIEWS)),
    pushedComments: sum(went(DISCUSS)),
    updated: [...new Set([...came(REVIEWS), ...came(DISCUSS)].map(([revision]) => revision))],
    refused: [...last].flatMap(([name, outcome]) => (outcome === "refused" ? [name] : [])),
  };
}

function sum(counts: readonly (readonly [Oid, number])[]): number {
  return counts.reduce((total, [, count]) => total + count, 0);
}
