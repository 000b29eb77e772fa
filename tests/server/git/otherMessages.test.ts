import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { blame } from "#server/git/blame/blame.ts";
import { checkAttr } from "#server/git/contents/checkAttr.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { matchCommits } from "#server/git/history/matchCommits.ts";
import { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { streamBlob } from "#server/git/objects/readBlobs.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { exchangeDir, fetchRefs } from "#server/git/refs/exchangeRefs.ts";
import { pushRefs } from "#server/git/refs/pushRefs.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { unpackObjects, updateRefs } from "#server/git/refs/updateRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { grep } from "#server/git/search/grep.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { gitmodules } from "#server/git/trees/gitmodules.ts";
import { faultyGit } from "#tests/helpers/faultyGit.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

// Each line that git writes on stderr is another text, as of a git of another version.
const OTHER_TEXT = `PATH="$PATH:/usr/bin:/bin"; lines="$(mktemp)"; "$REAL" "$@" 2>"$lines"; code=$?; sed 's/.*/???/' "$lines" >&2; rm -f "$lines"; exit $code`;
const LIMITED = `trap '' XFSZ; (ulimit -f 0; "$REAL" "$@" 2>/dev/null); code=$?; echo '???' >&2; exit $code`;
const REF = "refs/notes/devtools/discuss";
const by = { name: "Ada", email: "ada@example.org", at: 1_700_000_000, offset: 0 } as const;
const faults = faultyGit();

let repo: TempRepo;
let head: string;
let git: Repository;
beforeEach(async () => {
  repo = await tempRepo();
  head = await repo.commit({ a: "1\n", ".gitmodules": "[submodule\n" }, "Begin");
  git = await openRepository(repo.path);
  faults.fail("", OTHER_TEXT);
});
afterEach(async () => {
  faults.restore();
  await git.close();
});
afterAll(async () => {
  await brokerLink.close();
  faults.remove();
});

/** Returns the code of the error with which a call fails, or its result. */
async function outcome<Result>(call: Promise<Result>): Promise<Result | string> {
  return call.catch((error: unknown) => {
    if (error instanceof GalleyError) return error.code;
    throw error;
  });
}

const objectFile = (oid: string) => join(repo.path, ".git/objects", oid.slice(0, 2), oid.slice(2));
const changes = (to: string) => [{ name: REF, from: null, to }];

test("a repository that git cannot read is not opened, and an intact one is", async () => {
  const other = await tempRepo();
  await other.git("config", "extensions.unknownOne", "1");
  await other.git("config", "core.repositoryFormatVersion", "1");
  expect(await outcome(openRepository(other.path))).toBe("NOT_FOUND");
  await writeFile(join(other.path, ".git/config"), "[core\n");
  expect(["NOT_FOUND", "OBJECT_MISSING"]).toContain(await outcome(openRepository(other.path)));
  expect(await outcome(revParse(git, "main"))).toBe(head);
  expect(await outcome(revParse(git, "none"))).toBe(null);
});

test("missing and damaged objects are reported as such", async () => {
  const blob = await repo.git("rev-parse", "HEAD:a");
  const next = await repo.commit({ a: "2\n" }, "Continue");
  const tree = await repo.git("rev-parse", `${head}^{tree}`);
  await rm(objectFile(blob));
  expect(await outcome(streamBlob(git, blob, () => true))).toBe("OBJECT_MISSING");
  await chmod(objectFile(tree), 0o644);
  await writeFile(objectFile(tree), "damaged");
  expect(await outcome(diffTree(git, tree, await repo.git("rev-parse", `${next}^{tree}`)))).toBe("OBJECT_MISSING");
});

test("a .gitmodules file that is no configuration counts as empty", async () => {
  expect(await outcome(gitmodules(git, head))).toEqual(new Map());
});

test("a ref that is locked or has another id does not move", async () => {
  const lock = join(repo.path, ".git", `${REF}.lock`);
  await mkdir(join(lock, ".."), { recursive: true });
  await writeFile(lock, "");
  expect(await outcome(updateRefs(git, changes(head), { by, reason: null }))).toBe("refused");
  await rm(lock);
  expect(await outcome(updateRefs(git, changes(head), { by, reason: null }))).toBe("moved");
  expect(await outcome(updateRefs(git, changes(head), { by, reason: null }))).toBe("refused");
});

test("objects that cannot be written are reported so", async () => {
  faults.fail("unpack-objects", LIMITED);
  const pack = new ObjectPack("sha1");
  const oid = pack.add("blob", Buffer.from("new\n"));
  expect(await outcome(unpackObjects(git, Promise.resolve(pack)))).toBe("READ_ONLY");
  faults.restore();
  await expect(repo.git("cat-file", "-e", oid)).rejects.toThrow();
});

test("uncommitted work with a conflict is a snapshot", async () => {
  await repo.commit({ a: "ours\n" }, "Ours");
  await repo.git("checkout", "-q", "-b", "other", head);
  await repo.commit({ a: "theirs\n" }, "Theirs");
  await expect(repo.git("merge", "-q", "main")).rejects.toThrow();
  expect(await outcome(takeSnapshot(git))).toMatchObject({ conflicts: ["a"] });
});

test("uncommitted work with a file that git cannot store is a snapshot that lists this file", async () => {
  const encoded = "*.u16 working-tree-encoding=UTF-16\n";
  await repo.commit({ ".gitattributes": encoded, "b.u16": null, c: "1\n" }, "Continue");
  const names = ["a.u16", 'odd\n"name".u16', "z.u16"];
  await repo.write({ a: "2\n", c: "2\n", new: "3\n", ...Object.fromEntries(names.map((name) => [name, "plain\n"])) });
  const { unread, commit } = await takeSnapshot(git);
  expect(unread.map(({ path, reason }) => [path, reason]).toSorted()).toEqual(
    names.map((path) => [path, "UNREADABLE"]),
  );
  expect(await repo.git("diff-tree", "-r", "--name-only", "HEAD", commit)).toBe("a\nc\nnew");
});

test("a file is not listed as unreadable if only the repository cannot store it", async () => {
  await repo.write({ new: "other\n" });
  faults.fail("--stdin", LIMITED);
  expect(await outcome(takeSnapshot(git))).toBe("READ_ONLY");
});

test("a ref whose name is the folder of another one is reported by its name", async () => {
  await repo.git("update-ref", "refs/notes/devtools", head);
  const moving = updateRefs(git, changes(head), { by, reason: null });
  await expect(moving).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("The ref refs/notes/devtools conflicts with the refs that store reviews."),
  });
  await repo.git("update-ref", "-d", "refs/notes/devtools");
  await repo.git("update-ref", `${REF}/part`, head);
  await expect(updateRefs(git, changes(head), { by, reason: null })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining(`The ref ${REF}/part conflicts with the refs that store reviews.`),
  });
});

