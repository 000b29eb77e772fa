import { chmod } from "node:fs/promises";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { inputType } from "#tests/helpers/inputType.ts";

let repo: TempRepo;
let opened: OpenedGraphql;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "staged.txt": "1\n", "both.txt": "1\n2\n3\n", "unstaged.txt": "1\n" }, "Begin");
  opened = await openGraphql(repo.path);
  closing.push(opened.close);
});

afterAll(async () => {
  for (const close of closing) await close();
});

async function repository(fields: string) {
  const document = `query ($slug: String!) { repository(slug: $slug) { ${fields} } }`;
  return (await opened.query(document, { slug: "repo" })).repository;
}

async function worktree(fields: string) {
  return (await repository(`worktree { ${fields} }`)).worktree;
}

async function change(action: string, input: object, fields: string) {
  const document = `mutation ($input: ${inputType(action)}) { done: ${action}(input: $input) { ${fields} problem { code message } } }`;
  return (await opened.query(document, { input })).done;
}

/** Comments on a shown line. */
async function comment(commit: string, side: "OLD" | "NEW", path: string, startLine: number, key: string) {
  const { review } = await worktree("review { id }");
  const anchor = { path, side, startLine, endLine: null, commitOid: commit };
  const input = { review: review.id, key, body: "Why?", kind: "BLOCKING", anchor };
  return change("addComment", input, "thread { path side startLine commitOid }");
}

/** Uncommitted work of each kind except a conflict. */
async function work(): Promise<void> {
  await repo.write({ "staged.txt": "2\n", "both.txt": "1\n2\nstaged\n" });
  await repo.git("add", "staged.txt", "both.txt");
  await repo.write({ "both.txt": "0\n1\n2\nedited\n", "unstaged.txt": "2\n", "fresh.txt": "new\n" });
}

const NO_PARTS = [{ part: "ALL", files: 0 }];

