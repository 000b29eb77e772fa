import { access, appendFile, chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { blobPiece, linkTarget, streamBlob } from "#server/git/objects/readBlobs.ts";
import { blame } from "#server/git/blame/blame.ts";
import { readObjects, statObjects } from "#server/git/objects/catFile.ts";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { grep } from "#server/git/search/grep.ts";
import { countCommits, lacksObjects, revList } from "#server/git/ancestry/revList.ts";
import { defaultBranch, readHead } from "#server/git/refs/head.ts";
import { definitions } from "#server/git/search/definitions.ts";
import { diffPatches, patchBatches } from "#server/git/patches/diffPatches.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { distances } from "#server/git/ancestry/distances.ts";
import { entrySizes, findTreeEntry, readTree } from "#server/git/trees/readTree.ts";
import { fileNames, searchFileNames } from "#server/git/search/fileNames.ts";
import { findNote } from "#server/git/trees/NotesTree.ts";
import { firstPatches } from "#server/git/patches/firstPatches.ts";
import { forEachRef, upstreams } from "#server/git/refs/forEachRef.ts";
import { generatedMarks } from "#server/git/diffs/generatedFiles.ts";
import { searchCode } from "#server/git/search/searchCode.ts";
import { historyRows } from "#server/git/history/historyRows.ts";
import { lastCommitAt } from "#server/git/history/lastCommitAt.ts";
import { listSnapshots } from "#server/git/snapshots/listSnapshots.ts";
import { listStashes } from "#server/git/snapshots/stashes.ts";
import { log } from "#server/git/history/log.ts";
import { isAncestor, mergeBase, mergeBases } from "#server/git/ancestry/mergeBase.ts";
import { mergeAgain, mergeTree, previewMerge } from "#server/git/ancestry/mergeTree.ts";
import { numstat } from "#server/git/patches/numstat.ts";
import { isRefusedForOwner } from "#server/git/repository/discover.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { readConfig } from "#server/git/processes/readConfig.ts";
import { ignoreRevs } from "#server/git/blame/ignoreRevs.ts";
import { remotes } from "#server/git/refs/remotes.ts";
import { repositoryGone } from "#server/git/processes/readGit.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { searchHistory } from "#server/git/history/searchHistory.ts";
import { encodeBytes } from "#contract/byteText.ts";
import { readConflicts, readOperation } from "#server/git/workTree/conflicts.ts";
import { ignoredPaths, listFolders, workTreeStamp } from "#server/git/workTree/lsFiles.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { createFolderRepository } from "#server/git/patches/folderRepository.ts";
import { createPatchRepository } from "#server/git/patches/patchRepository.ts";
import { applySeries } from "#server/git/patches/applySeries.ts";
import { formatPatch, mailInfo, mailSplit, withMailFolder } from "#server/git/patches/mailPatches.ts";
import { createBundle, parseBundle, takeBundle } from "#server/git/refs/bundle.ts";
import { patchIds } from "#server/git/patches/patchIds.ts";
import { pictureHead } from "#server/git/contents/images.ts";
import { rangeDiff } from "#server/git/patches/rangeDiff.ts";
import { gitmodules } from "#server/git/trees/gitmodules.ts";
import { worktreeList } from "#server/git/workTree/worktreeList.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { HOOKS, PROGRAMS, SETTINGS } from "./hostileSettings.ts";

let repo: TempRepo;
let marker: string;
let first: string;
let second: string;
let missing: string;
/** Changes the same line as the second commit. */
let other: string;
/** Has both as parents, and a third version of the line. */
let merged: string;

/** A name that cannot be a command-line argument. */
const ODD = "plain/\u{dcff}.txt";

const isFired = (): Promise<boolean> =>
  access(marker).then(
    () => true,
    () => false,
  );

beforeAll(async () => {
  repo = await tempRepo();
  first = await repo.commit({
    ".gitattributes": "* diff=evil filter=evil merge=evil\n",
    "a.txt": "one\n",
    "b.txt": "b\n",
  });
  other = await repo.commit({ "a.txt": "zwei\n" });
  await repo.git("reset", "--quiet", "--hard", first);
  second = await repo.commit({ "a.txt": "two\n", "b.txt": null, "c.txt": "b\n" });
  await repo.git("branch", "old", first);
  merged = await repo.git("commit-tree", `${first}^{tree}`, "-p", second, "-p", other, "-m", "Merge");
  const signed = (await repo.git("cat-file", "commit", second)).replace(
    /^(committer .*)$/mu,
    "$1\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----",
  );
  second = (await repo.gitBytes(["hash-object", "-w", "-t", "commit", "--stdin"], { input: signed })).toString().trim();
  await repo.git("update-ref", "refs/heads/main", second);
  const gone = await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: "soon missing\n" });
  missing = gone.toString().trim();
  await rm(`${repo.path}/.git/objects/${missing.slice(0, 2)}/${missing.slice(2)}`);
  const sub = await tempRepo({ at: `${repo.path}/sub` });
  await sub.commit({ ".gitattributes": "* filter=evil\n", "x.txt": "x\n" });
  await repo.git("update-index", "--add", "--cacheinfo", `160000,${first},sub`);
  const entry = Buffer.from(`100644 ${await repo.git("rev-parse", `${first}:a.txt`)}\t`);
  const input = Buffer.concat([entry, encodeBytes(ODD), Buffer.of(0)]);
  await repo.gitBytes(["update-index", "-z", "--index-info"], { input });
  marker = join(await tempFolder(), "fired");
  const program = join(await tempFolder(), "evil");
  await writeFile(program, `#!/bin/sh\necho "$0 $*" >> ${marker}\nexit 1\n`);
  await chmod(program, 0o755);
  const file = `${repo.path}/.git/config`;
  for (const key of PROGRAMS) await repo.gitBytes(["config", "--file", file, key, program], { cwd: "/" });
  for (const key of PROGRAMS) await sub.git("config", "--file", ".git/config", key, program);
  for (const [key, value] of SETTINGS) await repo.gitBytes(["config", "--file", file, key, value], { cwd: "/" });
  await repo.gitBytes(["config", "--file", file, "remote.origin.url", `ext::${program} %S`], { cwd: "/" });
  await appendFile(file, `[alias]\n\tfor-each-ref = !${program}\n\trev-parse = !${program}\n`);
  await mkdir(`${repo.path}/.git/hooks`, { recursive: true });
  for (const hook of HOOKS) {
    await writeFile(`${repo.path}/.git/hooks/${hook}`, `#!/bin/sh\necho ${hook} >> ${marker}\n`);
    await chmod(`${repo.path}/.git/hooks/${hook}`, 0o755);
  }
});

