import { lstat, readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { getSchema } from "#generated/schema.mts";
import { isErrorCode } from "#contract/errors.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { scalars } from "#server/schema/scalars.ts";
import { queryEverything, type EveryAnswer } from "#tests/helpers/hostile/queryEverything.ts";
import { fieldArguments, TYPES_APART } from "#tests/helpers/hostile/fieldArguments.ts";
import { pipes } from "#tests/helpers/hostile/pipes.ts";
import { plantingFolder, type PlantingFolder } from "#tests/helpers/hostile/plantingGround.ts";
import { SECRET, type Redirect } from "#tests/helpers/hostile/Redirect.ts";
import { redirects } from "#tests/helpers/hostile/redirects.ts";
import { SchemaDocuments } from "#tests/helpers/hostile/schemaDocuments.ts";

const ALL = [...redirects, ...pipes];
const OPENED = ALL.filter(({ isRefused }) => !isRefused);
const BEDS = [...new Set(OPENED.map(({ bed }) => bed))];

/** The result of a bed into which everything that belongs to it was injected at once. */
interface Tried {
  readonly reported: EveryAnswer;
  /** The names of those whose secrets were read. */
  readonly read: ReadonlySet<string>;
  readonly fired: readonly string[];
  /** The files in the repository and beside it, before and after. */
  readonly before: readonly object[];
  readonly after: readonly object[];
}

let folder: PlantingFolder;
let documents: SchemaDocuments;
let control: EveryAnswer;

beforeAll(async () => {
  folder = await plantingFolder();
  documents = new SchemaDocuments(getSchema({ scalars }), fieldArguments(folder.facts), TYPES_APART);
  const { repo } = await folder.injected();
  control = await queryEverything(repo.path, folder.facts, documents);
});

/**
 * A time long ago, and a later one: reading a file updates its access time if that is older than its modification time.
 */
const [READ, WRITTEN] = [new Date(1_000_000_000_000), new Date(1_600_000_000_000)];

/** The paths that Galley writes: its refs, their logs, and objects. */
const OURS = /^(?:\.git|away|common)\/(?:objects|(?:logs\/)?refs\/(?:notes|galley|devtools))(?:\/|$)/u;

/** The files below a folder, by path: the size and time of each, except those that Galley may write. */
async function contentsOf(root: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of await readdir(root, { recursive: true })) {
    const it = await lstat(join(root, name));
    if (!OURS.test(name) && !it.isDirectory()) found[name] = `${it.size} ${it.mtimeMs}`;
  }
  return found;
}

