import { beforeAll, expect, test, vi } from "vitest";
import { getSchema } from "#generated/schema.mts";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { listFolders } from "#server/git/workTree/lsFiles.ts";
import { scalars } from "#server/schema/scalars.ts";
import { queryEverything, type EveryAnswer } from "#tests/helpers/hostile/queryEverything.ts";
import { gitCallRecorder } from "#tests/helpers/hostile/gitCallRecorder.ts";
import { fieldArguments, OF_PAGES, TOO_LARGE_FOR_HERE, TYPES_APART } from "#tests/helpers/hostile/fieldArguments.ts";
import { type GitCaller, gitCallers, nameOf } from "#tests/helpers/hostile/gitCallers.ts";
import { plantingFolder, type PlantingFolder } from "#tests/helpers/hostile/plantingGround.ts";
import { programInjections } from "#tests/helpers/hostile/programInjections.ts";
import { sshHome } from "#tests/helpers/sshHome.ts";
import { SchemaDocuments } from "#tests/helpers/hostile/schemaDocuments.ts";

const { LONG_MS, noting } = vi.hoisted(() => ({
  LONG_MS: 600_000,
  noting: async <GitModule extends object>(original: () => Promise<GitModule>): Promise<GitModule> =>
    (await import("#tests/helpers/hostile/gitCallRecorder.ts")).gitCallRecorder.wrap(await original()),
}));
// Responses that are cut off after a time would differ between repositories on a busy machine.
vi.mock("#contract/limits.ts", async (original) => ({
  ...(await original<object>()),
  UNVIEWED_COUNT_MS: LONG_MS,
  HISTORY_SEARCH_MS: LONG_MS,
}));
vi.mock(import("#server/git/processes/run.ts"), noting);
vi.mock(import("#server/git/processes/readGit.ts"), noting);
vi.mock(import("#server/git/workTree/gitInWorkTree.ts"), noting);

/**
 * Functions that start git for thousands of files, for a large file or its raw bytes, for a merge in progress, for a patch,
 * an unusual HEAD, another owner, a partial clone, a damaged list of packs, a download or an order that may come late, and
 * those that exchange reviews by file: tests/server/git/hostile.test.ts covers these.
 */
const REACHED_ELSEWHERE = [
  "applySeries.ts applySeries",
  "bundle.ts createBundle",
  "bundle.ts takeBundle",
  "conflicts.ts readConflicts",
  "discover.ts isRefusedForOwner",
  "grep.ts printedMore",
  "head.ts readHead",
  "head.ts readRef",
  "mailPatches.ts formatPatch",
  "mailPatches.ts mailInfo",
  "mailPatches.ts mailSplit",
  "patchRepository.ts runner",
  "rangeDiff.ts listRange",
  "readBlobs.ts streamBlob",
  "revList.ts lacksObjects",
  "updateIndex.ts setEntries",
  "updateIndex.ts storeBytes",
];

const BEDS = ["first", "second"] as const;

let folder: PlantingFolder;
let documents: SchemaDocuments;
/** The responses of a repository in which nothing was injected. */
let control: EveryAnswer;
/** The files that were written, and the programs that ran, after everything of a bed was injected. */
const reported = new Map<string, EveryAnswer>();
const fired = new Map<string, readonly string[]>();

beforeAll(async () => {
  const home = await sshHome();
  const { publicKey } = await home.key("ada");
  const signers = await home.allow(`ada@example.org ${publicKey}`);
  await home.configure(
    `[gpg]\n  format = ssh\n[gpg "ssh"]\n  allowedSignersFile = ${signers}\n[user]\n  signingKey = ~/.ssh/ada\n`,
  );
  folder = await plantingFolder();
  documents = new SchemaDocuments(getSchema({ scalars }), fieldArguments(folder.facts), TYPES_APART);
  const { repo } = await folder.injected();
  control = await queryEverything(repo.path, folder.facts, documents);
  for (const bed of BEDS) {
    const injected = await folder.injected(...programInjections.filter((inject) => inject.bed === bed));
    reported.set(bed, await queryEverything(injected.repo.path, folder.facts, documents));
    // A watcher of the work tree lists its folders, but not before the first part of a response.
    const opened = await openRepository(injected.repo.path);
    await listFolders(opened);
    // A server writes the commit-graph when it has been idle for seconds.
    expect(await writeCommitGraph(opened)).toBe("written");
    await opened.close();
    fired.set(bed, await folder.fired());
  }
});

test("every field of the schema is requested, every mutation run, each with every argument", () => {
  const isLarge = (field: string): boolean => TOO_LARGE_FOR_HERE.some((type) => field.startsWith(`${type}.`));
  const isPage = (argument: string): boolean => OF_PAGES.some((name) => argument.endsWith(`(${name})`));
  expect(documents.unvisited().filter((field) => !isLarge(field))).toEqual([]);
  expect(documents.unasked(control.documents).filter((argument) => !isPage(argument))).toEqual([]);
  expect(control.log).toEqual([]);
});

test("every function of server/git that starts git was reached", () => {
  const all = gitCallers();
  expect(all.map(nameOf)).toContain("diffTree.ts readDiff");
  expect(all.map(({ file }) => file)).not.toContain("parsePatch.ts");
  const reached = [...gitCallRecorder.callers].map((place) => place.split(":"));
  const isReached = ({ file, start, end }: GitCaller): boolean =>
    reached.some(([name, line]) => name === file && Number(line) >= start && Number(line) <= end);
  expect(all.filter((caller) => !isReached(caller)).map(nameOf)).toEqual(REACHED_ELSEWHERE);
});

test.each(BEDS)("if programs are injected everywhere, bed %s, everything is read as if there were none", (bed) => {
  const { reads, log } = reported.get(bed) ?? control;
  for (const [document, answer] of control.reads) expect(reads.get(document), document).toBe(answer);
  expect(log).toEqual([]);
});

test.each(programInjections.map(({ name, bed }) => ({ name, bed })))("$name: no program runs", ({ name, bed }) => {
  expect(fired.get(bed)).not.toContain(name);
});

test.each(programInjections.map((inject) => ({ name: inject.name, inject })))(
  "$name: plain git does run it, so the test above can fail",
  async ({ inject }) => {
    const repository = await folder.injected(inject);
    const printed = await folder.plainGit(repository, inject.proof);
    expect(await folder.fired(), printed).toContain(inject.name);
  },
);
