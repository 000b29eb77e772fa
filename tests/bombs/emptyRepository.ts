import { mkdirSync } from "node:fs";
import { gitIn } from "./gitIn.ts";

/** Creates a repository with no commit and an empty work tree. */
export async function emptyRepository(path: string): Promise<void> {
  mkdirSync(path, { recursive: true });
  await gitIn(path, ["init", "--quiet", "--template=", "--object-format=sha1", "-b", "main"]);
}
