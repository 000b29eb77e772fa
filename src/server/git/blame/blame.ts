import { createHash, randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_BLAME_FIRST_MS, GIT_BLAME_MS, GIT_OBJECT_BYTES } from "#contract/limits.ts";
import { removeOld } from "../disk/cacheFiles.ts";
import { cacheFailure } from "../disk/fsErrors.ts";
import { speakablePath } from "../gitPaths.ts";
import { statObjects } from "../objects/catFile.ts";
import { pastDamage } from "../objects/damagedObjects.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import type { GitEnd } from "../processes/run.ts";
import { eachLine, Gathered } from "../processes/streams.ts";
import { streamGit } from "../readGit.ts";
import { repositoryState, requireRepository } from "../repositoryState.ts";
import { findTreeEntry } from "../trees/readTree.ts";
import { type BlameEntry, type BlameOrigin, blameParser } from "./blameParser.ts";

export type { BlameEntry, BlameOrigin };

/** Lines of a file, both ends counted from 1 and part of it. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** Where lines are followed to: through renames of their file; within it, too; from other files that changed at the time, too. */
export type BlameFollow = "RENAMES" | "MOVES" | "COPIES";

export interface BlameOptions extends ReadOptions {
  /** The lines asked about; all if absent. */
  readonly ranges?: readonly LineRange[] | undefined;
  /** Commits to pass over. */
  readonly ignored?: readonly Oid[] | undefined;
  readonly follow?: BlameFollow | undefined;
  /** Lines that differ in white space alone are the same. */
  readonly ignoreWhitespace?: boolean | undefined;
}

const FOLLOW_FLAGS: Readonly<Record<BlameFollow, readonly string[]>> = {
  RENAMES: [],
  MOVES: ["-M"],
  COPIES: ["-M", "-C"],
};

const LOST = /^error: (?:Could not read|Object) [0-9a-f]{40,64}/mu;
const CUT_OFF = "Some lines could not be followed to where they come from, as an object is missing: they may be older.";

const FOLDER = "040000";
const SUBMODULE = "160000";
/** What an entry takes, and what an origin may. */
const ENTRY_BYTES = 100;
const ORIGIN_BYTES = 600;
const RANGES_MAX = 100;

/**
 * Tells where the lines of a file at a commit come from, in batches in the order in which git finds it, the first as soon as it
 * is found. Grows with the commits that changed the file, and with its size: 2,000 lines and 900 commits take 0.3 to 0.9 s.
 * Cached when it went through. Where an object is missing or damaged, the lines that cannot be followed past it are those of the
 * commit that they were followed to (`isCutOff` tells), and it fails as OBJECT_MISSING behind the last of all lines. Ends git when it is left. Fails as NOT_FOUND where there is no such file, as BAD_INPUT for lines
 * that it has not, as TOO_LARGE beyond GIT_OBJECT_BYTES, as TIMEOUT after GIT_BLAME_FIRST_MS without a line and after GIT_BLAME_MS.
 */
export async function* blame(
  repository: Repository,
  commit: Oid,
  path: string,
  options: BlameOptions = {},
): AsyncGenerator<readonly BlameEntry[]> {
  const { ranges = [], ignored = [], follow = "RENAMES", ignoreWhitespace = false, signal, ...rest } = options;
  requireOids(commit, ...ignored);
  requireRanges(ranges);
  const flags = [
    ...FOLLOW_FLAGS[follow],
    ...(ignoreWhitespace ? ["-w"] : []),
    ...ranges.map(({ start, end }) => `-L${start},${end}`),
    ...ignored.toSorted().map((oid) => `--ignore-rev=${oid}`),
  ];
  const { blames } = repositoryState(repository);
  const key = `${commit} ${createHash("sha256").update(flags.join(" ")).digest("base64")} ${path}`;
  const known = blames.get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    yield known;
    return;
  }
  await requireFile(repository, commit, path, { ...rest, signal });
  const words = ["blame", "--incremental", "--no-textconv", ...flags, commit, "--", path];
  const file = speakablePath(path) ? null : await commandFile(repository, words);
  const left = new AbortController();
  const gathered = new Gathered<BlameEntry>();
  const all: BlameEntry[] = [];

  async function print(): Promise<void> {
    const reading = { ...rest, signal: signal === undefined ? left.signal : AbortSignal.any([signal, left.signal]) };
    const call = {
      ...reading,
      ...(file ?? { args: words }),
      where: "shadow",
      answers: [0, 128],
      heavy: true,
      timeoutMs: GIT_BLAME_MS,
    } as const;
    /** Begun anew, git finds the same lines first: those that were given are not given again. */
    async function run(standIns: string | undefined, past: ReadonlySet<Oid>): Promise<GitEnd> {
      let passed = 0;
      let found: BlameEntry[] = [];
      const late = setTimeout(() => left.abort(new GalleyError("TIMEOUT")), GIT_BLAME_FIRST_MS);
      const onEntry = (entry: BlameEntry): void => {
        passed += 1;
        if (passed > all.length + found.length) found.push(entry);
      };
      const take = eachLine(blameParser(onEntry, past));
      const end = await streamGit(repository, { ...call, standIns }, (bytes) => {
        take(bytes);
        clearTimeout(late);
        all.push(...found);
        const batch = found;
        found = [];
        return gathered.add(batch);
      }).finally(() => clearTimeout(late));
      if (end.code === 128) throw failure(words, end.stderr);
      return end;
    }
    const { result, unreadable } = await pastDamage(repository, { ...reading, kind: "commit" }, run);
    // Past a commit that is missing git goes by itself, and only says so.
    if (unreadable.size > 0 || LOST.test(result.stderr)) throw new GalleyError("OBJECT_MISSING", CUT_OFF);
    if (result.code === 0) keep();
  }

  function keep(): void {
    const origins = new Set(all.map(({ origin }) => origin));
    blames.set(key, all, ENTRY_BYTES * all.length + (ORIGIN_BYTES + 4 * path.length) * origins.size);
  }

  try {
    gathered.endWith(print());
    yield* gathered.batches();
  } finally {
    left.abort();
    await file?.remove();
  }
}

