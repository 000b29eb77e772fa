import { execFile, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { bundleForNode } from "./bundleForNode.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";
import { PORTING_SIZE, portingHistory } from "./portingHistory.ts";
import { runGit } from "./runGit.ts";
import { summarize } from "./summarize.ts";

const FIGURES = [
  { name: "port", label: "1,000 comments on 50 patch sets, first time", goal: 200 },
  { name: "portAgain", label: "the same again", goal: null },
  { name: "portBack", label: "the same for an older patch set", goal: 200 },
] as const;
const CERTAINTIES = ["EXACT", "SHIFTED", "MOVED", "EDITED", "LOST"] as const;

/**
 * Measures how long it takes to find the positions of comments, each time in a new process, and prints the table; `!`
 * marks times over their goal.
 */
export async function benchPorting({ runs }: BenchArgs, folder: string): Promise<void> {
  process.stderr.write("1,000 comments on 50 patch sets …\n");
  const path = join(folder, "porting");
  rmSync(path, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runGit(folder, ["init", "--quiet", "--bare", "--template=", "--object-format=sha1", "-b", "main", path]);
  const marks = join(path, "bench.marks");
  const child = spawn("git", ["-C", path, "fast-import", "--quiet", `--export-marks=${marks}`], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await pipeline(Readable.from(portingHistory(PORTING_SIZE)), child.stdin);
  if ((await ended) !== 0) throw new Error("git fast-import failed.");
  const program = await bundleForNode(join(import.meta.dirname, "portingBench.ts"), join(folder, "portingProgram"));
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, "cache") };
  const all: Readonly<Record<string, unknown>>[] = [];
  for (let run = 0; run < runs; run++) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, path, marks], { env });
    all.push(JSON.parse(stdout));
  }
  const summaryOf = (name: string) =>
    summarize(all.map(({ [name]: value }) => (typeof value === "number" ? value : null)));
  const rows = FIGURES.map(({ name, label, goal }) => {
    const summary = summaryOf(name);
    if (summary === null) return `${label.padEnd(48)}–`;
    const [median = "", ...ends] = [summary.median, summary.least, summary.most].map((value) => value.toFixed(0));
    const over = goal !== null && summary.median > goal ? " !" : "";
    const computed = summaryOf(`${name}Computed`)?.median.toFixed(0) ?? "–";
    return `${label.padEnd(48)}${median.padStart(6)} ms  (${ends.join("–")})${over}, computing ${computed}`;
  });
  const counts = CERTAINTIES.map((name) => `${name} ${summaryOf(name)?.median ?? 0}`).join(", ");
  const load = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(`Median of ${runs} runs (minimum–maximum); load ${load}. ${counts}.\n\n${rows.join("\n")}\n`);
}
