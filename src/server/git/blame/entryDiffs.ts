import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { CommitPair } from "../diffs/diffTrees.ts";
import type { Repository } from "../openRepository.ts";
import type { ChildEnd } from "../processes/brokerLink.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { BrokerDied, openGit } from "../processes/run.ts";

/** What differs of some pairs of commits. */
export interface FoundDiffs {
  /** The names that differ, as Latin-1 of their bytes, for each of the first pairs. */
  readonly found: readonly ReadonlySet<string>[];
  /** Why the next pair cannot be compared; null where all were. The process has ended then. */
  readonly failure: unknown;
}

/** A `git diff-tree --stdin` process that tells of pairs of commits which entries of one folder differ. */
interface EntryDiffs {
  /** Compares the commits of each pair. One question at a time. */
  ask(pairs: readonly CommitPair[]): Promise<FoundDiffs>;
  /** Ends the process. */
  stop(): void;
}

interface Asked {
  readonly pairs: readonly CommitPair[];
  readonly found: Set<string>[];
  resolve(found: FoundDiffs): void;
}

/** Git repeats a line that is no pair, and sends off all that it has: "." ends each question. */
const END = ".\n";
/** What stands for a change: a letter; a commit's id is longer. */
const STATUS_LENGTH = 1;

/**
 * Starts a process that compares a folder, or the root where it is "", at pairs of commits, the newer first. `limit` is the
 * folder as it can stand on a command line, or null where it cannot: all of the tree is compared then.
 */
async function entryDiffs(repository: Repository, folder: string, limit: string | null): Promise<EntryDiffs> {
  const prefix = folder === "" ? "" : `${folder}/`;
  const depth = folder === "" ? [] : ["-r"];
  const spec = limit === null || limit === "" ? [] : ["--", limit];
  const args = [
    "diff-tree",
    "--stdin",
    "-z",
    "--name-status",
    "--always",
    "--ignore-submodules=none",
    ...depth,
    ...spec,
  ];
  let asked: Asked | null = null;
  let ended: unknown = null;
  let rest = "";
  /** The pair that git is at; it names each before it lists what differs. */
  let at = -1;
  let isName = false;

  function takeField(question: Asked, field: string): void {
    if (isName) {
      isName = false;
      if (!field.startsWith(prefix)) return;
      const slash = field.indexOf("/", prefix.length);
      question.found[at]?.add(field.slice(prefix.length, slash < 0 ? undefined : slash));
    } else if (field.length === STATUS_LENGTH) isName = true;
    else at += 1;
  }

  function onOutput(bytes: Buffer): void {
    child.taken(bytes.length);
    const question = asked;
    if (question === null) return;
    const fields = (rest + bytes.toString("latin1")).split("\0");
    rest = fields.pop() ?? "";
    for (const field of fields) takeField(question, field);
    // The pair of a commit with itself comes last: nothing but the end can follow it.
    if (at < question.pairs.length || rest !== END) return;
    asked = null;
    rest = "";
    at = -1;
    question.resolve({ found: question.found, failure: null });
  }

  function onEnd(end: ChildEnd): void {
    fail(end.brokerDied ? new BrokerDied() : gitFailure(args, end.code, end.stderr));
  }

  function fail(error: unknown): void {
    ended ??= error;
    // Git names a pair when it is through with it.
    asked?.resolve({ found: asked.found.slice(0, at + 1), failure: ended });
    asked = null;
  }

  const { shadow, commonDir } = repository;
  const place = { kind: "shadow", gitDir: shadow, shallowFile: join(commonDir, "shallow") } as const;
  const child = await openGit({ place, args }, { onOutput, onEnd });
  return {
    ask(pairs) {
      const [first] = pairs;
      if (first === undefined) return Promise.resolve({ found: [], failure: null });
      return new Promise((resolve) => {
        if (ended !== null) return resolve({ found: [], failure: ended });
        asked = { pairs, found: pairs.map(() => new Set<string>()), resolve };
        const lines = [...pairs, [first[0], first[0]]].map(([newer, older]) => `${newer} ${older}\n`);
        child.write(Buffer.from(lines.join("") + END));
      });
    },
    stop() {
      fail(new GalleyError("INTERNAL", "A comparison was asked of a process that had been ended."));
      child.stop(true);
    },
  };
}

/** Comparisons of one folder at pairs of commits, past those that cannot be compared. */
export interface EntryDiffsPast {
  /** Gives the names that differ, as Latin-1 of their bytes, for each pair; null where an object is missing or damaged. */
  ask(pairs: readonly CommitPair[]): Promise<readonly (ReadonlySet<string> | null)[]>;
  /** Ends the process. */
  stop(): void;
}

/** Pairs that cannot be compared: each costs a process. */
const LOST_MAX = 100;

/**
 * Compares a folder at pairs of commits, as `entryDiffs` does, with a new process behind each pair that cannot be compared. Fails as
 * OBJECT_MISSING behind a hundred of them.
 */
export async function entryDiffsPast(
  repository: Repository,
  folder: string,
  limit: string | null,
): Promise<EntryDiffsPast> {
  let diffs: EntryDiffs = await entryDiffs(repository, folder, limit);
  let lost = 0;
  return {
    async ask(pairs) {
      const all: (ReadonlySet<string> | null)[] = [];
      while (all.length < pairs.length) {
        const { found, failure } = await diffs.ask(pairs.slice(all.length));
        all.push(...found);
        if (failure === null) break;
        lost += 1;
        if (!(failure instanceof GalleyError) || failure.code !== "OBJECT_MISSING" || lost > LOST_MAX) throw failure;
        all.push(null);
        diffs = await entryDiffs(repository, folder, limit);
      }
      return all;
    },
    stop: () => diffs.stop(),
  };
}
