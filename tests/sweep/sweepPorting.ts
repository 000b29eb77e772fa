import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { bundleForNode } from "#tests/bench/bundleForNode.ts";
import type { Verdict } from "./judgePort.ts";
import type { SweepArgs } from "./parseSweepArgs.ts";

const CERTAINTIES = ["EXACT", "SHIFTED", "MOVED", "EDITED", "LOST"] as const;
const VERDICTS: readonly Verdict[] = ["right", "rival", "wrong", "missed", "plausible", "implausible", "gone"];
const DISTANCES = [1, 5, 50];

const HEADS = ["", ...VERDICTS, "precision"];
const LEGEND = [
  "right, wrong: where `git blame --reverse -w -M -C` has the line, or not; rival: blame has a copy with fewer of the lines around;",
  "missed: blame has it, we lost it; plausible, implausible: blame lost it, and what we point at was written then or later, or before;",
  "gone: both lost it. Precision: right and plausible of all but lost ones. Recall: of the lines that blame has, those found there.",
].join("\n");

/** Carries remarks on lines of real hunks 1, 5 and 50 commits on, holds them against blame, and prints how often they were right. */
export async function sweepPorting(
  { repository, commits, seed }: SweepArgs,
  directory: string,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const program = await bundleForNode(join(import.meta.dirname, "portingProgram.ts"), join(folder, "program"));
  const counts = new Map<string, number>();
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, "cache") };
  const child = spawn(process.execPath, [program, resolve(directory, repository), `${commits}`, `${seed}`], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  let comments = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const { distance, certainty, verdict } = JSON.parse(line);
    const key = `${distance} ${certainty} ${verdict}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    comments += 1;
  }
  if ((await ended) !== 0) throw new Error("The program that follows remarks failed.");
  const countOf = (distance: number, certainty: string, verdict: Verdict): number =>
    counts.get(`${distance} ${certainty} ${verdict}`) ?? 0;
  const blocks = DISTANCES.map((distance) => {
    const rows = CERTAINTIES.map((certainty) => {
      const row = VERDICTS.map((verdict) => countOf(distance, certainty, verdict));
      const [right = 0, rival = 0, wrong = 0, , plausible = 0, implausible = 0] = row;
      const all = right + rival + wrong + plausible + implausible;
      return [certainty, ...row.map(String), all === 0 ? "–" : percent(right + plausible, all)];
    });
    const sum = (verdict: Verdict): number =>
      CERTAINTIES.reduce((all, one) => all + countOf(distance, one, verdict), 0);
    const known = sum("right") + sum("rival") + sum("wrong") + sum("missed");
    const table = [HEADS, ...rows].map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(9) : cell.padStart(12))).join(""),
    );
    return [`${distance} commits on; recall ${percent(sum("right"), known)}`, ...table].join("\n");
  });
  process.stdout.write(`${comments} remarks, seed ${seed}.\n\n${blocks.join("\n\n")}\n\n${LEGEND}\n`);
}

function percent(part: number, all: number): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`;
}
