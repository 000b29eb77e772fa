import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundleForNode } from "./bundleForNode.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";
import { summarize } from "./summarize.ts";
import { workTreeRepo } from "./workTreeRepo.ts";

/** The measured figures, with their goals in ms. */
const FIGURES: readonly { readonly name: string; readonly label: string; readonly goal: number | null }[] = [
  { name: "status", label: "git status, beside", goal: null },
  { name: "cleanFirst", label: "nothing changed, first time", goal: null },
  { name: "clean", label: "nothing changed", goal: 400 },
  { name: "changed", label: "20 files changed", goal: 400 },
  { name: "unchanged", label: "the same again", goal: 400 },
  { name: "changedAgain", label: "20 files changed again", goal: 400 },
  { name: "liveFirst", label: "a read without writes, first time", goal: null },
  { name: "liveAgain", label: "20 files changed again, without writes", goal: 400 },
  { name: "indexWritten", label: "after `git add`", goal: null },
];

/**
 * Measures snapshots of a work tree of 50,000 files, each time in a new process, and prints the table; `!` marks times
 * over their goal.
 */
export async function benchSnapshot({ runs }: BenchArgs, folder: string): Promise<void> {
  process.stderr.write("A work tree of 50,000 files …\n");
  const path = await workTreeRepo(folder);
  const program = await bundleForNode(join(import.meta.dirname, "snapshotProgram.ts"), join(folder, "program"));
  const times: Readonly<Record<string, unknown>>[] = [];
  for (let run = 0; run < runs; run++) {
    const env = { ...process.env, XDG_CACHE_HOME: join(folder, "cache") };
    const { stdout } = await promisify(execFile)(process.execPath, [program, path], { env });
    times.push(JSON.parse(stdout));
  }
  const rows = FIGURES.map(({ name, label, goal }) => {
    const summary = summarize(times.map(({ [name]: value }) => (typeof value === "number" ? value : null)));
    if (summary === null) return `${label.padEnd(40)}–`;
    const [median = "", ...ends] = [summary.median, summary.least, summary.most].map((value) => value.toFixed(0));
    const over = goal !== null && summary.median > goal ? " !" : "";
    return `${label.padEnd(40)}${median.padStart(6)} ms  (${ends.join("–")})${over}`;
  });
  const load = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(`Median of ${runs} runs (minimum–maximum); load ${load}.\n\n${rows.join("\n")}\n`);
}
