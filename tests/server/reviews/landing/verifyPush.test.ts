import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importReport } from "#server/exchange/reports/importReport.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { sync } from "#server/exchange/sync/syncReviews.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { type PushInput, type VerifiedMove, verifyPush } from "#server/reviews/landing/verifyPush.ts";
import { type SshHome, sshHome } from "#tests/helpers/sshHome.ts";
import { type Files, tempRepo } from "#tests/helpers/tempRepo.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
let home: SshHome;
/** The public keys by name. Ada and Carl made the change; the others have no part in it. */
const keys = new Map<string, string>();

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  home = await sshHome();
  for (const name of ["dana", "grace"]) keys.set(name, (await home.key(name)).publicKey);
});
afterEach(() => void vi.unstubAllEnvs());

const SIGNERS = ".galley/allowed_signers";
const DAY = 86_400;

const signersOf = (...names: readonly string[]): string =>
  names.map((name) => `${name}@example.org ${keys.get(name)}\n`).join("");

const rules = (land: object): string => JSON.stringify({ version: 1, land });

/** Commits the rules of main and the allowed signers, and the change on top of them. Returns how a push would move main. */
async function protectedMain(
  land: object,
  more: Files = { [SIGNERS]: signersOf("dana", "grace") },
): Promise<PushInput> {
  const { repo, ada, first } = fixture;
  await repo.git("switch", "--quiet", "main");
  const from = await repo.commit({ ".galley/review.json": rules(land), ...more });
  await repo.git("switch", "--quiet", "topic");
  await repo.git("rebase", "--quiet", "main");
  await recordPatchSet(ada, { review: first });
  const to = await repo.git("rev-parse", "topic");
  return push({ ref: "refs/heads/main", from, to });
}

function push(...moves: PushInput["moves"]): PushInput {
  return { moves, branches: ["main"], remote: "origin", allowsUnsigned: false };
}

const person = (name: string): ReviewContext => ({
  ...fixture.ada,
  viewer: { ...fixture.ada.viewer, email: `${name}@example.org`, name },
});

async function give(
  name: string,
  verdict: "approve" | "reject" = "approve",
  review: string = fixture.first,
): Promise<void> {
  await home.configure(`[gpg]\n  format = ssh\n[user]\n  signingKey = ~/.ssh/${name}\n`);
  const input = { key: `${verdict}-${name}`, review, verdict, body: "", sign: true };
  await giveVerdict(person(name), input);
  await home.configure("");
}

const verified = (input: PushInput): Promise<readonly VerifiedMove[]> => verifyPush(fixture.ada, input);

const NOBODY = (): string => `Nobody approved review ${fixture.first.slice(0, 12)}.`;

/** Why a push is refused, without what to do: each sentence once. */
async function refused(input: PushInput): Promise<readonly string[]> {
  const sentences = (await verified(input)).flatMap(({ problem, verified: range }) => [
    problem?.reason ?? range?.problem?.reason ?? [],
    (range?.commits ?? []).flatMap(({ reason }) => reason ?? []),
  ]);
  return [...new Set(sentences.flat())];
}

