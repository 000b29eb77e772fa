import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { CommitPair } from "../diffs/diffTrees.ts";
import type { Repository } from "../Repository.ts";
import type { ChildEnd } from "../processes/brokerLink.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { BrokerDied, openGit } from "../processes/run.ts";

/** The differences of some pairs of commits. */
export interface FoundDiffs {
  /** The names that differ for each pair up to the failure, as the Latin-1 of their bytes. */
  readonly found: readonly ReadonlySet<string>[];
  /** Why the next pair cannot be compared; null if all were. The process has ended then. */
  readonly failure: unknown;
}

/** A `git diff-tree --stdin` process that lists which entries of one folder differ between pairs of commits. */
interface EntryDiffs {
  /** Compares the commits of each pair. One request at a time. */
  read(pairs: readonly CommitPair[]): Promise<FoundDiffs>;
  stop(): void;
}

interface DiffRequest {
  readonly pairs: readonly CommitPair[];
  readonly found: Set<string>[];
  resolve(found: FoundDiffs): void;
}

/** Git echoes a line that is not a pair and flushes its output, so "." ends each request. */
const END = ".\n";
/** The length of a status letter; a commit's id is longer. */
const STATUS_LENGTH = 1;

/**
 * Starts a process that compares a folder, or the root for "", at pairs of commits, the newer first. `limit` is the
 * folder if it can be passed on a command line, else null: then the whole tree is compared.
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
  let requested: DiffRequest | null = null;
  let ended: unknown = null;
  let rest = "";
  /** The current pair; git prints each pair before its differences. */
  let at = -1;
  let isName = false;

  function takeField(question: DiffRequest, field: string): void {
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
    const question = requested;
    if (question === null) return;
    const fields = (rest + bytes.toString("latin1")).split("\0");
    rest = fields.pop() ?? "";
    for (const field of fields) takeField(question, field);
    // The pair of a commit with itself comes last: only the end marker can follow it.
    if (at < question.pairs.length || rest !== END) return;
    requested = null;
    rest = "";
    at = -1;
    question.resolve({ found: question.found, failure: null });
  }

  function onEnd(end: ChildEnd): void {
    fail(end.brokerDied ? new BrokerDied() : gitFailure(args, end.code, end.stderr));
  }

  function fail(error: unknown): void {
    ended ??= error;
    // Git prints a pair once it is done with it.
    requested?.resolve({ found: requested.found.slice(0, at + 1), failure: ended });
    requested = null;
  }

  const { mirror, commonDir } = repository;
  const location = { kind: "mirror", gitDir: mirror, shallowFile: join(commonDir, "shallow") } as const;
  const child = await openGit({ location, args }, { onOutput, onEnd });
  return {
    read(pairs) {
      const [first] = pairs;
      if (first === undefined) return Promise.resolve({ found: [], failure: null });
      return new Promise((resolve) => {
        if (ended !== null) return resolve({ found: [], failure: ended });
        requested = { pairs, found: pairs.map(() => new Set<string>()), resolve };
        const lines = [...pairs, [first[0], first[0]]].map(([newer, older]) => `${newer} ${older}\n`);
        child.write(Buffer.from(lines.join("") + END));
      });
    },
    stop() {
      fail(new GalleyError("INTERNAL", "A comparison was requested from a process that has ended."));
      child.stop(true);
    },
  };
}

/** Comparisons of one folder at pairs of commits that skip pairs which cannot be compared. */
export interface EntryDiffsPast {
  /**
   * Resolves to the names that differ for each pair, as the Latin-1 of their bytes; null if an object is missing or
   * damaged.
   */
  read(pairs: readonly CommitPair[]): Promise<readonly (ReadonlySet<string> | null)[]>;
  stop(): void;
}

/** The maximum number of pairs that cannot be compared: each costs a process. */
const LOST_MAX = 100;

/**
 * Compares a folder at pairs of commits like `entryDiffs`, starting a new process after each pair that cannot be
 * compared. Fails with OBJECT_MISSING after LOST_MAX of them.
 */
export async function entryDiffsPast(
  repository: Repository,
  folder: string,
  limit: string | null,
): Promise<EntryDiffsPast> {
  let diffs: EntryDiffs = await entryDiffs(repository, folder, limit);
  let lost = 0;
  return {
    async read(pairs) {
      const all: (ReadonlySet<string> | null)[] = [];
      while (all.length < pairs.length) {
        const { found, failure } = await diffs.read(pairs.slice(all.length));
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
