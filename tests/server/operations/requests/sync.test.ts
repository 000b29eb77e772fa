import { readdir, writeFile, chmod } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { abandonReview } from "#server/operations/requests/abandonReview.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { saveDraft } from "#server/operations/comments/saveDraft.ts";
import { sync, type SyncReport } from "#server/exchange/sync/syncReviews.ts";
import { updateReview } from "#server/operations/requests/updateReview.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { cloneOf, notesIn, twoClones, writeHook, type Clone, type TwoClones } from "./twoClones.ts";

let clones: TwoClones;
let review: string;

beforeEach(async () => {
  clones = await twoClones();
  review = clones.first;
  const requested = { head: "topic", base: "main", title: "Shout three", body: "", reviewers: ["carl@example.org"] };
  await requestReview(clones.ada.context, { key: "request-1", ...requested });
});

const NOTHING: SyncReport = {
  fetchedEntries: 0,
  fetchedComments: 0,
  pushedEntries: 0,
  pushedComments: 0,
  refused: [],
  remoteMessage: null,
};

/** The settings that a sync could read and that name a program. */
const PROGRAMS = [
  "core.fsmonitor core.sshCommand core.askPass core.alternateRefsCommand core.gitProxy credential.helper gpg.program",
  "uploadpack.packObjectsHook remote.origin.uploadpack remote.origin.receivepack remote.origin.vcs",
].flatMap((keys) => keys.split(" "));
const HOOKS = [
  "pre-push reference-transaction pre-auto-gc post-merge pre-receive update post-receive post-update",
  "proc-receive push-to-checkout",
].flatMap((names) => names.split(" "));

const exchange = ({ context }: Clone, remote = "origin"): Promise<SyncReport> => sync(context, { remote });

async function comment({ context }: Clone, key: string, body = key): Promise<void> {
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: null, commit: null } as const;
  await addComment(context, { key, review, anchor, body, kind: "blocking" });
}

async function state(clone: Clone): Promise<unknown> {
  const found = await clone.context.index.find(review);
  if (found === null) throw new Error("There is no such review here.");
  const { threads, verdicts, title, head, patchSets, participants, requests } = found;
  return { threads, verdicts, title, head, patchSets, participants, requests, state: found.state, turn: found.turn };
}

test("a review goes to the remote and from there to another clone, and the result lists what was sent and received", async () => {
  const { ada, carl } = clones;
  await comment(ada, "comment-1");
  expect(await exchange(ada)).toEqual({ ...NOTHING, pushedEntries: 1, pushedComments: 1 });
  expect(await exchange(carl)).toEqual({ ...NOTHING, fetchedEntries: 1, fetchedComments: 1 });
  expect(await carl.notes()).toEqual(await ada.notes());
  expect(await state(carl)).toEqual(await state(ada));
  expect([await exchange(ada), await exchange(carl)]).toEqual([NOTHING, NOTHING]);
});

test.each(
  sampleOf([
    ["Ada", "Carl"],
    ["Carl", "Ada"],
  ]),
)("two clones that both wrote are the same after %s and then %s synced", async (...order) => {
  const { ada, carl, remote } = clones;
  await exchange(ada);
  await exchange(carl);
  await comment(ada, "from-ada-1");
  await comment(carl, "from-carl-1");
  clones.tick(60);
  await updateReview(ada.context, { key: "title-by-ada", review, title: "Shout 3" });
  await updateReview(carl.context, { key: "title-by-carl", review, title: "Shout the third" });
  for (const name of [...order, order[0]]) await exchange(name === "Ada" ? ada : carl);
  expect(await ada.notes()).toEqual(await carl.notes());
  expect(await notesIn(remote)).toEqual(await carl.notes());
  expect(await state(ada)).toEqual(await state(carl));
  // Both titles are of one second: which of them counts depends on their lines, not on their order.
  expect(await state(ada)).toMatchObject({ title: "Shout the third" });
  expect((await ada.notes()).join("\n")).toContain('"from-carl-1"');
  expect(await exchange(ada)).toEqual(NOTHING);
});