describe("the work tree", () => {
  test("shows each part of the uncommitted work", async () => {
    await work();
    const PATHS = "fileTable { paths statuses }";
    const shown = await worktree(`
      branch headOid isClean parts { part files } skippedFiles { path } leftOutCount readOnlyReason
      all: comparison { oldOid newOid ${PATHS} } staged: comparison(part: STAGED) { ${PATHS} }
      unstaged: comparison(part: UNSTAGED) { ${PATHS} } untracked: comparison(part: UNTRACKED) { ${PATHS} }
      conflicted: comparison(part: CONFLICTED) { ${PATHS} } snapshotOid`);
    const head = await repo.git("rev-parse", "HEAD");
    expect(shown).toMatchObject({
      branch: "main",
      headOid: head,
      isClean: false,
      parts: [
        { part: "ALL", files: 4 },
        { part: "STAGED", files: 2 },
        { part: "UNSTAGED", files: 2 },
        { part: "UNTRACKED", files: 1 },
      ],
      skippedFiles: [],
      leftOutCount: 0,
      readOnlyReason: null,
      all: { oldOid: head, newOid: shown.snapshotOid, fileTable: { statuses: "MAMM" } },
      staged: { fileTable: { paths: ["both.txt", "staged.txt"] } },
      unstaged: { fileTable: { paths: ["both.txt", "unstaged.txt"] } },
      untracked: { fileTable: { paths: ["fresh.txt"], statuses: "A" } },
      conflicted: { fileTable: { paths: [] } },
    });
    expect(await repo.git("status", "--porcelain")).toBe("MM both.txt\nM  staged.txt\n M unstaged.txt\n?? fresh.txt");
  });

  test("shows conflicts as they are in the files", { tags: "slow" }, async () => {
    await repo.git("checkout", "-q", "-b", "theirs");
    await repo.commit({ "both.txt": "1\ntheirs\n3\n" });
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "both.txt": "1\nours\n3\n" });
    await repo.git("merge", "-q", "theirs").catch(() => undefined);
    const { parts, comparison } = await worktree(
      "parts { part files } comparison(part: CONFLICTED) { firstPatches { patches } }",
    );
    expect(parts).toContainEqual({ part: "CONFLICTED", files: 1 });
    expect(comparison.firstPatches.patches.join("")).toContain(
      "+<<<<<<< HEAD\n ours\n+=======\n+theirs\n+>>>>>>> theirs\n",
    );
  });

  test("in a merge lists each path in conflict once with its kind, and none of them as staged or unstaged", async () => {
    const base = { uu: "1\n", ud: "1\n", du: "1\n", moved: "to be renamed by both\n", picture: "\0base" };
    await repo.commit(base);
    await repo.git("checkout", "-q", "-b", "theirs");
    await repo.commit({ uu: "theirs\n", ud: null, du: "theirs\n", aa: "theirs\n", picture: "\0theirs" });
    await repo.git("mv", "moved", "moved-theirs");
    await repo.git("commit", "-q", "-m", "Rename");
    const theirsOid = await repo.git("rev-parse", "HEAD");
    await repo.git("checkout", "-q", "main");
    await repo.commit({ uu: "ours\n", ud: "ours\n", du: null, aa: "ours\n", picture: "\0ours" });
    await repo.git("mv", "moved", "moved-ours");
    await repo.git("commit", "-q", "-m", "Rename");
    await repo.git("merge", "-q", "theirs").catch(() => undefined);
    await repo.write({ "unstaged.txt": "edited\n" });
    const paths = "fileTable { paths }";
    const { conflicts, operation, parts, staged, unstaged } = await worktree(`conflicts { path kind }
      operation { description theirsOid } parts { part files }
      staged: comparison(part: STAGED) { ${paths} } unstaged: comparison(part: UNSTAGED) { ${paths} }`);
    expect(conflicts).toEqual([
      { path: "aa", kind: "BOTH_ADDED" },
      { path: "du", kind: "DELETED_BY_US" },
      { path: "moved", kind: "BOTH_DELETED" },
      { path: "moved-ours", kind: "ADDED_BY_US" },
      { path: "moved-theirs", kind: "ADDED_BY_THEM" },
      { path: "picture", kind: "BOTH_MODIFIED" },
      { path: "ud", kind: "DELETED_BY_THEM" },
      { path: "uu", kind: "BOTH_MODIFIED" },
    ]);
    expect(operation).toEqual({ description: "a merge", theirsOid });
    expect(parts).toContainEqual({ part: "CONFLICTED", files: 8 });
    expect(staged.fileTable.paths).toEqual([]);
    expect(unstaged.fileTable.paths).toEqual(["unstaged.txt"]);
    const { worktreeSummary } = await repository("worktreeSummary { files conflicted operation { description } }");
    expect(worktreeSummary).toEqual({ files: 9, conflicted: 8, operation: { description: "a merge" } });
  });

  test("returns the rebase, cherry-pick or revert that stopped, its branch and step", async () => {
    const operation = async () => (await worktree("operation { description }")).operation;
    expect(await operation()).toBeNull();
    await repo.git("checkout", "-q", "-b", "feat");
    for (const text of ["one", "two", "three"]) await repo.commit({ [text]: text, "both.txt": `${text}\n` });
    await repo.git("checkout", "-q", "main");
    const [first] = (await repo.git("rev-list", "--reverse", "main..feat")).split("\n");
    await repo.commit({ "both.txt": "main\n" });
    await repo.git("cherry-pick", first ?? "").catch(() => undefined);
    expect(await operation()).toEqual({ description: "a cherry-pick" });
    await repo.git("cherry-pick", "--abort");
    await repo.git("rebase", "main", "feat").catch(() => undefined);
    expect(await operation()).toEqual({ description: "a rebase of feat, 1 of 3" });
    await repo.git("rebase", "--abort");
  });

  test("that is clean reports that, and has no review", async () => {
    expect(await worktree("isClean parts { part files } review { id } readOnlyReason stashes { index }")).toEqual({
      isClean: true,
      parts: NO_PARTS,
      review: null,
      readOnlyReason: null,
      stashes: [],
    });
  });

  test("does not exist in a bare repository", async () => {
    const bare = await tempRepo({ bare: true });
    const other = await openGraphql(bare.path);
    closing.push(other.close);
    const found = await other.query(`{ repository(slug: "repo") { worktree { id } worktreeSummary { files } } }`);
    expect(found.repository).toEqual({ worktree: null, worktreeSummary: null });
  });

  test("is found by its id, with its current state", async () => {
    const { id } = await worktree("id");
    await work();
    const { node } = await opened.query("query ($id: ID!) { node(id: $id) { ... on Worktree { isClean } } }", { id });
    expect(node).toEqual({ isClean: false });
  });

  test("shows stashes, each as a commit with its index, work tree and untracked files", async () => {
    await work();
    await repo.git("stash", "push", "-q", "-u", "-m", "Later");
    await repo.write({ "a.txt": "other\n" });
    await repo.git("add", ".");
    await repo.git("stash", "push", "-q");
    const found = await worktree("isClean stashes { index message }");
    expect(found).toMatchObject({ isClean: true, stashes: [{ index: 0 }, { index: 1, message: "On main: Later" }] });
    const parts = ["ALL", "STAGED", "UNSTAGED", "UNTRACKED"].map(
      (part) => `${part}: comparison(part: ${part}) { fileTable { paths } }`,
    );
    const { repository } = await opened.query(
      `{ repository(slug: "repo") { commit(revision: "stash@{1}") { stashParts { part files } ${parts.join(" ")} } } }`,
    );
    expect(repository.commit).toEqual({
      stashParts: [
        { part: "ALL", files: 4 },
        { part: "STAGED", files: 2 },
        { part: "UNSTAGED", files: 2 },
        { part: "UNTRACKED", files: 1 },
      ],
      ALL: { fileTable: { paths: ["both.txt", "fresh.txt", "staged.txt", "unstaged.txt"] } },
      STAGED: { fileTable: { paths: ["both.txt", "staged.txt"] } },
      UNSTAGED: { fileTable: { paths: ["both.txt", "unstaged.txt"] } },
      UNTRACKED: { fileTable: { paths: ["fresh.txt"] } },
    });
    const { repository: plain } = await opened.query(
      `{ repository(slug: "repo") { commit(revision: "HEAD") { stashParts { part } } } }`,
    );
    expect(plain.commit.stashParts).toBeNull();
  });

  test("cannot be commented on if the repository cannot be written, reports why, and is read all the same", async ({
    skip,
  }) => {
    if (process.getuid?.() === 0) skip("root's right to write cannot be taken away");
    await work();
    const folders = [".git", ".git/refs", ".git/refs/heads", ".git/objects"];
    for (const folder of folders) await chmod(`${repo.path}/${folder}`, 0o555);
    try {
      const found = await worktree("review { id } readOnlyReason parts { files }");
      expect(found).toMatchObject({ review: null });
      expect(found.readOnlyReason).toContain("cannot be written");
      expect(found.parts[0].files).toBe(4);
    } finally {
      for (const folder of folders) await chmod(`${repo.path}/${folder}`, 0o755);
    }
  });
});