/** Lists what was written between two readings of folders, sorted. */
function writesBetween(before: readonly object[], after: readonly object[]): readonly (readonly string[])[] {
  return before.map((folder, at) => {
    const [old, now] = [new Map(Object.entries(folder)), new Map(Object.entries(after[at] ?? {}))];
    const kindOf = (path: string): string => (!now.has(path) ? "deleted" : old.has(path) ? "changed" : "created");
    const changed = [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
    return changed.map((path) => `${kindOf(path)} ${path}`).toSorted();
  });
}

/** The writes of `landReview`, called to merge into `kinds` and to delete `topic`. */
const landed = (dir: string): readonly string[] => [
  `changed ${dir}/logs/refs/heads/kinds`,
  `changed ${dir}/refs/heads/kinds`,
  `deleted ${dir}/logs/refs/heads/topic`,
  `deleted ${dir}/refs/heads/topic`,
];
/** The write of `revertHunks`, called to restore this file. */
const RESTORED = "created made.gen";

/**
 * The paths that operations were called to write, in the repository and beside it. Beside it is its real git directory,
 * if any.
 */
const ASKED: Readonly<Record<string, readonly [repository: readonly string[], outside: readonly string[]]>> = {
  files: [landed(".git"), []],
  same: [[...landed(".git"), RESTORED], []],
  link: [[...landed(".git"), RESTORED], landed("away")],
  common: [[RESTORED], landed("common")],
  away: [[RESTORED], []],
  pipes: [landed(".git"), []],
  index: [landed(".git"), []],
};

const tried = new Map<string, Promise<Tried>>();

/** Prepares a bed and queries everything in it, once. */
function tryBed(bed: string): Promise<Tried> {
  const known = tried.get(bed) ?? prepareAndQuery(OPENED.filter((redirect) => redirect.bed === bed));
  tried.set(bed, known);
  return known;
}

async function prepareAndQuery(bed: readonly Redirect[]): Promise<Tried> {
  const lures = await folder.lured(...bed);
  for (const { secret } of lures) await utimes(secret, READ, WRITTEN);
  const [{ repo, outside }] = [lures[0] ?? expect.unreachable()];
  const readContents = () => Promise.all([repo.path, outside].map(contentsOf));
  const before = await readContents();
  const reported = await queryEverything(repo.path, folder.facts, documents);
  const after = await readContents();
  const read = new Set<string>();
  for (const [index, { secret }] of lures.entries())
    if ((await stat(secret)).atimeMs !== READ.getTime()) read.add(bed[index]?.name ?? "");
  return { reported, read, fired: await folder.fired(), before, after };
}

describe.each(BEDS)("a repository with redirects, bed %s,", (bed) => {
  test("answers, and fails only with codes of the closed list, without a timeout", async () => {
    const { reported } = await tryBed(bed);
    expect(reported.log).toEqual([]);
    // No request timed out either.
    expect([...reported.codes].filter((code) => !isErrorCode(code) || /INTERNAL|TIMEOUT/u.test(code))).toEqual([]);
    if (bed !== "same") return;
    for (const [document, answer] of control.reads) expect(reported.reads.get(document), document).toBe(answer);
  });

  test("is written to where Galley stores reviews and as operations were called to, nothing else is; no program runs", async () => {
    const { before, after, fired } = await tryBed(bed);
    const [repository, outside] = ASKED[bed] ?? [[], []];
    expect(writesBetween(before, after)).toEqual([repository.toSorted(), outside.toSorted()]);
    expect(fired).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, () => stat("/"))); // No thread of the file system pool hangs in a pipe.
  });

  const members = OPENED.filter((redirect) => redirect.bed === bed);
  test.each(members.map(({ name, isRead }) => ({ name, isRead })))("$name: a secret is not reported", async (one) => {
    const { reported, read } = await tryBed(bed);
    expect(reported.text).not.toContain(SECRET);
    if (!one.isRead) expect(read).not.toContain(one.name);
  });
});

const REFUSED = ALL.filter(({ isRefused }) => isRefused);
test.each(REFUSED.map((redirect) => ({ name: redirect.name, redirect })))(
  "$name: is refused at once",
  async ({ redirect }) => {
    const [lure = expect.unreachable()] = await folder.lured(redirect);
    const failure: unknown = await openRepository(lure.repo.path).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "GalleyError", code: expect.toSatisfy(isErrorCode) });
    for (const code of ["INTERNAL", "TIMEOUT"]) expect(failure).not.toMatchObject({ code });
    expect(String(failure)).not.toContain(SECRET);
    await Promise.all(Array.from({ length: 8 }, () => stat("/")));
  },
);

const PROVEN = ALL.filter(({ proof }) => proof !== undefined);
test.each(PROVEN.map((redirect) => ({ name: redirect.name, redirect })))(
  "$name: plain git follows it",
  async ({ redirect }) => {
    const [lure = expect.unreachable()] = await folder.lured(redirect);
    const { proof = expect.unreachable() } = redirect;
    const programArgs = proof.programArgs.map((word) => word.replace("LURE", lure.reported));
    expect(await folder.plainGit(lure, { ...proof, programArgs })).toMatch(proof.shows);
  },
);

test("reading a file changes its access time, so the tests above can fail", async () => {
  const [lure = expect.unreachable()] = await folder.lured(redirects[0] ?? expect.unreachable());
  await utimes(lure.secret, READ, WRITTEN);
  await folder.plainGit(lure, { programArgs: ["blame", "main", "--", "a.txt"] });
  expect((await stat(lure.secret)).atimeMs).not.toBe(READ.getTime());
});
