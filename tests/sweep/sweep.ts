import { resolve } from "node:path";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { openBrowser, READ_THROUGH } from "#tests/helpers/openBrowser.ts";
import { startProgram } from "#tests/helpers/startProgram.ts";
import { chooseCommits } from "./chooseCommits.ts";
import type { SweepArgs } from "./parseSweepArgs.ts";
import { slugOf } from "./slugOf.ts";
import { sweepable } from "./sweepable.ts";
import { sweepCommits } from "./sweepCommits.ts";

/** Half a million lines show no more than a hundred thousand, and take minutes. */
const BYTES_MAX = 4_000_000;
/** All faults of one commit usually have the same cause. */
const FAULTS_LISTED_MAX = 6;

/**
 * Reads commits of a repository with the built program in the browser and reports those that do not match git exactly,
 * each with the options to reproduce it. Returns their number. The path of the repository is relative to `directory`.
 */
export async function sweep({ repository, commits, seed, only }: SweepArgs, directory: string): Promise<number> {
  const path = resolve(directory, repository);
  const all = await sweepable(path);
  const chosen =
    only === null ? chooseCommits(all, commits, seed) : all.filter(({ commit }) => commit.startsWith(only));
  const program = await startProgram([path]);
  const opened = await openBrowser(READ_THROUGH);
  const [from, counts] = [performance.now(), { swept: 0, failed: 0, tooLarge: 0, lines: 0 }];
  try {
    const page = await opened.page();
    const settings = new SettingsFile((line) => void process.stderr.write(`${line}\n`));
    await settings.save(new Map([["folds", "0"]])); // the lines of a collapsed hunk are not shown
    const address = `${program.origin}/${await slugOf(page, program.origin)}`;
    for await (const { commit, how, lines, faults } of sweepCommits(
      page,
      { repository: path, address, bytesMax: BYTES_MAX },
      chosen,
      seed,
    )) {
      const complaints = opened.complaints.splice(0);
      counts.lines += lines;
      if (faults === null) counts.tooLarge++;
      else counts.swept++;
      const wrong = [...(faults ?? []), ...complaints];
      if (wrong.length === 0) continue;
      counts.failed++;
      const again = `--seed ${seed} --commit ${commit.slice(0, 12)}`;
      const rest = wrong.length > FAULTS_LISTED_MAX ? [`and ${wrong.length - FAULTS_LISTED_MAX} more`] : [];
      process.stdout.write(`${[`${again} (${how})`, ...wrong.slice(0, FAULTS_LISTED_MAX), ...rest].join("\n  ")}\n`);
    }
  } finally {
    await opened.close();
    await program.stop();
  }
  const { swept, failed, tooLarge, lines } = counts;
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  process.stdout.write(
    `${swept} commits with ${lines} lines in ${seconds} s: ${failed} differ from git; ${tooLarge} more are too large to be read.\n`,
  );
  return failed;
}
