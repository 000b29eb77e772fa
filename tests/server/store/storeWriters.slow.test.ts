import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { deleteLocks } from "#tests/helpers/deleteLocks.ts";
import { bundleProgram } from "#tests/helpers/bundleProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { WriterProcess, type Victim } from "../reviews/WriterProcess.ts";

/** The number of kills: `npm run soak` uses more. */
const KILLS = Number(process.env["GALLEY_SOAK_KILLS"] ?? 100);
/** The age in milliseconds at which a lock is deleted that a killed git left: none is held for so long. */
const LEFT_MS = 2000;
/** The number of times that each of the others appends in a row while no writer gets a comment confirmed. */
const APPENDS = 10;
const isLinux = process.platform === "linux";

let program: string;

beforeAll(async () => {
  program = await bundleProgram(`${import.meta.dirname}/storeWriter.ts`);
});

/** The lines of the public note, and of the private one if there is one. */
async function lines(repo: TempRepo, revision: string): Promise<readonly string[]> {
  const shared = (await repo.git("notes", "--ref=devtools/discuss", "show", revision)).split("\n").filter(Boolean);
  const rows = (await repo.git("ls-tree", "-r", "refs/galley/discuss").catch(() => "")).split("\n");
  const row = rows.find((one) => one.split("\t")[1]?.replaceAll("/", "") === revision);
  if (row === undefined) return shared;
  const own = await repo.git("cat-file", "blob", row.split(/\s/u)[2] ?? "");
  return [...shared, ...own.split("\n").filter(Boolean)];
}

/** Checks that each confirmed comment exists once, none twice, and that git finds no errors. */
async function expectAllOnce(repo: TempRepo, revision: string, writers: readonly WriterProcess[]): Promise<void> {
  const found = new Map<string, number>();
  for (const line of await lines(repo, revision)) {
    const key = /"key":"([\w-]+)"/u.exec(line)?.[1];
    if (key !== undefined) found.set(key, (found.get(key) ?? 0) + 1);
  }
  const promised = writers.flatMap((writer) => writer.acknowledged.map((number) => writer.key(number)));
  expect(promised.filter((key) => !found.has(key))).toEqual([]);
  expect([...found].filter(([, times]) => times !== 1)).toEqual([]);
  await repo.git("fsck", "--strict", "--connectivity-only");
  const refs = await readdir(`${repo.path}/.git/refs`, { recursive: true });
  expect(refs.filter((name) => name.endsWith(".lock"))).toEqual([]);
}

test("16 writers lose none of 1,600 comments and write none twice, while gc and repack run", async () => {
  const repo = await tempRepo();
  const revision = await repo.commit({ a: "1" });
  const writers = Array.from({ length: 16 }, (_, n) => {
    const name = `writer-${n}`;
    return new WriterProcess({
      program,
      path: repo.path,
      revision,
      name,
      count: 100,
      pauseMs: 30,
    });
  });
  let isOver = false;
  async function runMaintenance(): Promise<void> {
    for (let rounds = 0; !isOver || rounds < 2; rounds += 1) {
      await repo.git(...(rounds % 2 === 0 ? ["gc", "--quiet"] : ["repack", "-a", "-d", "-l", "--quiet"]));
      await repo.git("pack-refs", "--all");
      await wait(1500);
    }
  }
  const maintenance = runMaintenance();
  await Promise.all(writers.map(({ done }) => done));
  isOver = true;
  await maintenance;
  expect(writers.flatMap(({ acknowledged }) => acknowledged)).toHaveLength(1600);
  await expectAllOnce(repo, revision, writers);
});

test("beside four processes that use `git notes append` no comment that Galley confirmed is lost", async () => {
  const repo = await tempRepo();
  const revision = await repo.commit({ a: "1" });
  const writers = ["one", "two"].map((name) => {
    return new WriterProcess({ program, path: repo.path, revision, name, count: 40, pauseMs: 40 });
  });
  const confirmed = (): number => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  let isOver = false;
  async function appendAlong(name: string): Promise<void> {
    let [seen, since] = [0, 0];
    for (let count = 0; !isOver || count < 3; count += 1) {
      // A process that meets another's lock fails, as it does in real use.
      await repo.git("notes", "--ref=devtools/discuss", "append", "-m", `${name} ${count}`, revision).catch(() => "");
      await wait(Math.random() * 100);
      // These four must leave writers that are slower than git a moment in which the ref does not move.
      for (since += 1; since >= APPENDS && !isOver && confirmed() === seen;) await wait(10);
      if (confirmed() !== seen) [seen, since] = [confirmed(), 0];
    }
  }
  const others = ["ann", "ben", "cem", "dee"].map(appendAlong);
  await Promise.all(writers.map(({ done }) => done));
  isOver = true;
  await Promise.all(others);
  const git = await openRepository(repo.path);
  const store = new ReviewStore(git);
  await store.snapshot();
  await store.close();
  await git.close();
  expect(writers.flatMap(({ acknowledged }) => acknowledged)).toHaveLength(80);
  await expectAllOnce(repo, revision, writers);
});

test.runIf(isLinux)(
  `${KILLS} kills at random points lose nothing, write nothing twice, and the next start works once old locks are deleted`,
  async () => {
    const repo = await tempRepo();
    const revision = await repo.commit({ a: "1" });
    const writers = ["one", "two", "three"].map((name) => {
      return new WriterProcess({
        program,
        path: repo.path,
        revision,
        name,
        count: Infinity,
        pauseMs: 30,
        scope: name === "two" ? "private" : "public",
      });
    });
    const failed = Promise.all(writers.map(({ done }) => done));
    const victims: readonly Victim[] = ["git", "writer", "git", "broker"];
    let kills = 0;
    async function killOn(): Promise<void> {
      while (kills < KILLS) {
        await wait(Math.random() * 60);
        const writer = writers[Math.floor(Math.random() * writers.length)];
        if (writer?.kill(victims[kills % victims.length] ?? "git")) kills += 1;
        await deleteLocks(repo.path, LEFT_MS);
      }
    }
    const count = (): number => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    async function writeOn(): Promise<void> {
      // On a slow machine they get little done between two kills.
      while (count() <= KILLS) await wait(100).then(() => deleteLocks(repo.path, LEFT_MS));
    }
    await Promise.race([killOn().then(writeOn), failed]);
    expect(kills).toBe(KILLS);
    for (const writer of writers) writer.end();
    const deleting = setInterval(() => void deleteLocks(repo.path, LEFT_MS), LEFT_MS);
    await failed;
    clearInterval(deleting);
    await deleteLocks(repo.path);
    const git = await openRepository(repo.path);
    const store = new ReviewStore(git);
    await store.append([{ ref: "discuss", revision, lines: ["the next start"] }], { key: "the-next-start" });
    await store.close();
    await git.close();
    expect(await lines(repo, revision)).toContain("the next start");
    expect(count()).toBeGreaterThan(KILLS);
    await expectAllOnce(repo, revision, writers);
  },
);