describe("a file that may hold a secret", () => {
  test("is listed, and among the changes once requested, after the next start too", { tags: "slow" }, async () => {
    await repo.write({ ".env": "TOKEN=1\n", "fresh.txt": "new\n" });
    const FIELDS = "skippedFiles { path bytes reason } comparison { fileTable { paths } }";
    expect(await worktree(FIELDS)).toEqual({
      skippedFiles: [{ path: ".env", bytes: 8, reason: "SECRET" }],
      comparison: { fileTable: { paths: ["fresh.txt"] } },
    });
    const { id: repositoryId } = await repository("id");
    const requested = { repositoryId, path: ".env", key: "read-the-env" };
    const read = { skippedFiles: [], comparison: { fileTable: { paths: [".env", "fresh.txt"] } } };
    expect(await change("includeSkippedFile", requested, "")).toEqual({ problem: null });
    expect(await worktree(FIELDS)).toEqual(read);
    expect(await change("includeSkippedFile", requested, "")).toEqual({ problem: null });
    expect(await worktree(FIELDS)).toEqual(read);
    expect((await repository("worktreeSummary { files skippedFiles }")).worktreeSummary).toEqual({
      files: 2,
      skippedFiles: 0,
    });
    const later = await openGraphql(repo.path);
    closing.push(later.close);
    expect((await later.query(`{ repository(slug: "repo") { worktree { ${FIELDS} } } }`)).repository.worktree).toEqual(
      read,
    );
  });

  test("with a filter of the repository is listed, and read unfiltered on request", { tags: "slow" }, async () => {
    await repo.git("config", "filter.secret.clean", "tr a-z n-za-m");
    await repo.commit({ ".gitattributes": "*.crypt filter=secret\n", "a.crypt": "one\n" });
    await repo.write({ "a.crypt": "clear\n" });
    const { skippedFiles: unread, isClean } = await worktree("skippedFiles { path bytes reason } isClean");
    expect([unread, isClean]).toEqual([[{ path: "a.crypt", bytes: 6, reason: "FILTERED" }], true]);
    const { id: repositoryId } = await repository("id");
    const requested = { repositoryId, path: "a.crypt", key: "read-the-file" };
    expect(await change("includeSkippedFile", requested, "")).toEqual({ problem: null });
    const { snapshotOid } = await worktree("snapshotOid");
    expect(await repo.git("show", `${snapshotOid}:a.crypt`)).toBe("clear");
  });

  test("is not read with an invalid key, and no snapshot is taken either", async () => {
    await repo.write({ ".env": "TOKEN=1\n" });
    const { id: repositoryId } = await repository("id");
    const requested = { repositoryId, path: ".env", key: "short" };
    expect((await change("includeSkippedFile", requested, "")).problem.code).toBe("BAD_INPUT");
    expect((await change("takeSnapshot", { repositoryId, key: "" }, "")).problem.code).toBe("BAD_INPUT");
  });

  test("is not read if the file does not exist", async () => {
    const { id: repositoryId } = await repository("id");
    const requested = { repositoryId, path: "../outside", key: "read-outside" };
    expect((await change("includeSkippedFile", requested, "")).problem.code).toBe("BAD_INPUT");
  });
});

