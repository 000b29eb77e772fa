import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";
import { PROGRAM } from "./startProgram.ts";
import { WAIT_MS } from "./testRun.ts";

/** Runs the program in a terminal and types an answer to each question, when it comes. Returns what the terminal shows. */
export async function onTerminal(
  folder: string,
  command: string,
  answers: readonly (readonly [question: string, answer: string])[],
): Promise<string> {
  const line = `'${process.execPath}' '${PROGRAM}' ${command}`;
  const child = spawn("script", ["--quiet", "--return", "--command", line, "/dev/null"], { cwd: folder });
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (shown += text));
  const ended = once(child, "close");
  let seen = 0;
  for (const [question, answer] of answers) {
    await vi.waitFor(() => expect(shown.slice(seen)).toContain(question), WAIT_MS);
    seen = shown.length;
    child.stdin.write(`${answer}\n`);
  }
  await ended;
  return shown;
}