test(
  "lines that git-appraise and raw git wrote there are imported and kept, checks too",
  { tags: "slow" },
  async () => {
    const { ada, carl, head } = clones;
    await exchange(ada);
    await carl.repo.git("fetch", "-q", "origin", "refs/notes/devtools/*:refs/notes/devtools/*");
    const line = '{"timestamp":"1700000000","author":"eve@example.org","description":"Hm.","resolved":false}';
    await carl.repo.git("notes", "--ref=devtools/discuss", "append", "-m", line, review);
    await carl.repo.git("notes", "--ref=devtools/ci", "append", "-m", '{"timestamp":"1","status":"success"}', head);
    await carl.repo.git("push", "-q", "origin", "refs/notes/devtools/*:refs/notes/devtools/*");
    await comment(ada, "comment-1");
    expect(await exchange(ada)).toEqual({ ...NOTHING, fetchedComments: 1, pushedComments: 1 });
    expect(await ada.repo.git("notes", "--ref=devtools/ci", "show", head)).toContain("success");
    // Git itself can fast-forward from here.
    await carl.repo.git("fetch", "-q", "origin", "refs/notes/devtools/*:refs/notes/devtools/*");
    expect(await carl.notes()).toEqual(await ada.notes());
  },
);

test("a line that the remote lost is restored, though its history only went forward", { tags: "slow" }, async () => {
  const { ada, carl } = clones;
  await comment(ada, "comment-1");
  await exchange(ada);
  const before = await ada.notes();
  await carl.repo.git("fetch", "-q", "origin", "refs/notes/devtools/*:refs/notes/devtools/*");
  await carl.repo.git("notes", "--ref=devtools/discuss", "remove", review);
  await carl.repo.git("push", "-q", "origin", "refs/notes/devtools/*:refs/notes/devtools/*");
  expect(await exchange(ada)).toEqual({ ...NOTHING, pushedComments: 1 });
  expect(await ada.notes()).toEqual(before);
  expect(await notesIn(clones.remote)).toEqual(before);
});

test(
  "ten reviews and more from either side, whose trees have different fan-out, are joined",
  { tags: "slow" },
  async () => {
    const { ada, carl } = clones;
    const commits: string[] = [];
    for (let i = 0; i < 30; i++) {
      const input = `tree ${clones.ada.context.git.emptyTree}\nauthor A <a@e> ${i} +0000\ncommitter A <a@e> ${i} +0000\n\n`;
      const bytes = await ada.repo.gitBytes(["hash-object", "-w", "-t", "commit", "--stdin"], { input });
      commits.push(bytes.toString().trim());
    }
    const lines = (name: string) =>
      commits.map((revision, at) => ({
        ref: "discuss" as const,
        revision,
        lines: [JSON.stringify({ timestamp: String(at).padStart(10, "0"), author: name, description: `${at}` })],
      }));
    await ada.context.store.append(lines("ada"), { key: "many-of-ada" });
    await carl.context.store.append(lines("carl"), { key: "many-of-carl" });
    // Carl's notes are in folders of two digits, as in a repository with many notes.
    const tree = await carl.repo.git("ls-tree", "refs/notes/devtools/discuss");
    const entries = tree.split("\n").map((row) => row.replace(/\t(..)/u, "\t$1/"));
    const index = { GIT_INDEX_FILE: join(await tempFolder(), "index") };
    await carl.repo.gitBytes(["update-index", "--index-info"], { input: `${entries.join("\n")}\n`, env: index });
    const fanned = (await carl.repo.gitBytes(["write-tree"], { env: index })).toString().trim();
    const commit = await carl.repo.git("commit-tree", fanned, "-p", "refs/notes/devtools/discuss", "-m", "Fan out");
    await carl.repo.git("update-ref", "refs/notes/devtools/discuss", commit);

    await exchange(ada);
    expect(await exchange(carl)).toMatchObject({ fetchedComments: 30, pushedComments: 30 });
    expect(await exchange(ada)).toMatchObject({ fetchedComments: 30, pushedComments: 0 });
    expect(await ada.notes()).toEqual(await carl.notes());
    const { comments } = await ada.context.store.snapshot();
    expect(commits.map((oid) => comments.get(oid)?.length)).toEqual(commits.map(() => 2));
  },
);

test(
  "a patch set that its author recorded can be read in another clone after a sync, before its branch is fetched",
  { tags: "slow" },
  async () => {
    const { ada, carl } = clones;
    await exchange(ada);
    await carl.repo.git("fetch", "-q", "origin", "refs/notes/devtools/*:refs/notes/devtools/*");
    expect(await state(carl)).toMatchObject({ patchSets: [{ head: clones.head }] });
    await ada.repo.git("checkout", "-q", "topic");
    await ada.repo.write({ "new.txt": "newer\n" });
    await ada.repo.git("commit", "-q", "--amend", "-a", "-m", "Add new, better");
    const amended = await ada.repo.git("rev-parse", "HEAD");
    clones.tick(60);
    await recordPatchSet(ada.context, { review });
    await comment(ada, "comment-1");
    await exchange(ada);
    await exchange(carl);
    expect(await state(carl)).toMatchObject({ patchSets: [{ head: clones.head }, { head: amended }] });
    expect(await carl.repo.git("show", `${amended}:new.txt`)).toBe("newer");
    // Once Carl has fetched the branch, the branch is there.
    await ada.repo.git("push", "-q", "--force", "origin", "topic");
    await carl.repo.git("fetch", "-q", "origin");
    expect(await state(carl)).toMatchObject({ head: amended });
  },
);