test("every function reads a hostile repository, and none of its programs runs", async () => {
  const open = await openRepository(repo.path);
  const files = await diffTree(open, first, second);
  expect(files).toHaveLength(2);
  const patches = await diffPatches(open, first, second, files, { binary: true });
  expect(patches.map(String).join("")).toContain("-one\n+two\n");
  const truncated = await firstPatches(open, first, second, files);
  expect(truncated.patches.map(({ patch }) => String(patch)).join("")).toContain("-one\n+two\n");
  const streamed: number[] = [];
  for await (const batch of patchBatches(open, first, second, files))
    streamed.push(...batch.map(({ fileIndex }) => fileIndex));
  expect(streamed.toSorted()).toEqual([0, 1]);
  expect((await numstat(open, first, second)).size).toBe(2);
  const [record] = await readCommits(open, [merged]);
  const again = record && (await mergeAgain(open, record));
  expect((await diffTree(open, again ?? "", merged)).map(({ newPath }) => newPath)).toEqual(["a.txt", "b.txt"]);
  expect((await generatedMarks(open, second, ["a.gen"])).size).toBe(0);
  expect((await log(open, { tips: [second], count: 10 })).oids).toEqual([second, first]);
  const range = { tips: [second], exclude: [], path: "c.txt", follow: true, since: null };
  expect((await historyRows(open, range, 0, 9)).rows.map(({ path }) => path)).toEqual(["c.txt", "b.txt"]);
  const sought = { author: null, message: null, added: "two", until: null };
  const commits = await searchHistory(open, { ...range, path: null }, sought, { count: 9 });
  expect(commits.found.map(({ row }) => row.oid)).toEqual([second]);
  expect((await readCommits(open, [first, second])).every((commit) => commit !== null)).toBe(true);
  expect((await readTree(open, second)).map(({ name }) => name)).toEqual([".gitattributes", "a.txt", "c.txt"]);
  expect((await findTreeEntry(open, first, "b.txt"))?.mode).toBe("100644");
  expect((await fileNames(open, second)).text).toBe(".gitattributes\0a.txt\0c.txt");
  const tree = (await readCommits(open, [second]))[0]?.tree ?? "";
  expect(await entrySizes(open, tree)).toEqual([35, 4, 2]);
  expect(await lastCommitAt(open, second, "b.txt")).toBe(second);
  const { oid = "" } = (await findTreeEntry(open, second, "a.txt")) ?? {};
  expect(String((await blobPiece(open, oid, { offset: 1, length: 2 })).bytes)).toBe("wo");
  const chunks: Uint8Array[] = [];
  await streamBlob(open, oid, (chunk) => void chunks.push(chunk));
  expect(String(Buffer.concat(chunks))).toBe("two\n");
  await writeFile(`${repo.path}/.git/objects/pack/pack-of-a-partial-clone.promisor`, "");
  expect(await lacksObjects(open)).toBe(false);
  expect(await pictureHead(open, oid)).toEqual({ head: Buffer.from("two\n"), size: 4 });
  await expect(pictureHead(open, missing)).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  expect(await linkTarget(open, oid)).toBe("two\n");
  await expect(blobPiece(open, missing, { offset: 0, length: 1 })).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  const blamed: string[] = [];
  for await (const batch of blame(open, second, "a.txt")) blamed.push(...batch.map(({ origin }) => origin.oid));
  expect(blamed).toEqual([second]);
  expect(await ignoreRevs(open, second)).toEqual({ oids: [], files: [] });
  const found: string[] = [];
  for await (const batch of (await searchCode(open, second, "^t", { isRegex: true, paths: ["*.txt"] })).files)
    found.push(...batch.map(({ path }) => path));
  expect(found).toEqual(["a.txt"]);
  expect((await definitions(open, second, "two", { from: "a.txt" })).definitions).toEqual([]);
  expect((await searchFileNames(open, second, "a.txt", { maxCount: 1 })).paths).toEqual(["a.txt"]);
  expect(await readObjects(open, [missing])).toEqual([null]);
  expect(await statObjects(open, [missing])).toEqual([null]);
  expect(await mergeBase(open, first, second)).toBe(first);
  expect((await mergeTree(open, second, other)).conflicts).toEqual(["a.txt"]);
  expect(await mergeBases(open, second, other)).toEqual([first]);
  expect(await isAncestor(open, first, second)).toBe(true);
  expect((await previewMerge(open, second, other))?.conflicts).toEqual([{ path: "a.txt", kinds: ["CONTENT"] }]);
  const [older, newer] = [
    { base: first, head: other },
    { base: first, head: second },
  ];
  expect((await rangeDiff(open, older, newer)).length).toBeGreaterThan(0);
  expect((await patchIds(open, [second])).size).toBe(1);
  expect((await gitmodules(open, second)).size).toBe(0);
  expect((await worktreeList(open)).map(({ head }) => head)).toEqual([second]);
  expect(await upstreams(open)).toEqual(new Map());
  expect(await countCommits(open, second, first)).toBe(1);
  expect(await revList(open, [second], [first])).toEqual(new Map([[second, [first]]]));
  expect(await findNote(open, second, first)).toEqual([]);
  expect(await distances(open, [{ head: second, base: first }])).toEqual([{ ahead: 1, behind: 0 }]);
  expect(await forEachRef(open, { patterns: ["refs/"], sort: "-committerdate" })).toHaveLength(2);
  expect(await readHead(open)).toEqual({ kind: "branch", ref: "refs/heads/main", oid: second });
  expect((await defaultBranch(open))?.name).toBe("refs/heads/main");
  expect(await revParse(open, "main~1")).toBe(first);
  expect(await revParse(open, missing)).toBe(null);
  expect(await revParse(open, "main@{upstream}")).toBe(null);
  expect((await readConfig(open)).size).toBeGreaterThan(0);
  expect((await remotes(open)).map(({ name }) => name)).toEqual(["origin"]);
  expect(repositoryGone(open)).toBe(false);
  expect(await writeCommitGraph(open)).toBe("written");
  await open.close();
  expect(await isFired()).toBe(false);
});

