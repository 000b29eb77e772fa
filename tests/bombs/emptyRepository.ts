import { mkdirSync } from "node:fs";
import { gitIn } from "./gitIn.ts";

/** Makes a repository without a commit, whose work tree is empty. */
export async function emptyRepository(path: string): Promise<void> {
  mkdirSync(path, { recursive: true });
  await gitIn(path, ["init", "--quiet", "--template=", "--object-format=sha1", "-b", "main"]);
}
