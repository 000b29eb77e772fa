import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { checkRepository } from "./checkRepository.ts";

/** Holds the API to git on a repository and prints what came of each check as JSON on a line. */
async function apiProgram([
  path = "",
  commits = "0",
  seed = "1",
  commit = "",
  only = "",
]: readonly string[]): Promise<void> {
  const awake = setInterval(() => undefined, 1000); // what runs in the background keeps no process alive
  const options = { commits: Number(commits), seed: Number(seed), commit, only };
  for await (const checked of checkRepository(path, options)) process.stdout.write(`${JSON.stringify(checked)}\n`);
  await brokerLink.close();
  clearInterval(awake);
}

await apiProgram(process.argv.slice(2));