describe("a comment on a part of uncommitted work", () => {
  beforeEach(work);

  test("is on the snapshot if its line is the same there", { tags: "slow" }, async () => {
    const { staged, unstaged, headOid, snapshotOid } = await worktree(
      "headOid snapshotOid staged: comparison(part: STAGED) { newOid } unstaged: comparison(part: UNSTAGED) { oldOid newOid }",
    );
    const { thread } = await comment(staged.newOid, "NEW", "both.txt", 2, "on-staged-2");
    expect(thread).toEqual({ path: "both.txt", side: "NEW", startLine: 3, commitOid: snapshotOid });
    const { thread: edited } = await comment(unstaged.newOid, "NEW", "both.txt", 4, "on-edited-4");
    expect(edited).toEqual({ path: "both.txt", side: "NEW", startLine: 4, commitOid: snapshotOid });
    const { thread: old } = await comment(unstaged.oldOid, "OLD", "unstaged.txt", 1, "on-old-unstaged");
    expect(old).toEqual({ path: "unstaged.txt", side: "OLD", startLine: 1, commitOid: headOid });
  });

  test("is refused on a line that is only in the index", { tags: "slow" }, async () => {
    const { staged, unstaged } = await worktree(
      "staged: comparison(part: STAGED) { newOid } unstaged: comparison(part: UNSTAGED) { oldOid }",
    );
    const { thread, problem } = await comment(staged.newOid, "NEW", "both.txt", 3, "on-staged-3");
    expect(thread).toBe(null);
    expect(problem.message).toBe(
      "This line exists only in this part of the work tree, where comments cannot be saved. Comment on the line that replaced it, under all changes.",
    );
    expect((await comment(unstaged.oldOid, "OLD", "both.txt", 3, "on-index-old")).problem.code).toBe("BAD_INPUT");
  });
});

