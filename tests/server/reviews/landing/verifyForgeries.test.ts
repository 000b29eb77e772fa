import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type VerifiedRange, verifyRange, type VerifyRangeInput } from "#server/reviews/landing/verifyRange.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { recordChange } from "#server/reviews/verdicts/changeRecord.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { type SshHome, sshHome } from "#tests/helpers/sshHome.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
/** Who reads the change and has no part in it; raw git commits as Carl here. */
let dana: ReviewContext;
let home: SshHome;
let signers: string;
/** The key of Ada, under which another identity may sign too. */
let adaKey: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  dana = { ...fixture.ada, viewer: { ...fixture.ada.viewer, email: "dana@example.org", name: "Dana" } };
  await fixture.repo.git("checkout", "--quiet", "topic");
  home = await sshHome();
  const danaKey = (await home.key("dana")).publicKey;
  adaKey = (await home.key("ada")).publicKey;
  signers = await home.allow(`dana@example.org ${danaKey}`, `ada@example.org,Ada@Example.ORG ${adaKey}`);
});
afterEach(() => void vi.unstubAllEnvs());

/** Approves the current patch set with the key of `name`. */
async function approve(context: ReviewContext, name: "dana" | "ada", review = fixture.first): Promise<void> {
  await home.configure(`[gpg]\n  format = ssh\n[user]\n  signingKey = ~/.ssh/${name}\n`);
  await giveVerdict(context, { key: `by-${name}-${review}`, review, verdict: "approve", body: "", sign: true });
}

async function verify(more: Partial<VerifyRangeInput> = {}): Promise<VerifiedRange> {
  const range = `${fixture.base}..topic`;
  return verifyRange(fixture.ada, { range, allowsUnsigned: false, allowedSigners: signers, ...more });
}

/** Each commit that is not approved, with the obstacles of its verdicts or else the reason. */
function refused({ commits }: VerifiedRange): readonly string[] {
  return commits.flatMap(({ commit, state, changes, reason }) => {
    if (state !== "UNAPPROVED") return [];
    const obstacles = changes.flatMap(({ verdicts }) => verdicts.flatMap(({ obstacle }) => obstacle ?? "none"));
    return [[commit.message.split("\n")[0], ...new Set(obstacles.length === 0 ? [reason] : obstacles)].join(": ")];
  });
}

/** Replaces the note of a review by its lines as `edit` returns them, with raw git, as anybody who can push can. */
async function rewrite(
  ref: "reviews" | "discuss",
  edit: (lines: readonly string[]) => readonly string[],
  object = fixture.first,
): Promise<void> {
  const { repo } = fixture;
  const note = await repo.git("notes", `--ref=devtools/${ref}`, "show", object).catch(() => "");
  const input = edit(note.split("\n").filter((line) => line !== "")).map((line) => `${line}\n`);
  const args = ["notes", `--ref=devtools/${ref}`, "add", "--force", "--file=-", object];
  await repo.gitBytes(args, { input: input.join("") });
}

/** Appends a line to the requests of the review: the last one with some members changed, unsigned as all of them are. */
async function appendRequest(change: Readonly<Record<string, unknown>>, galley: object): Promise<void> {
  await rewrite("reviews", (lines) => {
    const last = JSON.parse(lines.at(-1) ?? "{}");
    const timestamp = String(Number(last.timestamp) + lines.length);
    return [...lines, JSON.stringify({ ...last, timestamp, ...change, galley })];
  });
}

/** Makes a commit beside the history with the files of `base` and evil.sh, so that a comparison from it hides that file. */
async function falseBase(): Promise<string> {
  const { repo, base } = fixture;
  const branch = await repo.git("symbolic-ref", "--short", "HEAD");
  await repo.git("checkout", "--quiet", "--detach", base);
  const oid = await repo.commit({ "evil.sh": "evil\n" }, "False base");
  await repo.git("checkout", "--quiet", branch);
  return oid;
}

const EVIL = { "evil.sh": "evil\n" } as const;
const AFTER = "added after the approval";

