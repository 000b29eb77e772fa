import { spawn } from "node:child_process";

/** Runs git in a folder and returns all its output. Fails if git fails. */
export function runGit(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", ["-C", folder, ...args], { stdio: ["ignore", "pipe", "inherit"] });
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(Buffer.concat(parts).toString());
      else reject(new Error(`git ${args[0] ?? ""} ended with ${code}`));
    });
  });
}
