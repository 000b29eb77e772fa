import { fork, type ChildProcess } from "node:child_process";
import starterPath from "./gitStarter.ts?process";
import type { GitOrder, GitResult } from "./gitStarter.ts";

interface Starter {
  readonly process: ChildProcess;
  /** Who waits for which command. */
  readonly waiting: Map<number, (result: GitResult | null) => void>;
}

let current: Starter | null = null;
let lastId = 0;

function connect(): Starter {
  const child = fork(starterPath, [], { serialization: "advanced", execArgv: [], env: {} });
  const starter: Starter = { process: child, waiting: new Map() };
  child.on("message", (result: GitResult) => take(starter, result.id, result));
  child.on("exit", () => {
    if (current === starter) current = null;
    for (const id of starter.waiting.keys()) take(starter, id, null);
  });
  current = starter;
  return starter;
}

function take(starter: Starter, id: number, result: GitResult | null): void {
  starter.waiting.get(id)?.(result);
  starter.waiting.delete(id);
  if (starter.waiting.size === 0) hold(starter, false);
}

/** Keeps this process from ending while a command is under way, and no longer. */
function hold({ process: child }: Starter, on: boolean): void {
  for (const handle of [child, child.channel]) {
    if (on) handle?.ref();
    else handle?.unref();
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Runs git in a folder, in this environment and no other, and gives what it printed. Fails with git's own words when git fails. */
export function startGit(order: Omit<GitOrder, "id">): Promise<Buffer> {
  const starter = current ?? connect();
  const id = ++lastId;
  hold(starter, true);
  return new Promise((resolve, reject) => {
    starter.waiting.set(id, (result) => {
      const stdout = bufferOf(result?.stdout ?? new Uint8Array());
      const stderr = bufferOf(result?.stderr ?? new Uint8Array());
      const failure = result === null ? "what starts git has ended" : result.failure;
      if (failure === null) resolve(stdout);
      else
        reject(new Error(`git ${order.args.join(" ")}: ${stderr.toString()}${stdout.toString()}`, { cause: failure }));
    });
    starter.process.send({ ...order, id });
  });
}
