import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { leftovers } from "./leftovers.ts";
import { runGh } from "./ghProgram.ts";
import type { GithubForge } from "./githubForge.ts";

/**
 * A `gh` whose answers come from a forge of the test. It sends the number of its words, its arguments and its input, each
 * with a zero byte at the end, and ends as the first line of the answer says. Bash starts in a tenth of the time of Node.
 */
const GH = `#!/usr/bin/env bash
input=$(cat; echo .)
exec 3<>/dev/tcp/127.0.0.1/$GH_PORT
printf '%s\\0' $(($# + 1)) "$@" "\${input%.}" >&3
read -r code <&3
[ "$code" = killed ] && kill -KILL $$
cat <&3
exit "$code"
`;

export interface GhServer {
  /** The folder of the program. */
  readonly folder: string;
  readonly port: number;
  /** The words of each call, and what it got. */
  readonly calls: { readonly args: readonly string[]; readonly input: string }[];
  /** The number of the call that is executed but whose program is killed; 0 for none. */
  killed: number;
}

/** Writes a `gh` into a folder, and answers it from a forge. */
export async function ghServer(forge: GithubForge, folder: string): Promise<GhServer> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  leftovers.push(() => new Promise<void>((closed) => void server.close(() => closed())));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  await mkdir(join(folder, "bin"), { recursive: true });
  await writeFile(join(folder, "bin/gh"), GH, { mode: 0o755 });
  const gh: GhServer = { folder: join(folder, "bin"), port, calls: [], killed: 0 };
  server.on("connection", (connection) => {
    let received = "";
    connection.setEncoding("utf8").on("data", (part: string) => {
      received += part;
      const [count, ...words] = received.split("\0");
      if (words.length > Number(count))
        void answer(words.slice(0, -2), words.at(-2) ?? "").then((text) => connection.end(text));
    });
    connection.on("error", () => undefined); // the program was killed
  });
  async function answer(args: readonly string[], input: string): Promise<string> {
    gh.calls.push({ args, input });
    forge.now += 60;
    const text = await runGh(forge, { program: "gh", args, input });
    if (gh.calls.length === gh.killed) return "killed\n";
    return `${text.includes('"errors":[') ? 1 : 0}\n${text}`;
  }
  return gh;
}
