import { expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { layerCommitOf, type LayerPlace, placeLayers } from "#server/reviews/stacks/reviewLayers.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { layerVerdicts } from "#server/reviews/verdicts/layerVerdicts.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { type IdKind, type MadeLayer, type MadeStack, StackMaker, StackWriter } from "./madeStacks.ts";

interface Version {
  readonly stack: MadeStack;
  readonly base: string;
  readonly commits: readonly string[];
}

interface Round {
  readonly ids: IdKind;
  readonly operations: readonly string[];
  readonly versions: readonly Version[];
}

/** A comment on a layer of the first version, and the line of that layer that it is on. */
interface Written {
  readonly thread: string;
  readonly layer: MadeLayer;
  readonly text: string;
}

const ROUNDS = 24;

async function madeRounds(seed: number) {
  const repo = await tempRepo();
  const [maker, writer] = [new StackMaker(seed), new StackWriter()];
  const rounds = Array.from({ length: ROUNDS }, (_, index): Round => {
    const ids = (["none", "trailer", "header"] as const)[index % 3] ?? "none";
    const versions: Version[] = [];
    const operations: string[] = [];
    let stack = maker.stack();
    for (let version = 0; version < 3; version++) {
      versions.push({ stack, ...writer.add(stack, ids) });
      const next = maker.next(stack);
      stack = next.stack;
      if (version < 2) operations.push(...next.operations);
    }
    return { ids, operations, versions };
  });
  await writer.write(repo);
  return { repo, rounds };
}

/** The layers of a version that contain a part of an older layer: if commits have ids, the layer with its id. */
function successors({ stack, commits }: Version, layer: MadeLayer, ids: IdKind): readonly string[] {
  const isSame = (one: MadeLayer): boolean =>
    ids === "none" ? one.truth.some((part) => layer.truth.includes(part)) : one.id === layer.id;
  return stack.layers.flatMap((one, index) => (isSame(one) ? (commits[index] ?? []) : []));
}

/** The layers that contain its content, whatever their ids. */
function holders({ stack, commits }: Version, layer: MadeLayer): readonly string[] {
  return stack.layers.flatMap((one, index) =>
    one.truth.some((part) => layer.truth.includes(part)) ? (commits[index] ?? []) : [],
  );
}

function placeFault(place: LayerPlace | undefined, version: Version, layer: MadeLayer, ids: IdKind): string | null {
  if (place === undefined) return "is lost";
  const found = place.now.map(({ commit }) => commit.oid);
  const allowed = new Set([...successors(version, layer, ids), ...holders(version, layer)]);
  if (place.certainty === "CERTAIN") return found.every((oid) => allowed.has(oid)) ? null : "is on a wrong layer";
  if (place.certainty === "UNCERTAIN") return null;
  return successors(version, layer, ids).length === 0 || ids === "none" ? null : "counts as dropped";
}

it("moves no comment and no verdict to a wrong layer and loses none, over generated histories of stacks", async () => {
  const { repo, rounds } = await madeRounds(7);
  const git = await openRepository(repo.path);
  const store = new ReviewStore(git);
  const index = createReviewIndex(git, store);
  leftovers.push(async () => {
    await store.close();
    await git.close();
  });
  let now = 1_800_000_000;
  const viewer = { email: "ada@example.org", name: "Ada", source: "git", role: "maintainer" } as const;
  const context: ReviewContext = { git, store, index, now: () => (now += 10), viewer };
  const random = seededRandom(11);
  const faults: string[] = [];
  const count = { CERTAIN: 0, UNCERTAIN: 0, DROPPED: 0 };
  for (const [number, { ids, operations, versions }] of rounds.entries()) {
    const [first] = versions;
    if (first === undefined) continue;
    const [branch, main] = [`stack-${number}`, `main-${number}`];
    await repo.git("update-ref", `refs/heads/${main}`, first.base);
    await repo.git("update-ref", `refs/heads/${branch}`, first.commits.at(-1) ?? "");
    const request = { head: branch, base: main, title: branch, body: "", reviewers: [] };
    const { review } = await requestReview(context, { key: `request-${number}`, ...request });
    const written: Written[] = [];
    const approved = new Map<string, MadeLayer>();
    for (const [at, layer] of first.stack.layers.entries()) {
      const commit = first.commits[at] ?? "";
      const part = layer.parts[Math.floor(random() * layer.parts.length)];
      const text = part?.lines[Math.floor(random() * part.lines.length)] ?? "";
      const path = `file-${part?.file ?? 0}.txt`;
      const line = (await repo.git("show", `${commit}:${path}`)).split("\n").indexOf(text) + 1;
      const anchor = { path, side: "new", startLine: line, endLine: line, commit: null, layer: commit } as const;
      const comment = { key: `comment-${number}-${at}`, review, anchor, body: "Why?", kind: "note" } as const;
      written.push({ thread: (await addComment(context, comment)).thread, layer, text });
      const verdict = { key: `verdict-${number}-${at}`, review, verdict: "approve", body: "", layer: commit } as const;
      approved.set((await giveVerdict(context, verdict)).comment ?? "", layer);
    }
    for (const [step, version] of versions.entries()) {
      if (step > 0) {
        await repo.git("update-ref", `refs/heads/${main}`, version.base);
        await repo.git("update-ref", `refs/heads/${branch}`, version.commits.at(-1) ?? "");
        now += 60;
        await recordPatchSet(context, { review });
      }
      const found = await index.find(review);
      if (found === null) throw new Error(`The review of ${branch} is gone.`);
      const say = (what: string): void =>
        void faults.push(`${number}.${step} (${ids}, ${operations.join(", ")}): ${what}`);
      if (found.head !== version.commits.at(-1)) {
        say("the patch set is not recorded");
        continue;
      }
      const wanted = found.threads.map((thread) => layerCommitOf(found, thread));
      const places = await placeLayers(
        git,
        found,
        wanted.filter((one) => one !== null),
      );
      const threads = found.threads.filter(({ root }) => written.some(({ thread }) => thread === root.item.id));
      if (threads.length !== written.length) say("a thread is lost");
      const positions = await positionsOf(git, found, threads);
      for (const thread of threads) {
        const own = written.find((one) => one.thread === thread.root.item.id);
        if (own === undefined) continue;
        const place = places.get(layerCommitOf(found, thread) ?? "");
        const fault = placeFault(place, version, own.layer, ids);
        if (place !== undefined) count[place.certainty] += 1;
        if (fault !== null) say(`a comment on ${own.layer.subject} ${fault}`);
        const { certainty, path, side, startLine } = positions.get(thread) ?? {};
        if (certainty === undefined) say("a thread has no position");
        if (certainty === "LOST" || certainty === "EDITED" || path == null || startLine == null) continue;
        const oid = side === "new" ? found.head : found.base;
        const line = (await repo.git("show", `${oid}:${path}`)).split("\n")[startLine - 1];
        if (line !== own.text) say(`a comment on “${own.text}” is at “${line}”, ${certainty}`);
      }
      for (const { verdict, place, since, holds } of await layerVerdicts(git, found)) {
        const layer = approved.get(verdict.commentId);
        const fault = layer === undefined ? "is unknown" : placeFault(place, version, layer, ids);
        if (fault !== null) say(`a verdict on ${layer?.subject} ${fault}`);
        const same = layer && version.stack.layers[version.commits.indexOf(place.now[0]?.commit.oid ?? "")];
        const isEqual = JSON.stringify(same?.parts) === JSON.stringify(layer?.parts);
        if (holds && !isEqual) say(`a verdict on ${layer?.subject} holds, although it changed (${since?.kind})`);
      }
    }
    if (GIT_APPRAISE === undefined) continue;
    const shown: { readonly resolved?: boolean; readonly comments?: readonly unknown[] } = JSON.parse(
      await gitAppraise(repo.path, "show", "--json", review),
    );
    if (shown.resolved !== undefined) faults.push(`${number}: git-appraise takes it for decided`);
    if (shown.comments?.length !== 2 * written.length) faults.push(`${number}: git-appraise misses comments`);
  }
  expect(faults).toEqual([]);
  expect(count.CERTAIN).toBeGreaterThan(10 * count.UNCERTAIN);
});

it("keeps stacked reviews that share their first commit apart", async () => {
  const repo = await tempRepo();
  const [maker, writer] = [new StackMaker(3), new StackWriter()];
  const { base, commits } = writer.add(maker.stack(), "trailer");
  await writer.write(repo);
  const git = await openRepository(repo.path);
  const store = new ReviewStore(git);
  leftovers.push(async () => {
    await store.close();
    await git.close();
  });
  const index = createReviewIndex(git, store);
  const viewer = { email: "ada@example.org", name: "Ada", source: "git", role: "maintainer" } as const;
  const context: ReviewContext = { git, store, index, now: () => 1_800_000_000, viewer };
  await repo.git("update-ref", "refs/heads/base", base);
  await repo.git("update-ref", "refs/heads/lower", commits[0] ?? "");
  await repo.git("update-ref", "refs/heads/upper", commits.at(-1) ?? "");
  const fields = { title: "Stack", body: "", reviewers: [] };
  await requestReview(context, { key: "request-lower", head: "lower", base: "base", ...fields });
  // Both would begin with the same commit, and a note of one commit can have only one review.
  await expect(
    requestReview(context, { key: "request-upper", head: "upper", base: "base", ...fields }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
  const { review } = await requestReview(context, { key: "request-stacked", head: "upper", base: "lower", ...fields });
  expect(review).toBe(commits[1]);
});