test("a folder of thousands of files and a branch with an odd name, which need more git commands, run none of its programs", async () => {
  await rm(marker, { force: true });
  const blob = await repo.git("rev-parse", `${second}:a.txt`);
  const input = Array.from({ length: 2100 }, (_, at) => `100644 blob ${blob}\tfile${at}\n`).join("");
  const wide = (await repo.gitBytes(["mktree"], { input })).toString().trim();
  await writeFile(`${repo.path}/.git/refs/heads/odd@name`, `${second}\n`);
  await writeFile(`${repo.path}/.git/HEAD`, "ref: refs/heads/odd@name\n");
  const open = await openRepository(repo.path);
  expect(await entrySizes(open, wide)).toEqual(Array.from({ length: 2100 }, () => 4));
  expect(await readHead(open)).toEqual({ kind: "branch", ref: "refs/heads/odd@name", oid: second });
  await open.close();
  await writeFile(`${repo.path}/.git/HEAD`, "ref: refs/heads/main\n");
  await rm(`${repo.path}/.git/refs/heads/odd@name`);
  expect(await isFired()).toBe(false);
});

test("a search during which git prints something, which needs another git command, runs none of its programs", async () => {
  await rm(marker, { force: true });
  const index = `${repo.path}/.git/objects/pack/multi-pack-index`;
  await writeFile(index, "damaged");
  const open = await openRepository(repo.path);
  const { files, end } = await grep(open, second, "two");
  const paths: string[] = [];
  for await (const batch of files) paths.push(...batch.map(({ path }) => path));
  expect([paths, end().isIncomplete]).toEqual([["a.txt"], false]);
  await open.close();
  await rm(index);
  expect(await isFired()).toBe(false);
});