test("private refs, branches and everything else are not sent", async () => {
  const { ada, remote } = clones;
  const anchor = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;
  await saveDraft(ada.context, { key: "draft-001", review, anchor, body: "Not yet.", kind: "note" });
  await ada.repo.git("branch", "own");
  await ada.repo.git("notes", "add", "-m", "mine", "HEAD");
  await exchange(ada);
  expect((await ada.repo.git("for-each-ref", "--format=%(refname)", "refs/galley/")).split("\n")).toContain(
    "refs/galley/drafts",
  );
  expect((await remote.git("for-each-ref", "--format=%(refname)")).split("\n")).toEqual([
    "refs/devtools/archives/reviews",
    "refs/heads/main",
    "refs/heads/topic",
    "refs/notes/devtools/reviews",
  ]);
});

test("many simultaneous syncs all succeed, and nobody loses anything", { tags: "slow" }, async () => {
  const { ada, carl, remote } = clones;
  await exchange(ada);
  await exchange(carl);
  for (let i = 0; i < 4; i++) {
    await Promise.all([comment(ada, `from-ada-${i}`), comment(carl, `from-carl-${i}`)]);
    await Promise.all([exchange(ada), exchange(carl)]);
  }
  await exchange(ada);
  await exchange(carl);
  expect(await ada.notes()).toEqual(await carl.notes());
  expect(await notesIn(remote)).toEqual(await ada.notes());
  const { comments } = await ada.context.store.snapshot();
  expect(comments.get(review)).toHaveLength(8);
  await remote.git("fsck", "--strict");
});

test("an empty remote receives everything, and a remote without notes sends nothing", { tags: "slow" }, async () => {
  const { ada, carl } = clones;
  const empty = await tempRepo({ bare: true });
  await ada.repo.git("remote", "add", "empty", empty.path);
  expect(await exchange(carl)).toEqual(NOTHING);
  expect(await exchange(ada, "empty")).toEqual({ ...NOTHING, pushedEntries: 1 });
  expect(await notesIn(empty)).toEqual(await ada.notes());
  expect(await empty.git("cat-file", "-t", clones.head)).toBe("commit"); // The archived commits were received too.
});

test(
  "from a remote that accepts no archives the notes are fetched all the same, and the refused refs are reported",
  { tags: "slow" },
  async () => {
    const { ada, remote } = clones;
    await remote.git("config", "receive.hideRefs", "refs/devtools");
    expect(await exchange(ada)).toEqual({
      ...NOTHING,
      pushedEntries: 1,
      refused: ["refs/devtools/archives/reviews"],
      remoteMessage: "[remote rejected] (deny updating a hidden ref)",
    });
    expect(await notesIn(remote)).toEqual(await ada.notes());
  },
);

test("from a remote that accepts nothing, everything is fetched", { tags: "slow" }, async () => {
  const { ada, carl, remote } = clones;
  await exchange(ada);
  await remote.git("config", "receive.hideRefs", "refs/notes");
  await exchange(carl);
  await comment(carl, "comment-1");
  expect(await exchange(carl)).toEqual({
    ...NOTHING,
    refused: ["refs/notes/devtools/discuss"],
    remoteMessage: "[remote rejected] (deny updating a hidden ref)",
  });
  await abandonReview(ada.context, { key: "abandon-1", review });
  const refused = ["refs/notes/devtools/discuss", "refs/notes/devtools/reviews"];
  expect(await exchange(ada)).toMatchObject({ pushedEntries: 0, refused });
});