it("refuses a commit that a base beside the history hides", async () => {
  await approve(dana, "dana");
  const head = await fixture.repo.commit(EVIL, "Smuggle");
  const base = await falseBase();
  await appendRequest({}, { act: "update", head, base });
  expect(refused(await verify())).toEqual([`Smuggle: ${AFTER}`]);
});

it("refuses a commit that the record of a landing onto such a commit hides", async () => {
  await approve(dana, "dana");
  const landed = await fixture.repo.commit(EVIL, "Smuggle");
  await appendRequest({}, { act: "close", closed: "merge", landedOnto: await falseBase(), landed });
  expect(refused(await verify())).toEqual([expect.stringMatching(/^Smuggle: /u)]);
});

it("refuses a commit below the change that a base in the history leaves out", async () => {
  const { repo, base } = fixture;
  await approve(dana, "dana");
  await repo.git("checkout", "--quiet", "--detach", base);
  const evil = await repo.commit(EVIL, "Smuggle");
  await repo.git("checkout", "--quiet", "topic");
  await repo.git("rebase", "--quiet", "--onto", evil, base);
  const head = await repo.git("rev-parse", "HEAD");
  await appendRequest({}, { act: "update", head, base: evil });
  expect(refused(await verify())).toEqual([expect.stringMatching(/^Smuggle: /u)]);
});

it("refuses a file that one commit adds after the approval and the next one removes, though the sum is the same", async () => {
  const { repo, base } = fixture;
  await approve(dana, "dana");
  await repo.commit(EVIL, "Add evil");
  const head = await repo.commit({ "evil.sh": null }, "Remove evil");
  await appendRequest({}, { act: "update", head, base });
  expect(refused(await verify())).toEqual([`Remove evil: ${AFTER}`, `Add evil: ${AFTER}`]);
});

it("refuses the same between rewritten commits of the change", async () => {
  const { repo, base, first, head: last } = fixture;
  await approve(dana, "dana");
  await repo.git("reset", "--quiet", "--hard", base);
  await repo.commit(EVIL, "Add evil");
  await repo.git("cherry-pick", first);
  await repo.commit({ "evil.sh": null }, "Remove evil");
  await repo.git("cherry-pick", last);
  await repo.commit({ "word.txt": "evil\n" }, "Break word");
  await repo.commit({ "word.txt": "one\ntwo\nTHREE\nfour\nfive\nsix\n" }, "Repair word");
  const head = await repo.git("rev-parse", "HEAD");
  await appendRequest({}, { act: "update", head, base });
  expect(refused(await verify())).toEqual([
    "Break word: has a version of word.txt that the approved change never had",
    "Remove evil: has a version of evil.sh that the approved change never had",
    "Add evil: has a version of evil.sh that the approved change never had",
  ]);
});

it("refuses a side branch that a merge hides by dropping its files", async () => {
  const { repo, base } = fixture;
  await approve(dana, "dana");
  await repo.git("checkout", "--quiet", "-b", "side", base);
  await repo.commit(EVIL, "Smuggle");
  await repo.git("checkout", "--quiet", "topic");
  await repo.git("merge", "--quiet", "--strategy=ours", "--no-edit", "side");
  const head = await repo.git("rev-parse", "HEAD");
  await appendRequest({}, { act: "update", head, base });
  const found = refused(await verify());
  expect(found).toEqual([expect.stringMatching(/^Merge branch 'side'/u), expect.stringMatching(/^Smuggle: /u)]);
});

it.each([
  ["an executable bit", "update-index --chmod=+x word.txt"],
  ["a submodule", "update-index --cacheinfo 160000,2222222222222222222222222222222222222222,sub"],
])("refuses a commit after the approval that changes only %s", async (_, command) => {
  const { repo, base } = fixture;
  await approve(dana, "dana");
  await repo.git(...command.split(" "));
  await repo.git("commit", "--quiet", "-m", "Change no text");
  const head = await repo.git("rev-parse", "HEAD");
  await appendRequest({}, { act: "update", head, base });
  expect(refused(await verify())).toEqual([`Change no text: ${AFTER}`]);
});

const OWN = "by somebody who wrote, requested or signed the change";

