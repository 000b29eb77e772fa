import { spawn } from "node:child_process";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { GIT_READS } from "./gitReads.ts";
import type { GitRead, ReadCommits, ReadTimes } from "./GitRead.ts";
import { runGit } from "./runGit.ts";

/** A read that takes longer counts as not answered. */
const LIMIT_MS = 20_000;
/** Git runs this often and the fastest run counts: leftover work of the previous read may slow down the first one. */
const RUNS = 2;

/**
 * Runs in a separate process: times the reads in a newly opened repository, then again in the same one, and times git
 * itself. Prints the times as JSON. Without `graph` it times only the reads that walk history, once.
 */
async function gitReadsProgram(path: string, isGraphed: boolean): Promise<void> {
  const awake = setInterval(() => undefined, 1000); // background work does not keep the process running
  const opened = await openRepository(path);
  if (isGraphed) await writeCommitGraph(opened);
  const places = await readCommitsOf(path);
  await opened.close();
  const times: ReadTimes[] = [];
  for (const read of GIT_READS.filter(({ walks }) => isGraphed || walks === true)) {
    process.stderr.write(".");
    times.push(await timeRead(path, read, places, isGraphed));
  }
  process.stderr.write("\n");
  await brokerLink.close();
  clearInterval(awake);
  process.stdout.write(JSON.stringify(times));
}

async function timeRead(path: string, read: GitRead, places: ReadCommits, isGraphed: boolean): Promise<ReadTimes> {
  const git = await openRepository(path);
  const options = { signal: AbortSignal.timeout(LIMIT_MS * RUNS) };
  const { name, goal = null } = read;
  async function time(): Promise<number | null> {
    const start = performance.now();
    await read.ours(git, places, options);
    return performance.now() - start;
  }
  try {
    await read.before?.(git, places, options);
    const cold = await time();
    const warm = isGraphed ? await time() : null;
    const itself = await timeGit(path, git, read, places, isGraphed ? RUNS : 1);
    return { name, goal, cold, warm, git: itself, failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { name, goal, cold: null, warm: null, git: null, failure };
  } finally {
    await git.close();
  }
}

/**
 * Times git itself and returns the fastest of several runs; runs it in the repository with our commit-graph, unless the
 * read is about refs.
 */
async function timeGit(
  path: string,
  { mirror }: Repository,
  { git, isOfRefs = false }: GitRead,
  places: ReadCommits,
  runs: number,
): Promise<number | null> {
  if (git === null) return null;
  let best: number | null = null;
  for (let run = 0; run < runs; run++) {
    const took = await timeChild(isOfRefs ? path : mirror, git(places));
    if (took === null) return null;
    best = Math.min(best ?? took, took);
  }
  return best;
}

function timeChild(folder: string, args: readonly string[]): Promise<number | null> {
  const start = performance.now();
  const child = spawn("git", ["-C", folder, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  child.stdout.resume();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill(), LIMIT_MS);
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve(code === null ? null : performance.now() - start);
    });
  });
}

async function readCommitsOf(path: string): Promise<ReadCommits> {
  const gitLines = async (...args: readonly string[]) => (await runGit(path, args)).trim().split("\n");
  const revisions = ["main", "main~1", "topic", "wide", "lane3", "main:src/area0", "main:src/area0/part0/file0.ts"];
  const oids = await Promise.all(revisions.map(async (name) => (await gitLines("rev-parse", name))[0] ?? ""));
  const [main = "", fork = "", topic = "", wide = "", unmerged = "", folder = "", blob = ""] = oids;
  const heads = await gitLines("for-each-ref", "--format=%(objectname)", "refs/heads/old/");
  const every = Math.max(1, Math.floor(heads.length / 30));
  const branches = heads.filter((_, at) => at % every === 0).slice(0, 30);
  const [first = ""] = await gitLines("rev-list", "--first-parent", "--max-parents=0", main);
  const count = Number((await gitLines("rev-list", "--count", main))[0]);
  const depth = Math.min(100_000, Math.floor(count * 0.8));
  return { main, first, fork, topic, wide, unmerged, branches, folder, depth, blob };
}

const [path = "", graph = ""] = process.argv.slice(2);
await gitReadsProgram(path, graph === "graph");
