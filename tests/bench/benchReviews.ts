import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundleForNode } from "./bundleForNode.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";
import { reviewsRepo } from "./reviewsRepo.ts";
import { REVIEWS_SIZE } from "./ReviewsSize.ts";
import { summarize, type Summary } from "./summarize.ts";

interface ReviewsFigure {
  readonly name: string;
  readonly label: string;
  readonly unit: "ms" | "MB";
  readonly goal: number | null;
}

/** The measured figures, with their goals. */
const FIGURES: readonly ReviewsFigure[] = [
  { name: "cold", label: "list, first time", unit: "ms", goal: null },
  { name: "warm", label: "list, searched and counted", unit: "ms", goal: 300 },
  { name: "open", label: "review of 1,000 comments, first time", unit: "ms", goal: 150 },
  { name: "openAgain", label: "the same again", unit: "ms", goal: null },
  { name: "append", label: "one comment added", unit: "ms", goal: null },
  { name: "afterAppend", label: "list after that", unit: "ms", goal: 300 },
  { name: "memory", label: "memory, whole process", unit: "MB", goal: null },
];

/**
 * Measures the cost of reading 10,000 reviews, each time in a new process, and prints the table; `!` marks figures over
 * their goal.
 */
export async function benchReviews({ runs }: BenchArgs, folder: string): Promise<void> {
  process.stderr.write("10,000 reviews with 100,000 comments …\n");
  const { path, many } = await reviewsRepo(folder, REVIEWS_SIZE);
  const program = await bundleForNode(join(import.meta.dirname, "reviewsProgram.ts"), join(folder, "program"));
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, "cache") };
  const times: Readonly<Record<string, unknown>>[] = [];
  for (let run = 0; run < runs; run++) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, path, many], { env });
    times.push(JSON.parse(stdout));
  }
  const summaryOf = (name: string): Summary | null =>
    summarize(times.map(({ [name]: value }) => (typeof value === "number" ? value : null)));
  const rows = FIGURES.map(({ name, label, unit, goal }) => {
    const summary = summaryOf(name);
    if (summary === null) return `${label.padEnd(38)}–`;
    const [median = "", ...ends] = [summary.median, summary.least, summary.most].map((value) => value.toFixed(0));
    const over = goal !== null && summary.median > goal ? " !" : "";
    const computed = summaryOf(`${name}Computed`);
    const part = computed === null ? "" : `, computing ${computed.median.toFixed(0)}`;
    return `${label.padEnd(38)}${median.padStart(6)} ${unit}  (${ends.join("–")})${over}${part}`;
  });
  const load = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(`Median of ${runs} runs (minimum–maximum); load ${load}.\n\n${rows.join("\n")}\n`);
}