it("refuses the author's own approval after a line with another requester", async () => {
  await approve(fixture.ada, "ada");
  await appendRequest({ requester: "mallory@example.org" }, { act: "update" });
  expect(refused(await verify())).toEqual([`Add new: ${OWN}`, `Shout three: ${OWN}`]);
});

it("refuses the author's own approval in other letters", async () => {
  const { ada } = fixture;
  const viewer = { ...ada.viewer, email: "Ada@Example.ORG" };
  await approve({ ...ada, viewer }, "ada");
  expect(refused(await verify())).toEqual([`Add new: ${OWN}`, `Shout three: ${OWN}`]);
});

it.each([
  ["author", { GIT_AUTHOR_NAME: "Dana", GIT_AUTHOR_EMAIL: "DANA@example.org" }, "More"],
  ["committer", { GIT_COMMITTER_NAME: "Dana", GIT_COMMITTER_EMAIL: "dana@example.org" }, "More"],
  ["co-author", {}, "More\n\nCo-authored-by: Dana <Dana@Example.org>"],
])("refuses the approval of the %s of a commit of the change", async (_, env, message) => {
  const { repo } = fixture;
  await repo.gitBytes(["commit", "--quiet", "--allow-empty", "-m", message], { env });
  await approve(dana, "dana");
  expect(new Set(refused(await verify()))).toEqual(new Set([`More: ${OWN}`, `Add new: ${OWN}`, `Shout three: ${OWN}`]));
});

it("refuses the approval of the author under another name of the same key", async () => {
  const viewer = { ...fixture.ada.viewer, email: "ada@elsewhere.example" };
  signers = await home.allow(`ada@example.org ${adaKey}`, `carl@example.org,ada@elsewhere.example ${adaKey}`);
  await approve({ ...fixture.ada, viewer }, "ada");
  expect(refused(await verify())).toEqual([`Add new: ${OWN}`, `Shout three: ${OWN}`]);
});

it("refuses an approval with the key that signed a commit of the change", async () => {
  const { repo } = fixture;
  const sign = ["-c", "gpg.format=ssh", "-c", `user.signingKey=${join(home.path, ".ssh/dana")}`];
  await repo.git(...sign, "commit", "--quiet", "--allow-empty", "--gpg-sign", "-m", "More");
  await approve(dana, "dana");
  expect(refused(await verify())).toEqual([`More: ${OWN}`, `Add new: ${OWN}`, `Shout three: ${OWN}`]);
});

it("lets the rules of the target, and only those, count the approval of an author", async () => {
  const { repo, ada, first } = fixture;
  const rules = JSON.stringify({ version: 1, land: { authorsMayApprove: true } });
  await repo.commit({ ".galley/review.json": rules }, "Loosen the rules");
  await approve(ada, "ada");
  expect(refused(await verify())).toHaveLength(3);
  expect(refused(await verify({ range: "topic~1..topic" }))).toEqual([`Loosen the rules: ${OWN}`]);
  await repo.commit({ "later.txt": "later\n" }, "Later");
  await giveVerdict(ada, { key: "approve-2", review: first, verdict: "approve", body: "", sign: true });
  expect(refused(await verify({ range: "topic~1..topic" }))).toEqual([]);
});

it("lets the rules of the target, and only those, count commits that were added and change nothing as a whole", async () => {
  const { repo, base } = fixture;
  const rules = JSON.stringify({ version: 1, land: { carryOverAddedCommits: true } });
  await approve(dana, "dana");
  await repo.git("checkout", "--quiet", "--detach", base);
  const target = await repo.commit({ ".galley/review.json": rules }, "Loosen the rules");
  await repo.git("checkout", "--quiet", "topic");
  await repo.git("rebase", "--quiet", "--onto", target, base);
  await repo.commit(EVIL, "Add evil");
  const head = await repo.commit({ "evil.sh": null }, "Remove evil");
  await appendRequest({}, { act: "update", head, base: target });
  expect(refused(await verify({ range: `${target}..topic` }))).toEqual([]);
  expect(refused(await verify())).toHaveLength(3);
});