function requireRanges(ranges: readonly LineRange[]): void {
  const isLine = (line: number): boolean => Number.isInteger(line) && line >= 1 && line <= 2 ** 31 - 1;
  if (!ranges.every(({ start, end }) => isLine(start) && isLine(end) && start <= end))
    throw new GalleyError("BAD_INPUT", "Lines are counted from 1, and the first is not after the last.");
  if (ranges.length > RANGES_MAX)
    throw new GalleyError("BAD_INPUT", `At most ${RANGES_MAX} ranges of lines are looked at.`);
}

async function requireFile(repository: Repository, commit: Oid, path: string, options: ReadOptions): Promise<void> {
  const entry = await findTreeEntry(repository, commit, path, options);
  if (entry === null) throw new GalleyError("NOT_FOUND", `There is no “${path}” in ${commit.slice(0, 10)}.`);
  if (entry.mode === FOLDER) throw new GalleyError("NOT_FOUND", `“${path}” is a folder, not a file.`);
  if (entry.mode === SUBMODULE)
    throw new GalleyError("NOT_FOUND", `“${path}” is a submodule: its lines are in another repository.`);
  const [stat] = await statObjects(repository, [entry.oid], options);
  if (stat && stat.size > GIT_OBJECT_BYTES)
    throw new GalleyError("TOO_LARGE", `“${path}” has ${stat.size} bytes, too many to look where its lines come from.`);
}

function failure(words: readonly string[], stderr: string): GalleyError {
  const count = /has only (\d+) lines?$/mu.exec(stderr)?.[1];
  if (count !== undefined)
    return new GalleyError("BAD_INPUT", `The file has ${count} lines, fewer than were asked about.`);
  return gitFailure(words, 128, stderr);
}

/** A command that stands in a file of ours. */
export interface CommandFile {
  /** The word that stands for it, in place of a command and its arguments. */
  readonly args: readonly string[];
  /** What has git read the file. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes the file away, once the command has ended. */
  remove(): Promise<void>;
}

const PREFIX = "command-";
const LEFT_BEHIND = new RegExp(`^${PREFIX}`, "u");
const WORD = "galley-command";
const CONTROL: Readonly<Record<string, string>> = { "\n": "\\n", "\t": "\\t", "\b": "\\b" };

/**
 * Writes one of git's commands, with arguments of any bytes, into a file of settings in the shadow as a word of its own, since a
 * command line carries nothing but UTF-8. Git splits such a line itself: no shell and no program but git takes part.
 */
async function commandFile(repository: Repository, args: readonly string[]): Promise<CommandFile> {
  const file = join(repository.shadow, `${PREFIX}${randomUUID()}`);
  const line = args.map((arg) => `"${arg.replaceAll(/["\\]/gu, "\\$&")}"`).join(" ");
  const value = line.replaceAll(/["\\]/gu, "\\$&").replaceAll(/[\n\t\b]/gu, (sign) => CONTROL[sign] ?? sign);
  await removeOld(repository.shadow, LEFT_BEHIND);
  await writeFile(file, encodeBytes(`[alias]\n\t${WORD} = "${value}"\n`)).catch((error: unknown) => {
    throw cacheFailure(repository.shadow, error);
  });
  return {
    args: [WORD],
    env: { GIT_CONFIG_GLOBAL: file },
    remove: () => rm(file, { force: true }),
  };
}
