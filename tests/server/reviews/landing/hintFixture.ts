import { expect } from "vitest";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { undoLanding } from "#server/operations/landing/undoLanding.ts";
import { verifyRange } from "#server/reviews/landing/verifyRange.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { updateReview } from "#server/operations/requests/updateReview.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { sshHome, type SshHome } from "#tests/helpers/sshHome.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { type Lander, openLander } from "./landingRepo.ts";

/** The repository of the test that runs, and Ada, who lands its reviews. */
export let repo: TempRepo;
export let ada: Lander;

/** Makes a repository with a change of two commits on `topic`. No branch is checked out. */
export async function beginWithTopic(): Promise<void> {
  const made = await tempRepo();
  await made.git("config", "user.email", "ada@example.org");
  await made.commit({ f: "1\n2\n3\n" }, "base");
  await made.git("switch", "--quiet", "--create", "topic");
  await made.commit({ f: "1\ntwo\n3\n" }, "first");
  await made.commit({ g: "g\n" }, "second");
  await made.git("switch", "--quiet", "--detach");
  await goTo(made);
}

export async function goTo(other: TempRepo): Promise<void> {
  repo = other;
  ada = await openLander(other);
}

export const METHODS: readonly LandingMethod[] = ["fast-forward", "merge", "squash", "rebase"];

export async function onMain(make: () => Promise<unknown>): Promise<void> {
  await repo.git("switch", "--quiet", "main");
  await make();
  await repo.git("switch", "--quiet", "--detach");
}

export const moveMain = () => onMain(() => repo.commit({ h: "h\n" }, "on main"));
export const filesOf = (commit: string) => repo.git("ls-tree", "-r", "--name-only", commit);

/** Expects an operation to be refused with a hint, and returns the message. */
export async function refused(operation: Promise<unknown>, hint: string): Promise<string> {
  const message = await operation.then(
    () => "It was not refused.",
    (error: unknown) => String(error),
  );
  expect(message).toContain(hint);
  return message;
}

export async function obstaclesTo(review: string, method: LandingMethod, layer?: string): Promise<readonly string[]> {
  return (await ada.preview(review, method, layer)).obstacles.map(({ sentence }) => sentence);
}

export const retarget = (review: string, target: string) =>
  updateReview(ada.context, { key: "update-12", review, target });

/** Runs a printed command of the shell in the repository. */
export const shell = (command: string) =>
  repo.git("-c", `alias.run=!unset $(git rev-parse --local-env-vars); cd '${repo.path}' && ${command}`, "run");

/** Two reviews, of which the lower one landed as one commit: the base of the upper one is not in the target. */
export async function stacked(makeUpper: () => Promise<unknown>): Promise<string> {
  await repo.git("switch", "--quiet", "--create", "upper", "topic");
  await makeUpper();
  await repo.git("switch", "--quiet", "--detach");
  const lower = await ada.request("topic", "main");
  const upper = await ada.request("upper", "topic");
  await ada.land(lower, "squash");
  return upper;
}

export async function mergeWithMore(branch: string): Promise<void> {
  await repo.git("switch", "--quiet", "--create", branch, "main");
  await repo.commit({ [branch]: "1\n" }, branch);
  await repo.git("switch", "--quiet", "-");
  await repo.git("merge", "--quiet", "--no-ff", "--no-commit", branch);
  await repo.write({ typed: "typed into the merge\n" });
  await repo.git("add", "--all");
  await repo.git("commit", "--quiet", "-m", "merge");
}

export async function landWith(
  method: LandingMethod,
  review: string,
  more: object,
  context = ada.context,
): Promise<unknown> {
  const { head, target } = await ada.preview(review, method);
  return landReview(context, { key: "landing-x", review, method, head, target, ...more });
}

export async function withRemote(): Promise<TempRepo> {
  const remote = await tempRepo({ bare: true });
  await repo.git("remote", "add", "origin", remote.path);
  await repo.git("push", "--quiet", "origin", "main");
  return remote;
}

/** Lands topic by a fast-forward, and returns the operation that undoes it. */
export async function landed(): Promise<() => Promise<unknown>> {
  const review = await ada.request("topic", "main");
  await ada.land(review, "fast-forward");
  return () => undoLanding(ada.context, { key: "undo-1234", review });
}

export const dana = (): ReviewContext => ({
  ...ada.context,
  viewer: { ...ada.context.viewer, email: "dana@example.org", name: "Dana" },
});

export const approve = (review: string, by: ReviewContext, sign = false) =>
  giveVerdict(by, { key: `approve-${by.viewer.name}-${sign}`, review, verdict: "approve", body: "", sign });

export async function verify(range: string, more: object = {}) {
  const options = { allowsUnsigned: true, allowedSigners: null, ...more };
  const { commits, problem } = await verifyRange(ada.context, { range, ...options });
  return { states: commits.map(({ state }) => state), nexts: commits.map(({ next }) => next), problem };
}

/** A review, and a home folder in which Dana signs. Git reads allowed signers from a file there that is missing so far. */
export async function signing(): Promise<{ readonly review: string; readonly home: SshHome; readonly signer: string }> {
  const review = await ada.request("topic", "main");
  const home = await sshHome();
  const { publicKey } = await home.key("dana");
  const signers = '[gpg "ssh"]\n  allowedSignersFile = ~/.ssh/allowed_signers\n';
  await home.configure(`[gpg]\n  format = ssh\n${signers}[user]\n  signingKey = ~/.ssh/dana\n`);
  return { review, home, signer: `dana@example.org ${publicKey}` };
}

let keys = 0;

export async function comment(review: string): Promise<string> {
  const anchor = { path: "f", side: "new", startLine: 1, endLine: 1, commit: null } as const;
  const answer = await addComment(dana(), { key: `comment-${++keys}`, review, anchor, body: "Why?", kind: "blocking" });
  return answer.thread;
}

export async function resolve(review: string, thread: string): Promise<void> {
  await resolveThread(ada.context, { key: `resolve-${++keys}`, review, thread, body: "" });
}