it("refuses an approval that was written by hand, altered, edited, or copied from another review", async () => {
  const { repo, ada, base } = fixture;
  const at = String(NOON + 10);
  const forged = {
    timestamp: at,
    author: "dana@example.org",
    location: { commit: fixture.head },
    resolved: true,
    v: 0,
  };
  await rewrite("discuss", (lines) => [...lines, JSON.stringify({ ...forged, galley: { verdict: "approve" } })]);
  expect(refused(await verify())).toEqual(["Add new: not signed", "Shout three: not signed"]);
  await rewrite("discuss", () => []);
  await approve(dana, "dana");
  expect(refused(await verify())).toEqual([]);
  const [line = ""] = (await repo.git("notes", "--ref=devtools/discuss", "show", fixture.first)).split("\n");
  const INVALID = "its signature is not valid";
  await rewrite("discuss", () => [line.replace(base, fixture.first)]);
  expect(refused(await verify())).toContain(`Add new: ${INVALID}`);
  const { commentId = "" } = (await fixture.review()).verdicts[0] ?? {};
  const edit = { ...forged, original: commentId, description: "edited" };
  await rewrite("discuss", () => [line, JSON.stringify(edit)]);
  expect(refused(await verify())).toEqual([`Add new: ${INVALID}`, `Shout three: ${INVALID}`]);
  await rewrite("discuss", () => []);
  await repo.git("checkout", "--quiet", "-b", "other", base);
  const other = await repo.commit({ "other.txt": "other\n" }, "Other");
  await requestReview(ada, { key: "request-3", head: "other", base: "main", title: "O", body: "", reviewers: [] });
  await rewrite("discuss", () => [line.replaceAll(fixture.head, other)], other);
  expect(refused(await verify({ range: `${base}..other` }))).toEqual([`Other: ${INVALID}`]);
});

it("counts no approval whose author requested changes later, though an unsigned line deletes that request", async () => {
  const { first } = fixture;
  await approve(dana, "dana");
  fixture.tick(60);
  const reject = { key: "reject-1", review: first, verdict: "reject", body: "No." } as const;
  const { comment } = await giveVerdict(dana, { ...reject, sign: false });
  const forged = { timestamp: String(NOON + 120), author: "dana@example.org", original: comment, v: 0 };
  await rewrite("discuss", (lines) => [...lines, JSON.stringify({ ...forged, galley: { withdrawn: true } })]);
  const [verdict] = (await fixture.review()).verdicts;
  expect(verdict).toMatchObject({ verdict: "approve", isActive: true });
  const withdrawn = "given before the same person requested changes";
  expect(refused(await verify())).toEqual([`Add new: ${withdrawn}`, `Shout three: ${withdrawn}`]);
});

it("refuses the approval by a key that was revoked, and by one that the person does not have", async () => {
  await approve(dana, "dana");
  await home.allow(`dana@example.org ${adaKey}`);
  const unknown = "its signature could not be verified";
  expect(refused(await verify())).toEqual([`Add new: ${unknown}`, `Shout three: ${unknown}`]);
});

it("shows and signs a change from its own history, not from the base that a note names", async () => {
  const { repo, base, first } = fixture;
  const head = await repo.commit(EVIL, "Smuggle");
  await appendRequest({}, { act: "update", head, base: await falseBase() });
  const review = await fixture.review();
  expect(review.patchSets.at(-1)).toMatchObject({ head, base });
  await approve(dana, "dana");
  const [line] = await fixture.lines("discuss", first);
  expect(line?.galley?.["change"]).toMatchObject({ base, count: 3 });
});

it("counts an approval of a layer for its commit, and for no other", async () => {
  const { first } = fixture;
  await home.configure("[gpg]\n  format = ssh\n[user]\n  signingKey = ~/.ssh/dana\n");
  const approval = { key: "by-dana-layer", review: first, verdict: "approve", body: "", sign: true } as const;
  await giveVerdict(dana, { ...approval, layer: first });
  expect(refused(await verify())).toEqual([`Add new: ${AFTER}`]);
  await rewrite("discuss", (lines) => lines.map((line) => line.replace(`"layer":"${first}",`, "")));
  expect(refused(await verify())).toHaveLength(2);
  await rewrite("discuss", (lines) => lines.map((line) => line.replaceAll(first, fixture.head)));
  expect(refused(await verify())).toHaveLength(2);
});

