import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { letIn } from "#tests/helpers/letIn.ts";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { benchRepo } from "./benchRepo.ts";
import { FIGURES } from "./figures.ts";
import { formatComparison, formatReport } from "./formatReport.ts";
import { measureSize } from "./measureSize.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";
import { readReport, type Report, type SizeReport } from "./Report.ts";
import { runGit } from "./runGit.ts";
import { summarize } from "./summarize.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Measures the reader of the built program for the requested sizes, prints the table, and writes and compares the
 * report if requested. Repositories and Galley's cache are stored in `folder`; paths in the arguments are relative to
 * `directory`.
 */
export async function bench(args: BenchArgs, folder: string, directory: string): Promise<void> {
  const before = args.compare === null ? null : readReport(readFileSync(resolve(directory, args.compare), "utf8"));
  process.env["XDG_CACHE_HOME"] = join(folder, "cache");
  process.env["GALLEY_STATE_DIR"] = join(folder, "state");
  const opened = await openBrowser();
  const load = loadavg()[0] ?? 0;
  const sizes: Record<string, SizeReport> = {};
  try {
    const context = await opened.browser.newContext({ viewport: { width: 1440, height: 900 } });
    await letIn.context(context);
    for (const size of args.sizes) {
      process.stderr.write(`${size.title} …\n`);
      const runs = await measureSize(context, await benchRepo(folder, size), size, args.runs);
      sizes[size.name] = Object.fromEntries(FIGURES.map(({ name }) => [name, summarize(runs.map((run) => run[name]))]));
    }
  } finally {
    await opened.close();
  }
  const report: Report = {
    when: new Date().toISOString(),
    commit: (await runGit(ROOT, ["rev-parse", "HEAD"])).trim(),
    machine: {
      processor: cpus()[0]?.model ?? "",
      cores: cpus().length,
      node: process.versions.node,
      git: (await runGit(ROOT, ["version"])).trim().replace("git version ", ""),
      browser: opened.browser.version(),
      load: [load, loadavg()[0] ?? 0],
    },
    runs: args.runs,
    sizes,
  };
  if (args.json !== null) writeFileSync(resolve(directory, args.json), `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(`${heading(report)}\n\n${formatReport(report)}`);
  if (before !== null) {
    process.stdout.write(
      `\nSince ${before.commit.slice(0, 10)}, ${before.when}:\n\n${formatComparison(before, report)}`,
    );
  }
}

function heading({ runs, commit, machine }: Report): string {
  const { processor, cores, node, git, browser, load } = machine;
  return [
    `Median of ${runs} runs (minimum–maximum), ratio to the figure above it; ! marks a median over its goal. At ${commit.slice(0, 10)}.`,
    `${cores} × ${processor}; Node ${node}, git ${git}, Chromium ${browser}; load ${load.map((one) => one.toFixed(1)).join(" to ")}.`,
  ].join("\n");
}
