import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ForgeCommand } from "#server/exchange/forges/sending/SendPlan.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** Prints the file that is named by the hash of its arguments; fails as the real one does for anything else, or without the token. */
const PROGRAM = `#!/bin/sh
case "$*" in *"-K -"*) grep -qx 'header = "Authorization: token secret"' || exit 22;; esac
cat "$REPLIES/$(printf '%s' "$*" | sha256sum | cut -c1-64)" 2>/dev/null && exit
echo '404 Not Found' >&2; exit 22
`;

/** Runs commands of the user with a program that knows these replies by its arguments; returns what they print. */
export async function runCommands(
  commands: readonly ForgeCommand[],
  program: string,
  replies: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { path, write } = await tempRepo();
  await write({ [`bin/${program}`]: { program: PROGRAM } });
  for (const [args, reply] of Object.entries(replies))
    await write({ [`replies/${createHash("sha256").update(args).digest("hex")}`]: JSON.stringify(reply) });
  const env = {
    PATH: `${join(path, "bin")}:${process.env["PATH"]}`,
    REPLIES: join(path, "replies"),
    GITEA_TOKEN: "secret",
  };
  const outputs: string[] = [];
  for (const { program: name, args } of commands)
    outputs.push(
      await promisify(execFile)(name, args, { cwd: path, env }).then(
        ({ stdout }) => stdout,
        ({ stdout }: { readonly stdout: string }) => stdout, // what was printed until then
      ),
    );
  return outputs.join("");
}