describe("the commits that a protected branch gets", () => {
  it("need an approval by a key of the branch, whatever the user's own configuration trusts", async () => {
    const input = await protectedMain({});
    expect(await refused(input)).toEqual([NOBODY()]);
    await give("dana");
    expect(await refused(input)).toEqual([]);
    expect((await verified(input)).map(({ ref, verified: range }) => [ref, range?.commits.length])).toEqual([
      ["refs/heads/main", 2],
    ]);
  });

  it("are judged by the keys and the rules from before them", async () => {
    const { repo, ada, first } = fixture;
    const { moves } = await protectedMain({ approvals: 2 }, { [SIGNERS]: signersOf("dana") });
    await repo.commit({ ".galley/review.json": rules({}), [SIGNERS]: signersOf("dana", "grace") }, "Change the rules");
    await recordPatchSet(ada, { review: first });
    await give("dana");
    await give("grace");
    const to = await repo.git("rev-parse", "topic");
    const changed = push({ ref: "refs/heads/main", from: moves[0]?.from ?? null, to });
    expect(await refused(changed)).toEqual(["It has 1 of 2 required approvals."]);
    const later = push({ ref: "refs/heads/main", from: await repo.git("rev-parse", "topic~1"), to });
    expect(await refused(later)).toEqual(["It has 1 of 2 required approvals."]);
  });

  it("are refused if the rules or the keys cannot be read", async () => {
    const input = await protectedMain({ approvals: "two" });
    await give("dana");
    expect(await refused(input)).toEqual([
      ".galley/review.json before the range is not valid: approvals must be a whole number from 0 to 100.",
    ]);
  });

  it("need no open thread and no request for changes", async () => {
    const input = await protectedMain({});
    await give("dana");
    await give("grace", "reject");
    const anchor = { path: "new.txt", side: "new", startLine: 1, endLine: 1, commit: null } as const;
    await addComment(person("dana"), {
      key: "why-12345",
      review: fixture.first,
      anchor,
      body: "Why?",
      kind: "blocking",
    });
    expect(await refused(input)).toEqual([
      "grace requested changes. Make them, and ask for another verdict. 1 thread is unresolved. Resolve it.",
    ]);
  });

  it("need a signed approval after each thread where approvals are signed, even if it is resolved", async () => {
    const { first, tick } = fixture;
    const input = await protectedMain({ approvals: 1, signed: true });
    const anchor = { path: "new.txt", side: "new", startLine: 1, endLine: 1, commit: null } as const;
    const comment = (key: string) =>
      addComment(person("grace"), { key, review: first, anchor, body: "Why?", kind: "blocking" });
    const resolve = (key: string, thread: string) => resolveThread(person("mallory"), { key, review: first, thread });
    await resolve("resolve-1", (await comment("thread-1")).comment);
    tick(60);
    await give("dana");
    expect(await refused(input)).toEqual([]);
    tick(60);
    const { comment: late } = await comment("thread-2");
    expect(await refused(input)).toEqual(["1 thread is unresolved. Resolve it."]);
    await resolve("resolve-2", late);
    const LATE =
      "1 thread is from after the signed approvals and resolved without a signature. Ask for another signed approval.";
    expect(await refused(input)).toEqual([LATE]);
    const { unmet } = await previewLanding(fixture.ada, { review: first, method: "merge" });
    expect(unmet).toEqual([LATE]);
    tick(60);
    await give("grace");
    expect(await refused(input)).toEqual([]);
  });

  it("need that no review whose approval counts for them has open threads", async () => {
    const { repo, ada } = fixture;
    const input = await protectedMain({ approvals: 2 });
    await give("dana");
    const from = input.moves[0]?.from ?? "";
    await repo.git("switch", "--quiet", "--create", "squashed", from);
    await repo.git("merge", "--quiet", "--squash", "topic");
    await repo.git("commit", "--quiet", "-m", "Squashed");
    const to = await repo.git("rev-parse", "HEAD");
    const squashed = push({ ref: "refs/heads/main", from, to });
    const { review: second } = await requestReview(ada, {
      key: "request-2",
      head: "squashed",
      base: "main",
      title: "B",
      body: "",
    });
    expect(await refused(squashed)).toEqual(["It has 1 of 2 required approvals."]);
    await give("grace", "approve", second);
    expect(await refused(squashed)).toEqual([]);
    const anchor = { path: "new.txt", side: "new", startLine: 1, endLine: 1, commit: null } as const;
    await addComment(person("dana"), { key: "why-12345", review: second, anchor, body: "Why?", kind: "blocking" });
    expect(await refused(squashed)).toEqual(["1 thread is unresolved. Resolve it."]);
  });

  it("need that who pushes them viewed them and dismissed what tools found, which the receiver cannot know", async () => {
    const input = await protectedMain({ viewed: true, findings: true });
    await give("dana");
    const revision = input.moves[0]?.to ?? null;
    await importReport(fixture.ada, { text: "new.txt:1:1: warning: New. [new]\n", revision, name: "lint" });
    expect(await refused(input)).toEqual([
      expect.stringMatching(
        /^You have not viewed 2 of 2 hunks\. .* There is 1 new finding of lint that you did not dismiss\./u,
      ),
    ]);
    expect(await refused({ ...input, remote: null })).toEqual([]);
  });

  it("are no merges where the history is linear", async () => {
    const { repo } = fixture;
    const input = await protectedMain({ linearHistory: true });
    await give("dana");
    const from = input.moves[0]?.from ?? "";
    await repo.git("switch", "--quiet", "--detach", from);
    await repo.git("merge", "--quiet", "--no-ff", "--no-edit", "topic");
    const merged = push({ ref: "refs/heads/main", from, to: await repo.git("rev-parse", "HEAD") });
    expect(await refused(merged)).toEqual(["No merge commit may be landed. Squash or rebase the change."]);
  });
});

