import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { leftovers } from "./leftovers.ts";
import { runGh } from "./ghProgram.ts";
import type { GithubForge } from "./githubForge.ts";

/** A `gh` whose answers come from a forge of the test. It ends as the answer to its call says. */
const GH = `#!/usr/bin/env node
const { request } = require("node:http");
let input = "";
process.stdin.on("data", (part) => (input += part)).on("end", () => {
  const call = request({ port: process.env.GH_PORT, method: "POST" }, async (answer) => {
    let text = "";
    for await (const part of answer) text += part;
    if (answer.statusCode === 500) process.kill(process.pid, "SIGKILL");
    process.stdout.write(text);
    process.exitCode = answer.statusCode === 422 ? 1 : 0;
  });
  call.end(JSON.stringify({ args: process.argv.slice(2), input }));
});
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
  server.on("request", (request, response) => {
    void text(request).then(async (body) => {
      const call: { args: string[]; input: string } = JSON.parse(body);
      gh.calls.push(call);
      forge.now += 60;
      const answer = await runGh(forge, { program: "gh", ...call });
      response.statusCode = gh.calls.length === gh.killed ? 500 : answer.includes('"errors":[') ? 422 : 200;
      response.end(answer);
    });
  });
  return gh;
}