test.each(
  sampleOf([
    ["nowhere", null, "BAD_INPUT"],
    ["a helper's", "ext::sh -c 'touch fired' %S", "BAD_INPUT"],
    ["an option's", "--upload-pack=touch fired", "BAD_INPUT"],
    ["unknown", "rsync://example.org/x", "BAD_INPUT"],
    ["where nothing is", "/nonexistent/repository.git", "UNREACHABLE"],
    ["where nobody listens", "git://127.0.0.1:1/x.git", "UNREACHABLE"],
  ]),
)("a remote whose address is %s fails, and nothing is written", async (_, url, code) => {
  const { ada } = clones;
  if (url !== null) await ada.repo.git("config", "remote.odd.url", url);
  const before = await ada.repo.git("for-each-ref");
  await expect(exchange(ada, "odd")).rejects.toMatchObject({ code });
  expect(await ada.repo.git("for-each-ref")).toBe(before);
  expect((await readdir(ada.context.git.mirror)).filter((name) => name.startsWith("galley-exchange"))).toEqual([]);
});

test("neither the configuration of the repository runs anything, nor its hooks, nor a fetch that of a remote on this machine", async () => {
  const { ada, carl, remote } = clones;
  const folder = await tempFolder();
  const marker = join(folder, "fired");
  const program = join(folder, "evil");
  await writeFile(program, `#!/bin/sh\necho "$0 $*" >> ${marker}\nexit 1\n`);
  await chmod(program, 0o755);
  for (const [repo, gitDir] of [
    [ada.repo, join(ada.repo.path, ".git")],
    [remote, remote.path],
  ] as const) {
    const file = join(gitDir, "config");
    const set = (key: string, value: string): Promise<unknown> =>
      repo.gitBytes(["config", "--file", file, key, value], { cwd: "/" });
    // A push is received by the remote's own git, which runs this one as after `git push`.
    const keys = repo === remote ? PROGRAMS.filter((key) => key !== "core.alternateRefsCommand") : PROGRAMS;
    for (const key of keys) await set(key, program);
    await set("protocol.ext.allow", "always");
    await set("remote.far.promisor", "true");
    await set("remote.far.url", `ext::${program}`);
    await set("extensions.partialClone", "far");
    await set("core.repositoryformatversion", "1");
    await set(`url.ext::${program} .insteadOf`, remote.path);
    await set("push.gpgSign", "true");
  }
  for (const hook of HOOKS) await writeHook(ada.repo, hook, `echo ${hook} >> ${marker}\nexit 1`);
  expect(await exchange(ada)).toEqual({ ...NOTHING, pushedEntries: 1 });
  expect(await exchange(carl)).toMatchObject({ fetchedEntries: 1 });
  await comment(carl, "comment-2");
  await exchange(carl);
  expect(await exchange(ada)).toMatchObject({ fetchedComments: 1 });
  expect(await readdir(folder)).toEqual(["evil"]);
  // Plain git does run one of them: this test can fail.
  await ada.repo.git("fetch", "origin").catch(() => undefined);
  expect(await readdir(folder)).toEqual(["evil", "fired"]);
});

test.each([
  ["whose ids are SHA-256", [], "sha256"],
  ["that is a shallow clone", ["--depth", "1", "--no-single-branch"], "sha1"],
  ["that fetched no contents beforehand", ["--filter=blob:none"], "sha1"],
] as const)("a repository %s syncs like any other", { tags: "slow" }, async (_, args, objectFormat) => {
  const { ada, carl } = objectFormat === "sha1" ? clones : await twoClones({ objectFormat });
  const folder = await tempFolder();
  let other = carl;
  if (objectFormat === "sha1") {
    await clones.remote.git("config", "uploadpack.allowFilter", "true");
    await carl.repo.gitBytes(["clone", "-q", ...args, `file://${clones.remote.path}`, "odd"], { cwd: folder });
    other = await cloneOf(await tempRepo({ at: `${folder}/odd`, existing: true }), "Carl", () => 1_700_100_000);
  } else {
    const requested = { head: "topic", base: "main", title: "Shout three", body: "", reviewers: [] };
    await requestReview(ada.context, { key: "request-1", ...requested });
  }
  await exchange(ada);
  expect(await exchange(other)).toMatchObject({ fetchedEntries: 1 });
  const [revision = ""] = (await other.context.store.snapshot()).requests.keys();
  await addComment(other.context, {
    key: "comment-1",
    review: revision,
    anchor: { path: null, side: "new", startLine: null, endLine: null, commit: null },
    body: "Here.",
    kind: "note",
  });
  expect(await exchange(other)).toMatchObject({ pushedComments: 1 });
  expect(await exchange(ada)).toMatchObject({ fetchedComments: 1 });
});

test("two simultaneous syncs with one remote connect to it once", { tags: "slow" }, async () => {
  const { ada } = clones;
  const [one, other] = await Promise.all([exchange(ada), exchange(ada)]);
  expect(one).toBe(other);
});