test("a remote that is not there has git's message in its error, and one that refuses a push refuses it", async () => {
  const gone = { url: join(await tempFolder(), "gone"), isLocal: true };
  const UNKNOWN = {
    code: "UNREACHABLE",
    message: expect.stringMatching(
      /^The remote refused or could not be reached: "\?\?\?(?:\\n\?\?\?)*"\. Check its address, the network and your rights/u,
    ),
  };
  const fetching = exchangeDir(git, (exchange) => fetchRefs(exchange, gone, [`${REF}*`], 20_000));
  await expect(fetching).rejects.toMatchObject(UNKNOWN);
  const sending = exchangeDir(git, (exchange) => pushRefs(exchange, gone, [{ name: REF, oid: head }], 20_000));
  await expect(sending).rejects.toMatchObject(UNKNOWN);
  const there = await tempRepo({ bare: true });
  const hook = join(there.path, "hooks/update");
  await mkdir(join(there.path, "hooks"), { recursive: true });
  await writeFile(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const address = { url: there.path, isLocal: true };
  const pushed = [{ name: REF, oid: head }];
  const pushing = exchangeDir(git, (exchange) => pushRefs(exchange, address, pushed, 20_000));
  expect(await outcome(pushing)).toMatchObject({ outcomes: new Map([[REF, "refused"]]) });
  expect(await there.git("for-each-ref")).toBe("");
});

test("a push is reported as moved if another one was first, and as refused if the other side does not want it", async () => {
  const there = await tempRepo({ bare: true });
  const address = { url: there.path, isLocal: true };
  const push = (oid: string) =>
    exchangeDir(git, (exchange) => pushRefs(exchange, address, [{ name: REF, oid }], 20_000));
  const next = await repo.commit({ a: "2\n" }, "Continue");
  expect((await push(next)).outcomes).toEqual(new Map([[REF, "pushed"]]));
  expect((await push(next)).outcomes).toEqual(new Map([[REF, "pushed"]]));
  expect((await push(head)).outcomes).toEqual(new Map([[REF, "moved"]]));
  const last = await repo.commit({ a: "3\n" }, "End");
  await writeFile(join(there.path, `${REF}.lock`), "");
  expect((await push(last)).outcomes).toEqual(new Map([[REF, "refused"]]));
  await rm(join(there.path, `${REF}.lock`));
  await mkdir(join(there.path, "hooks"), { recursive: true });
  await writeFile(join(there.path, "hooks/reference-transaction"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  expect((await push(last)).outcomes).toEqual(new Map([[REF, "refused"]]));
  expect(await there.git("rev-parse", REF)).toBe(next);
});

const LINES = Array.from({ length: 20 }, (_, line) => `line ${line}`).join("\n");
const texts = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `${name.repeat(30).replaceAll(/(.)/gu, "$1\n")}${LINES}\n`]));

