import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { deleteLocks } from "#tests/helpers/deleteLocks.ts";
import { bundleProgram } from "#tests/helpers/bundleProgram.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { WriterProcess, type Victim } from "../WriterProcess.ts";

/** The number of kills: marks are written like all private state, which other tests kill more often. */
const KILLS = 24;
/** The age in milliseconds at which a lock is deleted that a killed git left: none is held for so long. */
const LEFT_MS = 2000;
const VICTIMS: readonly Victim[] = ["writer", "broker", "git"];
/** With fewer confirmed marks the test would check too little. */
const PROMISED_MIN = 20;

let program: string;

beforeAll(async () => {
  program = await bundleProgram(`${import.meta.dirname}/viewedWriter.ts`);
});

test.runIf(process.platform === "linux")(
  "no confirmed mark is lost, and none exists twice, while two Galleys that set marks are killed",
  async () => {
    const { repo, head } = await reviewedRepo();
    const writers = ["one", "two"].map(
      (name) =>
        new WriterProcess({
          program,
          path: repo.path,
          revision: head,
          name,
          count: Infinity,
          pauseMs: 5,
        }),
    );
    const count = (): number => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    // On a slow machine they get little done between two kills.
    for (let kills = 0; kills < KILLS || count() <= PROMISED_MIN;) {
      await wait(100 + Math.random() * 400);
      const victim = VICTIMS[kills % VICTIMS.length] ?? "writer";
      if (writers[kills % 2]?.kill(victim) === true) kills += 1;
      await deleteLocks(repo.path, LEFT_MS);
    }
    for (const writer of writers) writer.end();
    const deleting = setInterval(() => void deleteLocks(repo.path, LEFT_MS), LEFT_MS);
    await Promise.all(writers.map(({ done }) => done));
    clearInterval(deleting);
    const promised = writers.flatMap((writer) =>
      writer.acknowledged.map((number) => writer.key(number).padEnd(22, "_")),
    );
    const kept = (await repo.git("show", `refs/galley/seen:${head}`)).split("\n");
    expect(promised.length).toBeGreaterThan(PROMISED_MIN);
    expect(promised.filter((key) => !kept.includes(key))).toEqual([]);
    expect(kept).toEqual([...new Set(kept)].toSorted());
    await repo.git("fsck", "--strict", "--connectivity-only");
  },
);
