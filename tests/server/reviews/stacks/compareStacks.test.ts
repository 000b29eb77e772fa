import { describe, expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { compareStacks, type LayerChange } from "#server/reviews/stacks/compareStacks.ts";
import { readLayers } from "#server/reviews/stacks/readLayers.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { type IdKind, type MadeLayer, type MadeStack, type Operation, StackMaker, StackWriter } from "./madeStacks.ts";

interface Version {
  readonly stack: MadeStack;
  readonly base: string;
  readonly commits: readonly string[];
}

interface Round {
  readonly ids: IdKind;
  readonly operations: readonly Operation[];
  readonly older: Version;
  readonly newer: Version;
}

async function madeRounds(seed: number, count: number) {
  const repo = await tempRepo();
  const [maker, writer] = [new StackMaker(seed), new StackWriter()];
  const rounds = Array.from({ length: count }, (_, index): Round => {
    const ids = (["none", "trailer", "header"] as const)[index % 3] ?? "none";
    const stack = maker.stack();
    const next = maker.next(stack);
    const older = { stack, ...writer.add(stack, ids) };
    return { ids, operations: next.operations, older, newer: { stack: next.stack, ...writer.add(next.stack, ids) } };
  });
  await writer.write(repo);
  return { git: await openRepository(repo.path), rounds };
}

const head = ({ base, commits }: Version) => ({ base, head: commits.at(-1) ?? base });
/** The layers that a commit contains: if commits have ids, the layer with its id. */
const layersIn = ({ truth, id }: MadeLayer, ids: IdKind): readonly (number | string)[] =>
  ids === "none" ? truth : [id];

/** Describes the errors in a comparison of two versions with known layers; null if it is correct. */
function faultIn(changes: readonly LayerChange[], { ids, older, newer }: Round): string | null {
  const truthOf = ({ stack, commits }: Version, oid: string) => {
    const layer = stack.layers[commits.indexOf(oid)];
    return layer === undefined ? [] : layersIn(layer, ids);
  };
  const shown = changes.flatMap((change) => change.new ?? []);
  if (shown.join() !== newer.commits.join()) return "the newer layers are not all there, in their order";
  const found = new Set(changes.flatMap(({ old }) => old));
  if (older.commits.some((oid) => !found.has(oid))) return "an older layer is not there";
  for (const { kind, old, new: next } of changes) {
    if (next === null) continue;
    const truth = truthOf(newer, next);
    const before = older.stack.layers.filter((layer) => layersIn(layer, ids).some((one) => truth.includes(one)));
    if (kind === "UNCERTAIN") continue;
    if (kind === "ADDED" && before.length > 0) {
      // The other part of a layer that was split is new.
      const others = newer.stack.layers.filter((layer) => layersIn(layer, ids).some((one) => truth.includes(one)));
      if (others.length === 1) return `layer ${truth.join("+")} counts as added`;
    }
    if (old.some((oid) => !truthOf(older, oid).some((one) => truth.includes(one))))
      return `layer ${truth.join("+")} is taken for another (${kind})`;
  }
  for (const { kind, old } of changes) {
    if (kind !== "DROPPED") continue;
    const [oid = ""] = old;
    const [truth = 0] = truthOf(older, oid);
    const same = newer.stack.layers.findIndex((layer) => layersIn(layer, ids)[0] === truth);
    if (same >= 0) return `layer ${truth} counts as dropped`;
  }
  return null;
}

async function faultsOf(seed: number, count: number): Promise<readonly string[]> {
  const { git, rounds } = await madeRounds(seed, count);
  const faults: string[] = [];
  for (const [index, round] of rounds.entries()) {
    const changes = await compareStacks(git, head(round.older), head(round.newer));
    const fault = faultIn(changes, round);
    if (fault !== null) faults.push(`${index} (${round.ids}, ${round.operations.join(", ")}): ${fault}`);
  }
  return faults;
}

it("finds every layer of 12 generated stacks again, or reports that it is not certain", async () => {
  expect(await faultsOf(1, 12)).toEqual([]);
});

it("finds every layer of 300 more", { tags: "slow" }, async () => {
  expect(await faultsOf(2, 300)).toEqual([]);
});

describe("reports what happened to a layer:", () => {
  const BASE = Array.from({ length: 60 }, (_, at) => `line ${at}`);
  const withLines = (...edits: readonly (readonly [at: number, text: string])[]): string => {
    const lines = [...BASE];
    for (const [at, text] of edits) lines[at] = text;
    return `${lines.join("\n")}\n`;
  };
  const A = [5, "five"] as const;
  const B = [25, "twenty-five"] as const;
  const C = [45, "forty-five"] as const;

  /** Builds a branch of commits from the base, each with a message and the whole file. */
  async function branches(...versions: readonly (readonly (readonly [message: string, text: string])[])[]) {
    const repo = await tempRepo();
    const base = await repo.commit({ "a.txt": withLines() }, "Base");
    const heads: string[] = [];
    for (const [index, commits] of versions.entries()) {
      await repo.git("checkout", "--quiet", "-b", `version-${index}`, base);
      for (const [message, text] of commits) await repo.commit({ "a.txt": text }, message);
      heads.push(await repo.git("rev-parse", "HEAD"));
    }
    const git = await openRepository(repo.path);
    const [older = "", newer = ""] = heads;
    const changes = await compareStacks(git, { base, head: older }, { base, head: newer });
    const subjects = new Map(
      (await repo.git("log", "--all", "--format=%H %s")).split("\n").map((line) => [line.slice(0, 40), line.slice(41)]),
    );
    const nameOf = (oid: string) => subjects.get(oid) ?? oid;
    return changes.map(
      ({ kind, old, new: next }) =>
        `${old.map(nameOf).join("+") || "-"} > ${next === null ? "-" : nameOf(next)}: ${kind}`,
    );
  }

  it("reordered", async () => {
    expect(
      await branches(
        [
          ["A", withLines(A)],
          ["B", withLines(A, B)],
          ["C", withLines(A, B, C)],
        ],
        [
          ["C", withLines(C)],
          ["A", withLines(A, C)],
          ["B", withLines(A, B, C)],
        ],
      ),
    ).toEqual(["C > C: SAME", "A > A: SAME", "B > B: SAME"]);
  });

  it("split", async () => {
    expect(
      await branches(
        [
          ["A and B", withLines(A, B)],
          ["C", withLines(A, B, C)],
        ],
        [
          ["A and B", withLines(A)],
          ["B", withLines(A, B)],
          ["C", withLines(A, B, C)],
        ],
      ),
    ).toEqual(["A and B > A and B: EDITED", "- > B: ADDED", "C > C: SAME"]);
  });

  it("joined", async () => {
    expect(
      await branches(
        [
          ["A", withLines(A)],
          ["B", withLines(A, B)],
          ["C", withLines(A, B, C)],
        ],
        [
          ["A", withLines(A, B)],
          ["C", withLines(A, B, C)],
        ],
      ),
    ).toEqual(["A > A: EDITED", "B > -: DROPPED", "C > C: SAME"]);
  });

  it("dropped, added and edited", async () => {
    expect(
      await branches(
        [
          ["A", withLines(A)],
          ["B", withLines(A, B)],
          ["C", withLines(A, B, C)],
        ],
        [
          ["A", withLines([5, "FIVE"])],
          ["C", withLines([5, "FIVE"], C)],
          ["D", withLines([5, "FIVE"], C, [55, "D"])],
        ],
      ),
    ).toEqual(["A > A: EDITED", "B > -: DROPPED", "C > C: SAME", "- > D: ADDED"]);
  });
});

it("reads the ids of jj and Gerrit, and no others", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ "a.txt": "1\n" }, "Base");
  const id = `I${"ab".repeat(20)}`;
  const messages = [
    `One\n\nWhy.\n\nChange-Id: ${id}\nSigned-off-by: Ada <ada@example.org>`,
    `Change-Id: ${id}`,
    `Two\n\nChange-Id: ${id}\n\nLater text.`,
    `Three\n\nChange-Id: ${id}\nChange-Id: I${"cd".repeat(20)}`,
    "Four\n\nChange-Id: later",
  ];
  for (const [index, message] of messages.entries()) await repo.commit({ "a.txt": `${index + 2}\n` }, message);
  const git = await openRepository(repo.path);
  const layers = await readLayers(git, { base, head: await repo.git("rev-parse", "HEAD") });
  expect(layers.map(({ changeId }) => changeId)).toEqual([
    { value: id.toLowerCase(), from: "trailer" },
    null,
    null,
    null,
    null,
  ]);
});