test("renames are reported as searched only if all files were compared", async () => {
  const from = await repo.commit(texts("p", "q"), "Add two");
  const to = await repo.commit({ p: null, q: null, x: `${texts("p")["p"]}x\n`, y: `${texts("q")["q"]}y\n` }, "Rename");
  const limits = [1, 2, 1000];
  const renamesLimited = async (renameLimit: number) => (await diffTree(git, from, to, { renameLimit })).renamesLimited;
  expect(await Promise.all(limits.map(renamesLimited))).toEqual([true, false, false]);
});

test("a blame and a search that miss an object are reported as incomplete, and others are not", async () => {
  const next = await repo.commit({ a: "1\n2\n", b: "2\n" }, "Continue");
  const lines = async (path: string) => {
    const found = [];
    for await (const entries of blame(git, next, path)) found.push(...entries);
    return found.length;
  };
  const search = async () => {
    const { files, end } = await grep(git, next, "2");
    const found = [];
    for await (const some of files) found.push(...some.map(({ path }) => path));
    return { found, isIncomplete: end().isIncomplete };
  };
  expect(await lines("b")).toBe(1);
  expect(await search()).toEqual({ found: ["a", "b"], isIncomplete: false });
  await rm(objectFile(await repo.git("rev-parse", "HEAD:b")));
  expect(await search()).toEqual({ found: ["a"], isIncomplete: true });
  await rm(objectFile(head));
  expect(await outcome(lines("a"))).toBe("OBJECT_MISSING");
});

test("a search that needs an object that git cannot read says so", async () => {
  const filter = { author: null, message: null, added: "1\n", until: null };
  const rows = [{ oid: head, path: null, origin: null }];
  expect(await outcome(matchCommits(git, rows, filter))).toMatchObject({ found: new Set([head]) });
  await rm(objectFile(await repo.git("rev-parse", "HEAD:a")));
  expect(await outcome(matchCommits(git, rows, filter))).toBe("OBJECT_MISSING");
});

test("attributes count beside a .gitattributes file that git never checks out", async () => {
  const write = async (content: string) => {
    const args = ["hash-object", "-w", "--stdin"];
    return (await repo.gitBytes(args, { input: content })).toString().trim();
  };
  const treeOf = async (...entries: readonly string[]) =>
    (await repo.gitBytes(["mktree"], { input: `${entries.join("\n")}\n` })).toString().trim();
  const rules = await treeOf(`100644 blob ${await write("a merge=binary\n")}\t.gitattributes`);
  const tree = await treeOf(
    `100644 blob ${await write("a merge=union\n")}\t.gitattributes`,
    ...[".git", "git~1"].map((name) => `040000 tree ${rules}\t${name}`),
  );
  const question = { names: ["merge"], mentions: ["merge"] };
  const found = await checkAttr(git, tree, ["a", ".git/a", "git~1/a"], question);
  expect(found.get("a")).toEqual(new Map([["merge", "union"]]));
  expect(found.get("git~1/a")).toEqual(new Map([["merge", "binary"]]));
});
