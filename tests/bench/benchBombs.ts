import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { bombRequests } from "#tests/bombs/bombRequests.ts";
import { BOMBS } from "#tests/bombs/BOMBS.ts";
import { makeCalm } from "#tests/bombs/makeCalm.ts";
import { throwBomb } from "#tests/bombs/throwBomb.ts";
import { startProgram } from "#tests/helpers/startProgram.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";

/** Increased whenever a bomb is created in a different way. */
const GENERATION = 1;

/** The longest time for a request to a bomb, and for a request to another repository at the same time. */
const ANSWER_MS = 10_000;
const OTHER_MS = 500;
/** The time after which a request is aborted. */
const LIMIT_MS = 30_000;

/**
 * Sends every bomb to the built program, which also serves an ordinary repository, and prints the result of each
 * request; `!` marks results over their goal.
 */
export async function benchBombs({ only }: BenchArgs, folder: string): Promise<void> {
  process.env["XDG_CACHE_HOME"] = join(folder, "cache");
  process.env["GALLEY_STATE_DIR"] = join(folder, "state");
  await makeOnce(join(folder, "bombs/calm"), "calm", makeCalm);
  process.stdout.write(`${line(["", "answered", "refused", "ms", "other ms", "MB"])}\n`);
  for (const bomb of BOMBS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const path = join(folder, "bombs", bomb.name);
    await makeOnce(path, bomb.title, bomb.make);
    rmSync(join(path, ".git/refs/notes"), { recursive: true, force: true }); // the review of the previous run
    const program = await startProgram([join(folder, "bombs/calm"), path]);
    const target = { server: program, path, calm: "calm" };
    const outcomes = await throwBomb(target, bomb, bombRequests(bomb), LIMIT_MS);
    const memory = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${program.child.pid}/status`, "latin1"))?.[1];
    await program.stop();
    const load = (loadavg()[0] ?? 0).toFixed(1);
    process.stdout.write(`\n${bomb.title}; at most ${Math.round(Number(memory) / 1024)} MB; load ${load}\n`);
    for (const { request, status, codes, milliseconds, otherMs, otherAnswers, bytes } of outcomes) {
      const answered = status === null ? "not" : String(status);
      const cells = [milliseconds.toFixed(0), otherMs.toFixed(0), (bytes / 1e6).toFixed(2)];
      const isWrong = status === null || codes.includes("INTERNAL") || otherAnswers === 0;
      const isOver = isWrong || milliseconds > ANSWER_MS || otherMs > OTHER_MS;
      process.stdout.write(`${line([`  ${request}`, answered, codes.join(" "), ...cells])}${isOver ? " !" : ""}\n`);
    }
  }
}

async function makeOnce(path: string, title: string, make: (path: string) => Promise<void>): Promise<void> {
  const stamp = `${path}.made`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === String(GENERATION)) return;
  process.stderr.write(`Making ${title} …\n`);
  for (const old of [stamp, path]) rmSync(old, { recursive: true, force: true });
  await make(path);
  writeFileSync(stamp, String(GENERATION));
}

const WIDTHS = [28, 10, 24, 9, 10, 9];

function line(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(28) : cell.padStart(WIDTHS[at] ?? 10))).join("");
}
