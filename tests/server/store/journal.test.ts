import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Oid } from "#server/git/oid.ts";
import { Journal } from "#server/store/Journal.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const [REVISION, TIP, BASE, HEAD] = ["a", "b", "c", "d"].map((digit) => digit.repeat(40)) as [Oid, Oid, Oid, Oid];
const tipOf = (): Oid => TIP;
const writesOf = (line: string) => [{ ref: "reviews" as const, revision: REVISION, lines: [line] }];

/** A repository whose branch moves to the head and back, with a line in a note each time, each by a new Galley. */
class LandedBranch {
  readonly #folder: string;
  #now = Date.now();
  #tip = BASE;
  readonly note: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  open(): Journal {
    const thereOf = (oids: readonly Oid[]) => Promise.resolve(new Set(oids));
    const hasMoved = ({ to }: { readonly to: Oid }) => Promise.resolve(this.#tip === to);
    return new Journal(this.#folder, () => (this.#now += 1), { thereOf, hasMoved });
  }

  moves() {
    const to = this.#tip === BASE ? HEAD : BASE;
    return [{ name: "refs/heads/main", from: this.#tip, to }];
  }

  move(): void {
    this.#tip = this.#tip === BASE ? HEAD : BASE;
  }

  /** Returns the lines that the next start adds. */
  async lost(): Promise<readonly string[]> {
    const journal = this.open();
    await journal.load();
    return journal.missing("reviews", REVISION, this.note);
  }

  /** Starts again, and adds the lost lines. */
  async repair(): Promise<void> {
    const journal = this.open();
    await journal.load();
    const lines = journal.missing("reviews", REVISION, this.note);
    this.note.push(...lines);
    for (const line of lines) await journal.add(writesOf(line), tipOf);
  }
}

async function inFolder(act: (branch: LandedBranch) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "galley-journal-"));
  await act(new LandedBranch(folder)).finally(() => rm(folder, { recursive: true }));
}

/**
 * The parts of a write that are done before its Galley is killed: the branch moves, the note has the line, the journal
 * has the entry.
 */
const PARTS = ["nothing", "branch", "note", "all"] as const;

test("a start adds the line of the last landing or undo whose git was killed after moving the branch, and no other", async () => {
  const killed = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(killed, (parts) =>
      inFolder(async (branch) => {
        for (const [at, part] of parts.entries()) {
          const line = `${at} ${part}`;
          const journal = branch.open();
          await journal.intend(writesOf(line), branch.moves(), tipOf);
          if (part !== "nothing") branch.move();
          if (part === "note" || part === "all") branch.note.push(line);
          if (part === "all") await journal.add(writesOf(line), tipOf);
          expect(await branch.lost()).toEqual(part === "branch" ? [line] : []);
          await branch.repair();
        }
      }),
    ),
    { numRuns: sampled(400) },
  );
});

test("a start adds nothing if another Galley was faster, at any moment before that Galley withdraws its line", async () => {
  const runs = fc.record({
    before: fc.array(fc.constantFrom("branch", "note", "all"), { maxLength: 4 }),
    order: fc.constantFrom("before", "between", "after"),
  });
  await fc.assert(
    fc.asyncProperty(runs, ({ before, order }) =>
      inFolder(async (branch) => {
        for (const [at, part] of before.entries()) {
          const journal = branch.open();
          await journal.intend(writesOf(`${at}`), branch.moves(), tipOf);
          branch.move();
          if (part !== "branch") branch.note.push(`${at}`);
          if (part === "all") await journal.add(writesOf(`${at}`), tipOf);
          await branch.repair();
        }
        const moves = branch.moves();
        const [winner, loser] = [branch.open(), branch.open()];
        const lose = (): Promise<void> => loser.intend(writesOf("loser"), moves, tipOf);
        if (order === "before") await lose();
        await winner.intend(writesOf("winner"), moves, tipOf);
        if (order === "between") await lose();
        branch.move();
        branch.note.push("winner");
        expect(await branch.lost()).toEqual([]);
        await winner.add(writesOf("winner"), tipOf);
        if (order === "after") await lose();
        expect(await branch.lost()).toEqual([]);
        await loser.intend(writesOf("loser"), [], tipOf);
        expect(await branch.lost()).toEqual([]);
      }),
    ),
    { numRuns: sampled(200) },
  );
});

test("a withdrawn line does not hide that of a git that was killed", () =>
  inFolder(async (branch) => {
    const moves = branch.moves();
    await branch.open().intend(writesOf("killed"), moves, tipOf);
    const loser = branch.open();
    await loser.intend(writesOf("loser"), moves, tipOf);
    branch.move();
    await loser.intend(writesOf("loser"), [], tipOf);
    expect(await branch.lost()).toEqual(["killed"]);
  }));
