import { runProgram } from "#tests/helpers/startProgram.ts";
import { runGit } from "./runGit.ts";

/** The target branch for the change of a bench repository, at the tag `before`. */
const TARGET = "target";
const AUTHOR = ["Ada Proof", "ada@example.org"] as const;

/**
 * Requests a review of a bench repository's change, unless one exists, and returns its id as used in the review's
 * address. Throws an error with what the command line reported if the request was refused.
 */
export async function benchReview(repository: string): Promise<string> {
  const listed = await runProgram(["list", "--format", "json", "-C", repository]);
  const known = idIn(listed.stdout);
  if (known !== null) return known;
  await runGit(repository, ["branch", "--force", TARGET, "before"]);
  await runGit(repository, ["config", "user.name", AUTHOR[0]]);
  await runGit(repository, ["config", "user.email", AUTHOR[1]]);
  const requested = await runProgram(["request", "main", "--base", TARGET, "--title", "Read it", "-C", repository]);
  const [id = ""] = requested.stdout.trim().split("\n");
  if (requested.code !== 0) throw new Error(requested.stderr);
  return id;
}

function idIn(text: string): string | null {
  return /"id": ?"([0-9a-f]{7,64})"/u.exec(text)?.[1] ?? null;
}
