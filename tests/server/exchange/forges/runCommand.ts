import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** Prints the file that is named by the hash of its arguments; fails as the real one does for anything else. */
const PROGRAM = `#!/bin/sh
cat "$REPLIES/$(printf '%s' "$*" | sha256sum | cut -c1-64)" 2>/dev/null && exit
echo '{"message":"404 Not Found"}' >&2; exit 22
`;

/** Runs a shell command of the user with a program that knows these replies by its arguments; returns what it saved. */
export async function runCommand(
  command: string,
  program: string,
  replies: Readonly<Record<string, unknown>>,
): Promise<readonly unknown[]> {
  const { path, write } = await tempRepo();
  await write({ [`bin/${program}`]: { program: PROGRAM } });
  for (const [args, reply] of Object.entries(replies))
    await write({ [`replies/${createHash("sha256").update(args).digest("hex")}`]: `${JSON.stringify(reply)}\n` });
  const env = {
    PATH: `${join(path, "bin")}:${process.env["PATH"]}`,
    REPLIES: join(path, "replies"),
    GITEA_TOKEN: "secret",
  };
  await promisify(execFile)("sh", ["-c", command], { cwd: path, env }).catch(() => null); // what was saved until then is read
  const saved = await readFile(join(path, "answer.json"), "utf8");
  return saved.split(/\n+/u).flatMap((line) => (line === "" ? [] : [JSON.parse(line) as unknown]));
}
