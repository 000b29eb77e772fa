import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot, type TakeSnapshotOptions } from "#server/git/snapshots/takeSnapshot.ts";
import { runGit } from "./runGit.ts";
import { workTreePath } from "./workTreeRepo.ts";

/**
 * Lets the machine settle, and lets the files of the previous step get old enough for their timestamps to be trusted.
 */
const PAUSE_MS = 3000;
const CHANGED = 15;
const ADDED = 5;

/** Runs in a separate process: times what snapshots of a work tree cost, and prints ms by name as JSON. */
async function snapshotProgram(path: string): Promise<void> {
  const times: Record<string, number> = {};
  const awake = setInterval(() => undefined, 1000); // what runs in the background keeps no process alive
  const stamp = Date.now();
  await restore(path);
  const git = await openRepository(path);
  await writeCommitGraph(git);

  async function time(name: string, options: TakeSnapshotOptions = {}): Promise<void> {
    const start = performance.now();
    await takeSnapshot(git, options);
    times[name] = performance.now() - start;
    await wait(PAUSE_MS);
  }
  /** Changes 20 files, some of them new, always the same ones. */
  function change(round: number): void {
    const paths = [
      ...Array.from({ length: CHANGED }, (_, at) => workTreePath(at * 3301)),
      ...Array.from({ length: ADDED }, (_, at) => `src/area${at}/new/added${at}.ts`),
    ];
    for (const file of paths) {
      const whole = join(path, file);
      if (file.includes("/new/")) writeNew(whole, `added ${stamp} ${round}\n`);
      else writeFileSync(whole, `changed ${stamp} ${round}\n`);
    }
  }

  await time("cleanFirst");
  await time("clean");
  change(1);
  await time("changed");
  await time("unchanged");
  change(2);
  await time("changedAgain");
  await time("liveFirst", { isLive: true });
  change(3);
  await time("liveAgain", { isLive: true });
  await runGit(path, ["add", "src/area0/new"]);
  await time("indexWritten");
  const start = performance.now();
  await runGit(path, ["--no-optional-locks", "status", "--porcelain", "--untracked-files=all"]);
  times["status"] = performance.now() - start;
  await git.close();
  await restore(path);
  await brokerLink.close();
  clearInterval(awake);
  process.stdout.write(JSON.stringify(times));
}

function writeNew(file: string, text: string): void {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Restores the work tree, and deletes the snapshots of the previous run. */
async function restore(path: string): Promise<void> {
  await runGit(path, ["reset", "--quiet", "--hard"]);
  await runGit(path, ["clean", "-fdq"]);
  const refs = (await runGit(path, ["for-each-ref", "--format=%(refname)", "refs/galley"])).split("\n");
  for (const ref of refs) if (ref !== "") await runGit(path, ["update-ref", "-d", ref]);
  await runGit(path, ["gc", "--quiet", "--prune=now"]);
  await runGit(path, ["status", "--porcelain"]);
}

const [, , path = ""] = process.argv;
await snapshotProgram(path);