const IN_PART = "for a change of which only a part is in the range";

it("refuses a part of an approved change, of which the rest takes something back", async () => {
  const { repo, base } = fixture;
  const evil = await repo.commit(EVIL, "Add evil");
  await repo.commit({ "evil.sh": null }, "Remove evil");
  await approve(dana, "dana");
  expect(refused(await verify())).toEqual([]);
  expect(refused(await verify({ range: `${base}..${evil}` }))).toEqual([`Add evil: ${IN_PART}`]);
});

it("refuses a part of an approved commit, though a note names a change that has the rest", async () => {
  const { repo, base, head: approved } = fixture;
  await approve(dana, "dana");
  await repo.git("reset", "--quiet", "--hard", base);
  await repo.git("checkout", "--quiet", approved, "new.txt");
  await repo.git("commit", "--quiet", "-m", "A part");
  const part = await repo.git("rev-parse", "HEAD");
  await repo.git("checkout", "--quiet", approved, ".");
  await repo.git("commit", "--quiet", "-m", "The rest");
  const head = await repo.git("rev-parse", "HEAD");
  await appendRequest({}, { act: "update", head, base });
  expect(refused(await verify())).toEqual([]);
  expect(refused(await verify({ range: `${base}..${part}` }))).toEqual([`A part: ${IN_PART}`]);
});

it("refuses an approval that its author signed with a record of other contents than the approved commits have", async () => {
  const { repo, base, first } = fixture;
  await repo.git("checkout", "--quiet", "--detach", base);
  const env = { GIT_AUTHOR_EMAIL: "dana@example.org", GIT_COMMITTER_EMAIL: "dana@example.org" };
  await writeFile(join(repo.path, "evil.sh"), "evil\n");
  await repo.git("add", "evil.sh");
  await repo.gitBytes(["commit", "--quiet", "-m", "Smuggle"], { env });
  const evil = await repo.git("rev-parse", "HEAD");
  const record = await recordChange(fixture.ada.git, { base, head: evil, kind: "commits" });
  await approve(dana, "dana");
  const [line = ""] = (await repo.git("notes", "--ref=devtools/discuss", "show", first)).split("\n");
  const { galley, ...rest } = JSON.parse(line);
  const unsigned = JSON.stringify({ ...rest, galley: { ...galley, signature: undefined, change: record } });
  const signed = join(home.path, "signed");
  await writeFile(signed, `${first}\n${unsigned}\n`);
  await home.run("ssh-keygen", ["-Y", "sign", "-n", "git-galley-verdict", "-f", join(home.path, ".ssh/dana"), signed]);
  const signature = JSON.stringify(await readFile(`${signed}.sig`, "utf8"));
  await rewrite("discuss", () => [unsigned.replace(/\}\}$/u, `,"signature":${signature}}}`)]);
  const range = `${base}..${evil}`;
  const found = await verify({ range });
  expect(found.commits[0]?.changes[0]?.verdicts[0]?.signature).toMatchObject({ state: "VALID" });
  expect(refused(found)).toEqual(["Smuggle: for another change"]);
});

it("refuses a name that a tag took from the target", async () => {
  const { repo, base, head } = fixture;
  await approve(dana, "dana");
  const evil = await repo.commit(EVIL, "Smuggle");
  await repo.git("tag", "main", evil);
  const ambiguous = { code: "BAD_INPUT", message: expect.stringMatching(/such as refs\/heads\/main\.$/u) };
  await expect(verify({ range: "main..topic" })).rejects.toMatchObject(ambiguous);
  await expect(verify({ range: "main~0..topic" })).rejects.toMatchObject(ambiguous);
  const full = await verify({ range: "refs/heads/main..topic" });
  expect([full.range, refused(full)]).toEqual(["main..topic", [expect.stringMatching(/^Smuggle: /u)]]);
  expect(refused(await verify({ range: null }))).toEqual(refused(full));
  await repo.git("tag", "--force", "main", base);
  expect(refused(await verify({ range: `main..${head}` }))).toEqual([]);
});