describe("the review of uncommitted work", () => {
  const LISTED = "reviews { edges { node { title isPrivate isOnWorktree } } } reviewCounts { open }";

  test("is private, and in the lists once it has a comment", async () => {
    await work();
    const { review, snapshotOid } = await worktree(
      "snapshotOid review { isPrivate isOnWorktree headOid reviewRef targetRef patchSets { number kind } }",
    );
    expect(review).toEqual({
      isPrivate: true,
      isOnWorktree: true,
      headOid: snapshotOid,
      reviewRef: "",
      targetRef: "main",
      patchSets: [{ number: 1, kind: "SNAPSHOT" }],
    });
    expect(await repository(LISTED)).toEqual({ reviews: { edges: [] }, reviewCounts: { open: 0 } });
    await comment(snapshotOid, "NEW", "fresh.txt", 1, "on-fresh-file");
    expect(await repository(LISTED)).toEqual({
      reviews: { edges: [{ node: { title: "Uncommitted work on main", isPrivate: true, isOnWorktree: true } }] },
      reviewCounts: { open: 1 },
    });
  });

  test("continues with the commit, and is an earlier one when new work started another", { tags: "slow" }, async () => {
    await work();
    const { review, snapshotOid } = await worktree("snapshotOid review { id }");
    await comment(snapshotOid, "NEW", "fresh.txt", 1, "on-fresh-file");
    await repo.git("add", "-A");
    await repo.git("commit", "-q", "-m", "Do it");
    const head = await repo.git("rev-parse", "HEAD");
    const done = await worktree("isClean review { id state headOid patchSets { kind } }");
    const patchSets = [{ kind: "SNAPSHOT" }, { kind: "COMMITS" }];
    expect(done).toEqual({
      isClean: true,
      review: { id: review.id, state: "OPEN", headOid: head, patchSets },
    });
    await repo.write({ "fresh.txt": "newer\n" });
    const next = await worktree("review { id } earlierReviews(first: 5) { id }");
    expect(next.review.id).not.toBe(review.id);
    expect(next.earlierReviews).toEqual([{ id: review.id }]);
  });

  test("is taken again by the mutation on request, and not twice", { tags: "slow" }, async () => {
    await work();
    const input = { repositoryId: (await repository("id")).id, key: "take-a-snapshot" };
    const taken = async () => {
      expect(await change("takeSnapshot", input, "")).toEqual({ problem: null });
      return (await repository("snapshots { oid }")).snapshots;
    };
    const first = await taken();
    expect(first).toHaveLength(1);
    expect(await taken()).toEqual(first);
    await repo.write({ "fresh.txt": "newer\n" });
    expect(await taken()).toHaveLength(2);
    const { review } = await worktree("review { patchSets { number } }");
    expect(review.patchSets).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test("is public once it is shared, with its snapshots and all comments", { tags: "slow" }, async () => {
    await work();
    const { review, snapshotOid } = await worktree("snapshotOid review { id }");
    await comment(snapshotOid, "NEW", "fresh.txt", 1, "on-fresh-file");
    const shared = { review: review.id, key: "share-this-review" };
    const { review: open } = await change("shareReview", shared, "review { id isPrivate commentCount state }");
    expect(open).toEqual({ id: review.id, isPrivate: false, commentCount: 1, state: "OPEN" });
    const notes = await repo.git("notes", "--ref=devtools/discuss", "show", snapshotOid);
    expect(notes).toContain(`"description":"Why?"`);
    expect(await repo.git("rev-list", "refs/devtools/archives/reviews")).toContain(snapshotOid);
    await repo.write({ "fresh.txt": "a secret by now\n" });
    const next = await worktree("snapshotOid review { id isPrivate }");
    expect(next.review).toMatchObject({ isPrivate: true });
    expect(next.review.id).not.toBe(review.id);
    expect(await repo.git("rev-list", "refs/devtools/archives/reviews")).not.toContain(next.snapshotOid);
  });
});

describe("the summary of a work tree", () => {
  test("has the counts of a snapshot, and records nothing", { tags: "slow" }, async () => {
    await work();
    const refs = await repo.git("for-each-ref");
    const FIELDS = "worktreeSummary { files conflicted skippedFiles unviewedFiles }";
    const counted = { files: 4, conflicted: 0, skippedFiles: 0, unviewedFiles: 4 };
    // Files that are not counted within a second are reported to the next caller.
    await expect.poll(async () => (await repository(FIELDS)).worktreeSummary).toEqual(counted);
    expect(await repo.git("for-each-ref")).toBe(refs);
  });
});