test("exporting and importing a review as a file, a bundle and mails runs none of its programs", async () => {
  await rm(marker, { force: true });
  const open = await openRepository(repo.path);
  const patch = await formatPatch(open, second, { tags: "PATCH", headers: [] });
  expect(patch.toString()).toContain("\ndiff --git a/a.txt b/a.txt\n");
  await withMailFolder(open, async (folder) => {
    const mails = await mailSplit(open, folder, patch);
    const infos = (await Promise.all(mails.map((mail) => mailInfo(open, folder, mail)))).filter((one) => one !== null);
    expect(infos).toHaveLength(1);
    const commits = await applySeries(open, folder, first, infos);
    expect(commits).toHaveLength(1);
  });
  const name = "refs/devtools/archives/reviews";
  const { bytes } = await createBundle(open, new Map([[name, second]]), [first]);
  await takeBundle(open, parseBundle(bytes));
  await open.close();
  expect(await isFired()).toBe(false);
});

test("writing a comment, private state and an archive runs none of its programs", async () => {
  const open = await openRepository(repo.path);
  const store = new ReviewStore(open);
  await store.append([{ ref: "discuss", revision: first, lines: ["{}"] }], { key: "of-the-hostile" });
  await store.editPrivate("drafts", () => new Map([["a", "b"]]));
  await store.archive([second]);
  expect((await store.snapshot()).comments).toEqual(new Map([[first, ["{}"]]]));
  await store.close();
  await open.close();
  expect(await isFired()).toBe(false);
  for (const ref of ["notes/devtools/discuss", "galley/drafts", "devtools/archives/reviews"])
    expect(await readFile(`${repo.path}/.git/refs/${ref}`, "latin1")).toMatch(/^[0-9a-f]{40}\n$/u);
});

