import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { encodeBytes } from "#contract/byteText.ts";
import type { DerivedComment } from "#server/reviews/state/Review.ts";
import { GIT_APPRAISE, gitAppraise } from "#tests/helpers/gitAppraise.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { deriveNotes } from "./deriveNotes.ts";
import { oddNotes } from "./oddNotes.ts";

const CORPUS = `${import.meta.dirname}/../../../fixtures/appraise`;
/**
 * What the real git-appraise reported about the corpus and `oddNotes(1, 150)`. If the program is installed, `vitest -u`
 * writes it again.
 */
const EXPECTED_FILE = `${import.meta.dirname}/../../../fixtures/appraiseOutput.json`;

interface Notes {
  readonly reviews: Uint8Array;
  readonly discuss: Uint8Array;
}

/** What both tools report about one review, with comments in the order of their ids. */
interface Shown {
  readonly request: string;
  readonly target: string;
  readonly status: boolean | null;
  readonly threads: readonly ShownComment[];
}

type ShownComment = readonly [id: string, says: string, status: boolean | null, answers: readonly ShownComment[]];

/** The parts of git-appraise's JSON that are compared. */
interface Listed {
  readonly revision: string;
  readonly request: { readonly description?: string; readonly targetRef: string };
  readonly comments?: readonly ListedThread[];
  readonly resolved?: boolean;
}

interface ListedThread {
  readonly hash: string;
  readonly comment: { readonly description?: string };
  readonly children?: readonly ListedThread[];
  readonly resolved?: boolean;
}

/** The id of the comment that git-appraise sees in `{}`; for Galley that line is unreadable. */
const EMPTY_OBJECT = createHash("sha1").update("{}").digest("hex");

function byId(comments: readonly ShownComment[]): readonly ShownComment[] {
  return comments.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function listed({ hash, comment, children = [], resolved }: ListedThread): ShownComment {
  return [hash, comment.description ?? "", resolved ?? null, byId(children.map(listed))];
}

function folded({ item, latest, children, status }: DerivedComment): ShownComment {
  return [item.id, latest.description, status, byId(children.map(folded))];
}

function readByUs({ reviews, discuss }: Notes): Shown | null {
  const review = deriveNotes("f".repeat(40), reviews, discuss);
  return (
    review && {
      request: review.current.description,
      target: review.current.targetRef,
      status: review.status,
      threads: byId(review.threads.map(({ root }) => folded(root))),
    }
  );
}

/** Puts notes on commits of a new repository and lets the real program list them all. */
async function readByAppraise(all: ReadonlyMap<string, Notes>): Promise<Record<string, Shown | null>> {
  const repo = await tempRepo();
  const names = new Map<string, string>();
  for (const [name, notes] of all) {
    const commit = await repo.commit({}, name);
    names.set(commit, name);
    for (const ref of ["reviews", "discuss"] as const) {
      const blob = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: notes[ref] })).toString().trim();
      await repo.git("notes", `--ref=devtools/${ref}`, "add", "-C", blob, commit);
    }
  }
  const answer: readonly Listed[] = JSON.parse(await gitAppraise(repo.path, "list", "-a", "--json"));
  const reported: Record<string, Shown | null> = Object.fromEntries([...all.keys()].map((name) => [name, null]));
  for (const { revision, request, comments = [], resolved = null } of answer) {
    reported[names.get(revision) ?? revision] = {
      request: request.description ?? "",
      target: request.targetRef,
      status: resolved,
      threads: byId(comments.filter(({ hash }) => hash !== EMPTY_OBJECT).map(listed)),
    };
  }
  return reported;
}

function odd(seed: number, count: number): Notes {
  const { reviews, discuss } = oddNotes(seed, count);
  return { reviews: encodeBytes(reviews), discuss: encodeBytes(discuss) };
}

async function recordedNotes(): Promise<ReadonlyMap<string, Notes>> {
  const all = new Map<string, Notes>();
  for (const name of (await readdir(CORPUS)).filter((entry) => entry !== ".gitattributes").toSorted()) {
    const files = await readdir(`${CORPUS}/${name}`);
    const discuss = files.includes("discuss") ? await readFile(`${CORPUS}/${name}/discuss`) : Buffer.from("\n");
    all.set(name, { reviews: await readFile(`${CORPUS}/${name}/reviews`), discuss });
  }
  return all.set("odd", odd(1, 150));
}

function readAll(all: ReadonlyMap<string, Notes>): Record<string, Shown | null> {
  return Object.fromEntries([...all].map(([name, notes]) => [name, readByUs(notes)]));
}

it("derives the ids and states that git-appraise once reported of the corpus and of odd notes", async () => {
  const reported: unknown = JSON.parse(await readFile(EXPECTED_FILE, "utf8"));
  expect(readAll(await recordedNotes())).toStrictEqual(reported);
});

it("generates odd notes with comments of every state, most of them visible", async () => {
  const reported = readByUs(odd(1, 150));
  const text = JSON.stringify(reported?.threads);
  expect(text.split(/"[0-9a-f]{40}"/u).length - 1).toBeGreaterThan(70);
  for (const status of ["true", "false", "null"]) expect(text).toContain(`,${status},[[`);
});

// The real program is in no registry that `npm test` installs from: `go install github.com/google/git-appraise/git-appraise@latest`.
it.skipIf(GIT_APPRAISE === undefined)("derives the same ids and states as the installed git-appraise", async () => {
  const recorded = await recordedNotes();
  const reported = await readByAppraise(recorded);
  const lines = Object.entries(reported).map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  await expect(`{\n${lines.join(",\n")}\n}\n`).toMatchFileSnapshot(EXPECTED_FILE);
  const fresh = new Map([2, 3, 4, 5].map((seed) => [`odd ${seed}`, odd(seed, 300)]));
  expect(readAll(fresh)).toStrictEqual(await readByAppraise(fresh));
});