describe("an approval does not count", () => {
  const OWNERS = { owners: [{ paths: ["new.txt"], by: ["@core"] }], groups: { core: ["Grace@example.org"] } };

  it.each<[name: string, land: object, sentence: string]>([
    ["if more are required", { approvals: 2 }, "It has 1 of 2 required approvals."],
    ["for a file with other owners", OWNERS, "new.txt needs an approval by @core."],
    ["by somebody who is not named", { approvers: ["grace@example.org"] }, "by somebody whose approvals do not count"],
    ["of an agent", { agents: ["DANA@example.org"] }, "by an agent"],
    ["without a touch", { touch: true }, "not signed with a security key that somebody touched"],
    ["that is too old", { maxAgeDays: 1 }, "older than 1 days"],
  ])("%s", async (_, land, sentence) => {
    const input = await protectedMain(land);
    await give("dana");
    fixture.tick(2 * DAY);
    expect((await refused(input)).join(" ")).toContain(sentence);
    await give("grace");
    expect(await refused(input)).toEqual("touch" in land ? [expect.stringContaining(sentence)] : []);
  });

  it("from a time that has not come yet", async () => {
    const input = await protectedMain({ maxAgeDays: 1 });
    fixture.tick(10 * DAY);
    await give("dana");
    fixture.tick(-10 * DAY);
    expect((await refused(input)).join(" ")).toContain("from a time that has not come yet");
  });

  it("twice if its author has two addresses for one key", async () => {
    const both = `dana@example.org,grace@example.org ${keys.get("dana")}\n`;
    const input = await protectedMain({ approvals: 2, signed: true }, { [SIGNERS]: both });
    await give("dana");
    await home.configure("[gpg]\n  format = ssh\n[user]\n  signingKey = ~/.ssh/dana\n");
    const second = { key: "approve-second", review: fixture.first, verdict: "approve", body: "", sign: true } as const;
    await giveVerdict(person("grace"), second);
    expect(await refused(input)).toEqual(["It has 1 of 2 required approvals."]);
    const { unmet } = await previewLanding(fixture.ada, { review: fixture.first, method: "merge" });
    expect(unmet).toEqual([expect.stringContaining("has 1 of 2 required approvals")]);
  });

  it("without a signature if the rules ask for one, even if the caller allows that", async () => {
    const input = await protectedMain({ signed: true });
    const unsigned = { key: "approve-plain", review: fixture.first, verdict: "approve", body: "" } as const;
    await giveVerdict(person("dana"), unsigned);
    expect((await refused({ ...input, allowsUnsigned: true })).join(" ")).toContain("not signed");
  });
});

describe("a protected branch", () => {
  it("is not deleted, and loses no commit", async () => {
    const { base, head } = fixture;
    const ref = "refs/heads/main";
    expect(await refused(push({ ref, from: head, to: null }))).toEqual(["It would delete main."]);
    expect(await refused(push({ ref, from: head, to: base }))).toEqual(["It would remove commits from main."]);
    expect(await refused(push({ ref, from: "1".repeat(40), to: head }))).toEqual([
      "The commit that main is at is not here.",
    ]);
    const tree = await fixture.repo.git("rev-parse", "HEAD^{tree}");
    expect(await refused(push({ ref, from: base, to: tree }))).toEqual([
      "It would put main on an object that is no commit here.",
    ]);
  });

  it("is also one whose name differs in case or fits a pattern; other refs are free", async () => {
    const { base, head } = fixture;
    const moves = ["heads/Main", "heads/release/1", "heads/topic", "tags/main"].map((name) => {
      return { ref: `refs/${name}`, from: base, to: head };
    });
    const found = await verified({ ...push(...moves), branches: ["refs/heads/main", "release/*"] });
    expect(found.map(({ ref }) => ref)).toEqual(["refs/heads/Main", "refs/heads/release/1"]);
  });

  it("is the default branch of the remote, or of the repository that receives the push", async () => {
    const { repo, base, head } = fixture;
    await repo.git("update-ref", "refs/remotes/origin/trunk", base);
    await repo.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk");
    await repo.git("switch", "--quiet", "topic");
    const moves = ["main", "trunk", "topic"].map((name) => ({ ref: `refs/heads/${name}`, from: base, to: head }));
    const named = async (remote: string | null): Promise<readonly string[]> =>
      (await verified({ ...push(...moves), branches: [], remote })).map(({ ref }) => ref);
    expect(await named("origin")).toEqual(["refs/heads/trunk"]);
    expect(await named(null)).toEqual(["refs/heads/topic"]);
  });

  it("that is new is compared with the default branch", async () => {
    const { repo } = fixture;
    const input = await protectedMain({});
    await repo.git("update-ref", "refs/remotes/origin/main", input.moves[0]?.from ?? "");
    const created = { ...push({ ref: "refs/heads/release/1", from: null, to: input.moves[0]?.to ?? null }) };
    const opened = { ...created, branches: ["release/*"] };
    expect(await refused(opened)).toEqual([NOBODY()]);
    await give("dana");
    expect(await refused(opened)).toEqual([]);
  });
});