test("checking whether git refuses the owner runs none of its programs, whether it refuses or not", async () => {
  await rm(marker, { force: true });
  const config = join(await tempFolder(), "config");
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("GIT_CONFIG_GLOBAL", config);
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  const open = await openRepository(repo.path);
  await writeFile(config, "");
  expect(await isRefusedForOwner(open)).toBe(true);
  await writeFile(config, `[safe]\n\tdirectory = ${repo.path}\n`);
  expect(await isRefusedForOwner(open)).toBe(false);
  await open.close();
  expect(await isFired()).toBe(false);
});

test("opening a patch beside it runs none of its programs", async () => {
  const patch = await repo.gitBytes(["diff-tree", "-p", "--binary", "--no-ext-diff", "--no-textconv", first, second]);
  await rm(marker, { force: true }); // Plain git created it.
  const made = await createPatchRepository(patch, repo.path);
  await made.remove();
  expect(await isFired()).toBe(false);
});

test("comparing its work tree with another folder runs none of its programs", async () => {
  await rm(marker, { force: true });
  const made = await createFolderRepository([await tempFolder(), "."], repo.path);
  await made.remove();
  expect(await isFired()).toBe(false);
});

test("taking a snapshot runs none of its programs or those of a submodule, and stores no file that has a filter", async () => {
  await rm(marker, { force: true });
  await repo.write({ "a.txt": "three\n", "new.txt": "new\n", "sub/x.txt": "changed\n" });
  await repo.write({ "plain/.gitattributes": "* !filter\n", "plain/b.txt": "plain\n" });
  await repo.write({ [ODD]: "odd\n" });
  const open = await openRepository(repo.path);
  const snapshot = await takeSnapshot(open);
  expect(await takeSnapshot(open, { isLive: true })).toEqual(snapshot);
  expect((await listFolders(open)).tracked[0]).toBe("");
  expect(await readConflicts(open)).toEqual([]);
  expect(await readOperation(open)).toBeNull();
  expect(await workTreeStamp(open)).toBe(await workTreeStamp(open));
  expect(await ignoredPaths(open, ["not-there"])).toEqual(new Set());
  expect((await listSnapshots(open)).map(({ commit }) => commit)).toEqual([snapshot.commit]);
  expect(await listStashes(open)).toEqual([]);
  await open.close();
  expect(await isFired()).toBe(false);
  expect(snapshot.unread).toEqual([
    { path: "a.txt", bytes: 6, reason: "FILTERED" },
    { path: "new.txt", bytes: 4, reason: "FILTERED" },
    { path: "sub/x.txt", bytes: 8, reason: "FILTERED" },
  ]);
  const shown = ["a.txt", "plain/b.txt"].map((path) =>
    repo.gitBytes(["cat-file", "blob", `${snapshot.commit}:${path}`]),
  );
  expect((await Promise.all(shown)).map(String)).toEqual(["two\n", "plain\n"]);
  await expect(repo.gitBytes(["cat-file", "blob", `${snapshot.commit}:new.txt`])).rejects.toThrow();
});

test.each([
  [["status"]],
  [["diff", "old", "main"]],
  [["log", "-1", "--format=%G?", "main"]],
  [["cat-file", "blob", "MISSING"]],
  [["update-ref", "refs/heads/new", "main"]],
])("plain git with %j does run one: the test above can fail", async (args) => {
  await rm(marker, { force: true });
  const named = args.map((arg) => (arg === "MISSING" ? missing : arg));
  await repo.gitBytes(named).catch(() => undefined); // success depends on the programs
  expect(await isFired()).toBe(true);
});
