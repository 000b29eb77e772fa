/**
 * Random histories, each judged twice by the gate: pushed as honest authors and reviewers left them, of which nothing may be refused, and
 * with one commit smuggled in and notes that name all kinds of bases and landings for it, of which that commit may never be approved.
 */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { verifyPush } from "#server/reviews/landing/verifyPush.ts";
import type { VerifiedRange } from "#server/reviews/landing/verifyRange.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { sshHome } from "#tests/helpers/sshHome.ts";
import type { Files } from "#tests/helpers/tempRepo.ts";
import { reviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
let dana: ReviewContext;

beforeEach(async () => {
  fixture = await reviewFixture();
  dana = { ...fixture.ada, viewer: { ...fixture.ada.viewer, email: "dana@example.org", name: "Dana" } };
  const home = await sshHome();
  const { publicKey } = await home.key("dana");
  await fixture.repo.git("switch", "--quiet", "main");
  await fixture.repo.commit({
    ".galley/review.json": '{"version":1,"land":{"approvals":1,"signed":true}}',
    ".galley/allowed_signers": `dana@example.org ${publicKey}\n`,
  });
  await home.configure("[gpg]\n  format = ssh\n[user]\n  signingKey = ~/.ssh/dana\n");
});
afterEach(() => void vi.unstubAllEnvs());

const HONEST = 200;
const FORGED = 30;

/** Returns random numbers below a limit, the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 12_345;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % below;
  };
}

const git = (...args: readonly string[]): Promise<string> => fixture.repo.git(...args);
const oidOf = (name: string): Promise<string> => git("rev-parse", name);

/** Adds commits of Ada to the current branch, each of which changes one or two of four files. */
async function work(random: (below: number) => number, name: string): Promise<void> {
  const count = 1 + random(4);
  for (let at = 0; at < count; at++) {
    const files: Record<string, string> = {};
    for (let more = 0; more <= random(2); more++) files[`file${random(4)}.txt`] = `${name} ${at} ${random(3)}\n`;
    await fixture.repo.commit({ ...files, [`${name}.txt`]: `${at}\n` }, `${name} ${at}`);
  }
}

async function moveMain(name: string, files: Files = { [`main ${name}.txt`]: "main\n" }): Promise<void> {
  const before = await git("symbolic-ref", "--short", "HEAD");
  await git("checkout", "--quiet", "main");
  await fixture.repo.commit(files, `Main ${name}`);
  await git("checkout", "--quiet", before);
}

/** What an author does to an approved branch without a change of what it does as a whole. */
const REWRITES: Readonly<Record<string, (random: (below: number) => number) => Promise<void>>> = {
  nothing: async () => undefined,
  reword: async () => void (await git("commit", "--quiet", "--amend", "-m", "Other words")),
  rebase: async () => {
    await moveMain("rebased");
    await git("rebase", "--quiet", "main");
  },
  update: async () => {
    await moveMain("merged");
    await git("merge", "--quiet", "--no-edit", "main");
  },
  squash: async () => {
    await git("reset", "--quiet", "--soft", await git("merge-base", "main", "HEAD"));
    await git("commit", "--quiet", "-m", "All of it");
  },
  "squash the last two": async () => {
    const base = await git("merge-base", "main", "HEAD");
    if (Number(await git("rev-list", "--count", `${base}..HEAD`)) < 2) return;
    await git("reset", "--quiet", "--soft", "HEAD~2");
    await git("commit", "--quiet", "-m", "The last two");
  },
};

/** Lands `topic` as Galley does, or by hand. */
const LANDINGS: Readonly<Record<string, (review: string, random: (below: number) => number) => Promise<void>>> = {
  merge: (review) => land(review, "merge"),
  squash: (review) => land(review, "squash"),
  rebase: (review) => land(review, "rebase"),
  "merge by hand": async () => {
    await git("checkout", "--quiet", "main");
    await git("merge", "--quiet", "--no-ff", "--no-edit", "topic");
  },
  "squash by hand": async () => {
    await git("checkout", "--quiet", "main");
    await git("merge", "--quiet", "--squash", "topic");
    await git("commit", "--quiet", "-m", "By hand");
  },
  "split landings": async (review, random) => {
    const commits = (await git("rev-list", "--reverse", "--first-parent", "main..topic")).split("\n");
    const hasMerges = (await git("rev-list", "--merges", "main..topic")) !== "";
    const method = random(2) === 0 ? "merge" : "rebase";
    if (commits.length > 1 && !hasMerges) {
      const part = commits.slice(0, 1 + random(commits.length - 1));
      for (const layer of part)
        await giveVerdict(dana, {
          key: `layer-${layer.slice(0, 12)}`,
          review,
          verdict: "approve",
          body: "",
          sign: true,
          layer,
        });
      const before = await oidOf("main");
      await land(review, method, part.at(-1));
      expect(await refused(before)).toEqual([]);
      await giveVerdict(dana, { key: "approve-rest", review, verdict: "approve", body: "", sign: true });
    }
    await land(review, method);
  },
  "a merge train": async (review, random) => {
    const others: string[] = [];
    for (const name of ["next", "last"]) {
      await git("checkout", "--quiet", "-B", name, "main~1");
      for (let at = 0; at <= random(3); at++)
        await fixture.repo.commit({ [`${name}.txt`]: `${at}\n` }, `${name} ${at}`);
      others.push(await approvedBranch(name));
    }
    for (const one of [review, ...others])
      await land(one, (["merge", "squash", "rebase"] as const)[random(3)] ?? "merge");
  },
};

async function land(review: string, method: LandingMethod, layer?: string): Promise<void> {
  await git("checkout", "--quiet", "--detach");
  const { head, target, tip } = await previewLanding(fixture.ada, { review, method, layer });
  // A branch that holds merges cannot be rebased.
  const chosen = tip === null ? "merge" : method;
  const key = `land-${review.slice(0, 12)}-${layer?.slice(0, 12) ?? "all"}`;
  await landReview(fixture.ada, { key, review, method: chosen, head, target, layer });
}

async function approvedReview(random: (below: number) => number): Promise<string> {
  await git("checkout", "--quiet", "-B", "topic", "main");
  await work(random, "topic");
  return approvedBranch("topic");
}

async function approvedBranch(head: string): Promise<string> {
  const request = { key: `request-${head}`, head, base: "main", title: head, body: "", reviewers: [] };
  const { review } = await requestReview(fixture.ada, request);
  await giveVerdict(dana, { key: `approve-${head}`, review, verdict: "approve", body: "", sign: true });
  return review;
}

/** Pushes main past the gate, and returns the commits that it refuses. */
async function refused(from: string): Promise<VerifiedRange["commits"]> {
  const moves = [{ ref: "refs/heads/main", from, to: await oidOf("main") }];
  const pushed = await verifyPush(fixture.ada, { moves, branches: ["main"], remote: null, allowsUnsigned: false });
  expect(pushed.map(({ problem, verified }) => problem ?? verified?.problem)).toEqual([null]);
  const commits = pushed[0]?.verified?.commits ?? [];
  expect(commits.length).toBeGreaterThan(0);
  return commits.filter(({ state }) => state === "UNAPPROVED");
}

const histories = (count: number, landings: readonly string[]) =>
  Array.from({ length: count }, (_, seed) => {
    const rewrites = Object.keys(REWRITES);
    return [seed, rewrites[seed % rewrites.length] ?? "", landings[seed % landings.length] ?? ""] as const;
  });

it.each(histories(HONEST, Object.keys(LANDINGS)))("passes history %i: %s, then %s", async (seed, rewrite, landing) => {
  const random = randomOf(seed);
  const review = await approvedReview(random);
  await REWRITES[rewrite]?.(random);
  await recordPatchSet(fixture.ada, { review });
  await moveMain("before landing");
  const before = await oidOf("main");
  await LANDINGS[landing]?.(review, random);
  const found = await refused(before);
  expect(found.map(({ commit, reason, changes }) => [commit.message, reason, changes.length])).toEqual([]);
});

/** Changes that nobody read. */
const EVIL: readonly Files[] = [
  { "evil.sh": "evil\n" },
  { "topic.txt": "evil\n" },
  { "same.txt": "evil\n" },
  { "word.txt": null },
];

it.each(histories(FORGED, Object.keys(LANDINGS).slice(0, 5)))(
  "names the commit that was smuggled into history %i: %s, then %s",
  async (seed, rewrite, landing) => {
    const random = randomOf(seed);
    const { repo } = fixture;
    const review = await approvedReview(random);
    const base = await oidOf("main");
    await REWRITES[rewrite]?.(random);
    // Smuggle it between the commits, or on top of them; every other time the next commit takes it back.
    const commits = (await git("rev-list", "--reverse", "--no-merges", `main..topic`)).split("\n");
    const at = rewrite === "update" ? commits.length : random(commits.length + 1);
    const onto = at === commits.length ? await oidOf("topic") : `${commits[at]}~1`;
    await git("checkout", "--quiet", "--detach", onto);
    const files = EVIL[random(EVIL.length)] ?? {};
    await repo.commit(files, "Smuggle");
    const evil = await oidOf("HEAD");
    if (random(2) === 0) await repo.gitBytes(["revert", "--no-edit", "HEAD"]);
    for (const oid of commits.slice(at)) await repo.gitBytes(["cherry-pick", "--allow-empty", "-Xtheirs", oid]);
    await git("checkout", "--quiet", "-B", "topic");
    await recordPatchSet(fixture.ada, { review });
    await forgeLines(random, review, evil);
    if (landing.startsWith("merge")) {
      await git("checkout", "--quiet", "main");
      await git("merge", "--quiet", "--no-ff", "--no-edit", "topic");
    } else await git("branch", "--force", "main", "topic");
    const found = await refused(base);
    expect(found.map(({ commit }) => commit.oid)).toContain(evil);
  },
);

/** Appends lines in which all kinds of commits are base and head, or the ends of a landing: real ones, and made ones. */
async function forgeLines(random: (below: number) => number, review: string, evil: string): Promise<void> {
  const { repo } = fixture;
  const real = (await git("rev-list", "topic")).split("\n");
  const made: string[] = [];
  for (const oid of [evil, `${evil}~1`, "topic", "main"])
    made.push(await git("commit-tree", `${oid}^{tree}`, "-p", "main", "-m", "Made"));
  // As if the file had been there before the change: this base hides it.
  const index = { GIT_INDEX_FILE: `${repo.path}/.git/forged` };
  await repo.gitBytes(["read-tree", "main"], { env: index });
  const blobs = (await git("ls-tree", "-r", evil)).split("\n").map((line) => line.replace(" blob ", " "));
  const input = blobs.filter((line) => /evil\.sh|same\.txt$/u.test(line)).join("\n");
  await repo.gitBytes(["update-index", "--index-info"], { env: index, input });
  const tree = (await repo.gitBytes(["write-tree"], { env: index })).toString().trim();
  made.push(await git("commit-tree", tree, "-p", "main", "-m", "Made"));
  const note = await git("notes", "--ref=devtools/reviews", "show", review);
  const lines = note.split("\n").filter((line) => line !== "");
  const last = JSON.parse(lines.at(-1) ?? "{}");
  const all = [...real, ...made];
  for (let at = 1; at <= 24; at++) {
    const [from, to] = [all[random(all.length)], at % 2 === 0 ? real[0] : real[random(real.length)]];
    const galley =
      at % 3 === 0
        ? { act: "close", closed: "squash", landedOnto: from, landed: to }
        : { act: "update", head: to, base: at % 4 === 0 ? made.at(-1) : from };
    lines.push(JSON.stringify({ ...last, timestamp: String(Number(last.timestamp) + at), galley }));
  }
  const args = ["notes", "--ref=devtools/reviews", "add", "--force", "--file=-", review];
  await repo.gitBytes(args, { input: lines.map((line) => `${line}\n`).join("") });
}
