import { spawn } from "node:child_process";
import { once } from "node:events";
import { GalleyError } from "#contract/errors.ts";
import { CONVERSATION_BYTES } from "#contract/limits.ts";
import type { ForgeCommand } from "#server/exchange/forges/sending/SendPlan.ts";
import { findPrograms, searchPath } from "#server/git/processes/programs.ts";

/**
 * Runs the commands of a forge's query one after another, as the user's own act, and returns what they print. Their errors go to the
 * terminal. Fails as NOT_FOUND without the program, as UNREACHABLE if it fails, as TOO_LARGE beyond CONVERSATION_BYTES.
 */
export async function runForgeTool(
  commands: readonly ForgeCommand[],
  reportProgress: (line: string) => void,
  lost = "No threads were imported.",
  next = "See what it printed.",
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const path = searchPath();
  for (const { program, args, input } of commands) {
    const [file] = await findPrograms(path, [program]);
    if (file === undefined)
      throw new GalleyError("NOT_FOUND", `${program} was not found. ${lost}`, {
        next: "Install it, and sign in with it.",
      });
    reportProgress(`Running ${shellText({ program, args, input: null })}`);
    // Not in the repository, so that nothing there configures it.
    const child = spawn(file, args, {
      cwd: "/",
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, PATH: path },
    });
    const ended = once(child, "close");
    child.stdin.on("error", () => undefined); // it has ended, which its code shows
    child.stdin.end(input ?? "");
    for await (const bytes of child.stdout) {
      if (!Buffer.isBuffer(bytes)) continue;
      size += bytes.length;
      if (size > CONVERSATION_BYTES) {
        child.kill();
        throw new GalleyError("TOO_LARGE", `The answer of a forge can have at most ${CONVERSATION_BYTES} bytes.`);
      }
      chunks.push(bytes);
    }
    const [code]: unknown[] = await ended;
    if (code !== 0) throw new GalleyError("UNREACHABLE", `${program} failed. ${lost}`, { next });
  }
  return Buffer.concat(chunks);
}

/** Formats a command for a POSIX shell, with its standard input. */
export function shellText({ program, args, input }: ForgeCommand): string {
  const words = args.map((word) =>
    /^[\w@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`,
  );
  const line = [program, ...words].join(" ");
  return input === null ? line : `${line} <<'END'\n${input.trimEnd()}\nEND`;
}