describe("what a refusal says to do makes the push pass:", () => {
  const nextOf = async (input: PushInput): Promise<string | null | undefined> => {
    const [found] = await verified(input);
    return (found?.problem ?? found?.verified?.problem)?.next ?? found?.verified?.commits[0]?.reason;
  };

  it("Rebase or merge onto it, without --force.", async () => {
    const { repo } = fixture;
    const input = await protectedMain({});
    await give("dana");
    const ref = "refs/heads/main";
    const lost = push({ ref, from: input.moves[0]?.to ?? null, to: input.moves[0]?.from ?? null });
    expect(await nextOf(lost)).toBe("Rebase or merge onto it, without --force.");
    await repo.git("switch", "--quiet", "main");
    await repo.git("merge", "--quiet", "--ff-only", "topic");
    expect(
      await refused(push({ ref, from: input.moves[0]?.to ?? null, to: await repo.git("rev-parse", "main") })),
    ).toEqual([]);
  });

  it("Push commits to it.", async () => {
    const input = await protectedMain({});
    await give("dana");
    const [move] = input.moves;
    expect(await nextOf(push({ ref: "refs/heads/main", from: move?.from ?? null, to: null }))).toBe(
      "Push commits to it.",
    );
    expect(await refused(input)).toEqual([]);
  });

  it("Fetch it first:", async () => {
    const { repo } = fixture;
    const input = await protectedMain({});
    await give("dana");
    const other = await tempRepo();
    await other.git("fetch", "--quiet", repo.path, "main");
    const theirs = await other.git("commit-tree", "-m", "theirs", "-p", "FETCH_HEAD", "FETCH_HEAD^{tree}");
    const late = push({ ref: "refs/heads/main", from: theirs, to: input.moves[0]?.to ?? null });
    expect(await nextOf(late)).toBe("Fetch it first: `git fetch`.");
    await repo.git("fetch", "--quiet", other.path, theirs);
    expect(await nextOf(late)).toBe("Rebase or merge onto it, without --force.");
  });

  it("Merge them first:", async () => {
    const { repo } = fixture;
    const remote = await tempRepo({ bare: true });
    const ref = "refs/notes/devtools/reviews";
    const to = await repo.git("rev-parse", ref);
    const theirs = await repo.git("commit-tree", "-m", "theirs", `${to}^{tree}`);
    await repo.git("remote", "add", "origin", remote.path);
    await repo.git("push", "--quiet", "origin", `${theirs}:${ref}`);
    expect(await nextOf(push({ ref, from: theirs, to }))).toBe("Merge them first: `galley sync`.");
    await sync(fixture.ada, { remote: "origin" });
    expect(await refused(push({ ref, from: theirs, to: await repo.git("rev-parse", ref) }))).toEqual([]);
  });

  it("Correct it on the target branch.", async () => {
    const { repo } = fixture;
    const input = await protectedMain({}, { [SIGNERS]: Buffer.from([0xff, 0x0a]) });
    expect(await refused(input)).toContain(".galley/allowed_signers is not valid: it is not UTF-8.");
    expect(await nextOf(input)).toBe("Correct it on the target branch.");
    await repo.git("switch", "--quiet", "main");
    const from = await repo.commit({ [SIGNERS]: signersOf("dana") });
    await repo.git("switch", "--quiet", "topic");
    await repo.git("rebase", "--quiet", "main");
    await recordPatchSet(fixture.ada, { review: fixture.first });
    await give("dana");
    expect(await refused(push({ ref: "refs/heads/main", from, to: await repo.git("rev-parse", "topic") }))).toEqual([]);
  });

  it("Squash or rebase the change.", async () => {
    const { repo } = fixture;
    const input = await protectedMain({ linearHistory: true });
    await give("dana");
    const from = input.moves[0]?.from ?? "";
    await repo.git("switch", "--quiet", "--detach", from);
    await repo.git("merge", "--quiet", "--no-ff", "--no-edit", "topic");
    const merged = push({ ref: "refs/heads/main", from, to: await repo.git("rev-parse", "HEAD") });
    expect(await nextOf(merged)).toBe("No merge commit may be landed. Squash or rebase the change.");
    await repo.git("reset", "--quiet", "--hard", from);
    await repo.git("merge", "--quiet", "--squash", "topic");
    await repo.git("commit", "--quiet", "-m", "Squashed");
    expect(await refused(push({ ref: "refs/heads/main", from, to: await repo.git("rev-parse", "HEAD") }))).toEqual([]);
  });
});
